type Bool = {0, 1};
type Goals = Player -> Score;
type HourValue = {0, 1, 2, 3, 4};
type In1 = {guard, thief};
type InValue = {a, b, c, d, e, none};
type Move_guard = {left, right, stay};
type Move_random = {creak, silence};
type Player = {guard, thief};
type PlayerOrSystem = {guard, thief, keeper, random};
type Score = {0, 100};
type Visibility = Player -> Bool;

const after_hour: HourValue -> HourValue = {:4, 0: 0, 1: 2, 2: 3};

var does_guard: Move_guard = right;
var does_random: Move_random = creak;
var does_thief: Move_guard = right;
var goals: Goals = {:0};
var hour: HourValue = 0;
var in: In1 -> InValue = {:a, thief: none};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:0};

begin, choose_random0: player = random;
becomes_in_1, becomes_in_22: in[guard] != a;
becomes_in_2, becomes_in_23: in[guard] != b;
becomes_in_3, becomes_in_24: in[guard] != e;
becomes_in_4, becomes_in_25: in[guard] != c;
becomes_in_5, becomes_in_26: in[guard] != d;
becomes_in_6, becomes_in_6_1: ? becomes_in_20 -> yes;
becomes_in_6_1, yes: ! becomes_in_21 -> yes;
becomes_in_7, becomes_in_15: in[thief] != c;
becomes_in_8, becomes_in_16: in[thief] != d;
becomes_in_9, becomes_in_17: in[thief] != b;
becomes_in_10, becomes_in_18: in[thief] != e;
becomes_in_11, becomes_in_19: in[thief] != a;
becomes_in_12, becomes_in_12_1: ? becomes_in_13 -> yes;
becomes_in_12_1, yes: ! becomes_in_14 -> yes;
becomes_in_13, becomes_in_13_1: in[thief] != none;
becomes_in_13_1, yes: does_thief != stay;
becomes_in_14, becomes_in_15: in[thief] != c;
becomes_in_14, becomes_in_16: in[thief] != d;
becomes_in_14, becomes_in_17: in[thief] != b;
becomes_in_14, becomes_in_18: in[thief] != e;
becomes_in_14, becomes_in_19: in[thief] != a;
becomes_in_15, becomes_in_15_1: in[thief] == d;
becomes_in_15, becomes_in_15_2: in[thief] == b;
becomes_in_15_1, yes: does_thief == left;
becomes_in_15_2, yes: does_thief == right;
becomes_in_16, becomes_in_15_1: in[thief] == e;
becomes_in_16, becomes_in_15_2: in[thief] == c;
becomes_in_17, becomes_in_15_1: in[thief] == c;
becomes_in_17, becomes_in_15_2: in[thief] == a;
becomes_in_18, becomes_in_15_1: in[thief] == a;
becomes_in_18, becomes_in_15_2: in[thief] == d;
becomes_in_19, becomes_in_15_1: in[thief] == b;
becomes_in_19, becomes_in_15_2: in[thief] == e;
becomes_in_20, becomes_in_20_1: in[guard] != none;
becomes_in_20_1, yes: does_guard != stay;
becomes_in_21, becomes_in_22: in[guard] != a;
becomes_in_21, becomes_in_23: in[guard] != b;
becomes_in_21, becomes_in_24: in[guard] != e;
becomes_in_21, becomes_in_25: in[guard] != c;
becomes_in_21, becomes_in_26: in[guard] != d;
becomes_in_22, becomes_in_22_1: in[guard] == b;
becomes_in_22, becomes_in_22_2: in[guard] == e;
becomes_in_22_1, yes: does_guard == left;
becomes_in_22_2, yes: does_guard == right;
becomes_in_23, becomes_in_22_1: in[guard] == c;
becomes_in_23, becomes_in_22_2: in[guard] == a;
becomes_in_24, becomes_in_22_1: in[guard] == a;
becomes_in_24, becomes_in_22_2: in[guard] == d;
becomes_in_25, becomes_in_22_1: in[guard] == d;
becomes_in_25, becomes_in_22_2: in[guard] == b;
becomes_in_26, becomes_in_22_1: in[guard] == e;
becomes_in_26, becomes_in_22_2: in[guard] == c;
choose_guard_thief_random1_guard, choose_guard_thief_random1_guard_left_2: $ left;
choose_guard_thief_random1_guard, choose_guard_thief_random1_guard_right_2: $ right;
choose_guard_thief_random1_guard, choose_guard_thief_random1_guard_stay_2: $ stay;
choose_guard_thief_random1_guard_1, choose_guard_thief_random1_thief: player = thief;
choose_guard_thief_random1_guard_left_2, choose_guard_thief_random1_guard_1: does_guard = left;
choose_guard_thief_random1_guard_right_2, choose_guard_thief_random1_guard_1: does_guard = right;
choose_guard_thief_random1_guard_stay_2, choose_guard_thief_random1_guard_1: does_guard = stay;
choose_guard_thief_random1_random, choose_guard_thief_random1_random_creak_2: $ creak;
choose_guard_thief_random1_random, choose_guard_thief_random1_random_silence_2: $ silence;
choose_guard_thief_random1_random_1, turn_guard_thief_random1_1: player = keeper;
choose_guard_thief_random1_random_creak_2, choose_guard_thief_random1_random_1: does_random = creak;
choose_guard_thief_random1_random_silence_2, choose_guard_thief_random1_random_1: does_random = silence;
choose_guard_thief_random1_thief, choose_guard_thief_random1_thief_left_2: $ left;
choose_guard_thief_random1_thief, choose_guard_thief_random1_thief_right_2: $ right;
choose_guard_thief_random1_thief, choose_guard_thief_random1_thief_stay_2: $ stay;
choose_guard_thief_random1_thief_1, choose_guard_thief_random1_random: player = random;
choose_guard_thief_random1_thief_left_2, choose_guard_thief_random1_thief_1: does_thief = left;
choose_guard_thief_random1_thief_right_2, choose_guard_thief_random1_thief_1: does_thief = right;
choose_guard_thief_random1_thief_stay_2, choose_guard_thief_random1_thief_1: does_thief = stay;
choose_random0, random0_enter__c_2: $ enter__c;
choose_random0, random0_enter__d_2: $ enter__d;
ends_1, ends_1_1: in[guard] == a;
ends_1, ends_1_2: in[guard] == b;
ends_1, ends_1_3: in[guard] == e;
ends_1, ends_1_4: in[guard] == c;
ends_1, ends_1_5: in[guard] == d;
ends_1_1, yes: in[thief] == a;
ends_1_2, yes: in[thief] == b;
ends_1_3, yes: in[thief] == e;
ends_1_4, yes: in[thief] == c;
ends_1_5, yes: in[thief] == d;
ends_2, ends_1_4: in[guard] == c;
ends_3, ends_1_5: in[guard] == d;
ends_4, ends_1_1: in[guard] == a;
ends_4, ends_1_2: in[guard] == b;
ends_4, ends_1_3: in[guard] == e;
ends_4, ends_1_4: in[guard] == c;
ends_4, ends_1_5: in[guard] == d;
ends_4, yes: hour == 4;
next, over: ? ends_4 -> yes;
next, turn_guard_thief_random1: ! ends_4 -> yes;
over, over_2: ? ends_1 -> yes;
over, over_3: ! ends_1 -> yes;
over_1, over_7: ! ends_1 -> yes;
over_1, over_8: ? ends_1 -> yes;
over_2, over_1: goals[guard] = 100;
over_3, over_1: ? ends_1 -> yes;
over_3, over_4: ! ends_1 -> yes;
over_4, over_1: goals[guard] = 0;
over_6, end: player = keeper;
over_7, over_6: goals[thief] = 100;
over_8, over_6: ! ends_1 -> yes;
over_8, over_9: ? ends_1 -> yes;
over_9, over_6: goals[thief] = 0;
random0_enter__c_2, random0_enter__c_3: player = keeper;
random0_enter__c_3, random0_enter__c_5: visible[thief] = 1;
random0_enter__c_5, random0_enter__c_6: $ start__c;
random0_enter__c_6, random0_enter__c_7: visible[thief] = 0;
random0_enter__c_7, step_random_1: in[thief] = c;
random0_enter__d_2, random0_enter__d_3: player = keeper;
random0_enter__d_3, random0_enter__d_5: visible[thief] = 1;
random0_enter__d_5, random0_enter__d_6: $ start__d;
random0_enter__d_6, random0_enter__d_7: visible[thief] = 0;
random0_enter__d_7, step_random_2: in[thief] = d;
sees_1, sees_1_1: in[thief] == c;
sees_1_1, yes: does_random == creak;
sees_2, sees_1_1: in[thief] == d;
sees_3, sees_1_1: in[thief] == b;
sees_4, sees_1_1: in[thief] == e;
sees_5, sees_1_1: in[thief] == a;
step_random_1, step_random_1_1: hour = 1;
step_random_1_1, over: ? ends_2 -> yes;
step_random_1_1, turn_guard_thief_random1: ! ends_2 -> yes;
step_random_2, step_random_2_1: hour = 1;
step_random_2_1, over: ? ends_3 -> yes;
step_random_2_1, turn_guard_thief_random1: ! ends_3 -> yes;
turn_guard_thief_random1, choose_guard_thief_random1_guard: player = guard;
turn_guard_thief_random1_1, turn_guard_thief_random1_2: visible[guard] = 1;
turn_guard_thief_random1_2, turn_guard_thief_random1_3: ? sees_1 -> yes;
turn_guard_thief_random1_2, turn_guard_thief_random1_4: ! sees_1 -> yes;
turn_guard_thief_random1_3, turn_guard_thief_random1_4: $ heard__c;
turn_guard_thief_random1_4, turn_guard_thief_random1_5: ? sees_2 -> yes;
turn_guard_thief_random1_4, turn_guard_thief_random1_6: ! sees_2 -> yes;
turn_guard_thief_random1_5, turn_guard_thief_random1_6: $ heard__d;
turn_guard_thief_random1_6, turn_guard_thief_random1_7: ? sees_3 -> yes;
turn_guard_thief_random1_6, turn_guard_thief_random1_8: ! sees_3 -> yes;
turn_guard_thief_random1_7, turn_guard_thief_random1_8: $ heard__b;
turn_guard_thief_random1_8, turn_guard_thief_random1_9: ? sees_4 -> yes;
turn_guard_thief_random1_8, turn_guard_thief_random1_10: ! sees_4 -> yes;
turn_guard_thief_random1_9, turn_guard_thief_random1_10: $ heard__e;
turn_guard_thief_random1_10, turn_guard_thief_random1_11: ? sees_5 -> yes;
turn_guard_thief_random1_10, turn_guard_thief_random1_12: ! sees_5 -> yes;
turn_guard_thief_random1_11, turn_guard_thief_random1_12: $ heard__a;
turn_guard_thief_random1_12, turn_guard_thief_random1_13: visible[guard] = 0;
turn_guard_thief_random1_13, turn_guard_thief_random1_13_2: ? becomes_in_1 -> yes;
turn_guard_thief_random1_13, turn_guard_thief_random1_13_3: ! becomes_in_1 -> yes;
turn_guard_thief_random1_13_1, turn_guard_thief_random1_13_15: ? becomes_in_7 -> yes;
turn_guard_thief_random1_13_1, turn_guard_thief_random1_13_16: ! becomes_in_7 -> yes;
turn_guard_thief_random1_13_2, turn_guard_thief_random1_13_1: in[guard] = a;
turn_guard_thief_random1_13_3, turn_guard_thief_random1_13_4: ? becomes_in_2 -> yes;
turn_guard_thief_random1_13_3, turn_guard_thief_random1_13_5: ! becomes_in_2 -> yes;
turn_guard_thief_random1_13_4, turn_guard_thief_random1_13_1: in[guard] = b;
turn_guard_thief_random1_13_5, turn_guard_thief_random1_13_6: ? becomes_in_3 -> yes;
turn_guard_thief_random1_13_5, turn_guard_thief_random1_13_7: ! becomes_in_3 -> yes;
turn_guard_thief_random1_13_6, turn_guard_thief_random1_13_1: in[guard] = e;
turn_guard_thief_random1_13_7, turn_guard_thief_random1_13_8: ? becomes_in_4 -> yes;
turn_guard_thief_random1_13_7, turn_guard_thief_random1_13_9: ! becomes_in_4 -> yes;
turn_guard_thief_random1_13_8, turn_guard_thief_random1_13_1: in[guard] = c;
turn_guard_thief_random1_13_9, turn_guard_thief_random1_13_10: ? becomes_in_5 -> yes;
turn_guard_thief_random1_13_9, turn_guard_thief_random1_13_11: ! becomes_in_5 -> yes;
turn_guard_thief_random1_13_10, turn_guard_thief_random1_13_1: in[guard] = d;
turn_guard_thief_random1_13_11, turn_guard_thief_random1_13_1: ! becomes_in_6 -> yes;
turn_guard_thief_random1_13_11, turn_guard_thief_random1_13_12: ? becomes_in_6 -> yes;
turn_guard_thief_random1_13_12, turn_guard_thief_random1_13_1: in[guard] = none;
turn_guard_thief_random1_13_14, turn_guard_thief_random1_14: hour = after_hour[hour];
turn_guard_thief_random1_13_15, turn_guard_thief_random1_13_14: in[thief] = c;
turn_guard_thief_random1_13_16, turn_guard_thief_random1_13_17: ? becomes_in_8 -> yes;
turn_guard_thief_random1_13_16, turn_guard_thief_random1_13_18: ! becomes_in_8 -> yes;
turn_guard_thief_random1_13_17, turn_guard_thief_random1_13_14: in[thief] = d;
turn_guard_thief_random1_13_18, turn_guard_thief_random1_13_19: ? becomes_in_9 -> yes;
turn_guard_thief_random1_13_18, turn_guard_thief_random1_13_20: ! becomes_in_9 -> yes;
turn_guard_thief_random1_13_19, turn_guard_thief_random1_13_14: in[thief] = b;
turn_guard_thief_random1_13_20, turn_guard_thief_random1_13_21: ? becomes_in_10 -> yes;
turn_guard_thief_random1_13_20, turn_guard_thief_random1_13_22: ! becomes_in_10 -> yes;
turn_guard_thief_random1_13_21, turn_guard_thief_random1_13_14: in[thief] = e;
turn_guard_thief_random1_13_22, turn_guard_thief_random1_13_23: ? becomes_in_11 -> yes;
turn_guard_thief_random1_13_22, turn_guard_thief_random1_13_24: ! becomes_in_11 -> yes;
turn_guard_thief_random1_13_23, turn_guard_thief_random1_13_14: in[thief] = a;
turn_guard_thief_random1_13_24, turn_guard_thief_random1_13_14: ! becomes_in_12 -> yes;
turn_guard_thief_random1_13_24, turn_guard_thief_random1_13_25: ? becomes_in_12 -> yes;
turn_guard_thief_random1_13_25, turn_guard_thief_random1_13_14: in[thief] = none;
turn_guard_thief_random1_14, turn_guard_thief_random1_14_1: does_guard = right;
turn_guard_thief_random1_14_1, turn_guard_thief_random1_14_2: does_thief = right;
turn_guard_thief_random1_14_2, next: does_random = creak;

