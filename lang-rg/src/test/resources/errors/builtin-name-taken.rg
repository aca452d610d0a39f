type Player = {x, goals};
type Score = {0};
const player: Score = 0;
begin, end: player = keeper;
