"""Where games are studied: contests between bots, and what they come to. It speaks to no terminal."""
