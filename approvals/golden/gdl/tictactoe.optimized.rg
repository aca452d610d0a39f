type Bool = {0, 1};
type Claim = {
  claim__a_a,
  claim__a_b,
  claim__a_c,
  claim__b_a,
  claim__b_b,
  claim__b_c,
  claim__c_a,
  claim__c_b,
  claim__c_c
};
type Goals = Player -> Score;
type Owner1 = {a, b, c};
type OwnerValue = {cross, none, nought};
type Player = {cross, nought};
type PlayerOrSystem = {cross, nought, keeper, random};
type Score = {0, 50, 100};
type TurnValue = {cross, nought};
type Visibility = Player -> Bool;

const argument1_claim: Claim -> Owner1 = {
  :a,
  claim__b_a: b,
  claim__b_b: b,
  claim__b_c: b,
  claim__c_a: c,
  claim__c_b: c,
  claim__c_c: c
};
const argument2_claim: Claim -> Owner1 = {
  :a,
  claim__a_b: b,
  claim__a_c: c,
  claim__b_b: b,
  claim__b_c: c,
  claim__c_b: b,
  claim__c_c: c
};

var claim: Claim = claim__a_a;
var goals: Goals = {:0};
var owner: Owner1 -> Owner1 -> OwnerValue = {:{:none}};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, over: ? ends_1 -> yes;
begin, turn_cross0: ! ends_1 -> yes;
choose_cross0, choose_cross0_1: claim = Claim(*);
choose_cross0_1, choose_cross0_2: owner[argument1_claim[claim]][argument2_claim[claim]] == none;
choose_cross0_2, choose_cross0_3: $$ claim;
choose_cross0_3, choose_cross0_4: player = keeper;
choose_cross0_4, choose_cross0_5: owner[argument1_claim[claim]][argument2_claim[claim]] = cross;
choose_cross0_5, step_cross_1_1: claim = claim__a_a;
choose_nought1, choose_nought1_1: claim = Claim(*);
choose_nought1_1, choose_nought1_2: owner[argument1_claim[claim]][argument2_claim[claim]] == none;
choose_nought1_2, choose_nought1_3: $$ claim;
choose_nought1_3, choose_nought1_4: player = keeper;
choose_nought1_4, choose_nought1_5: owner[argument1_claim[claim]][argument2_claim[claim]] = nought;
choose_nought1_5, step_nought_1_1: claim = claim__a_a;
ends_1, ends_1_1: owner[a][a] == cross;
ends_1, ends_1_3: owner[b][a] == cross;
ends_1, ends_1_5: owner[c][a] == cross;
ends_1, ends_1_9: owner[a][b] == cross;
ends_1, ends_1_11: owner[a][c] == cross;
ends_1, ends_1_17: owner[a][a] == nought;
ends_1, ends_1_19: owner[b][a] == nought;
ends_1, ends_1_21: owner[c][a] == nought;
ends_1, ends_1_25: owner[a][b] == nought;
ends_1, ends_1_27: owner[a][c] == nought;
ends_1, yes: ! ends_4 -> yes;
ends_1_1, ends_1_2: owner[a][b] == cross;
ends_1_1, ends_1_6: owner[b][b] == cross;
ends_1_1, ends_1_8: owner[b][a] == cross;
ends_1_2, yes: owner[a][c] == cross;
ends_1_3, ends_1_4: owner[b][b] == cross;
ends_1_4, yes: owner[b][c] == cross;
ends_1_5, ends_1_6: owner[c][b] == cross;
ends_1_6, yes: owner[c][c] == cross;
ends_1_8, yes: owner[c][a] == cross;
ends_1_9, ends_1_10: owner[b][b] == cross;
ends_1_10, yes: owner[c][b] == cross;
ends_1_11, ends_1_6: owner[b][c] == cross;
ends_1_11, ends_1_8: owner[b][b] == cross;
ends_1_17, ends_1_18: owner[a][b] == nought;
ends_1_17, ends_1_22: owner[b][b] == nought;
ends_1_17, ends_1_24: owner[b][a] == nought;
ends_1_18, yes: owner[a][c] == nought;
ends_1_19, ends_1_20: owner[b][b] == nought;
ends_1_20, yes: owner[b][c] == nought;
ends_1_21, ends_1_22: owner[c][b] == nought;
ends_1_22, yes: owner[c][c] == nought;
ends_1_24, yes: owner[c][a] == nought;
ends_1_25, ends_1_26: owner[b][b] == nought;
ends_1_26, yes: owner[c][b] == nought;
ends_1_27, ends_1_22: owner[b][c] == nought;
ends_1_27, ends_1_24: owner[b][b] == nought;
ends_2, ends_1_1: owner[a][a] == cross;
ends_2, ends_1_3: owner[b][a] == cross;
ends_2, ends_1_5: owner[c][a] == cross;
ends_2, ends_1_9: owner[a][b] == cross;
ends_2, ends_1_11: owner[a][c] == cross;
ends_2, yes: ! ends_4 -> yes;
ends_3, ends_1_17: owner[a][a] == nought;
ends_3, ends_1_19: owner[b][a] == nought;
ends_3, ends_1_21: owner[c][a] == nought;
ends_3, ends_1_25: owner[a][b] == nought;
ends_3, ends_1_27: owner[a][c] == nought;
ends_3, yes: ! ends_4 -> yes;
ends_4, yes: owner[a][a] == none;
ends_4, yes: owner[a][b] == none;
ends_4, yes: owner[a][c] == none;
ends_4, yes: owner[b][a] == none;
ends_4, yes: owner[b][b] == none;
ends_4, yes: owner[b][c] == none;
ends_4, yes: owner[c][a] == none;
ends_4, yes: owner[c][b] == none;
ends_4, yes: owner[c][c] == none;
goal_cross_1, ends_1_1: owner[a][a] == cross;
goal_cross_1, ends_1_3: owner[b][a] == cross;
goal_cross_1, ends_1_5: owner[c][a] == cross;
goal_cross_1, ends_1_9: owner[a][b] == cross;
goal_cross_1, ends_1_11: owner[a][c] == cross;
goal_cross_2, ends_1_1: owner[a][a] == cross;
goal_cross_2, ends_1_3: owner[b][a] == cross;
goal_cross_2, ends_1_5: owner[c][a] == cross;
goal_cross_2, ends_1_9: owner[a][b] == cross;
goal_cross_2, ends_1_11: owner[a][c] == cross;
goal_cross_2, ends_1_17: owner[a][a] == nought;
goal_cross_2, ends_1_19: owner[b][a] == nought;
goal_cross_2, ends_1_21: owner[c][a] == nought;
goal_cross_2, ends_1_25: owner[a][b] == nought;
goal_cross_2, ends_1_27: owner[a][c] == nought;
goal_cross_3, ends_1_17: owner[a][a] == nought;
goal_cross_3, ends_1_19: owner[b][a] == nought;
goal_cross_3, ends_1_21: owner[c][a] == nought;
goal_cross_3, ends_1_25: owner[a][b] == nought;
goal_cross_3, ends_1_27: owner[a][c] == nought;
over, over_2: ? goal_cross_1 -> yes;
over, over_3: ! goal_cross_1 -> yes;
over_1, over_9: ? goal_cross_3 -> yes;
over_1, over_10: ! goal_cross_3 -> yes;
over_2, over_1: goals[cross] = 100;
over_3, over_4: ! goal_cross_2 -> yes;
over_3, over_5: ? goal_cross_2 -> yes;
over_4, over_1: goals[cross] = 50;
over_5, over_1: ! goal_cross_3 -> yes;
over_5, over_6: ? goal_cross_3 -> yes;
over_6, over_1: goals[cross] = 0;
over_8, end: player = keeper;
over_9, over_8: goals[nought] = 100;
over_10, over_11: ! goal_cross_2 -> yes;
over_10, over_12: ? goal_cross_2 -> yes;
over_11, over_8: goals[nought] = 50;
over_12, over_8: ! goal_cross_1 -> yes;
over_12, over_13: ? goal_cross_1 -> yes;
over_13, over_8: goals[nought] = 0;
step_cross_1_1, over: ? ends_2 -> yes;
step_cross_1_1, turn_nought1: ! ends_2 -> yes;
step_nought_1_1, over: ? ends_3 -> yes;
step_nought_1_1, turn_cross0: ! ends_3 -> yes;
turn_cross0, choose_cross0: player = cross;
turn_nought1, choose_nought1: player = nought;

