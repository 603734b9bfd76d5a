// boardgame.io's server as its documentation starts it, with a game in which nothing happens, on a free port of this
// machine alone, which it writes when it is ready. Its matches are in memory.

const { Server } = require('boardgame.io/server')
const { GAME, LENGTH } = require('./game.cjs')

const passing = {
    name: GAME,
    setup: () => ({ left: Math.ceil(2 * LENGTH * Math.random()) }),
    moves: { pass: ({ G }) => ({ left: G.left - 1 }) },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.left ? undefined : { draw: true }),
}

const { app } = Server({ games: [passing], origins: [] })
const listener = app.listen(0, '127.0.0.1', () => console.log(listener.address().port))