@disjoint becomes_in_15 : becomes_in_15_1 becomes_in_15_2;
@disjoint becomes_in_16 : becomes_in_15_2 becomes_in_15_1;
@disjoint becomes_in_17 : becomes_in_15_1 becomes_in_15_2;
@disjoint becomes_in_18 : becomes_in_15_2 becomes_in_15_1;
@disjoint becomes_in_19 : becomes_in_15_1 becomes_in_15_2;
@disjoint becomes_in_22 : becomes_in_22_1 becomes_in_22_2;
@disjoint becomes_in_23 : becomes_in_22_2 becomes_in_22_1;
@disjoint becomes_in_24 : becomes_in_22_1 becomes_in_22_2;
@disjoint becomes_in_25 : becomes_in_22_2 becomes_in_22_1;
@disjoint becomes_in_26 : becomes_in_22_1 becomes_in_22_2;
@disjoint ends_1 : ends_1_1 ends_1_2 ends_1_3 ends_1_4 ends_1_5;
@disjointExhaustive next : over turn_guard_thief_random1;
@disjointExhaustive over : over_2 over_3;
@disjointExhaustive over_1 : over_7 over_8;
@disjointExhaustive over_3 : over_4 over_1;
@disjointExhaustive over_8 : over_9 over_6;
@disjointExhaustive step_random_1_1 : over turn_guard_thief_random1;
@disjointExhaustive step_random_2_1 : over turn_guard_thief_random1;
@disjointExhaustive turn_guard_thief_random1_2 :
  turn_guard_thief_random1_3
  turn_guard_thief_random1_4;
