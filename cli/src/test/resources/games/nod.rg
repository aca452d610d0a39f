// First x nods, a move without tags; then o says one of two words.
type Player = {x, o};
type Score = {0};
type Word = {yes, no};

var word: Word = yes;

begin, nod: player = x;
nod, answer: player = o;
answer, chosen: word = Word(*);
chosen, said: $$ word;
said, over: player = keeper;
over, end: player = keeper;
