// Prefix GDL: lists of words, as in the Knowledge Interchange Format. Lists are interpreted
// afterwards, where the messages can be better; that brackets match is checked before.
grammar Kif;

file : expression* EOF ;

expression
    : WORD                            # word
    | VARIABLE                        # variable
    | OPEN expression* CLOSE          # list
    ;

OPEN : '(' ;
CLOSE : ')' ;
VARIABLE : '?' ~[ \t\r\n\f();]* ;
WORD : ~[ \t\r\n\f();?] ~[ \t\r\n\f();]* ;
COMMENT : ';' ~[\r\n]* -> channel(HIDDEN) ;
SPACE : [ \t\r\n\f]+ -> skip ;
