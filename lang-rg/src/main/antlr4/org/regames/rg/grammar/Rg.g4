// The RG language, one statement at a time: a file is any number of them, in any order. Every
// decision needs one token of look-ahead, so that parsing is linear and each error message can name
// what was expected at that place.
grammar Rg;

statement
    : 'type' NAME '=' type ';'                              # typeDefinition
    | 'const' NAME ':' type '=' value ';'                   # constant
    | 'var' NAME ':' type '=' value ';'                     # variable
    | NAME ',' NAME ':' action? ';'                         # edge
    | '@artificialTag' names ';'                            # artificialTag
    | ('@disjoint' | exhaustive='@disjointExhaustive') NAME ':' names ';' # disjoint
    | '@integer' integer ':' names ';'                      # integerRange
    | '@iterator' names ':' NAME ';'                        # iterator
    | '@repeat' names ':' names? ';'                        # repeat
    | '@unique' names ';'                                   # unique
    | ('@simpleApply' | exhaustive='@simpleApplyExhaustive') NAME NAME '[' (tag (',' tag)*)? ']'
        (assignment (',' assignment)*)? ';'                 # simpleApply
    | ('@tagIndex' | most=('@tagMaxIndex' | '@tagIndexMax')) names ':' integer ';' # tagIndex
    | PRAGMA_NAME ~';'* ';'                                 # unknownPragma
    ;

type : plainType ('->' plainType)* ;

plainType
    : NAME
    | '{' (NAME (',' NAME)*)? '}'
    ;

value
    : NAME
    | '{' (entry (',' entry)*)? '}'
    ;

entry : NAME? ':' value ;

action
    : expression operator=('=' | '==' | '!=') expression           # operation
    | ('?' | negated='!') NAME '->' NAME                            # reachability
    | '$' NAME                                              # plainTag
    | '$$' NAME                                             # variableTag
    ;

assignment : expression '=' expression ;

tag : NAME (':' type)? ;

expression : primary ('[' expression ']')* ;

// A name followed by a cast is the cast's type, or the first part of it.
primary
    : NAME cast?
    | '{' (NAME (',' NAME)*)? '}' cast
    ;

cast : ('->' plainType)* '(' ('*' | expression) ')' ;

names : NAME+ ;

integer : '-'? NAME ;

TYPE : 'type' ;
CONST : 'const' ;
VAR : 'var' ;
COMMA : ',' ;
COLON : ':' ;
SEMICOLON : ';' ;
EQUAL : '==' ;
UNEQUAL : '!=' ;
ARROW : '->' ;
BRACE : '{' ;
END_BRACE : '}' ;
BRACKET : '[' ;
END_BRACKET : ']' ;
PARENTHESIS : '(' ;
END_PARENTHESIS : ')' ;

NAME : [A-Za-z0-9_]+ ;

PRAGMA_NAME : '@' [A-Za-z0-9_]+ ;

SPACE : [ \t\r\n\f\uFEFF]+ -> skip ;

COMMENT : '//' ~[\r\n]* -> skip ;

// Any other character, so that the parser can say what should stand there instead.
STRAY : . ;