@disjointExhaustive turn_guard_thief_random1_4 :
  turn_guard_thief_random1_5
  turn_guard_thief_random1_6;
@disjointExhaustive turn_guard_thief_random1_6 :
  turn_guard_thief_random1_7
  turn_guard_thief_random1_8;
@disjointExhaustive turn_guard_thief_random1_8 :
  turn_guard_thief_random1_9
  turn_guard_thief_random1_10;
@disjointExhaustive turn_guard_thief_random1_10 :
  turn_guard_thief_random1_11
  turn_guard_thief_random1_12;
@disjointExhaustive turn_guard_thief_random1_13 :
  turn_guard_thief_random1_13_2
  turn_guard_thief_random1_13_3;
@disjointExhaustive turn_guard_thief_random1_13_1 :
  turn_guard_thief_random1_13_15
  turn_guard_thief_random1_13_16;
@disjointExhaustive turn_guard_thief_random1_13_3 :
  turn_guard_thief_random1_13_4
  turn_guard_thief_random1_13_5;
@disjointExhaustive turn_guard_thief_random1_13_5 :
  turn_guard_thief_random1_13_6
  turn_guard_thief_random1_13_7;
@disjointExhaustive turn_guard_thief_random1_13_7 :
  turn_guard_thief_random1_13_8
  turn_guard_thief_random1_13_9;
