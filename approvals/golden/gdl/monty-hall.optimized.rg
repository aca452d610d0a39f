type Bool = {0, 1};
type Goals = Player -> Score;
type Picked1 = {left, middle, right};
type Player = {guest};
type PlayerOrSystem = {guest, keeper, random};
type PrizeValue = {left, middle, none, right};
type Score = {0, 100};
type StageValue = {deciding, hiding, opening, over, picking};
type Visibility = Player -> Bool;

const after_stage: StageValue -> StageValue = {
  :deciding,
  hiding: picking,
  over: over,
  picking: picking
};
const after_stage_2: StageValue -> StageValue = {
  :opening,
  deciding: over,
  hiding: hiding,
  over: over
};

var goals: Goals = {:0};
var opened: PrizeValue = none;
var picked: Picked1 -> Bool = {:0};
var player: PlayerOrSystem = keeper;
var prize: PrizeValue = none;
var stage: StageValue = hiding;
var visible: Visibility = {:0};

begin, choose_random0: player = random;
becomes_picked_1, becomes_picked_1_1: picked[left] != 1;
becomes_picked_1_1, yes: opened != left;
becomes_picked_2, becomes_picked_2_1: picked[left] == 1;
becomes_picked_2_1, yes: ! becomes_picked_1 -> yes;
becomes_picked_3, becomes_picked_3_1: picked[middle] != 1;
becomes_picked_3_1, yes: opened != middle;
becomes_picked_4, becomes_picked_4_1: picked[middle] == 1;
becomes_picked_4_1, yes: ! becomes_picked_3 -> yes;
becomes_picked_5, becomes_picked_5_1: picked[right] != 1;
becomes_picked_5_1, yes: opened != right;
becomes_picked_6, becomes_picked_6_1: picked[right] == 1;
becomes_picked_6_1, yes: ! becomes_picked_5 -> yes;
choose_guest1, guest1_change_1: stage == deciding;
choose_guest1, guest1_pick__left_1: stage == picking;
choose_random0, choose_random0_1: stage == opening;
choose_random0, random0_hide__left_1: stage == hiding;
choose_random0_1, choose_random0_2: prize != left;
choose_random0_1, choose_random0_4: prize != middle;
choose_random0_1, choose_random0_6: prize != right;
choose_random0_2, random0_open__left_1: picked[left] != 1;
choose_random0_4, random0_open__middle_1: picked[middle] != 1;
choose_random0_6, random0_open__right_1: picked[right] != 1;
goal_guest_1, goal_guest_1_1: prize == left;
goal_guest_1, goal_guest_1_2: prize == middle;
goal_guest_1, goal_guest_1_3: prize == right;
goal_guest_1_1, yes: picked[left] == 1;
goal_guest_1_2, yes: picked[middle] == 1;
goal_guest_1_3, yes: picked[right] == 1;
guest1_change_1, guest1_change_2: $ change;
guest1_change_1, guest1_stay_2: $ stay;
guest1_change_2, guest1_change_3: player = keeper;
guest1_change_3, guest1_change_3_2: ? becomes_picked_1 -> yes;
guest1_change_3, guest1_change_3_3: ! becomes_picked_1 -> yes;
guest1_change_3_1, guest1_change_3_7: ? becomes_picked_3 -> yes;
guest1_change_3_1, guest1_change_3_8: ! becomes_picked_3 -> yes;
guest1_change_3_2, guest1_change_3_1: picked[left] = 1;
guest1_change_3_3, guest1_change_3_1: ! becomes_picked_2 -> yes;
guest1_change_3_3, guest1_change_3_4: ? becomes_picked_2 -> yes;
guest1_change_3_4, guest1_change_3_1: picked[left] = 0;
guest1_change_3_6, guest1_change_3_12: ? becomes_picked_5 -> yes;
guest1_change_3_6, guest1_change_3_13: ! becomes_picked_5 -> yes;
guest1_change_3_7, guest1_change_3_6: picked[middle] = 1;
guest1_change_3_8, guest1_change_3_6: ! becomes_picked_4 -> yes;
guest1_change_3_8, guest1_change_3_9: ? becomes_picked_4 -> yes;
guest1_change_3_9, guest1_change_3_6: picked[middle] = 0;
guest1_change_3_12, step_guest_1: picked[right] = 1;
guest1_change_3_13, guest1_change_3_14: ? becomes_picked_6 -> yes;
guest1_change_3_13, step_guest_1: ! becomes_picked_6 -> yes;
guest1_change_3_14, step_guest_1: picked[right] = 0;
guest1_pick__left_1, guest1_pick__left_2: $ pick__left;
guest1_pick__left_1, guest1_pick__middle_2: $ pick__middle;
guest1_pick__left_1, guest1_pick__right_2: $ pick__right;
guest1_pick__left_2, guest1_pick__left_3: player = keeper;
guest1_pick__left_3, step_guest_1: picked[left] = 1;
guest1_pick__middle_2, guest1_pick__middle_3: player = keeper;
guest1_pick__middle_3, step_guest_1: picked[middle] = 1;
guest1_pick__right_2, guest1_change_3_12: player = keeper;
guest1_stay_2, step_guest_1: player = keeper;
next, begin: stage == opening;
next, over: stage == over;
next, turn_guest1: stage == deciding;
next, turn_guest1: stage == picking;
over, over_2: ? goal_guest_1 -> yes;
over, over_3: ! goal_guest_1 -> yes;
over_1, end: player = keeper;
over_2, over_1: goals[guest] = 100;
over_3, over_1: ? goal_guest_1 -> yes;
over_3, over_4: ! goal_guest_1 -> yes;
over_4, over_1: goals[guest] = 0;
random0_hide__left_1, random0_hide__left_2: $ hide__left;
random0_hide__left_1, random0_hide__middle_2: $ hide__middle;
random0_hide__left_1, random0_hide__right_2: $ hide__right;
random0_hide__left_2, random0_hide__left_3: player = keeper;
random0_hide__left_3, step_random_1: prize = left;
random0_hide__middle_2, random0_hide__middle_3: player = keeper;
random0_hide__middle_3, step_random_1: prize = middle;
random0_hide__right_2, random0_hide__right_3: player = keeper;
random0_hide__right_3, step_random_1: prize = right;
random0_open__left_1, random0_open__left_2: $ open__left;
random0_open__left_2, random0_open__left_3: player = keeper;
random0_open__left_3, random0_open__left_5: visible[guest] = 1;
random0_open__left_5, random0_open__left_6: $ opened__left;
random0_open__left_6, random0_open__left_7: visible[guest] = 0;
random0_open__left_7, step_random_1: opened = left;
random0_open__middle_1, random0_open__middle_2: $ open__middle;
random0_open__middle_2, random0_open__middle_3: player = keeper;
random0_open__middle_3, random0_open__middle_5: visible[guest] = 1;
random0_open__middle_5, random0_open__middle_6: $ opened__middle;
random0_open__middle_6, random0_open__middle_7: visible[guest] = 0;
random0_open__middle_7, step_random_1: opened = middle;
random0_open__right_1, random0_open__right_2: $ open__right;
random0_open__right_2, random0_open__right_3: player = keeper;
random0_open__right_3, random0_open__right_5: visible[guest] = 1;
random0_open__right_5, random0_open__right_6: $ opened__right;
random0_open__right_6, random0_open__right_7: visible[guest] = 0;
random0_open__right_7, step_random_1: opened = right;
step_guest_1, next: stage = after_stage_2[stage];
step_random_1, next: stage = after_stage[stage];
turn_guest1, choose_guest1: player = guest;

