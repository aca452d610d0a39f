// After the word no, nobody can go on.
type Player = {x};
type Score = {0};
type Word = {yes, no};

var word: Word = yes;

begin, say: player = x;
say, chosen: word = Word(*);
chosen, said: $$ word;
said, more: player = x;
more, fine: word == yes;
fine, over: player = keeper;
over, end: player = keeper;