@disjointExhaustive turn_guard_thief_random1_13_9 :
  turn_guard_thief_random1_13_10
  turn_guard_thief_random1_13_11;
@disjointExhaustive turn_guard_thief_random1_13_11 :
  turn_guard_thief_random1_13_12
  turn_guard_thief_random1_13_1;
@disjointExhaustive turn_guard_thief_random1_13_16 :
  turn_guard_thief_random1_13_17
  turn_guard_thief_random1_13_18;
@disjointExhaustive turn_guard_thief_random1_13_18 :
  turn_guard_thief_random1_13_19
  turn_guard_thief_random1_13_20;
@disjointExhaustive turn_guard_thief_random1_13_20 :
  turn_guard_thief_random1_13_21
  turn_guard_thief_random1_13_22;
@disjointExhaustive turn_guard_thief_random1_13_22 :
  turn_guard_thief_random1_13_23
  turn_guard_thief_random1_13_24;
@disjointExhaustive turn_guard_thief_random1_13_24 :
  turn_guard_thief_random1_13_25
  turn_guard_thief_random1_13_14;
@integer 0 : 0 1 2 3 4;
@integer 0 : 0 1;
@repeat choose_guard_thief_random1_guard_1 : does_guard;
@repeat choose_guard_thief_random1_random_1 : does_random;
@repeat choose_guard_thief_random1_thief_1 : does_thief;
@repeat over turn_guard_thief_random1 next over_2 over_3 over_4 :
  does_guard
  does_random
  does_thief
  hour
  in
  visible;
