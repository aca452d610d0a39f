type Player = {x};
type Score = {0};
type Empty = {};
type Map = Score -> Score;
type KeysAreMaps = Map -> Score;
begin, end: player = keeper;
