type Player = {x};
type Score = {0};
type Goals = Player -> {1};
type PlayerOrSystem = {x, keeper};
var visible: Score = 0;
begin, end: player = keeper;
