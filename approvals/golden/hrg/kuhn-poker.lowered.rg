type Bool = {0, 1};
type Card = {jack, queen, king};
type Goals = Player -> Score;
type Hand = {nothing, jack, queen, king};
type Player = {opener, responder};
type PlayerOrSystem = {opener, responder, keeper, random};
type Score = {0, 1, 3, 4};
type Visibility = Player -> Bool;

const opponent: Player -> Player = {:responder, responder: opener};
const rank: Hand -> {0, 1, 2, 3} = {:0, jack: 1, king: 3, queen: 2};
const winner: Hand -> Hand -> Player = {
  :{:responder},
  jack: {:responder, nothing: opener},
  king: {:opener, king: responder},
  queen: {:opener, king: responder, queen: responder}
};

var answerBet_arg0_me: Player = opener;
var bigPotFor_arg0_who: Player = opener;
var card: Card = jack;
var deal_arg0_receiver: Player = opener;
var goals: Goals = {:0};
var hand: Player -> Hand = {:nothing};
var player: PlayerOrSystem = keeper;
var smallPotFor_arg0_who: Player = opener;
var visible: Visibility = {:1};

begin, rules_begin:;
answerBet1_1, answerBet1_2: player = answerBet_arg0_me;
answerBet1_2, answerBet1_3: $ fold;
answerBet1_2, answerBet1_5: $ call;
answerBet1_3, answerBet1_4: player = keeper;
answerBet1_4, answerBet1_smallPotFor1_1: smallPotFor_arg0_who = opponent[answerBet_arg0_me];
answerBet1_5, answerBet1_6: player = keeper;
answerBet1_6, answerBet1_bigPotFor1_1: bigPotFor_arg0_who = winner[hand[opener]][hand[responder]];
answerBet1_bigPotFor1_1, answerBet1_bigPotFor1_2: goals[bigPotFor_arg0_who] = 4;
answerBet1_bigPotFor1_2, answerBet1_bigPotFor1_3: goals[opponent[bigPotFor_arg0_who]] = 0;
answerBet1_bigPotFor1_3, end: player = keeper;
answerBet1_smallPotFor1_1, answerBet1_smallPotFor1_2: goals[smallPotFor_arg0_who] = 3;
answerBet1_smallPotFor1_2, answerBet1_smallPotFor1_3: goals[opponent[smallPotFor_arg0_who]] = 1;
answerBet1_smallPotFor1_3, end: player = keeper;
answerBet2_1, answerBet2_2: player = answerBet_arg0_me;
answerBet2_2, answerBet2_3: $ fold;
answerBet2_2, answerBet2_5: $ call;
answerBet2_3, answerBet2_4: player = keeper;
answerBet2_4, answerBet2_smallPotFor1_1: smallPotFor_arg0_who = opponent[answerBet_arg0_me];
answerBet2_5, answerBet2_6: player = keeper;
answerBet2_6, answerBet2_bigPotFor1_1: bigPotFor_arg0_who = winner[hand[opener]][hand[responder]];
answerBet2_bigPotFor1_1, answerBet2_bigPotFor1_2: goals[bigPotFor_arg0_who] = 4;
answerBet2_bigPotFor1_2, answerBet2_bigPotFor1_3: goals[opponent[bigPotFor_arg0_who]] = 0;
answerBet2_bigPotFor1_3, end: player = keeper;
answerBet2_smallPotFor1_1, answerBet2_smallPotFor1_2: goals[smallPotFor_arg0_who] = 3;
answerBet2_smallPotFor1_2, answerBet2_smallPotFor1_3: goals[opponent[smallPotFor_arg0_who]] = 1;
answerBet2_smallPotFor1_3, end: player = keeper;
deal1_1, deal1_2: player = random;
deal1_2, deal1_3: card = Card(*);
deal1_3, deal1_4: card != hand[opponent[deal_arg0_receiver]];
deal1_4, deal1_5: hand[deal_arg0_receiver] = card;
deal1_5, deal1_6: visible[opponent[deal_arg0_receiver]] = 0;
deal1_6, deal1_7: $$ card;
deal1_7, deal1_8: visible[opponent[deal_arg0_receiver]] = 1;
deal1_8, rules_1: player = keeper;
deal2_1, deal2_2: player = random;
deal2_2, deal2_3: card = Card(*);
deal2_3, deal2_4: card != hand[opponent[deal_arg0_receiver]];
deal2_4, deal2_5: hand[deal_arg0_receiver] = card;
deal2_5, deal2_6: visible[opponent[deal_arg0_receiver]] = 0;
deal2_6, deal2_7: $$ card;
deal2_7, deal2_8: visible[opponent[deal_arg0_receiver]] = 1;
deal2_8, rules_2: player = keeper;
rules_1, deal2_1: deal_arg0_receiver = responder;
rules_2, rules_3: player = opener;
rules_3, rules_4: $ bet;
rules_3, rules_6: $ pass;
rules_4, rules_5: player = keeper;
rules_5, answerBet1_1: answerBet_arg0_me = responder;
rules_6, rules_7: player = responder;
rules_7, rules_8: $ bet;
rules_7, rules_10: $ pass;
rules_8, rules_9: player = keeper;
rules_9, answerBet2_1: answerBet_arg0_me = opener;
rules_10, rules_11: player = keeper;
rules_11, smallPotFor1_1: smallPotFor_arg0_who = winner[hand[opener]][hand[responder]];
rules_begin, deal1_1: deal_arg0_receiver = opener;
smallPotFor1_1, smallPotFor1_2: goals[smallPotFor_arg0_who] = 3;
smallPotFor1_2, smallPotFor1_3: goals[opponent[smallPotFor_arg0_who]] = 1;
smallPotFor1_3, end: player = keeper;
