module.exports = {
    GAME: 'passing',
    LENGTH: 84, // moves, on average: as many as a game of ours has, so that new ones begin as often
}