@repeat over_1 over_7 over_8 over_6 over_9 :
  does_guard
  does_random
  does_thief
  goals
  hour
  in
  visible;
@repeat turn_guard_thief_random1_4 turn_guard_thief_random1_5 turn_guard_thief_random1_6 turn_guard_thief_random1_7 turn_guard_thief_random1_8 turn_guard_thief_random1_9 turn_guard_thief_random1_10 turn_guard_thief_random1_11 turn_guard_thief_random1_12 turn_guard_thief_random1_13 turn_guard_thief_random1_13_2 turn_guard_thief_random1_13_3 turn_guard_thief_random1_13_4 turn_guard_thief_random1_13_5 turn_guard_thief_random1_13_6 turn_guard_thief_random1_13_7 turn_guard_thief_random1_13_8 turn_guard_thief_random1_13_9 turn_guard_thief_random1_13_10 turn_guard_thief_random1_13_11 turn_guard_thief_random1_13_12 :
  visible;
@repeat turn_guard_thief_random1_13_1 turn_guard_thief_random1_13_15 turn_guard_thief_random1_13_16 turn_guard_thief_random1_13_14 turn_guard_thief_random1_13_17 turn_guard_thief_random1_13_18 turn_guard_thief_random1_13_19 turn_guard_thief_random1_13_20 turn_guard_thief_random1_13_21 turn_guard_thief_random1_13_22 turn_guard_thief_random1_13_23 turn_guard_thief_random1_13_24 turn_guard_thief_random1_13_25 :
  in
  visible;
