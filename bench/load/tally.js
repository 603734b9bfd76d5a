// What is counted while somebody plays.

import { spread } from './figures.js'

export class Tally {
    #counts = false
    #latencies = []
    #updates = []
    #wholes = []
    #games = 0
    #fail
    ended = 0 // games, also before anything is counted

    constructor() {
        this.failure = new Promise((_, reject) => (this.#fail = reject))
        this.failure.catch(() => {}) // whoever waits for it hears of it
    }

    begin() {
        this.#counts = true
    }

    // A move: the milliseconds from sending it until both players had been told.
    moved(took) {
        if (this.#counts) this.#latencies.push(took)
    }

    // The bytes of what one seat was told of one move.
    update(bytes) {
        if (this.#counts) this.#updates.push(bytes)
    }

    // The bytes of a message that says everything; there are few, so those count that come early, too.
    whole(bytes) {
        this.#wholes.push(bytes)
    }

    over() {
        this.ended++
        if (this.#counts) this.#games++
    }

    fail(error) {
        this.#fail(error)
    }

    counted(seconds) {
        this.#counts = false
        return {
            movesPerSecond: this.#latencies.length / seconds,
            gamesPerSecond: this.#games / seconds,
            latency: spread(this.#latencies),
            bytes: { update: spread(this.#updates), whole: spread(this.#wholes) },
        }
    }
}
