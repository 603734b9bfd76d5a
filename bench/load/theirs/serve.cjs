// boardgame.io's server as its documentation starts it, with a game in which nothing happens, on a free port of this
// machine alone, which it writes when it is ready. Its matches are in memory.

const { Server } = require('boardgame.io/server')
const { GAME, LENGTH } = require('./game.cjs')

const passing = {
    name: GAME,
    setup: () => ({ moves: 0 }),
    moves: { pass: ({ G }) => ({ moves: G.moves + 1 }) },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.moves >= LENGTH ? { draw: true } : undefined),
}

const { app } = Server({ games: [passing], origins: [] })
const listener = app.listen(0, '127.0.0.1', () => console.log(listener.address().port))
