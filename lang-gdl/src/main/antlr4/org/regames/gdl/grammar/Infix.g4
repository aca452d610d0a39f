// Infix GDL. A clause has no terminator: it ends where no operator follows.
grammar Infix;

clause : term (IF disjunction)? ;

disjunction : conjunction ('|' conjunction)* ;

conjunction : unit ('&' unit)* ;

unit
    : '~' unit                        # negation
    | '(' disjunction ')'             # group
    | term                            # atom
    ;

term : name=(NAME | QUOTED | VARIABLE) ('(' term (',' term)* ')')? ;

IF : ':-' ;
AND : '&' ;
OR : '|' ;
NOT : '~' ;
OPEN : '(' ;
CLOSE : ')' ;
COMMA : ',' ;
VARIABLE : [A-Z_] ~[ \t\r\n\f();,&|~':]* ;
NAME : ~[ \t\r\n\f();,&|~':A-Z_] ~[ \t\r\n\f();,&|~':]* ;
QUOTED : '\'' ~['\r\n]+ '\'' ;
COMMENT : ';' ~[\r\n]* -> channel(HIDDEN) ;
SPACE : [ \t\r\n\f]+ -> skip ;
