// What a new game begins with: small, valid, and to be played at once.

export const TEMPLATES: Record<string, string> = {
  'my-game.hrg': `// My game
//
// Rules: x and o take turns to mark a cell of a row; who marks the middle one wins.
// Move: one tag, the marked cell.
// Players: x and o. Scores: 100 for the winner, 0 for the loser.

domain Player = x | o
domain Score = 0 | 50 | 100
domain Mark = blank | Player
domain Cell = C(X) where X in 1..5

opponent : Player -> Player
opponent(x) = o
opponent(o) = x

row : Cell -> Mark = { :blank }
cell : Cell

graph turn(me : Player) {
  player = me
  cell = Cell(*)
  check(row[cell] == blank)
  row[cell] = me
  $$ cell

  player = keeper
  if row[C(3)] == me {
    goals[me] = 100
    goals[opponent[me]] = 0
    end()
  }
}

graph rules() {
  loop {
    turn(x)
    turn(o)
  }
}
`,
};
