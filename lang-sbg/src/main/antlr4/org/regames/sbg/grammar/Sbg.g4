// Simplified Boardgames, one part at a time: the reader goes from section to section and, within
// one, from row to row and from `&` to `&`, so that a mistake costs only its part. The meaning of
// letters and numbers is checked afterwards, where the messages can be better.
grammar Sbg;

header : '<<' (LETTER | NUMBER)+ '>>' ;

size : NUMBER NUMBER ;

row : '|' (LETTER | '.')+ '|' ;

piece : LETTER sum '&' ;

sum : sequence ('+' sequence)* ;

sequence : factor+ ;

factor : (step | '(' sum ')') power? ;

step : '(' integer ',' integer ',' LETTER ')' ;

integer : '-'? NUMBER ;

power : '^' (NUMBER | '*') ;

limit : NUMBER '&' ;

goal
    : '#' LETTER NUMBER '&'                                 # count
    | '@' LETTER square (',' square)* '&'                   # reach
    ;

square : NUMBER NUMBER ;

BOARD : '<BOARD>' ;
PIECES : '<PIECES>' ;
GOALS : '<GOALS>' ;
OTHER_SECTION : '<' [a-zA-Z]+ '>' ;

OPEN_NAME : '<<' ;
CLOSE_NAME : '>>' ;
BAR : '|' ;
DOT : '.' ;
OPEN : '(' ;
CLOSE : ')' ;
COMMA : ',' ;
PLUS : '+' ;
MINUS : '-' ;
CARET : '^' ;
STAR : '*' ;
END : '&' ;
HASH : '#' ;
AT : '@' ;
LETTER : [a-zA-Z] ;
NUMBER : [0-9]+ ;

COMMENT : ('//' ~[\r\n]* | '/*' .*? '*/') -> skip ;
SPACE : [ \t\r\n\f]+ -> skip ;
