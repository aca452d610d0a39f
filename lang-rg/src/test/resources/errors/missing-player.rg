type Score = {0};
begin, turn: player = PlayerOrSystem(x);
turn, end: player = keeper;
