type Player = {x};
type Score = {0};
begin, end: player = keeper;
@colour begin #ff00ff  // kept, this comment is not
  'end';
@bare;
