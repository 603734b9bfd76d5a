// What came of it: every run as JSON, or in tables a medium and from where to where the rounds went.

import { release } from 'node:os'
import { boardgame } from './contestants.js'
import { range } from './figures.js'
import { CORES } from './processes.js'

export function asJson(runs, pinned) {
    return JSON.stringify({ setting: setting(pinned), ratios: ratios(runs), runs }, null, 2)
}

function setting(pinned) {
    return { node: process.version, system: release(), cores: CORES, pinned }
}

export function asText(runs, pinned) {
    const rounds = runs.filter((run) => !run.idle)
    const parts = [speeds(rounds), compared(rounds), crowd(runs.filter((run) => run.idle)), bytes(runs)]
    const { node, cores } = setting(pinned)
    const where = pinned ? 'the server on one, the clients on another' : 'shared by server and clients'
    return [...parts.filter(Boolean), `Node ${node}; ${cores} cores, ${where}.`].join('\n\n')
}

function speeds(runs) {
    const head = ['tables', 'server', 'moves/s', 'min–max', 'median ms', 'min–max', 'p99 ms', 'min–max', 'moves/s worked', 'min–max']
    const rows = grouped(runs, (run) => [run.tables, run.name]).map(([[tables, name], some]) => [
        tables,
        name,
        ...ranged(some.map((run) => run.movesPerSecond), 0),
        ...ranged(some.map((run) => run.latency.median), 2),
        ...ranged(some.map((run) => run.latency.p99), 2),
        ...ranged(some.map((run) => run.movesPerWorked), 0),
        share(some, 'server'),
        share(some, 'clients'),
    ])
    return markdown([...head, 'server busy', 'clients busy'], rows)
}

function compared(runs) {
    const head = ['tables', `beside ${boardgame.name}`, 'moves/s', 'min–max', 'median', 'min–max', 'p99', 'min–max', 'moves/s worked', 'min–max']
    const rows = ratios(runs).map(({ tables, name, ...of }) => [
        tables,
        name,
        ...times(of.movesPerSecond),
        ...times(of.median),
        ...times(of.p99),
        ...times(of.movesPerWorked),
    ])
    return markdown(head, rows)
}

// Round by round: a slow moment of the machine falls on both sides of the fraction.
function ratios(runs) {
    const peers = new Map(runs.filter((run) => run.name === boardgame.name).map((run) => [where(run), run]))
    const pairs = runs.filter((run) => run.name !== boardgame.name && peers.has(where(run)))
    return grouped(pairs, (run) => [run.tables, run.idle, run.name]).map(([[tables, idle, name], some]) => {
        const ratio = (figure) => range(some.map((run) => figure(run) / figure(peers.get(where(run)))))
        return {
            tables,
            idle,
            name,
            movesPerSecond: ratio((run) => run.movesPerSecond),
            median: ratio((run) => run.latency.median),
            p99: ratio((run) => run.latency.p99),
            movesPerWorked: ratio((run) => run.movesPerWorked),
        }
    })
}

const where = ({ round, tables, idle }) => `${round} ${tables} ${idle}`

function crowd(runs) {
    const head = ['tables', 'idle sockets', 'server', 'moves/s', 'median ms', 'p99 ms', 'MiB empty', 'with the idle', 'playing']
    const rows = runs.map(({ tables, idle, name, movesPerSecond, latency, mib }) => [
        tables,
        idle,
        name,
        movesPerSecond.toFixed(0),
        latency.median.toFixed(2),
        latency.p99.toFixed(2),
        ...[mib.empty, mib.idle, mib.playing].map((one) => one.toFixed(0)),
    ])
    return markdown(head, rows)
}

function bytes(runs) {
    const head = ['bytes', 'update, median', 'p99', 'most', 'everything, median', 'p99', 'most']
    const largest = new Map(runs.filter((run) => !run.idle).map((run) => [run.name, run]))
    const rows = [...largest].map(([name, { bytes: of }]) => [name, ...whole(of.update), ...whole(of.whole)])
    return markdown(head, rows)
}

const whole = ({ median, p99, most }) => [median, p99, most]

function grouped(runs, key) {
    const groups = new Map()
    for (const run of runs) {
        const name = JSON.stringify(key(run))
        groups.set(name, [...(groups.get(name) ?? []), run])
    }
    return [...groups].map(([name, some]) => [JSON.parse(name), some])
}

function ranged(values, places) {
    const { median, low, high } = range(values)
    return [median.toFixed(places), `${low.toFixed(places)}–${high.toFixed(places)}`]
}

const times = ({ median, low, high }) => [`${median.toFixed(2)} ×`, `${low.toFixed(2)}–${high.toFixed(2)}`]

function share(runs, who) {
    return `${(100 * range(runs.map((run) => run.share[who])).median).toFixed(0)} %`
}

// As wide as need be, so that it can be read in a terminal too.
function markdown(head, rows) {
    if (!rows.length) return ''
    const cells = [head, ...rows].map((row) => row.map(String))
    const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at].length)))
    const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
    const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
    return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}
