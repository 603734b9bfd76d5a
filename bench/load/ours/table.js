// Two of our players at a table, who know of a view only what may be done now.

import WebSocket from 'ws'
import { Moves } from '../moves.js'

// So many people who have come in, by their cookies.
export async function people(port, count) {
    const known = []
    for (let number = 0; number < count; number++) {
        const answer = await posted(port, '/api/people', { name: `Player ${number}` })
        known.push(answer.headers.getSetCookie()[0].split(';')[0])
    }
    return known
}

async function posted(port, path, body, cookie = '') {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
}

export class Table {
    constructor(port, cookies, tally) {
        this.port = port
        this.cookies = cookies
        this.tally = tally
        this.plays = false
        this.places = []
    }

    // Until the game has begun.
    async fill() {
        const terms = { game: 'abraca-what', seats: 2 }
        const answer = await posted(this.port, '/api/tables', terms, this.cookies[0])
        const begun = new Promise((resolve) => (this.begun = resolve))
        this.sitDown((await answer.json()).table)
        await begun
    }

    sitDown(table) {
        this.moves = new Moves(this.tally)
        this.places = this.cookies.map((cookie, seat) => new Place(this, table, seat, cookie))
    }

    // To the next game, on the sockets that there are.
    goOn(table) {
        this.moves = new Moves(this.tally)
        this.places.forEach((place) => place.goTo(table))
    }

    play() {
        this.plays = true
        this.places.forEach((place) => place.act())
    }

    leave() {
        this.places.forEach((place) => place.leave())
    }
}

class Place {
    constructor(table, id, seat, cookie) {
        this.table = table
        this.seat = seat
        this.number = 0
        this.phase = ''
        this.legal = []
        this.left = false
        this.socket = new WebSocket(`ws://127.0.0.1:${table.port}/api/tables/${id}/socket`, {
            headers: { Cookie: cookie },
            perMessageDeflate: false,
        })
        this.socket.on('open', () => this.sit())
        this.socket.on('message', (data) => this.hear(data))
        this.socket.on('error', (error) => this.left || table.tally.fail(error))
        this.socket.on('close', (code) => this.left || table.tally.fail(new Error(`closed with ${code}`)))
    }

    // Whoever opened the table sits there already. Neither gives anything to chance, so nobody waits.
    sit() {
        if (this.seat) this.ask('sit')
        this.ask('commit', { commitment: null })
    }

    goTo(table) {
        this.phase = ''
        this.ask('go', { table })
        this.sit()
    }

    ask(op, fields = {}) {
        this.socket.send(JSON.stringify({ op, id: op, ...fields }))
    }

    hear(data) {
        const message = JSON.parse(data)
        if (message.op === 'table') this.know(message, data.length)
        else if (message.op === 'update') this.fold(message, data.length)
        else if (message.op !== 'done') this.table.tally.fail(new Error(data.toString()))
    }

    know({ number, seating, view }, bytes) {
        this.number = number
        this.phase = seating.phase
        this.legal = view?.legal ?? []
        if (view) this.table.tally.whole(bytes)
        if (this.phase === 'playing') this.table.begun()
        if (this.table.plays) this.act()
    }

    fold({ number, view = [], seating = [] }, bytes) {
        this.number = number
        for (const [path, value] of view) if (path[0] === 'legal') this.allowed(path, value)
        for (const [path, value] of seating) this.seated(path[0], value)
        if (this.left) return
        if (view.length) this.table.tally.update(bytes)
        this.table.moves.told(number)
        if (this.table.plays) this.act()
    }

    allowed([, place], value) {
        if (place === undefined) this.legal = value
        else this.legal[place] = value
    }

    seated(field, value) {
        if (field === 'phase') this.phase = value
        if (field === 'phase' && value === 'over' && !this.seat) this.again()
        if (field === 'rematch' && !this.seat) this.table.goOn(value)
    }

    again() {
        this.table.tally.over()
        this.ask('rematch')
    }

    act() {
        if (this.phase !== 'playing' || !this.legal.length) return
        const action = this.legal[Math.floor(Math.random() * this.legal.length)]
        this.table.moves.sent(this.number + 1)
        this.ask('act', { id: `m${this.number}`, number: this.number, action })
    }

    leave() {
        this.left = true
        this.socket.close()
    }
}
