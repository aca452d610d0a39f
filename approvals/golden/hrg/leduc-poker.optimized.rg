type Bool = {0, 1};
type Card = {Jack__black, Jack__red, Queen__black, Queen__red, King__black, King__red};
type Chips = {N__1, N__3, N__5, N__7, N__9, N__11, N__13};
type Goals = Player -> Score;
type Hand = {nothing, Jack__black, Jack__red, Queen__black, Queen__red, King__black, King__red};
type Player = {opener, responder};
type PlayerOrSystem = {opener, responder, keeper, random};
type Round = {first, second};
type Score = {13, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26};
type Visibility = Player -> Bool;
type Worth = {W__0, W__1, W__2, W__3, W__4};

const isMore: Worth -> Worth -> Bool = {
  :{:0},
  W__1: {:0, W__0: 1},
  W__2: {:0, W__0: 1, W__1: 1},
  W__3: {:1, W__3: 0, W__4: 0},
  W__4: {:1, W__4: 0}
};
const losing: Chips -> Score = {:12, N__3: 10, N__5: 8, N__7: 6, N__9: 4, N__11: 2, N__13: 0};
const over: Round -> Chips -> Chips = {
  :{:N__13, N__1: N__3, N__3: N__5, N__5: N__7, N__7: N__9, N__9: N__11},
  second: {:N__13, N__1: N__5, N__3: N__7, N__5: N__9, N__7: N__11}
};
const winning: Chips -> Score = {:14, N__3: 16, N__5: 18, N__7: 20, N__9: 22, N__11: 24, N__13: 26};
const worth: Hand -> Hand -> Worth = {
  :{:W__1, Jack__black: W__4, Jack__red: W__4},
  King__black: {:W__3, King__black: W__4, King__red: W__4},
  King__red: {:W__3, King__black: W__4, King__red: W__4},
  Queen__black: {:W__2, Queen__black: W__4, Queen__red: W__4},
  Queen__red: {:W__2, Queen__black: W__4, Queen__red: W__4},
  nothing: {:W__0, nothing: W__4}
};

var card: Card = Jack__black;
var goals: Goals = {:13};
var hand: Player -> Hand = {:nothing};
var lose_arg0_who: Player = opener;
var open: Hand = nothing;
var player: PlayerOrSystem = keeper;
var stake: Player -> Chips = {:N__1};
var visible: Visibility = {:1};

