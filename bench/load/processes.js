// The server as a process of its own: started, held to a core, looked at, ended.

import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const ROOT = join(import.meta.dirname, '../..')
const START = 60_000
const END = 10_000
const TICKS = 100 // a second, in /proc
const SERVER_CORE = 0
const CLIENT_CORE = 1

const running = new Map() // to what is to be forgotten with them
process.on('exit', () => running.forEach(gone))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

export const CORES = availableParallelism()
let pinned = false
export const pinnedCores = () => pinned

export function pinToClients() {
    pinned = CORES > 1 && pin(process.pid, CLIENT_CORE)
}

// All its threads, and those it will have. Not every system can.
function pin(pid, core) {
    try {
        execFileSync('taskset', ['-acp', core, pid], { stdio: 'ignore' })
        return true
    } catch {
        return false
    }
}

// The first line that a server writes, when it is ready, is its port.
export async function started(command, args, forget, environment = {}) {
    const options = { cwd: ROOT, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] }
    const child = spawn(command, args, options)
    running.set(child, forget)
    const said = lastWords(child)
    if (pinned) pin(child.pid, SERVER_CORE)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const cannot = () => {
        throw new Error(`the server did not start: ${said()}`)
    }
    try {
        const port = await Promise.race([firstLine(child), ended.then(cannot), later(START).then(cannot)])
        return { port: Number(port), pid: child.pid, said, end: () => end(child, ended) }
    } catch (error) {
        await end(child, ended)
        throw error
    }
}

function firstLine(child) {
    const lines = createInterface({ input: child.stdout })
    return new Promise((resolve) => lines.once('line', resolve))
}

// What it says beside is kept for when something goes wrong.
function lastWords(child) {
    let said = ''
    child.stderr.on('data', (data) => (said = (said + data).slice(-4000)))
    return () => said
}

export const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

async function end(child, ended) {
    child.kill('SIGTERM')
    await Promise.race([ended, later(END)])
    gone(running.get(child), child)
    await ended
    running.delete(child)
}

function gone(forget, child) {
    child.kill('SIGKILL') // does nothing where it has ended
    forget()
}

// Seconds of processor time, all threads together.
export function processorTime(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
}

// Megabytes that are in memory.
export function memory(pid) {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
}
