// Infix GDL. A clause ends where no operator follows. Habits from Prolog are accepted, too: a stop
// after a clause, `,` for `&`, `\+` for `~`, and comments that begin with `%`.
grammar Infix;

clause : term (IF disjunction)? STOP? ;

disjunction : conjunction (OR conjunction)* ;

conjunction : unit ((AND | COMMA) unit)* ;

unit
    : NOT unit                        # negation
    | '(' disjunction ')'             # group
    | term                            # atom
    ;

term : name=(NAME | QUOTED | VARIABLE) ('(' term (COMMA term)* ')')? ;

IF : ':-' ;
AND : '&' ;
OR : '|' ;
NOT : '~' | '\\+' ;
STOP : '.' ;
OPEN : '(' ;
CLOSE : ')' ;
COMMA : ',' ;
VARIABLE : [A-Z_] REST ;
NAME : ~[ \t\r\n\f();,&|~':%\\.A-Z_] REST ;
QUOTED : '\'' ~['\r\n]+ '\'' ;
COMMENT : [;%] ~[\r\n]* -> channel(HIDDEN) ;
SPACE : [ \t\r\n\f]+ -> skip ;

// A stop inside a name is a part of it, one at its end is not.
fragment REST : ('.'* ~[ \t\r\n\f();,&|~':%\\.])* ;
