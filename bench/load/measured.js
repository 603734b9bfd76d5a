// One run: a server is started, tables are filled, played at, and what happened in a while is counted.

import { later, memory, processorTime } from './processes.js'
import { Tally } from './tally.js'

const PATIENCE = 120_000
const LONGEST = 30_000 // of warming up
const AT_ONCE = 20 // tables that are filled at a time

export async function measured(contestant, setting) {
    const server = await contestant.serve()
    const tally = new Tally()
    const open = []
    try {
        const limit = PATIENCE + 1000 * (setting.warm + setting.seconds)
        const tooLong = later(limit).then(() => tally.fail(new Error(`still not done after ${limit / 1000} s`)))
        return await Promise.race([run(contestant, server, setting, tally, open), tally.failure, tooLong])
    } catch (error) {
        console.error(server.said())
        throw error
    } finally {
        open.forEach((table) => table.leave())
        await server.end()
    }
}

async function run(contestant, server, { tables, idle, seconds, warm }, tally, open) {
    const mib = { empty: memory(server.pid) }
    await filled(await contestant.tables(server.port, Math.ceil(idle / 2), tally), open)
    mib.idle = memory(server.pid)
    const active = await contestant.tables(server.port, tables, tally)
    await filled(active, open)
    active.forEach((table) => table.play())
    await warmed(warm, tables, tally)
    const counted = await counting(server.pid, seconds, tally)
    mib.playing = memory(server.pid)
    return { ...counted, mib }
}

async function filled(tables, open) {
    for (let from = 0; from < tables.length; from += AT_ONCE) {
        const some = tables.slice(from, from + AT_ONCE)
        open.push(...some)
        await Promise.all(some.map((table) => table.fill()))
    }
}

// Until games end here and there, as they will from then on, and not all at once.
async function warmed(seconds, games, tally) {
    const began = performance.now()
    await later(1000 * seconds)
    while (tally.ended < games && performance.now() - began < LONGEST) await later(100)
}

async function counting(pid, seconds, tally) {
    const [server, client] = [processorTime(pid), process.cpuUsage()]
    const began = performance.now()
    tally.begin()
    await later(1000 * seconds)
    const lasted = (performance.now() - began) / 1000
    const [worked, spent] = [processorTime(pid) - server, process.cpuUsage(client)]
    const share = { server: worked / lasted, clients: (spent.user + spent.system) / 1e6 / lasted }
    const counted = tally.counted(lasted)
    return { ...counted, movesPerWorked: counted.movesPerSecond / share.server, share }
}
