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

begin, rules_begin:;
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
rules_14, rules_16:;
rules_14, rules_19:;
rules_15, rules_24: chosen == car;
rules_15, rules_25: chosen != car;
rules_16, rules_17: $ stay;
rules_17, rules_18: player = keeper;
rules_18, rules_15:;
rules_19, rules_20: $ switch;
rules_20, rules_21: player = keeper;
rules_21, rules_22: chosen = third[chosen][open];
rules_22, rules_15:;
rules_23, end: player = keeper;
rules_24, rules_26: goals[contestant] = 100;
rules_25, rules_23:;
rules_26, rules_23:;
rules_begin, rules_1: player = random;
