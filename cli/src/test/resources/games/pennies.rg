// Matching pennies: x lays a penny, which o does not see, and o guesses the side.
type Player = {x, o};
type Score = {0, 1};
type Side = {heads, tails};

var laid: Side = heads;
var guessed: Side = heads;

begin, hide: player = x;
hide, lay: visible[o] = 0;
lay, named: laid = Side(*);
named, done: $$ laid;
done, reveal: player = keeper;
reveal, next: visible[o] = 1;
next, guess: player = o;
guess, said: guessed = Side(*);
said, over: $$ guessed;
over, judge: player = keeper;
judge, right: laid == guessed;
judge, wrong: laid != guessed;
right, paid: goals[o] = 1;
wrong, paid: goals[x] = 1;
paid, end: player = keeper;
