#!/usr/bin/env node
// A bot for Abraca…What?. It calls what most of its stones could be; of any other game it plays the first legal action.

const SPELLS = [1, 2, 3, 4, 5, 6, 7, 8];

// How many stones of this number may be among its own: there are as many as the number says.
function unseen(view, spell) {
  const seen = view.players.flatMap((player) => [...player.stones, ...player.secrets]);
  return spell - view.board[spell - 1] - seen.filter((stone) => stone === spell).length;
}

// About how likely one of its stones is this one, as it has not called it in vain while they lay there.
function chance(view, spell) {
  const hidden = SPELLS.reduce((sum, each) => sum + unseen(view, each), 0);
  const places = view.players[view.viewer].ruled_out.filter((numbers) => !numbers.includes(spell)).length;
  return 1 - (1 - unseen(view, spell) / hidden) ** places;
}

function choose(view, legal) {
  const calls = legal.filter((action) => action.do === "cast");
  if (calls.length === 0) return legal[0];
  const best = calls.reduce((one, other) => (chance(view, other.spell) > chance(view, one.spell) ? other : one));
  const stop = legal.find((action) => action.do === "stop");
  return stop && chance(view, best.spell) < 0.4 ? stop : best;
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const said = JSON.parse(line);
  if (said.op === "act") console.log(JSON.stringify(choose(said.view, said.awaits.legal)));
});
