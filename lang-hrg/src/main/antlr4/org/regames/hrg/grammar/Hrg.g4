// High-level Regular Games. Words such as `branch` or `in` are keywords only where the rules below
// expect them; everywhere else they are names (rule `name`). Nothing separates statements or
// definitions, so no expression may continue with a token that can begin one of them.
grammar Hrg;

game : definition* EOF ;

definition
    : 'domain' name '=' element ('|' element)*                              # domain
    | name ':' type ('=' expression)?                                       # declaration
    | name '(' pattern (',' pattern)* ')' '=' expression                    # functionCase
    | reusable='reusable'? 'graph' name '(' (parameter (',' parameter)*)? ')' block # graph
    ;

element : name ('(' name (',' name)* ')' generators?)? ;

generators : 'where' generator (',' generator)* ;

generator : name 'in' (first=name '..' last=name | members | hole=HOLE) ;

members : '{' name (',' name)* '}' ;

type : setType ('->' setType)* ;

setType : name | members ;

pattern : name ('(' pattern (',' pattern)* ')')? ;

parameter : name ':' type ;

block : '{' statement* '}' ;

statement
    : 'branch' block ('or' block)*                                          # branch
    | 'branch' name 'in' setType block                                      # branchIn
    | 'if' expression block ('else' 'if' expression block)* ('else' otherwise=block)? # if
    | 'while' expression block                                              # while
    | 'loop' block                                                          # loop
    | 'repeat' name block                                                   # repeat
    | 'repeat' name 'in' setType block                                      # repeatIn
    | ('$' | artificial='$_') (name | '(' name+ ')')                        # tag
    | '$$' name                                                             # variableTag
    | name (suffix+ ('=' assigned)? | '=' assigned)                         # assignmentOrCall
    | HOLE                                                                  # hole
    ;

assigned : setType '(' '*' ')' | expression ;

suffix
    : '(' (expression (',' expression)*)? ')'                               # arguments
    | '[' expression ']'                                                    # index
    ;

// From the tightest binding to the loosest; `if` takes all it can.
expression
    : expression suffix                                                     # application
    | expression operator=('+' | '-' | '%') expression                      # arithmetic
    | expression 'in' setType                                               # membership
    | expression operator=('==' | '!=' | '<' | '<=' | '>' | '>=') expression # comparison
    | expression operator='&&' expression                                   # conjunction
    | expression operator='||' expression                                   # disjunction
    | 'if' expression 'then' expression 'else' expression                   # conditional
    | name                                                                  # reference
    | '(' expression ')'                                                    # parenthesised
    | '{' (':' otherwise=expression | part) (';' part)* '}'                 # mapLiteral
    ;

part : expression '=' expression generators? ;

name
    : NAME
    | RESERVED
    | HOLE
    | 'branch' | 'domain' | 'else' | 'graph' | 'if' | 'in' | 'loop' | 'or' | 'repeat' | 'reusable'
    | 'then' | 'where' | 'while'
    ;

BRANCH : 'branch' ;
DOMAIN : 'domain' ;
ELSE : 'else' ;
GRAPH : 'graph' ;
IF : 'if' ;
IN : 'in' ;
LOOP : 'loop' ;
OR : 'or' ;
REPEAT : 'repeat' ;
REUSABLE : 'reusable' ;
THEN : 'then' ;
WHERE : 'where' ;
WHILE : 'while' ;

// Not allowed as names, because they are keywords of RG.
RESERVED : 'const' | 'type' | 'var' ;

// What is still to be written.
HOLE : '???' ;

NAME : [A-Za-z0-9_]+ ;

SPACE : [ \t\r\n\f\uFEFF]+ -> skip ;

COMMENT : '//' ~[\r\n]* -> skip ;

// Any other character, so that the parser can say what should stand there instead.
STRAY : . ;