@repeat turn_guard_thief_random1_14 : hour in visible;
@repeat turn_guard_thief_random1_14_1 : does_guard hour in visible;
@repeat turn_guard_thief_random1_14_2 : does_guard does_thief hour in visible;
@simpleApplyExhaustive begin choose_random0 [] player = random;
@simpleApplyExhaustive choose_guard_thief_random1_guard choose_guard_thief_random1_thief [left] does_guard = left, player = thief;
@simpleApplyExhaustive choose_guard_thief_random1_guard choose_guard_thief_random1_thief [right] does_guard = right, player = thief;
@simpleApplyExhaustive choose_guard_thief_random1_guard choose_guard_thief_random1_thief [stay] does_guard = stay, player = thief;
@simpleApplyExhaustive choose_guard_thief_random1_random turn_guard_thief_random1_1 [creak] does_random = creak, player = keeper;
@simpleApplyExhaustive choose_guard_thief_random1_random turn_guard_thief_random1_1 [silence] does_random = silence, player = keeper;
@simpleApplyExhaustive choose_guard_thief_random1_thief choose_guard_thief_random1_random [left] does_thief = left, player = random;
@simpleApplyExhaustive choose_guard_thief_random1_thief choose_guard_thief_random1_random [right] does_thief = right, player = random;
@simpleApplyExhaustive choose_guard_thief_random1_thief choose_guard_thief_random1_random [stay] does_thief = stay, player = random;
@simpleApplyExhaustive choose_random0 random0_enter__c_3 [enter__c] player = keeper;
@simpleApplyExhaustive choose_random0 random0_enter__d_3 [enter__d] player = keeper;
@tagIndex choose_guard_thief_random1_guard choose_guard_thief_random1_thief choose_guard_thief_random1_random choose_random0 random0_enter__c_5 random0_enter__d_5 turn_guard_thief_random1_3 :
  0;
@tagMaxIndex choose_guard_thief_random1_guard choose_guard_thief_random1_thief choose_guard_thief_random1_random choose_random0 random0_enter__c_5 random0_enter__d_5 turn_guard_thief_random1_3 :
  0;
@tagMaxIndex turn_guard_thief_random1_5 : 1;
@tagMaxIndex turn_guard_thief_random1_7 : 2;
@tagMaxIndex turn_guard_thief_random1_9 : 3;
@tagMaxIndex turn_guard_thief_random1_11 : 4;
@unique begin becomes_in_1 becomes_in_2 becomes_in_3 becomes_in_4 becomes_in_5 becomes_in_6 becomes_in_6_1 becomes_in_7 becomes_in_8 becomes_in_9 becomes_in_10 becomes_in_11 becomes_in_12 becomes_in_12_1 becomes_in_13 becomes_in_13_1 becomes_in_14 becomes_in_20 becomes_in_20_1 becomes_in_21 choose_guard_thief_random1_guard choose_guard_thief_random1_thief choose_guard_thief_random1_guard_left_2 choose_guard_thief_random1_guard_right_2 choose_guard_thief_random1_guard_stay_2 choose_guard_thief_random1_random turn_guard_thief_random1_1 choose_guard_thief_random1_random_creak_2 choose_guard_thief_random1_random_silence_2 choose_guard_thief_random1_thief_left_2 choose_guard_thief_random1_thief_right_2 choose_guard_thief_random1_thief_stay_2 choose_random0 ends_1 ends_2 ends_3 ends_4 random0_enter__c_2 random0_enter__c_3 random0_enter__c_5 random0_enter__c_6 random0_enter__c_7 step_random_1 random0_enter__d_2 random0_enter__d_3 random0_enter__d_5 random0_enter__d_6 random0_enter__d_7 step_random_2 sees_1 sees_2 sees_3 sees_4 sees_5 step_random_1_1 step_random_2_1 turn_guard_thief_random1_2 turn_guard_thief_random1_3;