begin, deal1_1: player = random;
bets1_1, bets1_6: $ check;
bets1_1, bets1_bet1_1: $ bet;
bets1_6, bets1_7: player = responder;
bets1_7, bets1_12: $ check;
bets1_7, bets1_bet2_1: $ bet;
bets1_12, layOpen1_begin: player = keeper;
bets1_bet1_1, bets1_bet1_2: stake[opener] = over[first][stake[opener]];
bets1_bet1_2, bets1_bet1_answerBet1_begin: player = keeper;
bets1_bet1_answerBet1_1, bets1_bet1_answerBet1_8: $ raise;
bets1_bet1_answerBet1_1, bets1_bet1_answerBet1_follow1_1: $ call;
bets1_bet1_answerBet1_1, bets1_bet1_answerBet1_giveUp1_1: $ fold;
bets1_bet1_answerBet1_8, bets1_bet1_answerBet1_9: stake[responder] = over[first][stake[opener]];
bets1_bet1_answerBet1_9, bets1_bet1_answerBet1_answerRaise1_begin: player = keeper;
bets1_bet1_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_answerRaise1_follow1_1: $ call;
bets1_bet1_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_1: $ fold;
bets1_bet1_answerBet1_answerRaise1_begin, bets1_bet1_answerBet1_answerRaise1_1: player = opener;
bets1_bet1_answerBet1_answerRaise1_follow1_1, bets1_12: stake[opener] = stake[responder];
bets1_bet1_answerBet1_answerRaise1_giveUp1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_2: player = keeper;
bets1_bet1_answerBet1_answerRaise1_giveUp1_2, bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_begin: lose_arg0_who = opener;
bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2: goals[responder] = winning[stake[opener]];
bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2, end: player = keeper;
bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_begin, bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_1: goals[opener] = losing[stake[opener]];
bets1_bet1_answerBet1_begin, bets1_bet1_answerBet1_1: player = responder;
bets1_bet1_answerBet1_follow1_1, bets1_12: stake[responder] = stake[opener];
bets1_bet1_answerBet1_giveUp1_1, bets1_bet1_answerBet1_giveUp1_2: player = keeper;
bets1_bet1_answerBet1_giveUp1_2, bets1_bet1_answerBet1_giveUp1_lose1_begin: lose_arg0_who = responder;
bets1_bet1_answerBet1_giveUp1_lose1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2: goals[opener] = winning[stake[responder]];
bets1_bet1_answerBet1_giveUp1_lose1_begin, bets1_bet1_answerBet1_giveUp1_lose1_1: goals[responder] = losing[stake[responder]];
bets1_bet2_1, bets1_bet2_2: stake[responder] = over[first][stake[responder]];
bets1_bet2_2, bets1_bet2_answerBet1_begin: player = keeper;
bets1_bet2_answerBet1_1, bets1_bet1_answerBet1_answerRaise1_follow1_1: $ call;
bets1_bet2_answerBet1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_1: $ fold;
bets1_bet2_answerBet1_1, bets1_bet2_answerBet1_8: $ raise;
bets1_bet2_answerBet1_8, bets1_bet2_answerBet1_9: stake[opener] = over[first][stake[responder]];
bets1_bet2_answerBet1_9, bets1_bet2_answerBet1_answerRaise1_begin: player = keeper;
bets1_bet2_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_follow1_1: $ call;
bets1_bet2_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_giveUp1_1: $ fold;
bets1_bet2_answerBet1_answerRaise1_begin, bets1_bet2_answerBet1_answerRaise1_1: player = responder;
bets1_bet2_answerBet1_begin, bets1_bet2_answerBet1_1: player = opener;
bets2_1, bets2_6: $ check;
bets2_1, bets2_bet1_1: $ bet;
bets2_6, bets2_7: player = responder;
bets2_7, bets2_12: $ check;
bets2_7, bets2_bet2_1: $ bet;
bets2_12, rules_7: player = keeper;
bets2_bet1_1, bets2_bet1_2: stake[opener] = over[second][stake[opener]];
bets2_bet1_2, bets2_bet1_answerBet1_begin: player = keeper;
bets2_bet1_answerBet1_1, bets1_bet1_answerBet1_giveUp1_1: $ fold;
bets2_bet1_answerBet1_1, bets2_bet1_answerBet1_8: $ raise;
bets2_bet1_answerBet1_1, bets2_bet1_answerBet1_follow1_1: $ call;
bets2_bet1_answerBet1_8, bets2_bet1_answerBet1_9: stake[responder] = over[second][stake[opener]];
bets2_bet1_answerBet1_9, bets2_bet1_answerBet1_answerRaise1_begin: player = keeper;
bets2_bet1_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_1: $ fold;
bets2_bet1_answerBet1_answerRaise1_1, bets2_bet1_answerBet1_answerRaise1_follow1_1: $ call;
bets2_bet1_answerBet1_answerRaise1_begin, bets2_bet1_answerBet1_answerRaise1_1: player = opener;
bets2_bet1_answerBet1_answerRaise1_follow1_1, bets2_12: stake[opener] = stake[responder];
bets2_bet1_answerBet1_begin, bets2_bet1_answerBet1_1: player = responder;
bets2_bet1_answerBet1_follow1_1, bets2_12: stake[responder] = stake[opener];
bets2_bet2_1, bets2_bet2_2: stake[responder] = over[second][stake[responder]];
bets2_bet2_2, bets2_bet2_answerBet1_begin: player = keeper;
bets2_bet2_answerBet1_1, bets1_bet1_answerBet1_answerRaise1_giveUp1_1: $ fold;
bets2_bet2_answerBet1_1, bets2_bet1_answerBet1_answerRaise1_follow1_1: $ call;
bets2_bet2_answerBet1_1, bets2_bet2_answerBet1_8: $ raise;
bets2_bet2_answerBet1_8, bets2_bet2_answerBet1_9: stake[opener] = over[second][stake[responder]];
bets2_bet2_answerBet1_9, bets2_bet2_answerBet1_answerRaise1_begin: player = keeper;
bets2_bet2_answerBet1_answerRaise1_1, bets1_bet1_answerBet1_giveUp1_1: $ fold;
bets2_bet2_answerBet1_answerRaise1_1, bets2_bet1_answerBet1_follow1_1: $ call;
bets2_bet2_answerBet1_answerRaise1_begin, bets2_bet2_answerBet1_answerRaise1_1: player = responder;
bets2_bet2_answerBet1_begin, bets2_bet2_answerBet1_1: player = opener;
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
deal2_7, rules_3: player = keeper;
deal2_begin, deal2_1: player = random;
layOpen1_1, layOpen1_2: card = Card(*);
layOpen1_2, layOpen1_3: card != hand[opener];
layOpen1_3, layOpen1_4: card != hand[responder];
layOpen1_4, layOpen1_5: open = card;
layOpen1_5, layOpen1_6: $$ card;
layOpen1_6, rules_6: player = keeper;
layOpen1_begin, layOpen1_1: player = random;
rules_3, bets1_1: player = opener;
rules_6, bets2_1: player = opener;
rules_7, bets1_bet1_answerBet1_giveUp1_2: isMore[worth[hand[opener]][open]][worth[hand[responder]][open]] == 1;
rules_7, rules_8: isMore[worth[hand[opener]][open]][worth[hand[responder]][open]] != 1;
rules_8, bets1_bet1_answerBet1_answerRaise1_giveUp1_2: isMore[worth[hand[responder]][open]][worth[hand[opener]][open]] == 1;
rules_8, bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2: isMore[worth[hand[responder]][open]][worth[hand[opener]][open]] != 1;

