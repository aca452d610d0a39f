type Player = {x};
begin, end: player = keeper;
