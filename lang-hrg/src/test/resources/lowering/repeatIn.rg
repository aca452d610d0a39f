var a: Player = x;

begin, rules_begin:;
rules_1, rules_8: $ 1;
rules_2, rules_5: a = o;
rules_3, rules_4: $ x;
rules_4, rules_1: a == o;
rules_4, rules_2: a != o;
rules_5, rules_6: $ o;
rules_6, rules_1: a != o;
rules_6, rules_1: a == o;
rules_7, end: player = keeper;
rules_8, rules_9: $ 2;
rules_9, rules_7: $ 2;
rules_begin, rules_3: a = x;