@disjointExhaustive rules_7 : rules_8 bets1_bet1_answerBet1_giveUp1_2;
@disjointExhaustive rules_8 :
  bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2
  bets1_bet1_answerBet1_answerRaise1_giveUp1_2;
@integer 0 : 0 1;
@integer 0 : W__0 W__1 W__2 W__3 W__4;
@repeat bets1_12 bets2_12 : stake;
@repeat bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_1 bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_2 bets1_bet1_answerBet1_giveUp1_lose1_1 :
  goals
  lose_arg0_who;
@repeat bets1_bet1_answerBet1_answerRaise1_giveUp1_lose1_begin bets1_bet1_answerBet1_giveUp1_lose1_begin :
  lose_arg0_who;
@simpleApplyExhaustive begin deal1_1 [] player = random;
@simpleApplyExhaustive bets1_1 bets1_7 [check] player = responder;
@simpleApplyExhaustive bets1_1 bets1_bet1_answerBet1_begin [bet] stake[opener] = over[first][stake[opener]], player = keeper;
@simpleApplyExhaustive bets1_7 bets1_bet2_answerBet1_begin [bet] stake[responder] = over[first][stake[responder]], player = keeper;
@simpleApplyExhaustive bets1_7 layOpen1_begin [check] player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_1 bets1_bet1_answerBet1_answerRaise1_begin [raise] stake[responder] = over[first][stake[opener]], player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_1 bets1_bet1_answerBet1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_1 layOpen1_begin [call] stake[responder] = stake[opener], player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_answerRaise1_1 bets1_bet1_answerBet1_answerRaise1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_answerRaise1_1 layOpen1_begin [call] stake[opener] = stake[responder], player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_answerRaise1_begin bets1_bet1_answerBet1_answerRaise1_1 [] player = opener;
@simpleApplyExhaustive bets1_bet1_answerBet1_answerRaise1_giveUp1_2 end [] lose_arg0_who = opener, goals[opener] = losing[stake[opener]], goals[responder] = winning[stake[opener]], player = keeper;
@simpleApplyExhaustive bets1_bet1_answerBet1_begin bets1_bet1_answerBet1_1 [] player = responder;
@simpleApplyExhaustive bets1_bet1_answerBet1_giveUp1_2 end [] lose_arg0_who = responder, goals[responder] = losing[stake[responder]], goals[opener] = winning[stake[responder]], player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_1 bets1_bet1_answerBet1_answerRaise1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_1 bets1_bet2_answerBet1_answerRaise1_begin [raise] stake[opener] = over[first][stake[responder]], player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_1 layOpen1_begin [call] stake[opener] = stake[responder], player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_answerRaise1_1 bets1_bet1_answerBet1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_answerRaise1_1 layOpen1_begin [call] stake[responder] = stake[opener], player = keeper;
@simpleApplyExhaustive bets1_bet2_answerBet1_answerRaise1_begin bets1_bet2_answerBet1_answerRaise1_1 [] player = responder;
@simpleApplyExhaustive bets1_bet2_answerBet1_begin bets1_bet2_answerBet1_1 [] player = opener;
@simpleApplyExhaustive bets2_1 bets2_7 [check] player = responder;
@simpleApplyExhaustive bets2_1 bets2_bet1_answerBet1_begin [bet] stake[opener] = over[second][stake[opener]], player = keeper;
@simpleApplyExhaustive bets2_7 bets2_bet2_answerBet1_begin [bet] stake[responder] = over[second][stake[responder]], player = keeper;
@simpleApplyExhaustive bets2_7 rules_7 [check] player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_1 bets1_bet1_answerBet1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_1 bets2_bet1_answerBet1_answerRaise1_begin [raise] stake[responder] = over[second][stake[opener]], player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_1 rules_7 [call] stake[responder] = stake[opener], player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_answerRaise1_1 bets1_bet1_answerBet1_answerRaise1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_answerRaise1_1 rules_7 [call] stake[opener] = stake[responder], player = keeper;
@simpleApplyExhaustive bets2_bet1_answerBet1_answerRaise1_begin bets2_bet1_answerBet1_answerRaise1_1 [] player = opener;
@simpleApplyExhaustive bets2_bet1_answerBet1_begin bets2_bet1_answerBet1_1 [] player = responder;
@simpleApplyExhaustive bets2_bet2_answerBet1_1 bets1_bet1_answerBet1_answerRaise1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets2_bet2_answerBet1_1 bets2_bet2_answerBet1_answerRaise1_begin [raise] stake[opener] = over[second][stake[responder]], player = keeper;
@simpleApplyExhaustive bets2_bet2_answerBet1_1 rules_7 [call] stake[opener] = stake[responder], player = keeper;
@simpleApplyExhaustive bets2_bet2_answerBet1_answerRaise1_1 bets1_bet1_answerBet1_giveUp1_2 [fold] player = keeper;
@simpleApplyExhaustive bets2_bet2_answerBet1_answerRaise1_1 rules_7 [call] stake[responder] = stake[opener], player = keeper;
@simpleApplyExhaustive bets2_bet2_answerBet1_answerRaise1_begin bets2_bet2_answerBet1_answerRaise1_1 [] player = responder;
@simpleApplyExhaustive bets2_bet2_answerBet1_begin bets2_bet2_answerBet1_1 [] player = opener;
@simpleApplyExhaustive deal1_1 deal2_begin [card_1: Card] card = Card(card_1), hand[opener] = card, visible[responder] = 0, visible[responder] = 1, player = keeper;
@simpleApplyExhaustive deal2_1 rules_3 [card_1: Card] card = Card(card_1), hand[responder] = card, visible[opener] = 0, visible[opener] = 1, player = keeper;
@simpleApplyExhaustive deal2_begin deal2_1 [] player = random;
@simpleApplyExhaustive layOpen1_1 rules_6 [card_1: Card] card = Card(card_1), open = card, player = keeper;
@simpleApplyExhaustive layOpen1_begin layOpen1_1 [] player = random;
@simpleApplyExhaustive rules_3 bets1_1 [] player = opener;
@simpleApplyExhaustive rules_6 bets2_1 [] player = opener;
@tagIndex bets1_1 bets1_7 bets1_bet1_answerBet1_1 bets1_bet1_answerBet1_answerRaise1_1 bets1_bet2_answerBet1_1 bets1_bet2_answerBet1_answerRaise1_1 bets2_1 bets2_7 bets2_bet1_answerBet1_1 bets2_bet1_answerBet1_answerRaise1_1 bets2_bet2_answerBet1_1 bets2_bet2_answerBet1_answerRaise1_1 deal1_5 deal2_5 layOpen1_5 :
  0;
