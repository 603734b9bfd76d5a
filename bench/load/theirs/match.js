// Two clients of boardgame.io in a match: what its own client says on the socket, without the rest of it.

import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { Moves } from '../moves.js'
import game from './game.cjs'

export class Match {
    constructor(port, tally) {
        this.tally = tally
        this.plays = false
        this.clients = ['0', '1'].map((player) => new Client(this, port, player))
    }

    async fill() {
        const begun = new Promise((resolve) => (this.begun = resolve))
        await Promise.all(this.clients.map((client) => client.connected))
        this.again()
        await begun
    }

    // The first who asks for a match makes it; the other comes when it is there.
    again() {
        this.id = randomUUID()
        this.moves = new Moves(this.tally)
        this.clients[0].ask()
    }

    heard(client) {
        if (client.player === '0') return this.clients[1].ask()
        this.begun()
        if (this.plays) this.clients[0].act()
    }

    play() {
        this.plays = true
        this.clients.forEach((client) => client.act())
    }

    told({ _stateID: number, ctx }) {
        if (!this.moves.told(number) || !ctx.gameover) return
        this.tally.over()
        this.again()
    }

    leave() {
        this.clients.forEach((client) => client.socket.disconnect())
    }
}

class Client {
    constructor(match, port, player) {
        this.match = match
        this.player = player
        this.state = null
        this.socket = io(`http://127.0.0.1:${port}/${game.GAME}`, { transports: ['websocket'], forceNew: true })
        this.connected = new Promise((resolve) => this.socket.on('connect', resolve))
        this.socket.on('connect_error', (error) => match.tally.fail(error))
        this.socket.on('sync', (id, { state }) => this.know(id, state))
        this.socket.on('update', (id, state) => this.fold(id, state))
        this.socket.io.engine.on('packet', ({ type, data }) => this.count(type, data))
    }

    ask() {
        this.socket.emit('sync', this.match.id, this.player, undefined, 2)
    }

    // Text of one byte a sign, which all of theirs is here.
    count(type, data) {
        if (type !== 'message') return
        if (data.includes('["update"')) this.match.tally.update(data.length + 1)
        if (data.includes('["sync"')) this.match.tally.whole(data.length + 1)
    }

    know(id, state) {
        if (id !== this.match.id) return
        this.state = state
        this.match.heard(this)
    }

    fold(id, state) {
        if (id !== this.match.id) return
        this.state = state
        this.match.told(state)
        if (this.match.plays) this.act()
    }

    act() {
        if (this.state?.ctx.currentPlayer !== this.player || this.state.ctx.gameover) return
        const move = { type: 'pass', args: [], playerID: this.player }
        this.match.moves.sent(this.state._stateID + 1)
        this.socket.emit('update', { type: 'MAKE_MOVE', payload: move }, this.state._stateID, this.match.id, this.player)
    }
}
