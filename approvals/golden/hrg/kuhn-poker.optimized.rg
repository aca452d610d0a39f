type Bool = {0, 1};
type Card = {jack, queen, king};
type Goals = Player -> Score;
type Hand = {nothing, jack, queen, king};
type Player = {opener, responder};
type PlayerOrSystem = {opener, responder, keeper, random};
type Score = {0, 1, 3, 4};
type Visibility = Player -> Bool;

const opponent: Player -> Player = {:responder, responder: opener};
const winner: Hand -> Hand -> Player = {
  :{:responder},
  jack: {:responder, nothing: opener},
  king: {:opener, king: responder},
  queen: {:opener, king: responder, queen: responder}
};

var bigPotFor_arg0_who: Player = opener;
var card: Card = jack;
var goals: Goals = {:0};
var hand: Player -> Hand = {:nothing};
var player: PlayerOrSystem = keeper;
var smallPotFor_arg0_who: Player = opener;
var visible: Visibility = {:1};

begin, deal1_1: player = random;
answerBet1_1, answerBet1_4: $ fold;
answerBet1_1, answerBet1_8: $ call;
answerBet1_4, answerBet1_5: player = keeper;
answerBet1_5, answerBet1_smallPotFor1_begin: smallPotFor_arg0_who = opener;
answerBet1_8, answerBet1_9: player = keeper;
answerBet1_9, answerBet1_bigPotFor1_begin: bigPotFor_arg0_who = winner[hand[opener]][hand[responder]];
answerBet1_bigPotFor1_1, answerBet1_bigPotFor1_2: goals[opponent[bigPotFor_arg0_who]] = 0;
answerBet1_bigPotFor1_2, end: player = keeper;
answerBet1_bigPotFor1_begin, answerBet1_bigPotFor1_1: goals[bigPotFor_arg0_who] = 4;
answerBet1_smallPotFor1_1, answerBet1_bigPotFor1_2: goals[responder] = 1;
answerBet1_smallPotFor1_begin, answerBet1_smallPotFor1_1: goals[opener] = 3;
answerBet2_1, answerBet1_8: $ call;
answerBet2_1, answerBet2_4: $ fold;
answerBet2_4, answerBet2_5: player = keeper;
answerBet2_5, answerBet2_smallPotFor1_begin: smallPotFor_arg0_who = responder;
answerBet2_smallPotFor1_1, answerBet1_bigPotFor1_2: goals[opener] = 1;
answerBet2_smallPotFor1_begin, answerBet2_smallPotFor1_1: goals[responder] = 3;
deal1_1, deal1_2: card = Card(*);
deal1_2, deal1_3: card != hand[responder];
deal1_3, deal1_4: hand[opener] = card;
deal1_4, deal1_5: visible[responder] = 0;
deal1_5, deal1_6: $$ card;
deal1_6, deal1_7: visible[responder] = 1;
deal1_7, deal2_begin: player = keeper;
deal2_1, deal2_2: card = Card(*);
deal2_2, deal2_3: card != hand[opener];
deal2_3, deal2_4: hand[responder] = card;
deal2_4, deal2_5: visible[opener] = 0;
deal2_5, deal2_6: $$ card;
deal2_6, deal2_7: visible[opener] = 1;
deal2_7, rules_2: player = keeper;
deal2_begin, deal2_1: player = random;
rules_2, rules_3: player = opener;
rules_3, rules_6: $ bet;
rules_3, rules_10: $ pass;
rules_6, rules_7: player = keeper;
rules_7, answerBet1_1: player = responder;
rules_10, rules_11: player = responder;
rules_11, rules_14: $ bet;
rules_11, rules_18: $ pass;
rules_14, rules_15: player = keeper;
rules_15, answerBet2_1: player = opener;
rules_18, rules_19: player = keeper;
rules_19, smallPotFor1_begin: smallPotFor_arg0_who = winner[hand[opener]][hand[responder]];
smallPotFor1_1, answerBet1_bigPotFor1_2: goals[opponent[smallPotFor_arg0_who]] = 1;
smallPotFor1_begin, smallPotFor1_1: goals[smallPotFor_arg0_who] = 3;

@integer 0 : 0 1;
@repeat answerBet1_bigPotFor1_2 : bigPotFor_arg0_who goals smallPotFor_arg0_who;
@simpleApplyExhaustive answerBet1_1 answerBet1_5 [fold] player = keeper;
@simpleApplyExhaustive answerBet1_1 answerBet1_9 [call] player = keeper;
@simpleApplyExhaustive answerBet1_5 end [] smallPotFor_arg0_who = opener, goals[opener] = 3, goals[responder] = 1, player = keeper;
@simpleApplyExhaustive answerBet1_9 end [] bigPotFor_arg0_who = winner[hand[opener]][hand[responder]], goals[bigPotFor_arg0_who] = 4, goals[opponent[bigPotFor_arg0_who]] = 0, player = keeper;
@simpleApplyExhaustive answerBet2_1 answerBet1_9 [call] player = keeper;
@simpleApplyExhaustive answerBet2_1 answerBet2_5 [fold] player = keeper;
@simpleApplyExhaustive answerBet2_5 end [] smallPotFor_arg0_who = responder, goals[responder] = 3, goals[opener] = 1, player = keeper;
@simpleApplyExhaustive begin deal1_1 [] player = random;
@simpleApplyExhaustive deal1_1 deal2_begin [card_1: Card] card = Card(card_1), hand[opener] = card, visible[responder] = 0, visible[responder] = 1, player = keeper;
@simpleApplyExhaustive deal2_1 rules_2 [card_1: Card] card = Card(card_1), hand[responder] = card, visible[opener] = 0, visible[opener] = 1, player = keeper;
@simpleApplyExhaustive deal2_begin deal2_1 [] player = random;
@simpleApplyExhaustive rules_2 rules_3 [] player = opener;
@simpleApplyExhaustive rules_3 rules_7 [bet] player = keeper;
@simpleApplyExhaustive rules_3 rules_11 [pass] player = responder;
@simpleApplyExhaustive rules_7 answerBet1_1 [] player = responder;
@simpleApplyExhaustive rules_11 rules_15 [bet] player = keeper;
@simpleApplyExhaustive rules_11 rules_19 [pass] player = keeper;
@simpleApplyExhaustive rules_15 answerBet2_1 [] player = opener;
@simpleApplyExhaustive rules_19 end [] smallPotFor_arg0_who = winner[hand[opener]][hand[responder]], goals[smallPotFor_arg0_who] = 3, goals[opponent[smallPotFor_arg0_who]] = 1, player = keeper;
@tagIndex answerBet1_1 answerBet2_1 deal1_5 deal2_5 rules_3 rules_11 : 0;
@tagMaxIndex answerBet1_1 answerBet2_1 deal1_5 deal2_5 rules_3 rules_11 : 0;
@unique begin answerBet1_1 answerBet1_4 answerBet1_5 answerBet1_smallPotFor1_begin answerBet1_9 answerBet1_bigPotFor1_begin answerBet1_bigPotFor1_1 answerBet1_smallPotFor1_1 answerBet2_1 answerBet2_4 answerBet2_5 answerBet2_smallPotFor1_begin answerBet2_smallPotFor1_1 deal1_1 deal1_2 deal1_3 deal1_4 deal1_5 deal1_6 deal1_7 deal2_1 deal2_2 deal2_3 deal2_4 deal2_5 deal2_6 deal2_7 deal2_begin rules_2 rules_3 rules_6 rules_7 rules_10 rules_11 rules_14 rules_15 rules_18 rules_19 smallPotFor1_begin smallPotFor1_1;