@tagMaxIndex bets1_1 bets1_7 bets1_bet1_answerBet1_1 bets1_bet1_answerBet1_answerRaise1_1 bets1_bet2_answerBet1_1 bets1_bet2_answerBet1_answerRaise1_1 bets2_1 bets2_7 bets2_bet1_answerBet1_1 bets2_bet1_answerBet1_answerRaise1_1 bets2_bet2_answerBet1_1 bets2_bet2_answerBet1_answerRaise1_1 deal1_5 deal2_5 layOpen1_5 :
  0;
@unique begin bets1_1 bets1_6 bets1_7 bets1_bet1_1 bets1_bet1_2 bets1_bet1_answerBet1_begin bets1_bet1_answerBet1_1 bets1_bet1_answerBet1_8 bets1_bet1_answerBet1_9 bets1_bet1_answerBet1_answerRaise1_begin bets1_bet1_answerBet1_answerRaise1_1 bets1_bet2_1 bets1_bet2_2 bets1_bet2_answerBet1_begin bets1_bet2_answerBet1_1 bets1_bet2_answerBet1_8 bets1_bet2_answerBet1_9 bets1_bet2_answerBet1_answerRaise1_begin bets1_bet2_answerBet1_answerRaise1_1 bets2_1 bets2_6 bets2_7 bets2_bet1_1 bets2_bet1_2 bets2_bet1_answerBet1_begin bets2_bet1_answerBet1_1 bets2_bet1_answerBet1_8 bets2_bet1_answerBet1_9 bets2_bet1_answerBet1_answerRaise1_begin bets2_bet1_answerBet1_answerRaise1_1 bets2_bet2_1 bets2_bet2_2 bets2_bet2_answerBet1_begin bets2_bet2_answerBet1_1 bets2_bet2_answerBet1_8 bets2_bet2_answerBet1_9 bets2_bet2_answerBet1_answerRaise1_begin bets2_bet2_answerBet1_answerRaise1_1 rules_7 deal1_1 deal1_2 deal1_3 deal1_4 deal1_5 deal1_6 deal1_7 deal2_1 deal2_2 deal2_3 deal2_4 deal2_5 deal2_6 deal2_7 deal2_begin layOpen1_1 layOpen1_2 layOpen1_3 layOpen1_4 layOpen1_5 layOpen1_6 layOpen1_begin rules_3 rules_6 rules_8;
