// Tables of two over real sockets, ours beside boardgame.io's: `make load`.

import { parseArgs } from 'node:util'
import { boardgame, ours } from './contestants.js'
import { measured } from './measured.js'
import { pinnedCores, pinToClients } from './processes.js'
import { asJson, asText } from './report.js'

const CONTESTANTS = [ours('full'), ours('normal'), boardgame]
const HELP = `Moves per second, and the time until both players have been told of a move.

  --tables 1,10,100,300   how many at once
  --seconds 5             each contestant plays, each round
  --warm 2                seconds at least that it has played before anything is counted, and a game a table
  --rounds 3              contestants in turn in every round
  --only NAME             part of the name of those who play
  --idle 2000             sockets that only listen, in a last run
  --active 200            tables that play beside them
  --json                  everything, as JSON`

const asked = arguments_()
if (asked) await main(asked)

function arguments_() {
    const { values } = parseArgs({
        options: {
            tables: { type: 'string', default: '1,10,100,300' },
            seconds: { type: 'string', default: '5' },
            warm: { type: 'string', default: '2' },
            rounds: { type: 'string', default: '3' },
            only: { type: 'string', default: '' },
            idle: { type: 'string', default: '2000' },
            active: { type: 'string', default: '200' },
            json: { type: 'boolean', default: false },
            help: { type: 'boolean', default: false },
        },
    })
    if (values.help) return console.log(HELP)
    const numbers = ['seconds', 'warm', 'rounds', 'idle', 'active'].map((name) => [name, number(values[name])])
    const tables = values.tables.split(',').filter(Boolean).map(number)
    return { ...values, ...Object.fromEntries(numbers), tables }
}

function number(text) {
    const found = Number(text)
    if (!(found >= 0 && found <= 100_000)) throw new RangeError(`not a number that makes sense here: ${text}`)
    return found
}

async function main({ tables, seconds, warm, rounds, only, idle, active, json }) {
    pinToClients()
    const playing = CONTESTANTS.filter((one) => one.name.includes(only))
    const runs = []
    for (let round = 0; round < rounds; round++) {
        for (const count of tables) {
            await play(playing, { round, tables: count, idle: 0, seconds, warm }, runs)
        }
    }
    if (idle) await play(playing, { round: 0, tables: active, idle, seconds, warm }, runs)
    console.log(json ? asJson(runs, pinnedCores()) : asText(runs, pinnedCores()))
}

// Whoever goes first moves on, so that nobody always follows the same neighbour.
async function play(playing, setting, runs) {
    const first = setting.round % playing.length
    for (const contestant of [...playing.slice(first), ...playing.slice(0, first)]) {
        const run = await measured(contestant, setting)
        runs.push({ name: contestant.name, ...setting, ...run })
        say(contestant.name, setting, run)
    }
}

function say(name, { tables, idle }, { movesPerSecond, movesPerWorked, latency }) {
    const settled = idle ? `${tables} tables, ${idle} idle` : `${tables} tables`
    const speed = `${movesPerSecond.toFixed(0)} moves/s, ${movesPerWorked.toFixed(0)} a second worked`
    console.error(`${name}, ${settled}: ${speed}, p99 ${latency.p99.toFixed(2)} ms`)
}