@disjoint choose_guest1 : guest1_change_1 guest1_pick__left_1;
@disjoint choose_random0 : choose_random0_1 random0_hide__left_1;
@disjoint goal_guest_1 : goal_guest_1_1 goal_guest_1_2 goal_guest_1_3;
@disjointExhaustive guest1_change_3 : guest1_change_3_2 guest1_change_3_3;
@disjointExhaustive guest1_change_3_1 : guest1_change_3_7 guest1_change_3_8;
@disjointExhaustive guest1_change_3_3 : guest1_change_3_4 guest1_change_3_1;
@disjointExhaustive guest1_change_3_6 : guest1_change_3_12 guest1_change_3_13;
@disjointExhaustive guest1_change_3_8 : guest1_change_3_9 guest1_change_3_6;
@disjointExhaustive guest1_change_3_13 : guest1_change_3_14 step_guest_1;
@disjointExhaustive over : over_2 over_3;
@disjointExhaustive over_3 : over_4 over_1;
@integer 0 : 0 1;
@repeat begin turn_guest1 over next over_2 over_3 over_4 : opened picked prize stage visible;
@repeat guest1_change_3_1 guest1_change_3_7 guest1_change_3_8 guest1_change_3_6 guest1_change_3_12 guest1_change_3_13 guest1_change_3_9 step_guest_1 guest1_change_3_14 :
  picked;
