type Player = {x, keeper};
type Score = {0};
type Bool = {no, yes};
type Goals = Player -> Bool;
type PlayerOrSystem = {x, keeper};
var visible: Score = 0;
begin, end: player = keeper;
