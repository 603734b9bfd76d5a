// Who takes part: how their server is started, and how two clients come to a table of theirs.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { people, Table } from './ours/table.js'
import { ROOT, started } from './processes.js'
import { Match } from './theirs/match.js'

const PYTHON = join(ROOT, '.venv/bin/python')
const HERE = import.meta.dirname

// The data lie where the project does, on a disk and not in memory.
export function ours(durability) {
    return {
        name: `Abracademy, ${durability}`,
        async serve() {
            mkdirSync(join(ROOT, 'build'), { recursive: true })
            const data = mkdtempSync(join(ROOT, 'build/load-'))
            const forget = () => rmSync(data, { recursive: true, force: true })
            return started(PYTHON, ['-m', 'bench.load.ours.serve', data, durability], forget)
        },
        async tables(port, count, tally) {
            const known = await people(port, 2 * count)
            return known.slice(count).map((guest, at) => new Table(port, [known[at], guest], tally))
        },
    }
}

export const boardgame = {
    name: 'boardgame.io',
    serve: () => started(process.execPath, [join(HERE, 'theirs/serve.cjs')], () => {}, { NODE_ENV: 'production' }),
    tables: async (port, count, tally) => Array.from({ length: count }, () => new Match(port, tally)),
}