@repeat over_1 : goals opened picked prize stage visible;
@repeat step_random_1 : opened prize visible;
@simpleApplyExhaustive begin choose_random0 [] player = random;
@simpleApplyExhaustive choose_guest1 guest1_change_3 [change] player = keeper;
@simpleApplyExhaustive choose_guest1 guest1_change_3_12 [pick__right] player = keeper;
@simpleApplyExhaustive choose_guest1 guest1_pick__left_3 [pick__left] player = keeper;
@simpleApplyExhaustive choose_guest1 guest1_pick__middle_3 [pick__middle] player = keeper;
@simpleApplyExhaustive choose_guest1 step_guest_1 [stay] player = keeper;
@simpleApplyExhaustive choose_random0 random0_hide__left_3 [hide__left] player = keeper;
@simpleApplyExhaustive choose_random0 random0_hide__middle_3 [hide__middle] player = keeper;
@simpleApplyExhaustive choose_random0 random0_hide__right_3 [hide__right] player = keeper;
@simpleApplyExhaustive choose_random0 random0_open__left_3 [open__left] player = keeper;
@simpleApplyExhaustive choose_random0 random0_open__middle_3 [open__middle] player = keeper;
@simpleApplyExhaustive choose_random0 random0_open__right_3 [open__right] player = keeper;
@tagIndex guest1_change_1 guest1_pick__left_1 random0_hide__left_1 random0_open__left_1 random0_open__middle_1 random0_open__right_1 random0_open__left_5 random0_open__middle_5 random0_open__right_5 :
  0;
@tagMaxIndex guest1_change_1 guest1_pick__left_1 random0_hide__left_1 random0_open__left_1 random0_open__middle_1 random0_open__right_1 random0_open__left_5 random0_open__middle_5 random0_open__right_5 :
  0;
@unique becomes_picked_1 becomes_picked_1_1 becomes_picked_2 becomes_picked_2_1 becomes_picked_3 becomes_picked_3_1 becomes_picked_4 becomes_picked_4_1 becomes_picked_5 becomes_picked_5_1 becomes_picked_6 becomes_picked_6_1 choose_guest1 guest1_change_1 guest1_pick__left_1 choose_random0 choose_random0_1 random0_hide__left_1 choose_random0_2 random0_open__left_1 choose_random0_4 random0_open__middle_1 choose_random0_6 random0_open__right_1 goal_guest_1 goal_guest_1_1 goal_guest_1_2 goal_guest_1_3 guest1_change_2 guest1_change_3 guest1_change_3_2 guest1_change_3_3 guest1_change_3_4 guest1_pick__left_2 guest1_pick__left_3 guest1_pick__middle_2 guest1_pick__middle_3 guest1_pick__right_2 guest1_stay_2 random0_hide__left_2 random0_hide__left_3 random0_hide__middle_2 random0_hide__middle_3 random0_hide__right_2 random0_hide__right_3 random0_open__left_2 random0_open__left_3 random0_open__left_5 random0_open__left_6 random0_open__left_7 random0_open__middle_2 random0_open__middle_3 random0_open__middle_5 random0_open__middle_6 random0_open__middle_7 random0_open__right_2 random0_open__right_3 random0_open__right_5 random0_open__right_6 random0_open__right_7;
