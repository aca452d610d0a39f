// Regular Boardgames, both levels, after macros are expanded: the parser sees one stream of all
// sections. The number of labels, the lengths of lines and the meanings of names are checked
// afterwards, where the messages can be better.
grammar Rbg;

file : section* EOF ;

section
    : '#' 'players' '=' bounds                              # players
    | '#' 'variables' '=' bounds?                           # variables
    | '#' 'pieces' '=' NAME (',' NAME)*         # pieces
    | '#' 'board' '=' board                                 # boardSection
    | '#' 'rules' '=' sum                                   # rules
    ;

bounds : bound (',' bound)* ;

bound : NAME '(' NUMBER ')' ;

board
    : node+                                                 # graph
    | 'rectangle' '(' labels line+ ')'                      # rectangle
    | 'hexagon' '(' labels line+ ')'                        # hexagon
    | 'cuboid' '(' labels layer+ ')'                        # cuboid
    ;

node : NAME '[' NAME ']' '{' (edge (',' edge)*)? '}' ;

edge : NAME ':' NAME ;

labels : (NAME ',')+ ;

layer : '[' line+ ']' ;

line : '[' cell (',' cell)* ']' ;

cell : NAME? ;

sum : concatenation ('+' concatenation)* ;

concatenation : factor+ ;

factor : (action | '(' sum ')') power? ;

power
    : '*'
    | '^' NUMBER
    ;

action
    : NAME                                            # shift
    | '{' (NAME (',' NAME)*)? '}'               # on
    | '[' NAME (',' NAME)* ']'                  # off
    | '[$' assignment (',' assignment)* ']'                 # assignments
    | '{$' arithmetic relation arithmetic '}'               # comparison
    | '->' NAME                                       # playerSwitch
    | '->>'                                                 # keeperSwitch
    | ('{?' | negated='{!') sum '}'                         # check
    | '.'                                                   # hint
    ;

assignment : NAME '=' arithmetic ;

relation : '<' | '<=' | '==' | '!=' | '>=' | '>' ;

arithmetic : product (('+' | '-') product)* ;

product : atom (('*' | '/') atom)* ;

atom
    : NUMBER
    | NAME
    | '(' arithmetic ')'
    ;

HASH : '#' ;
EQUALS : '=' ;
OPEN : '(' ;
CLOSE : ')' ;
OPEN_BRACE : '{' ;
OPEN_IF : '{?' ;
OPEN_IF_NOT : '{!' ;
OPEN_COMPARISON : '{$' ;
CLOSE_BRACE : '}' ;
OPEN_BRACKET : '[' ;
OPEN_ASSIGNMENT : '[$' ;
CLOSE_BRACKET : ']' ;
SEMICOLON : ';' ;
JOIN : '~' ;

PLAYERS : 'players' ;
VARIABLES : 'variables' ;
PIECES : 'pieces' ;
BOARD : 'board' ;
RULES : 'rules' ;
RECTANGLE : 'rectangle' ;
HEXAGON : 'hexagon' ;
CUBOID : 'cuboid' ;

NAME : [A-Za-z] [A-Za-z0-9]* ;

NUMBER : [0-9]+ ;

// Tokens of the language that the grammar does not use; macros may make others out of them.
LONE : '$' | '!' | '?' ;

SPACE : [ \t\r\n\f\uFEFF]+ -> skip ;

// Kept for writing the game back.
COMMENT : ('//' ~[\r\n]* | '/*' .*? '*/') -> channel(HIDDEN) ;

// Any other character, so that the parser can say what should stand there instead.
STRAY : . ;
