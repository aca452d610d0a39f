type Bool = {0, 1};
type Door = {left, middle, right};
type Goals = Player -> Score;
type Player = {contestant};
type PlayerOrSystem = {contestant, keeper, random};
type Score = {0, 100};
type Visibility = Player -> Bool;

const third: Door -> Door -> Door = {
  :{:left, middle: right, right: middle},
  middle: {:left, left: right},
  right: {:left, left: middle}
};

var car: Door = left;
var chosen: Door = left;
var goals: Goals = {:0};
var open: Door = left;
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, rules_1: player = random;
rules_1, rules_2: car = Door(*);
rules_2, rules_3: visible[contestant] = 0;
rules_3, rules_4: $$ car;
rules_4, rules_5: visible[contestant] = 1;
rules_5, rules_6: player = contestant;
rules_6, rules_7: chosen = Door(*);
rules_7, rules_8: $$ chosen;
rules_8, rules_9: player = random;
rules_9, rules_10: open = Door(*);
rules_10, rules_11: open != chosen;
rules_11, rules_12: open != car;
rules_12, rules_13: $$ open;
rules_13, rules_14: player = contestant;
rules_14, rules_17: $ stay;
rules_14, rules_20: $ switch;
rules_15, rules_23: chosen != car;
rules_15, rules_24: chosen == car;
rules_17, rules_15: player = keeper;
rules_20, rules_21: player = keeper;
rules_21, rules_15: chosen = third[chosen][open];
rules_23, end: player = keeper;
rules_24, rules_23: goals[contestant] = 100;

@disjointExhaustive rules_15 : rules_24 rules_23;
@integer 0 : 0 1;
@repeat rules_15 rules_24 : chosen;
@repeat rules_23 : chosen goals;
@simpleApplyExhaustive begin rules_1 [] player = random;
@simpleApplyExhaustive rules_1 rules_6 [car_1: Door] car = Door(car_1), visible[contestant] = 0, visible[contestant] = 1, player = contestant;
@simpleApplyExhaustive rules_6 rules_9 [chosen_1: Door] chosen = Door(chosen_1), player = random;
@simpleApplyExhaustive rules_9 rules_14 [open_1: Door] open = Door(open_1), player = contestant;
@simpleApplyExhaustive rules_14 rules_15 [stay] player = keeper;
@simpleApplyExhaustive rules_14 rules_21 [switch] player = keeper;
@tagIndex rules_3 rules_7 rules_12 rules_14 : 0;
@tagMaxIndex rules_3 rules_7 rules_12 rules_14 : 0;
@unique begin rules_1 rules_2 rules_3 rules_4 rules_5 rules_6 rules_7 rules_8 rules_9 rules_10 rules_11 rules_12 rules_13 rules_14 rules_17 rules_20 rules_21;
