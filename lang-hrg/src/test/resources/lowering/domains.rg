type All = {none, V__7_b_0, V__7_b_1, V__c_b_0, V__c_b_1, null, last};
type Digits = {0, 10, 2};
type Number = {N__2, N__3, N__4};
type NumberOrNan = {N__2, N__3, N__4, nan};
type Position = {V__7_b_0, V__7_b_1, V__c_b_0, V__c_b_1, null};
type Two = {A__0, A__1, B__0, B__1};

begin, rules_begin:;
rules_begin, end: player = keeper;

@integer 2 : N__2 N__3 N__4;
