module.exports = {
    GAME: 'passing',
    LENGTH: 80, // about as many moves as a game of ours has, so that new ones begin as often
}