@disjointExhaustive begin : over turn_cross0;
@disjointExhaustive over : over_2 over_3;
@disjointExhaustive over_1 : over_9 over_10;
@disjointExhaustive over_3 : over_4 over_5;
@disjointExhaustive over_5 : over_6 over_1;
@disjointExhaustive over_10 : over_11 over_12;
@disjointExhaustive over_12 : over_13 over_8;
@disjointExhaustive step_cross_1_1 : over turn_nought1;
@disjointExhaustive step_nought_1_1 : over turn_cross0;
@integer 0 : 0 1;
@repeat over turn_cross0 over_2 over_3 over_4 over_5 over_6 : claim owner;
@repeat over_1 over_9 over_10 over_8 over_11 over_12 over_13 : claim goals owner;
@simpleApplyExhaustive choose_cross0 choose_cross0_4 [claim_1: Claim] claim = Claim(claim_1), player = keeper;
@simpleApplyExhaustive choose_nought1 choose_nought1_4 [claim_1: Claim] claim = Claim(claim_1), player = keeper;
@tagIndex choose_cross0_2 choose_nought1_2 : 0;
@tagMaxIndex choose_cross0_2 choose_nought1_2 : 0;
@unique begin turn_nought1 choose_cross0 choose_cross0_1 choose_cross0_2 choose_cross0_3 choose_cross0_4 choose_cross0_5 choose_nought1 choose_nought1_1 choose_nought1_2 choose_nought1_3 choose_nought1_4 choose_nought1_5 ends_1 ends_2 ends_3 ends_4 goal_cross_1 goal_cross_2 goal_cross_3 step_cross_1_1 step_nought_1_1;
