// Moves under way at a table: by the number that both players' updates have, since when, and how many have yet to hear.

export class Moves {
    #under = new Map()

    constructor(tally) {
        this.tally = tally
    }

    sent(number) {
        this.#under.set(number, { at: performance.now(), missing: 2 })
    }

    // Whether now both have been told.
    told(number) {
        const move = this.#under.get(number)
        if (!move || --move.missing) return false
        this.#under.delete(number)
        this.tally.moved(performance.now() - move.at)
        return true
    }
}
