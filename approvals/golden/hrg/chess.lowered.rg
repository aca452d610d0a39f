type Bool = {0, 1};
type Cell = {
  S__a_1,
  S__a_2,
  S__a_3,
  S__a_4,
  S__a_5,
  S__a_6,
  S__a_7,
  S__a_8,
  S__b_1,
  S__b_2,
  S__b_3,
  S__b_4,
  S__b_5,
  S__b_6,
  S__b_7,
  S__b_8,
  S__c_1,
  S__c_2,
  S__c_3,
  S__c_4,
  S__c_5,
  S__c_6,
  S__c_7,
  S__c_8,
  S__d_1,
  S__d_2,
  S__d_3,
  S__d_4,
  S__d_5,
  S__d_6,
  S__d_7,
  S__d_8,
  S__e_1,
  S__e_2,
  S__e_3,
  S__e_4,
  S__e_5,
  S__e_6,
  S__e_7,
  S__e_8,
  S__f_1,
  S__f_2,
  S__f_3,
  S__f_4,
  S__f_5,
  S__f_6,
  S__f_7,
  S__f_8,
  S__g_1,
  S__g_2,
  S__g_3,
  S__g_4,
  S__g_5,
  S__g_6,
  S__g_7,
  S__g_8,
  S__h_1,
  S__h_2,
  S__h_3,
  S__h_4,
  S__h_5,
  S__h_6,
  S__h_7,
  S__h_8,
  off
};
type Clock = {
  N__0,
  N__1,
  N__2,
  N__3,
  N__4,
  N__5,
  N__6,
  N__7,
  N__8,
  N__9,
  N__10,
  N__11,
  N__12,
  N__13,
  N__14,
  N__15,
  N__16,
  N__17,
  N__18,
  N__19,
  N__20,
  N__21,
  N__22,
  N__23,
  N__24,
  N__25,
  N__26,
  N__27,
  N__28,
  N__29,
  N__30,
  N__31,
  N__32,
  N__33,
  N__34,
  N__35,
  N__36,
  N__37,
  N__38,
  N__39,
  N__40,
  N__41,
  N__42,
  N__43,
  N__44,
  N__45,
  N__46,
  N__47,
  N__48,
  N__49,
  N__50,
  N__51,
  N__52,
  N__53,
  N__54,
  N__55,
  N__56,
  N__57,
  N__58,
  N__59,
  N__60,
  N__61,
  N__62,
  N__63,
  N__64,
  N__65,
  N__66,
  N__67,
  N__68,
  N__69,
  N__70,
  N__71,
  N__72,
  N__73,
  N__74,
  N__75,
  N__76,
  N__77,
  N__78,
  N__79,
  N__80,
  N__81,
  N__82,
  N__83,
  N__84,
  N__85,
  N__86,
  N__87,
  N__88,
  N__89,
  N__90,
  N__91,
  N__92,
  N__93,
  N__94,
  N__95,
  N__96,
  N__97,
  N__98,
  N__99,
  N__100
};
type Corner = {S__a_1, S__a_8, S__e_1, S__e_8, S__h_1, S__h_8};
type EvenFile = {b, d, f, h};
type File = {a, b, c, d, e, f, g, h};
type Goals = Player -> Score;
type Kind = {pawn, knight, bishop, rook, queen, king};
type Owner = {nobody, white, black};
type Passed = {
  none,
  S__a_1,
  S__a_2,
  S__a_3,
  S__a_4,
  S__a_5,
  S__a_6,
  S__a_7,
  S__a_8,
  S__b_1,
  S__b_2,
  S__b_3,
  S__b_4,
  S__b_5,
  S__b_6,
  S__b_7,
  S__b_8,
  S__c_1,
  S__c_2,
  S__c_3,
  S__c_4,
  S__c_5,
  S__c_6,
  S__c_7,
  S__c_8,
  S__d_1,
  S__d_2,
  S__d_3,
  S__d_4,
  S__d_5,
  S__d_6,
  S__d_7,
  S__d_8,
  S__e_1,
  S__e_2,
  S__e_3,
  S__e_4,
  S__e_5,
  S__e_6,
  S__e_7,
  S__e_8,
  S__f_1,
  S__f_2,
  S__f_3,
  S__f_4,
  S__f_5,
  S__f_6,
  S__f_7,
  S__f_8,
  S__g_1,
  S__g_2,
  S__g_3,
  S__g_4,
  S__g_5,
  S__g_6,
  S__g_7,
  S__g_8,
  S__h_1,
  S__h_2,
  S__h_3,
  S__h_4,
  S__h_5,
  S__h_6,
  S__h_7,
  S__h_8
};
type Piece = {
  empty,
  wall,
  P__white_pawn,
  P__white_knight,
  P__white_bishop,
  P__white_rook,
  P__white_queen,
  P__white_king,
  P__black_pawn,
  P__black_knight,
  P__black_bishop,
  P__black_rook,
  P__black_queen,
  P__black_king
};
type Place = {elsewhere, S__a_1, S__a_8, S__e_1, S__e_8, S__h_1, S__h_8};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {50, 0, 100};
type Shade = {light, dark};
type Square = {
  S__a_1,
  S__a_2,
  S__a_3,
  S__a_4,
  S__a_5,
  S__a_6,
  S__a_7,
  S__a_8,
  S__b_1,
  S__b_2,
  S__b_3,
  S__b_4,
  S__b_5,
  S__b_6,
  S__b_7,
  S__b_8,
  S__c_1,
  S__c_2,
  S__c_3,
  S__c_4,
  S__c_5,
  S__c_6,
  S__c_7,
  S__c_8,
  S__d_1,
  S__d_2,
  S__d_3,
  S__d_4,
  S__d_5,
  S__d_6,
  S__d_7,
  S__d_8,
  S__e_1,
  S__e_2,
  S__e_3,
  S__e_4,
  S__e_5,
  S__e_6,
  S__e_7,
  S__e_8,
  S__f_1,
  S__f_2,
  S__f_3,
  S__f_4,
  S__f_5,
  S__f_6,
  S__f_7,
  S__f_8,
  S__g_1,
  S__g_2,
  S__g_3,
  S__g_4,
  S__g_5,
  S__g_6,
  S__g_7,
  S__g_8,
  S__h_1,
  S__h_2,
  S__h_3,
  S__h_4,
  S__h_5,
  S__h_6,
  S__h_7,
  S__h_8
};
type Visibility = Player -> Bool;

const ahead: Player -> Cell -> Cell = {:north, black: south};
const aheadEast: Player -> Cell -> Cell = {:northEast, black: southEast};
const aheadWest: Player -> Cell -> Cell = {:northWest, black: southWest};
const east: Cell -> Cell = {
  :off,
  S__a_1: S__b_1,
  S__a_2: S__b_2,
  S__a_3: S__b_3,
  S__a_4: S__b_4,
  S__a_5: S__b_5,
  S__a_6: S__b_6,
  S__a_7: S__b_7,
  S__a_8: S__b_8,
  S__b_1: S__c_1,
  S__b_2: S__c_2,
  S__b_3: S__c_3,
  S__b_4: S__c_4,
  S__b_5: S__c_5,
  S__b_6: S__c_6,
  S__b_7: S__c_7,
  S__b_8: S__c_8,
  S__c_1: S__d_1,
  S__c_2: S__d_2,
  S__c_3: S__d_3,
  S__c_4: S__d_4,
  S__c_5: S__d_5,
  S__c_6: S__d_6,
  S__c_7: S__d_7,
  S__c_8: S__d_8,
  S__d_1: S__e_1,
  S__d_2: S__e_2,
  S__d_3: S__e_3,
  S__d_4: S__e_4,
  S__d_5: S__e_5,
  S__d_6: S__e_6,
  S__d_7: S__e_7,
  S__d_8: S__e_8,
  S__e_1: S__f_1,
  S__e_2: S__f_2,
  S__e_3: S__f_3,
  S__e_4: S__f_4,
  S__e_5: S__f_5,
  S__e_6: S__f_6,
  S__e_7: S__f_7,
  S__e_8: S__f_8,
  S__f_1: S__g_1,
  S__f_2: S__g_2,
  S__f_3: S__g_3,
  S__f_4: S__g_4,
  S__f_5: S__g_5,
  S__f_6: S__g_6,
  S__f_7: S__g_7,
  S__f_8: S__g_8,
  S__g_1: S__h_1,
  S__g_2: S__h_2,
  S__g_3: S__h_3,
  S__g_4: S__h_4,
  S__g_5: S__h_5,
  S__g_6: S__h_6,
  S__g_7: S__h_7,
  S__g_8: S__h_8
};
const home: Player -> File -> Square = {
  :{:S__a_1, b: S__b_1, c: S__c_1, d: S__d_1, e: S__e_1, f: S__f_1, g: S__g_1, h: S__h_1},
  black: {:S__a_8, b: S__b_8, c: S__c_8, d: S__d_8, e: S__e_8, f: S__f_8, g: S__g_8, h: S__h_8}
};
const leapENE: Cell -> Cell = {
  :off,
  S__a_1: S__c_2,
  S__a_2: S__c_3,
  S__a_3: S__c_4,
  S__a_4: S__c_5,
  S__a_5: S__c_6,
  S__a_6: S__c_7,
  S__a_7: S__c_8,
  S__b_1: S__d_2,
  S__b_2: S__d_3,
  S__b_3: S__d_4,
  S__b_4: S__d_5,
  S__b_5: S__d_6,
  S__b_6: S__d_7,
  S__b_7: S__d_8,
  S__c_1: S__e_2,
  S__c_2: S__e_3,
  S__c_3: S__e_4,
  S__c_4: S__e_5,
  S__c_5: S__e_6,
  S__c_6: S__e_7,
  S__c_7: S__e_8,
  S__d_1: S__f_2,
  S__d_2: S__f_3,
  S__d_3: S__f_4,
  S__d_4: S__f_5,
  S__d_5: S__f_6,
  S__d_6: S__f_7,
  S__d_7: S__f_8,
  S__e_1: S__g_2,
  S__e_2: S__g_3,
  S__e_3: S__g_4,
  S__e_4: S__g_5,
  S__e_5: S__g_6,
  S__e_6: S__g_7,
  S__e_7: S__g_8,
  S__f_1: S__h_2,
  S__f_2: S__h_3,
  S__f_3: S__h_4,
  S__f_4: S__h_5,
  S__f_5: S__h_6,
  S__f_6: S__h_7,
  S__f_7: S__h_8
};
const leapESE: Cell -> Cell = {
  :off,
  S__a_2: S__c_1,
  S__a_3: S__c_2,
  S__a_4: S__c_3,
  S__a_5: S__c_4,
  S__a_6: S__c_5,
  S__a_7: S__c_6,
  S__a_8: S__c_7,
  S__b_2: S__d_1,
  S__b_3: S__d_2,
  S__b_4: S__d_3,
  S__b_5: S__d_4,
  S__b_6: S__d_5,
  S__b_7: S__d_6,
  S__b_8: S__d_7,
  S__c_2: S__e_1,
  S__c_3: S__e_2,
  S__c_4: S__e_3,
  S__c_5: S__e_4,
  S__c_6: S__e_5,
  S__c_7: S__e_6,
  S__c_8: S__e_7,
  S__d_2: S__f_1,
  S__d_3: S__f_2,
  S__d_4: S__f_3,
  S__d_5: S__f_4,
  S__d_6: S__f_5,
  S__d_7: S__f_6,
  S__d_8: S__f_7,
  S__e_2: S__g_1,
  S__e_3: S__g_2,
  S__e_4: S__g_3,
  S__e_5: S__g_4,
  S__e_6: S__g_5,
  S__e_7: S__g_6,
  S__e_8: S__g_7,
  S__f_2: S__h_1,
  S__f_3: S__h_2,
  S__f_4: S__h_3,
  S__f_5: S__h_4,
  S__f_6: S__h_5,
  S__f_7: S__h_6,
  S__f_8: S__h_7
};
const leapNNE: Cell -> Cell = {
  :off,
  S__a_1: S__b_3,
  S__a_2: S__b_4,
  S__a_3: S__b_5,
  S__a_4: S__b_6,
  S__a_5: S__b_7,
  S__a_6: S__b_8,
  S__b_1: S__c_3,
  S__b_2: S__c_4,
  S__b_3: S__c_5,
  S__b_4: S__c_6,
  S__b_5: S__c_7,
  S__b_6: S__c_8,
  S__c_1: S__d_3,
  S__c_2: S__d_4,
  S__c_3: S__d_5,
  S__c_4: S__d_6,
  S__c_5: S__d_7,
  S__c_6: S__d_8,
  S__d_1: S__e_3,
  S__d_2: S__e_4,
  S__d_3: S__e_5,
  S__d_4: S__e_6,
  S__d_5: S__e_7,
  S__d_6: S__e_8,
  S__e_1: S__f_3,
  S__e_2: S__f_4,
  S__e_3: S__f_5,
  S__e_4: S__f_6,
  S__e_5: S__f_7,
  S__e_6: S__f_8,
  S__f_1: S__g_3,
  S__f_2: S__g_4,
  S__f_3: S__g_5,
  S__f_4: S__g_6,
  S__f_5: S__g_7,
  S__f_6: S__g_8,
  S__g_1: S__h_3,
  S__g_2: S__h_4,
  S__g_3: S__h_5,
  S__g_4: S__h_6,
  S__g_5: S__h_7,
  S__g_6: S__h_8
};
const leapNNW: Cell -> Cell = {
  :off,
  S__b_1: S__a_3,
  S__b_2: S__a_4,
  S__b_3: S__a_5,
  S__b_4: S__a_6,
  S__b_5: S__a_7,
  S__b_6: S__a_8,
  S__c_1: S__b_3,
  S__c_2: S__b_4,
  S__c_3: S__b_5,
  S__c_4: S__b_6,
  S__c_5: S__b_7,
  S__c_6: S__b_8,
  S__d_1: S__c_3,
  S__d_2: S__c_4,
  S__d_3: S__c_5,
  S__d_4: S__c_6,
  S__d_5: S__c_7,
  S__d_6: S__c_8,
  S__e_1: S__d_3,
  S__e_2: S__d_4,
  S__e_3: S__d_5,
  S__e_4: S__d_6,
  S__e_5: S__d_7,
  S__e_6: S__d_8,
  S__f_1: S__e_3,
  S__f_2: S__e_4,
  S__f_3: S__e_5,
  S__f_4: S__e_6,
  S__f_5: S__e_7,
  S__f_6: S__e_8,
  S__g_1: S__f_3,
  S__g_2: S__f_4,
  S__g_3: S__f_5,
  S__g_4: S__f_6,
  S__g_5: S__f_7,
  S__g_6: S__f_8,
  S__h_1: S__g_3,
  S__h_2: S__g_4,
  S__h_3: S__g_5,
  S__h_4: S__g_6,
  S__h_5: S__g_7,
  S__h_6: S__g_8
};
const leapSSE: Cell -> Cell = {
  :off,
  S__a_3: S__b_1,
  S__a_4: S__b_2,
  S__a_5: S__b_3,
  S__a_6: S__b_4,
  S__a_7: S__b_5,
  S__a_8: S__b_6,
  S__b_3: S__c_1,
  S__b_4: S__c_2,
  S__b_5: S__c_3,
  S__b_6: S__c_4,
  S__b_7: S__c_5,
  S__b_8: S__c_6,
  S__c_3: S__d_1,
  S__c_4: S__d_2,
  S__c_5: S__d_3,
  S__c_6: S__d_4,
  S__c_7: S__d_5,
  S__c_8: S__d_6,
  S__d_3: S__e_1,
  S__d_4: S__e_2,
  S__d_5: S__e_3,
  S__d_6: S__e_4,
  S__d_7: S__e_5,
  S__d_8: S__e_6,
  S__e_3: S__f_1,
  S__e_4: S__f_2,
  S__e_5: S__f_3,
  S__e_6: S__f_4,
  S__e_7: S__f_5,
  S__e_8: S__f_6,
  S__f_3: S__g_1,
  S__f_4: S__g_2,
  S__f_5: S__g_3,
  S__f_6: S__g_4,
  S__f_7: S__g_5,
  S__f_8: S__g_6,
  S__g_3: S__h_1,
  S__g_4: S__h_2,
  S__g_5: S__h_3,
  S__g_6: S__h_4,
  S__g_7: S__h_5,
  S__g_8: S__h_6
};
const leapSSW: Cell -> Cell = {
  :off,
  S__b_3: S__a_1,
  S__b_4: S__a_2,
  S__b_5: S__a_3,
  S__b_6: S__a_4,
  S__b_7: S__a_5,
  S__b_8: S__a_6,
  S__c_3: S__b_1,
  S__c_4: S__b_2,
  S__c_5: S__b_3,
  S__c_6: S__b_4,
  S__c_7: S__b_5,
  S__c_8: S__b_6,
  S__d_3: S__c_1,
  S__d_4: S__c_2,
  S__d_5: S__c_3,
  S__d_6: S__c_4,
  S__d_7: S__c_5,
  S__d_8: S__c_6,
  S__e_3: S__d_1,
  S__e_4: S__d_2,
  S__e_5: S__d_3,
  S__e_6: S__d_4,
  S__e_7: S__d_5,
  S__e_8: S__d_6,
  S__f_3: S__e_1,
  S__f_4: S__e_2,
  S__f_5: S__e_3,
  S__f_6: S__e_4,
  S__f_7: S__e_5,
  S__f_8: S__e_6,
  S__g_3: S__f_1,
  S__g_4: S__f_2,
  S__g_5: S__f_3,
  S__g_6: S__f_4,
  S__g_7: S__f_5,
  S__g_8: S__f_6,
  S__h_3: S__g_1,
  S__h_4: S__g_2,
  S__h_5: S__g_3,
  S__h_6: S__g_4,
  S__h_7: S__g_5,
  S__h_8: S__g_6
};
const leapWNW: Cell -> Cell = {
  :off,
  S__c_1: S__a_2,
  S__c_2: S__a_3,
  S__c_3: S__a_4,
  S__c_4: S__a_5,
  S__c_5: S__a_6,
  S__c_6: S__a_7,
  S__c_7: S__a_8,
  S__d_1: S__b_2,
  S__d_2: S__b_3,
  S__d_3: S__b_4,
  S__d_4: S__b_5,
  S__d_5: S__b_6,
  S__d_6: S__b_7,
  S__d_7: S__b_8,
  S__e_1: S__c_2,
  S__e_2: S__c_3,
  S__e_3: S__c_4,
  S__e_4: S__c_5,
  S__e_5: S__c_6,
  S__e_6: S__c_7,
  S__e_7: S__c_8,
  S__f_1: S__d_2,
  S__f_2: S__d_3,
  S__f_3: S__d_4,
  S__f_4: S__d_5,
  S__f_5: S__d_6,
  S__f_6: S__d_7,
  S__f_7: S__d_8,
  S__g_1: S__e_2,
  S__g_2: S__e_3,
  S__g_3: S__e_4,
  S__g_4: S__e_5,
  S__g_5: S__e_6,
  S__g_6: S__e_7,
  S__g_7: S__e_8,
  S__h_1: S__f_2,
  S__h_2: S__f_3,
  S__h_3: S__f_4,
  S__h_4: S__f_5,
  S__h_5: S__f_6,
  S__h_6: S__f_7,
  S__h_7: S__f_8
};
const leapWSW: Cell -> Cell = {
  :off,
  S__c_2: S__a_1,
  S__c_3: S__a_2,
  S__c_4: S__a_3,
  S__c_5: S__a_4,
  S__c_6: S__a_5,
  S__c_7: S__a_6,
  S__c_8: S__a_7,
  S__d_2: S__b_1,
  S__d_3: S__b_2,
  S__d_4: S__b_3,
  S__d_5: S__b_4,
  S__d_6: S__b_5,
  S__d_7: S__b_6,
  S__d_8: S__b_7,
  S__e_2: S__c_1,
  S__e_3: S__c_2,
  S__e_4: S__c_3,
  S__e_5: S__c_4,
  S__e_6: S__c_5,
  S__e_7: S__c_6,
  S__e_8: S__c_7,
  S__f_2: S__d_1,
  S__f_3: S__d_2,
  S__f_4: S__d_3,
  S__f_5: S__d_4,
  S__f_6: S__d_5,
  S__f_7: S__d_6,
  S__f_8: S__d_7,
  S__g_2: S__e_1,
  S__g_3: S__e_2,
  S__g_4: S__e_3,
  S__g_5: S__e_4,
  S__g_6: S__e_5,
  S__g_7: S__e_6,
  S__g_8: S__e_7,
  S__h_2: S__f_1,
  S__h_3: S__f_2,
  S__h_4: S__f_3,
  S__h_5: S__f_4,
  S__h_6: S__f_5,
  S__h_7: S__f_6,
  S__h_8: S__f_7
};
const minor: Piece -> Bool = {
  :0,
  P__black_bishop: 1,
  P__black_knight: 1,
  P__white_bishop: 1,
  P__white_knight: 1
};
const north: Cell -> Cell = {
  :off,
  S__a_1: S__a_2,
  S__a_2: S__a_3,
  S__a_3: S__a_4,
  S__a_4: S__a_5,
  S__a_5: S__a_6,
  S__a_6: S__a_7,
  S__a_7: S__a_8,
  S__b_1: S__b_2,
  S__b_2: S__b_3,
  S__b_3: S__b_4,
  S__b_4: S__b_5,
  S__b_5: S__b_6,
  S__b_6: S__b_7,
  S__b_7: S__b_8,
  S__c_1: S__c_2,
  S__c_2: S__c_3,
  S__c_3: S__c_4,
  S__c_4: S__c_5,
  S__c_5: S__c_6,
  S__c_6: S__c_7,
  S__c_7: S__c_8,
  S__d_1: S__d_2,
  S__d_2: S__d_3,
  S__d_3: S__d_4,
  S__d_4: S__d_5,
  S__d_5: S__d_6,
  S__d_6: S__d_7,
  S__d_7: S__d_8,
  S__e_1: S__e_2,
  S__e_2: S__e_3,
  S__e_3: S__e_4,
  S__e_4: S__e_5,
  S__e_5: S__e_6,
  S__e_6: S__e_7,
  S__e_7: S__e_8,
  S__f_1: S__f_2,
  S__f_2: S__f_3,
  S__f_3: S__f_4,
  S__f_4: S__f_5,
  S__f_5: S__f_6,
  S__f_6: S__f_7,
  S__f_7: S__f_8,
  S__g_1: S__g_2,
  S__g_2: S__g_3,
  S__g_3: S__g_4,
  S__g_4: S__g_5,
  S__g_5: S__g_6,
  S__g_6: S__g_7,
  S__g_7: S__g_8,
  S__h_1: S__h_2,
  S__h_2: S__h_3,
  S__h_3: S__h_4,
  S__h_4: S__h_5,
  S__h_5: S__h_6,
  S__h_6: S__h_7,
  S__h_7: S__h_8
};
const northEast: Cell -> Cell = {
  :off,
  S__a_1: S__b_2,
  S__a_2: S__b_3,
  S__a_3: S__b_4,
  S__a_4: S__b_5,
  S__a_5: S__b_6,
  S__a_6: S__b_7,
  S__a_7: S__b_8,
  S__b_1: S__c_2,
  S__b_2: S__c_3,
  S__b_3: S__c_4,
  S__b_4: S__c_5,
  S__b_5: S__c_6,
  S__b_6: S__c_7,
  S__b_7: S__c_8,
  S__c_1: S__d_2,
  S__c_2: S__d_3,
  S__c_3: S__d_4,
  S__c_4: S__d_5,
  S__c_5: S__d_6,
  S__c_6: S__d_7,
  S__c_7: S__d_8,
  S__d_1: S__e_2,
  S__d_2: S__e_3,
  S__d_3: S__e_4,
  S__d_4: S__e_5,
  S__d_5: S__e_6,
  S__d_6: S__e_7,
  S__d_7: S__e_8,
  S__e_1: S__f_2,
  S__e_2: S__f_3,
  S__e_3: S__f_4,
  S__e_4: S__f_5,
  S__e_5: S__f_6,
  S__e_6: S__f_7,
  S__e_7: S__f_8,
  S__f_1: S__g_2,
  S__f_2: S__g_3,
  S__f_3: S__g_4,
  S__f_4: S__g_5,
  S__f_5: S__g_6,
  S__f_6: S__g_7,
  S__f_7: S__g_8,
  S__g_1: S__h_2,
  S__g_2: S__h_3,
  S__g_3: S__h_4,
  S__g_4: S__h_5,
  S__g_5: S__h_6,
  S__g_6: S__h_7,
  S__g_7: S__h_8
};
const northWest: Cell -> Cell = {
  :off,
  S__b_1: S__a_2,
  S__b_2: S__a_3,
  S__b_3: S__a_4,
  S__b_4: S__a_5,
  S__b_5: S__a_6,
  S__b_6: S__a_7,
  S__b_7: S__a_8,
  S__c_1: S__b_2,
  S__c_2: S__b_3,
  S__c_3: S__b_4,
  S__c_4: S__b_5,
  S__c_5: S__b_6,
  S__c_6: S__b_7,
  S__c_7: S__b_8,
  S__d_1: S__c_2,
  S__d_2: S__c_3,
  S__d_3: S__c_4,
  S__d_4: S__c_5,
  S__d_5: S__c_6,
  S__d_6: S__c_7,
  S__d_7: S__c_8,
  S__e_1: S__d_2,
  S__e_2: S__d_3,
  S__e_3: S__d_4,
  S__e_4: S__d_5,
  S__e_5: S__d_6,
  S__e_6: S__d_7,
  S__e_7: S__d_8,
  S__f_1: S__e_2,
  S__f_2: S__e_3,
  S__f_3: S__e_4,
  S__f_4: S__e_5,
  S__f_5: S__e_6,
  S__f_6: S__e_7,
  S__f_7: S__e_8,
  S__g_1: S__f_2,
  S__g_2: S__f_3,
  S__g_3: S__f_4,
  S__g_4: S__f_5,
  S__g_5: S__f_6,
  S__g_6: S__f_7,
  S__g_7: S__f_8,
  S__h_1: S__g_2,
  S__h_2: S__g_3,
  S__h_3: S__g_4,
  S__h_4: S__g_5,
  S__h_5: S__g_6,
  S__h_6: S__g_7,
  S__h_7: S__g_8
};
const opponent: Player -> Player = {:black, black: white};
const owner: Piece -> Owner = {
  :white,
  P__black_bishop: black,
  P__black_king: black,
  P__black_knight: black,
  P__black_pawn: black,
  P__black_queen: black,
  P__black_rook: black,
  empty: nobody,
  wall: nobody
};
const pawnStart: Player -> Square -> Bool = {
  :{:0, S__a_2: 1, S__b_2: 1, S__c_2: 1, S__d_2: 1, S__e_2: 1, S__f_2: 1, S__g_2: 1, S__h_2: 1},
  black: {
    :0,
    S__a_7: 1,
    S__b_7: 1,
    S__c_7: 1,
    S__d_7: 1,
    S__e_7: 1,
    S__f_7: 1,
    S__g_7: 1,
    S__h_7: 1
  }
};
const piece: Player -> Kind -> Piece = {
  :{
    :P__white_pawn,
    bishop: P__white_bishop,
    king: P__white_king,
    knight: P__white_knight,
    queen: P__white_queen,
    rook: P__white_rook
  },
  black: {
    :P__black_pawn,
    bishop: P__black_bishop,
    king: P__black_king,
    knight: P__black_knight,
    queen: P__black_queen,
    rook: P__black_rook
  }
};
const place: Square -> Place = {
  :elsewhere,
  S__a_1: S__a_1,
  S__a_8: S__a_8,
  S__e_1: S__e_1,
  S__e_8: S__e_8,
  S__h_1: S__h_1,
  S__h_8: S__h_8
};
const shade: Square -> Shade = {
  :dark,
  S__a_2: light,
  S__a_4: light,
  S__a_6: light,
  S__a_8: light,
  S__b_1: light,
  S__b_3: light,
  S__b_5: light,
  S__b_7: light,
  S__c_2: light,
  S__c_4: light,
  S__c_6: light,
  S__c_8: light,
  S__d_1: light,
  S__d_3: light,
  S__d_5: light,
  S__d_7: light,
  S__e_2: light,
  S__e_4: light,
  S__e_6: light,
  S__e_8: light,
  S__f_1: light,
  S__f_3: light,
  S__f_5: light,
  S__f_7: light,
  S__g_2: light,
  S__g_4: light,
  S__g_6: light,
  S__g_8: light,
  S__h_1: light,
  S__h_3: light,
  S__h_5: light,
  S__h_7: light
};
const south: Cell -> Cell = {
  :off,
  S__a_2: S__a_1,
  S__a_3: S__a_2,
  S__a_4: S__a_3,
  S__a_5: S__a_4,
  S__a_6: S__a_5,
  S__a_7: S__a_6,
  S__a_8: S__a_7,
  S__b_2: S__b_1,
  S__b_3: S__b_2,
  S__b_4: S__b_3,
  S__b_5: S__b_4,
  S__b_6: S__b_5,
  S__b_7: S__b_6,
  S__b_8: S__b_7,
  S__c_2: S__c_1,
  S__c_3: S__c_2,
  S__c_4: S__c_3,
  S__c_5: S__c_4,
  S__c_6: S__c_5,
  S__c_7: S__c_6,
  S__c_8: S__c_7,
  S__d_2: S__d_1,
  S__d_3: S__d_2,
  S__d_4: S__d_3,
  S__d_5: S__d_4,
  S__d_6: S__d_5,
  S__d_7: S__d_6,
  S__d_8: S__d_7,
  S__e_2: S__e_1,
  S__e_3: S__e_2,
  S__e_4: S__e_3,
  S__e_5: S__e_4,
  S__e_6: S__e_5,
  S__e_7: S__e_6,
  S__e_8: S__e_7,
  S__f_2: S__f_1,
  S__f_3: S__f_2,
  S__f_4: S__f_3,
  S__f_5: S__f_4,
  S__f_6: S__f_5,
  S__f_7: S__f_6,
  S__f_8: S__f_7,
  S__g_2: S__g_1,
  S__g_3: S__g_2,
  S__g_4: S__g_3,
  S__g_5: S__g_4,
  S__g_6: S__g_5,
  S__g_7: S__g_6,
  S__g_8: S__g_7,
  S__h_2: S__h_1,
  S__h_3: S__h_2,
  S__h_4: S__h_3,
  S__h_5: S__h_4,
  S__h_6: S__h_5,
  S__h_7: S__h_6,
  S__h_8: S__h_7
};
const southEast: Cell -> Cell = {
  :off,
  S__a_2: S__b_1,
  S__a_3: S__b_2,
  S__a_4: S__b_3,
  S__a_5: S__b_4,
  S__a_6: S__b_5,
  S__a_7: S__b_6,
  S__a_8: S__b_7,
  S__b_2: S__c_1,
  S__b_3: S__c_2,
  S__b_4: S__c_3,
  S__b_5: S__c_4,
  S__b_6: S__c_5,
  S__b_7: S__c_6,
  S__b_8: S__c_7,
  S__c_2: S__d_1,
  S__c_3: S__d_2,
  S__c_4: S__d_3,
  S__c_5: S__d_4,
  S__c_6: S__d_5,
  S__c_7: S__d_6,
  S__c_8: S__d_7,
  S__d_2: S__e_1,
  S__d_3: S__e_2,
  S__d_4: S__e_3,
  S__d_5: S__e_4,
  S__d_6: S__e_5,
  S__d_7: S__e_6,
  S__d_8: S__e_7,
  S__e_2: S__f_1,
  S__e_3: S__f_2,
  S__e_4: S__f_3,
  S__e_5: S__f_4,
  S__e_6: S__f_5,
  S__e_7: S__f_6,
  S__e_8: S__f_7,
  S__f_2: S__g_1,
  S__f_3: S__g_2,
  S__f_4: S__g_3,
  S__f_5: S__g_4,
  S__f_6: S__g_5,
  S__f_7: S__g_6,
  S__f_8: S__g_7,
  S__g_2: S__h_1,
  S__g_3: S__h_2,
  S__g_4: S__h_3,
  S__g_5: S__h_4,
  S__g_6: S__h_5,
  S__g_7: S__h_6,
  S__g_8: S__h_7
};
const southWest: Cell -> Cell = {
  :off,
  S__b_2: S__a_1,
  S__b_3: S__a_2,
  S__b_4: S__a_3,
  S__b_5: S__a_4,
  S__b_6: S__a_5,
  S__b_7: S__a_6,
  S__b_8: S__a_7,
  S__c_2: S__b_1,
  S__c_3: S__b_2,
  S__c_4: S__b_3,
  S__c_5: S__b_4,
  S__c_6: S__b_5,
  S__c_7: S__b_6,
  S__c_8: S__b_7,
  S__d_2: S__c_1,
  S__d_3: S__c_2,
  S__d_4: S__c_3,
  S__d_5: S__c_4,
  S__d_6: S__c_5,
  S__d_7: S__c_6,
  S__d_8: S__c_7,
  S__e_2: S__d_1,
  S__e_3: S__d_2,
  S__e_4: S__d_3,
  S__e_5: S__d_4,
  S__e_6: S__d_5,
  S__e_7: S__d_6,
  S__e_8: S__d_7,
  S__f_2: S__e_1,
  S__f_3: S__e_2,
  S__f_4: S__e_3,
  S__f_5: S__e_4,
  S__f_6: S__e_5,
  S__f_7: S__e_6,
  S__f_8: S__e_7,
  S__g_2: S__f_1,
  S__g_3: S__f_2,
  S__g_4: S__f_3,
  S__g_5: S__f_4,
  S__g_6: S__f_5,
  S__g_7: S__f_6,
  S__g_8: S__f_7,
  S__h_2: S__g_1,
  S__h_3: S__g_2,
  S__h_4: S__g_3,
  S__h_5: S__g_4,
  S__h_6: S__g_5,
  S__h_7: S__g_6,
  S__h_8: S__g_7
};
const strong: Piece -> Bool = {
  :0,
  P__black_pawn: 1,
  P__black_queen: 1,
  P__black_rook: 1,
  P__white_pawn: 1,
  P__white_queen: 1,
  P__white_rook: 1
};
const tick: Clock -> Clock = {
  :N__100,
  N__0: N__1,
  N__1: N__2,
  N__2: N__3,
  N__3: N__4,
  N__4: N__5,
  N__5: N__6,
  N__6: N__7,
  N__7: N__8,
  N__8: N__9,
  N__9: N__10,
  N__10: N__11,
  N__11: N__12,
  N__12: N__13,
  N__13: N__14,
  N__14: N__15,
  N__15: N__16,
  N__16: N__17,
  N__17: N__18,
  N__18: N__19,
  N__19: N__20,
  N__20: N__21,
  N__21: N__22,
  N__22: N__23,
  N__23: N__24,
  N__24: N__25,
  N__25: N__26,
  N__26: N__27,
  N__27: N__28,
  N__28: N__29,
  N__29: N__30,
  N__30: N__31,
  N__31: N__32,
  N__32: N__33,
  N__33: N__34,
  N__34: N__35,
  N__35: N__36,
  N__36: N__37,
  N__37: N__38,
  N__38: N__39,
  N__39: N__40,
  N__40: N__41,
  N__41: N__42,
  N__42: N__43,
  N__43: N__44,
  N__44: N__45,
  N__45: N__46,
  N__46: N__47,
  N__47: N__48,
  N__48: N__49,
  N__49: N__50,
  N__50: N__51,
  N__51: N__52,
  N__52: N__53,
  N__53: N__54,
  N__54: N__55,
  N__55: N__56,
  N__56: N__57,
  N__57: N__58,
  N__58: N__59,
  N__59: N__60,
  N__60: N__61,
  N__61: N__62,
  N__62: N__63,
  N__63: N__64,
  N__64: N__65,
  N__65: N__66,
  N__66: N__67,
  N__67: N__68,
  N__68: N__69,
  N__69: N__70,
  N__70: N__71,
  N__71: N__72,
  N__72: N__73,
  N__73: N__74,
  N__74: N__75,
  N__75: N__76,
  N__76: N__77,
  N__77: N__78,
  N__78: N__79,
  N__79: N__80,
  N__80: N__81,
  N__81: N__82,
  N__82: N__83,
  N__83: N__84,
  N__84: N__85,
  N__85: N__86,
  N__86: N__87,
  N__87: N__88,
  N__88: N__89,
  N__89: N__90,
  N__90: N__91,
  N__91: N__92,
  N__92: N__93,
  N__93: N__94,
  N__94: N__95,
  N__95: N__96,
  N__96: N__97,
  N__97: N__98,
  N__98: N__99
};
const west: Cell -> Cell = {
  :off,
  S__b_1: S__a_1,
  S__b_2: S__a_2,
  S__b_3: S__a_3,
  S__b_4: S__a_4,
  S__b_5: S__a_5,
  S__b_6: S__a_6,
  S__b_7: S__a_7,
  S__b_8: S__a_8,
  S__c_1: S__b_1,
  S__c_2: S__b_2,
  S__c_3: S__b_3,
  S__c_4: S__b_4,
  S__c_5: S__b_5,
  S__c_6: S__b_6,
  S__c_7: S__b_7,
  S__c_8: S__b_8,
  S__d_1: S__c_1,
  S__d_2: S__c_2,
  S__d_3: S__c_3,
  S__d_4: S__c_4,
  S__d_5: S__c_5,
  S__d_6: S__c_6,
  S__d_7: S__c_7,
  S__d_8: S__c_8,
  S__e_1: S__d_1,
  S__e_2: S__d_2,
  S__e_3: S__d_3,
  S__e_4: S__d_4,
  S__e_5: S__d_5,
  S__e_6: S__d_6,
  S__e_7: S__d_7,
  S__e_8: S__d_8,
  S__f_1: S__e_1,
  S__f_2: S__e_2,
  S__f_3: S__e_3,
  S__f_4: S__e_4,
  S__f_5: S__e_5,
  S__f_6: S__e_6,
  S__f_7: S__e_7,
  S__f_8: S__e_8,
  S__g_1: S__f_1,
  S__g_2: S__f_2,
  S__g_3: S__f_3,
  S__g_4: S__f_4,
  S__g_5: S__f_5,
  S__g_6: S__f_6,
  S__g_7: S__f_7,
  S__g_8: S__f_8,
  S__h_1: S__g_1,
  S__h_2: S__g_2,
  S__h_3: S__g_3,
  S__h_4: S__g_4,
  S__h_5: S__g_5,
  S__h_6: S__g_6,
  S__h_7: S__g_7,
  S__h_8: S__g_8
};

var arrive_arg0_me: Player = white;
var arrive_arg1_what: Kind = pawn;
var at: Cell = S__a_1;
var attacked_arg0_me: Player = white;
var attacked_arg1_target: Square = S__a_1;
var board: Cell -> Piece = {
  :empty,
  S__a_1: P__white_rook,
  S__a_2: P__white_pawn,
  S__a_7: P__black_pawn,
  S__a_8: P__black_rook,
  S__b_1: P__white_knight,
  S__b_2: P__white_pawn,
  S__b_7: P__black_pawn,
  S__b_8: P__black_knight,
  S__c_1: P__white_bishop,
  S__c_2: P__white_pawn,
  S__c_7: P__black_pawn,
  S__c_8: P__black_bishop,
  S__d_1: P__white_queen,
  S__d_2: P__white_pawn,
  S__d_7: P__black_pawn,
  S__d_8: P__black_queen,
  S__e_1: P__white_king,
  S__e_2: P__white_pawn,
  S__e_7: P__black_pawn,
  S__e_8: P__black_king,
  S__f_1: P__white_bishop,
  S__f_2: P__white_pawn,
  S__f_7: P__black_pawn,
  S__f_8: P__black_bishop,
  S__g_1: P__white_knight,
  S__g_2: P__white_pawn,
  S__g_7: P__black_pawn,
  S__g_8: P__black_knight,
  S__h_1: P__white_rook,
  S__h_2: P__white_pawn,
  S__h_7: P__black_pawn,
  S__h_8: P__black_rook,
  off: wall
};
var castle_arg0_me: Player = white;
var clock: Clock = N__0;
var from: Square = S__a_1;
var goals: Goals = {:50};
var kingAt: Player -> Square = {:S__e_1, black: S__e_8};
var movePawn_arg0_me: Player = white;
var move_arg0_me: Player = white;
var other: Cell = S__a_1;
var passed: Passed = none;
var player: PlayerOrSystem = keeper;
var to: Cell = S__a_1;
var turn_arg0_me: Player = white;
var untouched: Place -> Bool = {:1, elsewhere: 0};
var visible: Visibility = {:1};

begin, rules_begin:;
attacked_check1_1, attacked_check1_3: at = attacked_arg1_target;
attacked_check1_2, attacked_check1_1: attacked_arg1_target = from;
attacked_check1_3, attacked_check1_5:;
attacked_check1_3, attacked_check1_11:;
attacked_check1_3, attacked_check1_29:;
attacked_check1_3, attacked_check1_47:;
attacked_check1_3, attacked_check1_74:;
attacked_check1_4, attacked_check1_end:;
attacked_check1_5, attacked_check1_7:;
attacked_check1_5, attacked_check1_9:;
attacked_check1_6, attacked_check1_4:;
attacked_check1_7, attacked_check1_8: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check1_8, attacked_check1_6:;
attacked_check1_9, attacked_check1_10: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check1_10, attacked_check1_6:;
attacked_check1_11, attacked_check1_13:;
attacked_check1_11, attacked_check1_15:;
attacked_check1_11, attacked_check1_17:;
attacked_check1_11, attacked_check1_19:;
attacked_check1_11, attacked_check1_21:;
attacked_check1_11, attacked_check1_23:;
attacked_check1_11, attacked_check1_25:;
attacked_check1_11, attacked_check1_27:;
attacked_check1_12, attacked_check1_4:;
attacked_check1_13, attacked_check1_14: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_14, attacked_check1_12:;
attacked_check1_15, attacked_check1_16: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_16, attacked_check1_12:;
attacked_check1_17, attacked_check1_18: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_18, attacked_check1_12:;
attacked_check1_19, attacked_check1_20: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_20, attacked_check1_12:;
attacked_check1_21, attacked_check1_22: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_22, attacked_check1_12:;
attacked_check1_23, attacked_check1_24: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_24, attacked_check1_12:;
attacked_check1_25, attacked_check1_26: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_26, attacked_check1_12:;
attacked_check1_27, attacked_check1_28: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_28, attacked_check1_12:;
attacked_check1_29, attacked_check1_31:;
attacked_check1_29, attacked_check1_33:;
attacked_check1_29, attacked_check1_35:;
attacked_check1_29, attacked_check1_37:;
attacked_check1_29, attacked_check1_39:;
attacked_check1_29, attacked_check1_41:;
attacked_check1_29, attacked_check1_43:;
attacked_check1_29, attacked_check1_45:;
attacked_check1_30, attacked_check1_4:;
attacked_check1_31, attacked_check1_32: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_32, attacked_check1_30:;
attacked_check1_33, attacked_check1_34: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_34, attacked_check1_30:;
attacked_check1_35, attacked_check1_36: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_36, attacked_check1_30:;
attacked_check1_37, attacked_check1_38: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_38, attacked_check1_30:;
attacked_check1_39, attacked_check1_40: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_40, attacked_check1_30:;
attacked_check1_41, attacked_check1_42: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_42, attacked_check1_30:;
attacked_check1_43, attacked_check1_44: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_44, attacked_check1_30:;
attacked_check1_45, attacked_check1_46: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_46, attacked_check1_30:;
attacked_check1_47, attacked_check1_49:;
attacked_check1_47, attacked_check1_55:;
attacked_check1_47, attacked_check1_61:;
attacked_check1_47, attacked_check1_67:;
attacked_check1_48, attacked_check1_73: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check1_48, attacked_check1_73: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check1_49, attacked_check1_50: at = north[at];
attacked_check1_50, attacked_check1_52:;
attacked_check1_51, attacked_check1_48:;
attacked_check1_52, attacked_check1_51: board[at] != empty;
attacked_check1_52, attacked_check1_53: board[at] == empty;
attacked_check1_53, attacked_check1_54: at = north[at];
attacked_check1_54, attacked_check1_52:;
attacked_check1_55, attacked_check1_56: at = east[at];
attacked_check1_56, attacked_check1_58:;
attacked_check1_57, attacked_check1_48:;
attacked_check1_58, attacked_check1_57: board[at] != empty;
attacked_check1_58, attacked_check1_59: board[at] == empty;
attacked_check1_59, attacked_check1_60: at = east[at];
attacked_check1_60, attacked_check1_58:;
attacked_check1_61, attacked_check1_62: at = south[at];
attacked_check1_62, attacked_check1_64:;
attacked_check1_63, attacked_check1_48:;
attacked_check1_64, attacked_check1_63: board[at] != empty;
attacked_check1_64, attacked_check1_65: board[at] == empty;
attacked_check1_65, attacked_check1_66: at = south[at];
attacked_check1_66, attacked_check1_64:;
attacked_check1_67, attacked_check1_68: at = west[at];
attacked_check1_68, attacked_check1_70:;
attacked_check1_69, attacked_check1_48:;
attacked_check1_70, attacked_check1_69: board[at] != empty;
attacked_check1_70, attacked_check1_71: board[at] == empty;
attacked_check1_71, attacked_check1_72: at = west[at];
attacked_check1_72, attacked_check1_70:;
attacked_check1_73, attacked_check1_4:;
attacked_check1_74, attacked_check1_76:;
attacked_check1_74, attacked_check1_82:;
attacked_check1_74, attacked_check1_88:;
attacked_check1_74, attacked_check1_94:;
attacked_check1_75, attacked_check1_100: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check1_75, attacked_check1_100: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check1_76, attacked_check1_77: at = northEast[at];
attacked_check1_77, attacked_check1_79:;
attacked_check1_78, attacked_check1_75:;
attacked_check1_79, attacked_check1_78: board[at] != empty;
attacked_check1_79, attacked_check1_80: board[at] == empty;
attacked_check1_80, attacked_check1_81: at = northEast[at];
attacked_check1_81, attacked_check1_79:;
attacked_check1_82, attacked_check1_83: at = southEast[at];
attacked_check1_83, attacked_check1_85:;
attacked_check1_84, attacked_check1_75:;
attacked_check1_85, attacked_check1_84: board[at] != empty;
attacked_check1_85, attacked_check1_86: board[at] == empty;
attacked_check1_86, attacked_check1_87: at = southEast[at];
attacked_check1_87, attacked_check1_85:;
attacked_check1_88, attacked_check1_89: at = southWest[at];
attacked_check1_89, attacked_check1_91:;
attacked_check1_90, attacked_check1_75:;
attacked_check1_91, attacked_check1_90: board[at] != empty;
attacked_check1_91, attacked_check1_92: board[at] == empty;
attacked_check1_92, attacked_check1_93: at = southWest[at];
attacked_check1_93, attacked_check1_91:;
attacked_check1_94, attacked_check1_95: at = northWest[at];
attacked_check1_95, attacked_check1_97:;
attacked_check1_96, attacked_check1_75:;
attacked_check1_97, attacked_check1_96: board[at] != empty;
attacked_check1_97, attacked_check1_98: board[at] == empty;
attacked_check1_98, attacked_check1_99: at = northWest[at];
attacked_check1_99, attacked_check1_97:;
attacked_check1_100, attacked_check1_4:;
attacked_check1_begin, attacked_check1_2: attacked_arg0_me = castle_arg0_me;
attacked_check2_1, attacked_check2_3: at = attacked_arg1_target;
attacked_check2_2, attacked_check2_1: attacked_arg1_target = home[castle_arg0_me][f];
attacked_check2_3, attacked_check2_5:;
attacked_check2_3, attacked_check2_11:;
attacked_check2_3, attacked_check2_29:;
attacked_check2_3, attacked_check2_47:;
attacked_check2_3, attacked_check2_74:;
attacked_check2_4, attacked_check2_end:;
attacked_check2_5, attacked_check2_7:;
attacked_check2_5, attacked_check2_9:;
attacked_check2_6, attacked_check2_4:;
attacked_check2_7, attacked_check2_8: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check2_8, attacked_check2_6:;
attacked_check2_9, attacked_check2_10: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check2_10, attacked_check2_6:;
attacked_check2_11, attacked_check2_13:;
attacked_check2_11, attacked_check2_15:;
attacked_check2_11, attacked_check2_17:;
attacked_check2_11, attacked_check2_19:;
attacked_check2_11, attacked_check2_21:;
attacked_check2_11, attacked_check2_23:;
attacked_check2_11, attacked_check2_25:;
attacked_check2_11, attacked_check2_27:;
attacked_check2_12, attacked_check2_4:;
attacked_check2_13, attacked_check2_14: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_14, attacked_check2_12:;
attacked_check2_15, attacked_check2_16: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_16, attacked_check2_12:;
attacked_check2_17, attacked_check2_18: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_18, attacked_check2_12:;
attacked_check2_19, attacked_check2_20: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_20, attacked_check2_12:;
attacked_check2_21, attacked_check2_22: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_22, attacked_check2_12:;
attacked_check2_23, attacked_check2_24: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_24, attacked_check2_12:;
attacked_check2_25, attacked_check2_26: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_26, attacked_check2_12:;
attacked_check2_27, attacked_check2_28: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_28, attacked_check2_12:;
attacked_check2_29, attacked_check2_31:;
attacked_check2_29, attacked_check2_33:;
attacked_check2_29, attacked_check2_35:;
attacked_check2_29, attacked_check2_37:;
attacked_check2_29, attacked_check2_39:;
attacked_check2_29, attacked_check2_41:;
attacked_check2_29, attacked_check2_43:;
attacked_check2_29, attacked_check2_45:;
attacked_check2_30, attacked_check2_4:;
attacked_check2_31, attacked_check2_32: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_32, attacked_check2_30:;
attacked_check2_33, attacked_check2_34: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_34, attacked_check2_30:;
attacked_check2_35, attacked_check2_36: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_36, attacked_check2_30:;
attacked_check2_37, attacked_check2_38: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_38, attacked_check2_30:;
attacked_check2_39, attacked_check2_40: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_40, attacked_check2_30:;
attacked_check2_41, attacked_check2_42: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_42, attacked_check2_30:;
attacked_check2_43, attacked_check2_44: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_44, attacked_check2_30:;
attacked_check2_45, attacked_check2_46: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_46, attacked_check2_30:;
attacked_check2_47, attacked_check2_49:;
attacked_check2_47, attacked_check2_55:;
attacked_check2_47, attacked_check2_61:;
attacked_check2_47, attacked_check2_67:;
attacked_check2_48, attacked_check2_73: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check2_48, attacked_check2_73: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check2_49, attacked_check2_50: at = north[at];
attacked_check2_50, attacked_check2_52:;
attacked_check2_51, attacked_check2_48:;
attacked_check2_52, attacked_check2_51: board[at] != empty;
attacked_check2_52, attacked_check2_53: board[at] == empty;
attacked_check2_53, attacked_check2_54: at = north[at];
attacked_check2_54, attacked_check2_52:;
attacked_check2_55, attacked_check2_56: at = east[at];
attacked_check2_56, attacked_check2_58:;
attacked_check2_57, attacked_check2_48:;
attacked_check2_58, attacked_check2_57: board[at] != empty;
attacked_check2_58, attacked_check2_59: board[at] == empty;
attacked_check2_59, attacked_check2_60: at = east[at];
attacked_check2_60, attacked_check2_58:;
attacked_check2_61, attacked_check2_62: at = south[at];
attacked_check2_62, attacked_check2_64:;
attacked_check2_63, attacked_check2_48:;
attacked_check2_64, attacked_check2_63: board[at] != empty;
attacked_check2_64, attacked_check2_65: board[at] == empty;
attacked_check2_65, attacked_check2_66: at = south[at];
attacked_check2_66, attacked_check2_64:;
attacked_check2_67, attacked_check2_68: at = west[at];
attacked_check2_68, attacked_check2_70:;
attacked_check2_69, attacked_check2_48:;
attacked_check2_70, attacked_check2_69: board[at] != empty;
attacked_check2_70, attacked_check2_71: board[at] == empty;
attacked_check2_71, attacked_check2_72: at = west[at];
attacked_check2_72, attacked_check2_70:;
attacked_check2_73, attacked_check2_4:;
attacked_check2_74, attacked_check2_76:;
attacked_check2_74, attacked_check2_82:;
attacked_check2_74, attacked_check2_88:;
attacked_check2_74, attacked_check2_94:;
attacked_check2_75, attacked_check2_100: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check2_75, attacked_check2_100: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check2_76, attacked_check2_77: at = northEast[at];
attacked_check2_77, attacked_check2_79:;
attacked_check2_78, attacked_check2_75:;
attacked_check2_79, attacked_check2_78: board[at] != empty;
attacked_check2_79, attacked_check2_80: board[at] == empty;
attacked_check2_80, attacked_check2_81: at = northEast[at];
attacked_check2_81, attacked_check2_79:;
attacked_check2_82, attacked_check2_83: at = southEast[at];
attacked_check2_83, attacked_check2_85:;
attacked_check2_84, attacked_check2_75:;
attacked_check2_85, attacked_check2_84: board[at] != empty;
attacked_check2_85, attacked_check2_86: board[at] == empty;
attacked_check2_86, attacked_check2_87: at = southEast[at];
attacked_check2_87, attacked_check2_85:;
attacked_check2_88, attacked_check2_89: at = southWest[at];
attacked_check2_89, attacked_check2_91:;
attacked_check2_90, attacked_check2_75:;
attacked_check2_91, attacked_check2_90: board[at] != empty;
attacked_check2_91, attacked_check2_92: board[at] == empty;
attacked_check2_92, attacked_check2_93: at = southWest[at];
attacked_check2_93, attacked_check2_91:;
attacked_check2_94, attacked_check2_95: at = northWest[at];
attacked_check2_95, attacked_check2_97:;
attacked_check2_96, attacked_check2_75:;
attacked_check2_97, attacked_check2_96: board[at] != empty;
attacked_check2_97, attacked_check2_98: board[at] == empty;
attacked_check2_98, attacked_check2_99: at = northWest[at];
attacked_check2_99, attacked_check2_97:;
attacked_check2_100, attacked_check2_4:;
attacked_check2_begin, attacked_check2_2: attacked_arg0_me = castle_arg0_me;
attacked_check3_1, attacked_check3_3: at = attacked_arg1_target;
attacked_check3_2, attacked_check3_1: attacked_arg1_target = home[castle_arg0_me][d];
attacked_check3_3, attacked_check3_5:;
attacked_check3_3, attacked_check3_11:;
attacked_check3_3, attacked_check3_29:;
attacked_check3_3, attacked_check3_47:;
attacked_check3_3, attacked_check3_74:;
attacked_check3_4, attacked_check3_end:;
attacked_check3_5, attacked_check3_7:;
attacked_check3_5, attacked_check3_9:;
attacked_check3_6, attacked_check3_4:;
attacked_check3_7, attacked_check3_8: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check3_8, attacked_check3_6:;
attacked_check3_9, attacked_check3_10: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check3_10, attacked_check3_6:;
attacked_check3_11, attacked_check3_13:;
attacked_check3_11, attacked_check3_15:;
attacked_check3_11, attacked_check3_17:;
attacked_check3_11, attacked_check3_19:;
attacked_check3_11, attacked_check3_21:;
attacked_check3_11, attacked_check3_23:;
attacked_check3_11, attacked_check3_25:;
attacked_check3_11, attacked_check3_27:;
attacked_check3_12, attacked_check3_4:;
attacked_check3_13, attacked_check3_14: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_14, attacked_check3_12:;
attacked_check3_15, attacked_check3_16: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_16, attacked_check3_12:;
attacked_check3_17, attacked_check3_18: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_18, attacked_check3_12:;
attacked_check3_19, attacked_check3_20: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_20, attacked_check3_12:;
attacked_check3_21, attacked_check3_22: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_22, attacked_check3_12:;
attacked_check3_23, attacked_check3_24: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_24, attacked_check3_12:;
attacked_check3_25, attacked_check3_26: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_26, attacked_check3_12:;
attacked_check3_27, attacked_check3_28: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_28, attacked_check3_12:;
attacked_check3_29, attacked_check3_31:;
attacked_check3_29, attacked_check3_33:;
attacked_check3_29, attacked_check3_35:;
attacked_check3_29, attacked_check3_37:;
attacked_check3_29, attacked_check3_39:;
attacked_check3_29, attacked_check3_41:;
attacked_check3_29, attacked_check3_43:;
attacked_check3_29, attacked_check3_45:;
attacked_check3_30, attacked_check3_4:;
attacked_check3_31, attacked_check3_32: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_32, attacked_check3_30:;
attacked_check3_33, attacked_check3_34: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_34, attacked_check3_30:;
attacked_check3_35, attacked_check3_36: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_36, attacked_check3_30:;
attacked_check3_37, attacked_check3_38: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_38, attacked_check3_30:;
attacked_check3_39, attacked_check3_40: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_40, attacked_check3_30:;
attacked_check3_41, attacked_check3_42: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_42, attacked_check3_30:;
attacked_check3_43, attacked_check3_44: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_44, attacked_check3_30:;
attacked_check3_45, attacked_check3_46: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_46, attacked_check3_30:;
attacked_check3_47, attacked_check3_49:;
attacked_check3_47, attacked_check3_55:;
attacked_check3_47, attacked_check3_61:;
attacked_check3_47, attacked_check3_67:;
attacked_check3_48, attacked_check3_73: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check3_48, attacked_check3_73: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check3_49, attacked_check3_50: at = north[at];
attacked_check3_50, attacked_check3_52:;
attacked_check3_51, attacked_check3_48:;
attacked_check3_52, attacked_check3_51: board[at] != empty;
attacked_check3_52, attacked_check3_53: board[at] == empty;
attacked_check3_53, attacked_check3_54: at = north[at];
attacked_check3_54, attacked_check3_52:;
attacked_check3_55, attacked_check3_56: at = east[at];
attacked_check3_56, attacked_check3_58:;
attacked_check3_57, attacked_check3_48:;
attacked_check3_58, attacked_check3_57: board[at] != empty;
attacked_check3_58, attacked_check3_59: board[at] == empty;
attacked_check3_59, attacked_check3_60: at = east[at];
attacked_check3_60, attacked_check3_58:;
attacked_check3_61, attacked_check3_62: at = south[at];
attacked_check3_62, attacked_check3_64:;
attacked_check3_63, attacked_check3_48:;
attacked_check3_64, attacked_check3_63: board[at] != empty;
attacked_check3_64, attacked_check3_65: board[at] == empty;
attacked_check3_65, attacked_check3_66: at = south[at];
attacked_check3_66, attacked_check3_64:;
attacked_check3_67, attacked_check3_68: at = west[at];
attacked_check3_68, attacked_check3_70:;
attacked_check3_69, attacked_check3_48:;
attacked_check3_70, attacked_check3_69: board[at] != empty;
attacked_check3_70, attacked_check3_71: board[at] == empty;
attacked_check3_71, attacked_check3_72: at = west[at];
attacked_check3_72, attacked_check3_70:;
attacked_check3_73, attacked_check3_4:;
attacked_check3_74, attacked_check3_76:;
attacked_check3_74, attacked_check3_82:;
attacked_check3_74, attacked_check3_88:;
attacked_check3_74, attacked_check3_94:;
attacked_check3_75, attacked_check3_100: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check3_75, attacked_check3_100: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check3_76, attacked_check3_77: at = northEast[at];
attacked_check3_77, attacked_check3_79:;
attacked_check3_78, attacked_check3_75:;
attacked_check3_79, attacked_check3_78: board[at] != empty;
attacked_check3_79, attacked_check3_80: board[at] == empty;
attacked_check3_80, attacked_check3_81: at = northEast[at];
attacked_check3_81, attacked_check3_79:;
attacked_check3_82, attacked_check3_83: at = southEast[at];
attacked_check3_83, attacked_check3_85:;
attacked_check3_84, attacked_check3_75:;
attacked_check3_85, attacked_check3_84: board[at] != empty;
attacked_check3_85, attacked_check3_86: board[at] == empty;
attacked_check3_86, attacked_check3_87: at = southEast[at];
attacked_check3_87, attacked_check3_85:;
attacked_check3_88, attacked_check3_89: at = southWest[at];
attacked_check3_89, attacked_check3_91:;
attacked_check3_90, attacked_check3_75:;
attacked_check3_91, attacked_check3_90: board[at] != empty;
attacked_check3_91, attacked_check3_92: board[at] == empty;
attacked_check3_92, attacked_check3_93: at = southWest[at];
attacked_check3_93, attacked_check3_91:;
attacked_check3_94, attacked_check3_95: at = northWest[at];
attacked_check3_95, attacked_check3_97:;
attacked_check3_96, attacked_check3_75:;
attacked_check3_97, attacked_check3_96: board[at] != empty;
attacked_check3_97, attacked_check3_98: board[at] == empty;
attacked_check3_98, attacked_check3_99: at = northWest[at];
attacked_check3_99, attacked_check3_97:;
attacked_check3_100, attacked_check3_4:;
attacked_check3_begin, attacked_check3_2: attacked_arg0_me = castle_arg0_me;
attacked_check4_1, attacked_check4_3: at = attacked_arg1_target;
attacked_check4_2, attacked_check4_1: attacked_arg1_target = kingAt[move_arg0_me];
attacked_check4_3, attacked_check4_5:;
attacked_check4_3, attacked_check4_11:;
attacked_check4_3, attacked_check4_29:;
attacked_check4_3, attacked_check4_47:;
attacked_check4_3, attacked_check4_74:;
attacked_check4_4, attacked_check4_end:;
attacked_check4_5, attacked_check4_7:;
attacked_check4_5, attacked_check4_9:;
attacked_check4_6, attacked_check4_4:;
attacked_check4_7, attacked_check4_8: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check4_8, attacked_check4_6:;
attacked_check4_9, attacked_check4_10: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check4_10, attacked_check4_6:;
attacked_check4_11, attacked_check4_13:;
attacked_check4_11, attacked_check4_15:;
attacked_check4_11, attacked_check4_17:;
attacked_check4_11, attacked_check4_19:;
attacked_check4_11, attacked_check4_21:;
attacked_check4_11, attacked_check4_23:;
attacked_check4_11, attacked_check4_25:;
attacked_check4_11, attacked_check4_27:;
attacked_check4_12, attacked_check4_4:;
attacked_check4_13, attacked_check4_14: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_14, attacked_check4_12:;
attacked_check4_15, attacked_check4_16: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_16, attacked_check4_12:;
attacked_check4_17, attacked_check4_18: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_18, attacked_check4_12:;
attacked_check4_19, attacked_check4_20: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_20, attacked_check4_12:;
attacked_check4_21, attacked_check4_22: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_22, attacked_check4_12:;
attacked_check4_23, attacked_check4_24: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_24, attacked_check4_12:;
attacked_check4_25, attacked_check4_26: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_26, attacked_check4_12:;
attacked_check4_27, attacked_check4_28: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_28, attacked_check4_12:;
attacked_check4_29, attacked_check4_31:;
attacked_check4_29, attacked_check4_33:;
attacked_check4_29, attacked_check4_35:;
attacked_check4_29, attacked_check4_37:;
attacked_check4_29, attacked_check4_39:;
attacked_check4_29, attacked_check4_41:;
attacked_check4_29, attacked_check4_43:;
attacked_check4_29, attacked_check4_45:;
attacked_check4_30, attacked_check4_4:;
attacked_check4_31, attacked_check4_32: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_32, attacked_check4_30:;
attacked_check4_33, attacked_check4_34: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_34, attacked_check4_30:;
attacked_check4_35, attacked_check4_36: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_36, attacked_check4_30:;
attacked_check4_37, attacked_check4_38: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_38, attacked_check4_30:;
attacked_check4_39, attacked_check4_40: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_40, attacked_check4_30:;
attacked_check4_41, attacked_check4_42: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_42, attacked_check4_30:;
attacked_check4_43, attacked_check4_44: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_44, attacked_check4_30:;
attacked_check4_45, attacked_check4_46: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_46, attacked_check4_30:;
attacked_check4_47, attacked_check4_49:;
attacked_check4_47, attacked_check4_55:;
attacked_check4_47, attacked_check4_61:;
attacked_check4_47, attacked_check4_67:;
attacked_check4_48, attacked_check4_73: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check4_48, attacked_check4_73: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check4_49, attacked_check4_50: at = north[at];
attacked_check4_50, attacked_check4_52:;
attacked_check4_51, attacked_check4_48:;
attacked_check4_52, attacked_check4_51: board[at] != empty;
attacked_check4_52, attacked_check4_53: board[at] == empty;
attacked_check4_53, attacked_check4_54: at = north[at];
attacked_check4_54, attacked_check4_52:;
attacked_check4_55, attacked_check4_56: at = east[at];
attacked_check4_56, attacked_check4_58:;
attacked_check4_57, attacked_check4_48:;
attacked_check4_58, attacked_check4_57: board[at] != empty;
attacked_check4_58, attacked_check4_59: board[at] == empty;
attacked_check4_59, attacked_check4_60: at = east[at];
attacked_check4_60, attacked_check4_58:;
attacked_check4_61, attacked_check4_62: at = south[at];
attacked_check4_62, attacked_check4_64:;
attacked_check4_63, attacked_check4_48:;
attacked_check4_64, attacked_check4_63: board[at] != empty;
attacked_check4_64, attacked_check4_65: board[at] == empty;
attacked_check4_65, attacked_check4_66: at = south[at];
attacked_check4_66, attacked_check4_64:;
attacked_check4_67, attacked_check4_68: at = west[at];
attacked_check4_68, attacked_check4_70:;
attacked_check4_69, attacked_check4_48:;
attacked_check4_70, attacked_check4_69: board[at] != empty;
attacked_check4_70, attacked_check4_71: board[at] == empty;
attacked_check4_71, attacked_check4_72: at = west[at];
attacked_check4_72, attacked_check4_70:;
attacked_check4_73, attacked_check4_4:;
attacked_check4_74, attacked_check4_76:;
attacked_check4_74, attacked_check4_82:;
attacked_check4_74, attacked_check4_88:;
attacked_check4_74, attacked_check4_94:;
attacked_check4_75, attacked_check4_100: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check4_75, attacked_check4_100: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check4_76, attacked_check4_77: at = northEast[at];
attacked_check4_77, attacked_check4_79:;
attacked_check4_78, attacked_check4_75:;
attacked_check4_79, attacked_check4_78: board[at] != empty;
attacked_check4_79, attacked_check4_80: board[at] == empty;
attacked_check4_80, attacked_check4_81: at = northEast[at];
attacked_check4_81, attacked_check4_79:;
attacked_check4_82, attacked_check4_83: at = southEast[at];
attacked_check4_83, attacked_check4_85:;
attacked_check4_84, attacked_check4_75:;
attacked_check4_85, attacked_check4_84: board[at] != empty;
attacked_check4_85, attacked_check4_86: board[at] == empty;
attacked_check4_86, attacked_check4_87: at = southEast[at];
attacked_check4_87, attacked_check4_85:;
attacked_check4_88, attacked_check4_89: at = southWest[at];
attacked_check4_89, attacked_check4_91:;
attacked_check4_90, attacked_check4_75:;
attacked_check4_91, attacked_check4_90: board[at] != empty;
attacked_check4_91, attacked_check4_92: board[at] == empty;
attacked_check4_92, attacked_check4_93: at = southWest[at];
attacked_check4_93, attacked_check4_91:;
attacked_check4_94, attacked_check4_95: at = northWest[at];
attacked_check4_95, attacked_check4_97:;
attacked_check4_96, attacked_check4_75:;
attacked_check4_97, attacked_check4_96: board[at] != empty;
attacked_check4_97, attacked_check4_98: board[at] == empty;
attacked_check4_98, attacked_check4_99: at = northWest[at];
attacked_check4_99, attacked_check4_97:;
attacked_check4_100, attacked_check4_4:;
attacked_check4_begin, attacked_check4_2: attacked_arg0_me = move_arg0_me;
attacked_check5_1, attacked_check5_3: at = attacked_arg1_target;
attacked_check5_2, attacked_check5_1: attacked_arg1_target = kingAt[turn_arg0_me];
attacked_check5_3, attacked_check5_5:;
attacked_check5_3, attacked_check5_11:;
attacked_check5_3, attacked_check5_29:;
attacked_check5_3, attacked_check5_47:;
attacked_check5_3, attacked_check5_74:;
attacked_check5_4, attacked_check5_end:;
attacked_check5_5, attacked_check5_7:;
attacked_check5_5, attacked_check5_9:;
attacked_check5_6, attacked_check5_4:;
attacked_check5_7, attacked_check5_8: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check5_8, attacked_check5_6:;
attacked_check5_9, attacked_check5_10: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check5_10, attacked_check5_6:;
attacked_check5_11, attacked_check5_13:;
attacked_check5_11, attacked_check5_15:;
attacked_check5_11, attacked_check5_17:;
attacked_check5_11, attacked_check5_19:;
attacked_check5_11, attacked_check5_21:;
attacked_check5_11, attacked_check5_23:;
attacked_check5_11, attacked_check5_25:;
attacked_check5_11, attacked_check5_27:;
attacked_check5_12, attacked_check5_4:;
attacked_check5_13, attacked_check5_14: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_14, attacked_check5_12:;
attacked_check5_15, attacked_check5_16: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_16, attacked_check5_12:;
attacked_check5_17, attacked_check5_18: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_18, attacked_check5_12:;
attacked_check5_19, attacked_check5_20: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_20, attacked_check5_12:;
attacked_check5_21, attacked_check5_22: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_22, attacked_check5_12:;
attacked_check5_23, attacked_check5_24: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_24, attacked_check5_12:;
attacked_check5_25, attacked_check5_26: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_26, attacked_check5_12:;
attacked_check5_27, attacked_check5_28: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_28, attacked_check5_12:;
attacked_check5_29, attacked_check5_31:;
attacked_check5_29, attacked_check5_33:;
attacked_check5_29, attacked_check5_35:;
attacked_check5_29, attacked_check5_37:;
attacked_check5_29, attacked_check5_39:;
attacked_check5_29, attacked_check5_41:;
attacked_check5_29, attacked_check5_43:;
attacked_check5_29, attacked_check5_45:;
attacked_check5_30, attacked_check5_4:;
attacked_check5_31, attacked_check5_32: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_32, attacked_check5_30:;
attacked_check5_33, attacked_check5_34: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_34, attacked_check5_30:;
attacked_check5_35, attacked_check5_36: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_36, attacked_check5_30:;
attacked_check5_37, attacked_check5_38: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_38, attacked_check5_30:;
attacked_check5_39, attacked_check5_40: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_40, attacked_check5_30:;
attacked_check5_41, attacked_check5_42: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_42, attacked_check5_30:;
attacked_check5_43, attacked_check5_44: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_44, attacked_check5_30:;
attacked_check5_45, attacked_check5_46: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_46, attacked_check5_30:;
attacked_check5_47, attacked_check5_49:;
attacked_check5_47, attacked_check5_55:;
attacked_check5_47, attacked_check5_61:;
attacked_check5_47, attacked_check5_67:;
attacked_check5_48, attacked_check5_73: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check5_48, attacked_check5_73: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check5_49, attacked_check5_50: at = north[at];
attacked_check5_50, attacked_check5_52:;
attacked_check5_51, attacked_check5_48:;
attacked_check5_52, attacked_check5_51: board[at] != empty;
attacked_check5_52, attacked_check5_53: board[at] == empty;
attacked_check5_53, attacked_check5_54: at = north[at];
attacked_check5_54, attacked_check5_52:;
attacked_check5_55, attacked_check5_56: at = east[at];
attacked_check5_56, attacked_check5_58:;
attacked_check5_57, attacked_check5_48:;
attacked_check5_58, attacked_check5_57: board[at] != empty;
attacked_check5_58, attacked_check5_59: board[at] == empty;
attacked_check5_59, attacked_check5_60: at = east[at];
attacked_check5_60, attacked_check5_58:;
attacked_check5_61, attacked_check5_62: at = south[at];
attacked_check5_62, attacked_check5_64:;
attacked_check5_63, attacked_check5_48:;
attacked_check5_64, attacked_check5_63: board[at] != empty;
attacked_check5_64, attacked_check5_65: board[at] == empty;
attacked_check5_65, attacked_check5_66: at = south[at];
attacked_check5_66, attacked_check5_64:;
attacked_check5_67, attacked_check5_68: at = west[at];
attacked_check5_68, attacked_check5_70:;
attacked_check5_69, attacked_check5_48:;
attacked_check5_70, attacked_check5_69: board[at] != empty;
attacked_check5_70, attacked_check5_71: board[at] == empty;
attacked_check5_71, attacked_check5_72: at = west[at];
attacked_check5_72, attacked_check5_70:;
attacked_check5_73, attacked_check5_4:;
attacked_check5_74, attacked_check5_76:;
attacked_check5_74, attacked_check5_82:;
attacked_check5_74, attacked_check5_88:;
attacked_check5_74, attacked_check5_94:;
attacked_check5_75, attacked_check5_100: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check5_75, attacked_check5_100: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check5_76, attacked_check5_77: at = northEast[at];
attacked_check5_77, attacked_check5_79:;
attacked_check5_78, attacked_check5_75:;
attacked_check5_79, attacked_check5_78: board[at] != empty;
attacked_check5_79, attacked_check5_80: board[at] == empty;
attacked_check5_80, attacked_check5_81: at = northEast[at];
attacked_check5_81, attacked_check5_79:;
attacked_check5_82, attacked_check5_83: at = southEast[at];
attacked_check5_83, attacked_check5_85:;
attacked_check5_84, attacked_check5_75:;
attacked_check5_85, attacked_check5_84: board[at] != empty;
attacked_check5_85, attacked_check5_86: board[at] == empty;
attacked_check5_86, attacked_check5_87: at = southEast[at];
attacked_check5_87, attacked_check5_85:;
attacked_check5_88, attacked_check5_89: at = southWest[at];
attacked_check5_89, attacked_check5_91:;
attacked_check5_90, attacked_check5_75:;
attacked_check5_91, attacked_check5_90: board[at] != empty;
attacked_check5_91, attacked_check5_92: board[at] == empty;
attacked_check5_92, attacked_check5_93: at = southWest[at];
attacked_check5_93, attacked_check5_91:;
attacked_check5_94, attacked_check5_95: at = northWest[at];
attacked_check5_95, attacked_check5_97:;
attacked_check5_96, attacked_check5_75:;
attacked_check5_97, attacked_check5_96: board[at] != empty;
attacked_check5_97, attacked_check5_98: board[at] == empty;
attacked_check5_98, attacked_check5_99: at = northWest[at];
attacked_check5_99, attacked_check5_97:;
attacked_check5_100, attacked_check5_4:;
attacked_check5_begin, attacked_check5_2: attacked_arg0_me = turn_arg0_me;
enoughPieces_check1_1, enoughPieces_check1_2: at = Square(*);
enoughPieces_check1_2, enoughPieces_check1_4:;
enoughPieces_check1_2, enoughPieces_check1_6:;
enoughPieces_check1_2, enoughPieces_check1_11:;
enoughPieces_check1_3, enoughPieces_check1_end:;
enoughPieces_check1_4, enoughPieces_check1_5: strong[board[at]] == 1;
enoughPieces_check1_5, enoughPieces_check1_3:;
enoughPieces_check1_6, enoughPieces_check1_7: board[at] == P__black_knight;
enoughPieces_check1_6, enoughPieces_check1_7: board[at] == P__white_knight;
enoughPieces_check1_7, enoughPieces_check1_8: other = Square(*);
enoughPieces_check1_8, enoughPieces_check1_9: other != at;
enoughPieces_check1_9, enoughPieces_check1_10: minor[board[other]] == 1;
enoughPieces_check1_10, enoughPieces_check1_3:;
enoughPieces_check1_11, enoughPieces_check1_12: board[at] == P__black_bishop;
enoughPieces_check1_11, enoughPieces_check1_12: board[at] == P__white_bishop;
enoughPieces_check1_12, enoughPieces_check1_13: shade[at] == light;
enoughPieces_check1_13, enoughPieces_check1_14: other = Square(*);
enoughPieces_check1_14, enoughPieces_check1_15: board[other] == P__black_bishop;
enoughPieces_check1_14, enoughPieces_check1_15: board[other] == P__white_bishop;
enoughPieces_check1_15, enoughPieces_check1_16: shade[other] == dark;
enoughPieces_check1_16, enoughPieces_check1_3:;
enoughPieces_check1_begin, enoughPieces_check1_1:;
move_check1_1, move_check1_2: from = Square(*);
move_check1_2, move_check1_3: to = from;
move_check1_3, move_check1_5:;
move_check1_3, move_check1_10:;
move_check1_3, move_check1_32:;
move_check1_3, move_check1_38:;
move_check1_3, move_check1_44:;
move_check1_3, move_check1_54:;
move_check1_4, move_check1_81: untouched[place[from]] = 0;
move_check1_5, move_check1_6: board[from] == piece[move_arg0_me][pawn];
move_check1_6, move_check1_7: board[from] = empty;
move_check1_7, move_check1_8: $$ from;
move_check1_8, move_check1_movePawn1_begin: movePawn_arg0_me = move_arg0_me;
move_check1_9, move_check1_4:;
move_check1_10, move_check1_11: board[from] == piece[move_arg0_me][knight];
move_check1_11, move_check1_12: board[from] = empty;
move_check1_12, move_check1_13: $$ from;
move_check1_13, move_check1_15:;
move_check1_13, move_check1_17:;
move_check1_13, move_check1_19:;
move_check1_13, move_check1_21:;
move_check1_13, move_check1_23:;
move_check1_13, move_check1_25:;
move_check1_13, move_check1_27:;
move_check1_13, move_check1_29:;
move_check1_14, move_check1_arrive1_1: arrive_arg0_me = move_arg0_me;
move_check1_15, move_check1_16: to = leapNNE[to];
move_check1_16, move_check1_14:;
move_check1_17, move_check1_18: to = leapENE[to];
move_check1_18, move_check1_14:;
move_check1_19, move_check1_20: to = leapESE[to];
move_check1_20, move_check1_14:;
move_check1_21, move_check1_22: to = leapSSE[to];
move_check1_22, move_check1_14:;
move_check1_23, move_check1_24: to = leapSSW[to];
move_check1_24, move_check1_14:;
move_check1_25, move_check1_26: to = leapWSW[to];
move_check1_26, move_check1_14:;
move_check1_27, move_check1_28: to = leapWNW[to];
move_check1_28, move_check1_14:;
move_check1_29, move_check1_30: to = leapNNW[to];
move_check1_30, move_check1_14:;
move_check1_31, move_check1_4:;
move_check1_32, move_check1_33: board[from] == piece[move_arg0_me][bishop];
move_check1_33, move_check1_34: board[from] = empty;
move_check1_34, move_check1_35: $$ from;
move_check1_35, move_check1_rideDiagonally1_begin:;
move_check1_36, move_check1_arrive2_1: arrive_arg0_me = move_arg0_me;
move_check1_37, move_check1_4:;
move_check1_38, move_check1_39: board[from] == piece[move_arg0_me][rook];
move_check1_39, move_check1_40: board[from] = empty;
move_check1_40, move_check1_41: $$ from;
move_check1_41, move_check1_rideStraight1_begin:;
move_check1_42, move_check1_arrive3_1: arrive_arg0_me = move_arg0_me;
move_check1_43, move_check1_4:;
move_check1_44, move_check1_45: board[from] == piece[move_arg0_me][queen];
move_check1_45, move_check1_46: board[from] = empty;
move_check1_46, move_check1_47: $$ from;
move_check1_47, move_check1_49:;
move_check1_47, move_check1_51:;
move_check1_48, move_check1_arrive4_1: arrive_arg0_me = move_arg0_me;
move_check1_49, move_check1_rideStraight2_begin:;
move_check1_50, move_check1_48:;
move_check1_51, move_check1_rideDiagonally2_begin:;
move_check1_52, move_check1_48:;
move_check1_53, move_check1_4:;
move_check1_54, move_check1_55: board[from] == piece[move_arg0_me][king];
move_check1_55, move_check1_56: board[from] = empty;
move_check1_56, move_check1_57: $$ from;
move_check1_57, move_check1_59:;
move_check1_57, move_check1_78:;
move_check1_58, move_check1_80: kingAt[move_arg0_me] = to;
move_check1_59, move_check1_61:;
move_check1_59, move_check1_63:;
move_check1_59, move_check1_65:;
move_check1_59, move_check1_67:;
move_check1_59, move_check1_69:;
move_check1_59, move_check1_71:;
move_check1_59, move_check1_73:;
move_check1_59, move_check1_75:;
move_check1_60, move_check1_arrive5_1: arrive_arg0_me = move_arg0_me;
move_check1_61, move_check1_62: to = north[to];
move_check1_62, move_check1_60:;
move_check1_63, move_check1_64: to = northEast[to];
move_check1_64, move_check1_60:;
move_check1_65, move_check1_66: to = east[to];
move_check1_66, move_check1_60:;
move_check1_67, move_check1_68: to = southEast[to];
move_check1_68, move_check1_60:;
move_check1_69, move_check1_70: to = south[to];
move_check1_70, move_check1_60:;
move_check1_71, move_check1_72: to = southWest[to];
move_check1_72, move_check1_60:;
move_check1_73, move_check1_74: to = west[to];
move_check1_74, move_check1_60:;
move_check1_75, move_check1_76: to = northWest[to];
move_check1_76, move_check1_60:;
move_check1_77, move_check1_58:;
move_check1_78, move_check1_castle1_begin: castle_arg0_me = move_arg0_me;
move_check1_79, move_check1_58:;
move_check1_80, move_check1_4:;
move_check1_81, move_check1_82: untouched[place[to]] = 0;
move_check1_82, move_check1_83: ! attacked_check4_begin -> attacked_check4_end;
move_check1_83, move_check1_end:;
move_check1_arrive1_1, move_check1_arrive1_begin: arrive_arg1_what = knight;
move_check1_arrive1_2, move_check1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive1_3, move_check1_arrive1_4: board[to] == empty;
move_check1_arrive1_4, move_check1_arrive1_5: clock = tick[clock];
move_check1_arrive1_5, move_check1_arrive1_2:;
move_check1_arrive1_6, move_check1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive1_7, move_check1_arrive1_8: clock = N__0;
move_check1_arrive1_8, move_check1_arrive1_2:;
move_check1_arrive1_9, move_check1_arrive1_10: passed = none;
move_check1_arrive1_10, move_check1_arrive1_11: $$ to;
move_check1_arrive1_11, move_check1_arrive1_end:;
move_check1_arrive1_begin, move_check1_arrive1_3:;
move_check1_arrive1_begin, move_check1_arrive1_6:;
move_check1_arrive1_end, move_check1_31:;
move_check1_arrive2_1, move_check1_arrive2_begin: arrive_arg1_what = bishop;
move_check1_arrive2_2, move_check1_arrive2_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive2_3, move_check1_arrive2_4: board[to] == empty;
move_check1_arrive2_4, move_check1_arrive2_5: clock = tick[clock];
move_check1_arrive2_5, move_check1_arrive2_2:;
move_check1_arrive2_6, move_check1_arrive2_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive2_7, move_check1_arrive2_8: clock = N__0;
move_check1_arrive2_8, move_check1_arrive2_2:;
move_check1_arrive2_9, move_check1_arrive2_10: passed = none;
move_check1_arrive2_10, move_check1_arrive2_11: $$ to;
move_check1_arrive2_11, move_check1_arrive2_end:;
move_check1_arrive2_begin, move_check1_arrive2_3:;
move_check1_arrive2_begin, move_check1_arrive2_6:;
move_check1_arrive2_end, move_check1_37:;
move_check1_arrive3_1, move_check1_arrive3_begin: arrive_arg1_what = rook;
move_check1_arrive3_2, move_check1_arrive3_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive3_3, move_check1_arrive3_4: board[to] == empty;
move_check1_arrive3_4, move_check1_arrive3_5: clock = tick[clock];
move_check1_arrive3_5, move_check1_arrive3_2:;
move_check1_arrive3_6, move_check1_arrive3_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive3_7, move_check1_arrive3_8: clock = N__0;
move_check1_arrive3_8, move_check1_arrive3_2:;
move_check1_arrive3_9, move_check1_arrive3_10: passed = none;
move_check1_arrive3_10, move_check1_arrive3_11: $$ to;
move_check1_arrive3_11, move_check1_arrive3_end:;
move_check1_arrive3_begin, move_check1_arrive3_3:;
move_check1_arrive3_begin, move_check1_arrive3_6:;
move_check1_arrive3_end, move_check1_43:;
move_check1_arrive4_1, move_check1_arrive4_begin: arrive_arg1_what = queen;
move_check1_arrive4_2, move_check1_arrive4_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive4_3, move_check1_arrive4_4: board[to] == empty;
move_check1_arrive4_4, move_check1_arrive4_5: clock = tick[clock];
move_check1_arrive4_5, move_check1_arrive4_2:;
move_check1_arrive4_6, move_check1_arrive4_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive4_7, move_check1_arrive4_8: clock = N__0;
move_check1_arrive4_8, move_check1_arrive4_2:;
move_check1_arrive4_9, move_check1_arrive4_10: passed = none;
move_check1_arrive4_10, move_check1_arrive4_11: $$ to;
move_check1_arrive4_11, move_check1_arrive4_end:;
move_check1_arrive4_begin, move_check1_arrive4_3:;
move_check1_arrive4_begin, move_check1_arrive4_6:;
move_check1_arrive4_end, move_check1_53:;
move_check1_arrive5_1, move_check1_arrive5_begin: arrive_arg1_what = king;
move_check1_arrive5_2, move_check1_arrive5_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive5_3, move_check1_arrive5_4: board[to] == empty;
move_check1_arrive5_4, move_check1_arrive5_5: clock = tick[clock];
move_check1_arrive5_5, move_check1_arrive5_2:;
move_check1_arrive5_6, move_check1_arrive5_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive5_7, move_check1_arrive5_8: clock = N__0;
move_check1_arrive5_8, move_check1_arrive5_2:;
move_check1_arrive5_9, move_check1_arrive5_10: passed = none;
move_check1_arrive5_10, move_check1_arrive5_11: $$ to;
move_check1_arrive5_11, move_check1_arrive5_end:;
move_check1_arrive5_begin, move_check1_arrive5_3:;
move_check1_arrive5_begin, move_check1_arrive5_6:;
move_check1_arrive5_end, move_check1_77:;
move_check1_begin, move_check1_1: move_arg0_me = turn_arg0_me;
move_check1_castle1_1, move_check1_castle1_3:;
move_check1_castle1_1, move_check1_castle1_12:;
move_check1_castle1_2, move_check1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
move_check1_castle1_3, move_check1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
move_check1_castle1_4, move_check1_castle1_5: board[home[castle_arg0_me][f]] == empty;
move_check1_castle1_5, move_check1_castle1_6: board[home[castle_arg0_me][g]] == empty;
move_check1_castle1_6, move_check1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
move_check1_castle1_7, move_check1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
move_check1_castle1_8, move_check1_castle1_9: board[home[castle_arg0_me][h]] = empty;
move_check1_castle1_9, move_check1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
move_check1_castle1_10, move_check1_castle1_11: to = home[castle_arg0_me][g];
move_check1_castle1_11, move_check1_castle1_2:;
move_check1_castle1_12, move_check1_castle1_13: untouched[home[castle_arg0_me][a]] == 1;
move_check1_castle1_13, move_check1_castle1_14: board[home[castle_arg0_me][b]] == empty;
move_check1_castle1_14, move_check1_castle1_15: board[home[castle_arg0_me][c]] == empty;
move_check1_castle1_15, move_check1_castle1_16: board[home[castle_arg0_me][d]] == empty;
move_check1_castle1_16, move_check1_castle1_17: ! attacked_check1_begin -> attacked_check1_end;
move_check1_castle1_17, move_check1_castle1_18: ! attacked_check3_begin -> attacked_check3_end;
move_check1_castle1_18, move_check1_castle1_19: board[home[castle_arg0_me][a]] = empty;
move_check1_castle1_19, move_check1_castle1_20: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
move_check1_castle1_20, move_check1_castle1_21: to = home[castle_arg0_me][c];
move_check1_castle1_21, move_check1_castle1_2:;
move_check1_castle1_22, move_check1_castle1_end:;
move_check1_castle1_arrive1_1, move_check1_castle1_arrive1_begin: arrive_arg1_what = king;
move_check1_castle1_arrive1_2, move_check1_castle1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_castle1_arrive1_3, move_check1_castle1_arrive1_4: board[to] == empty;
move_check1_castle1_arrive1_4, move_check1_castle1_arrive1_5: clock = tick[clock];
move_check1_castle1_arrive1_5, move_check1_castle1_arrive1_2:;
move_check1_castle1_arrive1_6, move_check1_castle1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_castle1_arrive1_7, move_check1_castle1_arrive1_8: clock = N__0;
move_check1_castle1_arrive1_8, move_check1_castle1_arrive1_2:;
move_check1_castle1_arrive1_9, move_check1_castle1_arrive1_10: passed = none;
move_check1_castle1_arrive1_10, move_check1_castle1_arrive1_11: $$ to;
move_check1_castle1_arrive1_11, move_check1_castle1_arrive1_end:;
move_check1_castle1_arrive1_begin, move_check1_castle1_arrive1_3:;
move_check1_castle1_arrive1_begin, move_check1_castle1_arrive1_6:;
move_check1_castle1_arrive1_end, move_check1_castle1_22:;
move_check1_castle1_begin, move_check1_castle1_1: untouched[place[from]] == 1;
move_check1_castle1_end, move_check1_79:;
move_check1_movePawn1_1, move_check1_movePawn1_26: clock = N__0;
move_check1_movePawn1_2, move_check1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
move_check1_movePawn1_3, move_check1_movePawn1_4: board[to] == empty;
move_check1_movePawn1_4, move_check1_movePawn1_6:;
move_check1_movePawn1_4, move_check1_movePawn1_8:;
move_check1_movePawn1_5, move_check1_movePawn1_1:;
move_check1_movePawn1_6, move_check1_movePawn1_7: passed = none;
move_check1_movePawn1_7, move_check1_movePawn1_5:;
move_check1_movePawn1_8, move_check1_movePawn1_9: pawnStart[movePawn_arg0_me][from] == 1;
move_check1_movePawn1_9, move_check1_movePawn1_10: passed = to;
move_check1_movePawn1_10, move_check1_movePawn1_11: to = ahead[movePawn_arg0_me][to];
move_check1_movePawn1_11, move_check1_movePawn1_12: board[to] == empty;
move_check1_movePawn1_12, move_check1_movePawn1_5:;
move_check1_movePawn1_13, move_check1_movePawn1_15:;
move_check1_movePawn1_13, move_check1_movePawn1_17:;
move_check1_movePawn1_14, move_check1_movePawn1_20:;
move_check1_movePawn1_14, move_check1_movePawn1_22:;
move_check1_movePawn1_15, move_check1_movePawn1_16: to = aheadEast[movePawn_arg0_me][to];
move_check1_movePawn1_16, move_check1_movePawn1_14:;
move_check1_movePawn1_17, move_check1_movePawn1_18: to = aheadWest[movePawn_arg0_me][to];
move_check1_movePawn1_18, move_check1_movePawn1_14:;
move_check1_movePawn1_19, move_check1_movePawn1_25: passed = none;
move_check1_movePawn1_20, move_check1_movePawn1_21: owner[board[to]] == opponent[movePawn_arg0_me];
move_check1_movePawn1_21, move_check1_movePawn1_19:;
move_check1_movePawn1_22, move_check1_movePawn1_23: to == passed;
move_check1_movePawn1_23, move_check1_movePawn1_24: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
move_check1_movePawn1_24, move_check1_movePawn1_19:;
move_check1_movePawn1_25, move_check1_movePawn1_1:;
move_check1_movePawn1_26, move_check1_movePawn1_27: $$ to;
move_check1_movePawn1_27, move_check1_movePawn1_29: ahead[movePawn_arg0_me][to] == off;
move_check1_movePawn1_27, move_check1_movePawn1_30: ahead[movePawn_arg0_me][to] != off;
move_check1_movePawn1_28, move_check1_movePawn1_end:;
move_check1_movePawn1_29, move_check1_movePawn1_32:;
move_check1_movePawn1_29, move_check1_movePawn1_35:;
move_check1_movePawn1_29, move_check1_movePawn1_38:;
move_check1_movePawn1_29, move_check1_movePawn1_41:;
move_check1_movePawn1_30, move_check1_movePawn1_44: board[to] = piece[movePawn_arg0_me][pawn];
move_check1_movePawn1_31, move_check1_movePawn1_28:;
move_check1_movePawn1_32, move_check1_movePawn1_33: board[to] = piece[movePawn_arg0_me][queen];
move_check1_movePawn1_33, move_check1_movePawn1_34: $ queen;
move_check1_movePawn1_34, move_check1_movePawn1_31:;
move_check1_movePawn1_35, move_check1_movePawn1_36: board[to] = piece[movePawn_arg0_me][rook];
move_check1_movePawn1_36, move_check1_movePawn1_37: $ rook;
move_check1_movePawn1_37, move_check1_movePawn1_31:;
move_check1_movePawn1_38, move_check1_movePawn1_39: board[to] = piece[movePawn_arg0_me][bishop];
move_check1_movePawn1_39, move_check1_movePawn1_40: $ bishop;
move_check1_movePawn1_40, move_check1_movePawn1_31:;
move_check1_movePawn1_41, move_check1_movePawn1_42: board[to] = piece[movePawn_arg0_me][knight];
move_check1_movePawn1_42, move_check1_movePawn1_43: $ knight;
move_check1_movePawn1_43, move_check1_movePawn1_31:;
move_check1_movePawn1_44, move_check1_movePawn1_28:;
move_check1_movePawn1_begin, move_check1_movePawn1_2:;
move_check1_movePawn1_begin, move_check1_movePawn1_13:;
move_check1_movePawn1_end, move_check1_9:;
move_check1_rideDiagonally1_1, move_check1_rideDiagonally1_end:;
move_check1_rideDiagonally1_2, move_check1_rideDiagonally1_4:;
move_check1_rideDiagonally1_3, move_check1_rideDiagonally1_1:;
move_check1_rideDiagonally1_4, move_check1_rideDiagonally1_5: to = northEast[to];
move_check1_rideDiagonally1_5, move_check1_rideDiagonally1_7:;
move_check1_rideDiagonally1_5, move_check1_rideDiagonally1_9:;
move_check1_rideDiagonally1_6, move_check1_rideDiagonally1_4:;
move_check1_rideDiagonally1_7, move_check1_rideDiagonally1_3:;
move_check1_rideDiagonally1_9, move_check1_rideDiagonally1_10: board[to] == empty;
move_check1_rideDiagonally1_10, move_check1_rideDiagonally1_6:;
move_check1_rideDiagonally1_11, move_check1_rideDiagonally1_13:;
move_check1_rideDiagonally1_12, move_check1_rideDiagonally1_1:;
move_check1_rideDiagonally1_13, move_check1_rideDiagonally1_14: to = southEast[to];
move_check1_rideDiagonally1_14, move_check1_rideDiagonally1_16:;
move_check1_rideDiagonally1_14, move_check1_rideDiagonally1_18:;
move_check1_rideDiagonally1_15, move_check1_rideDiagonally1_13:;
move_check1_rideDiagonally1_16, move_check1_rideDiagonally1_12:;
move_check1_rideDiagonally1_18, move_check1_rideDiagonally1_19: board[to] == empty;
move_check1_rideDiagonally1_19, move_check1_rideDiagonally1_15:;
move_check1_rideDiagonally1_20, move_check1_rideDiagonally1_22:;
move_check1_rideDiagonally1_21, move_check1_rideDiagonally1_1:;
move_check1_rideDiagonally1_22, move_check1_rideDiagonally1_23: to = southWest[to];
move_check1_rideDiagonally1_23, move_check1_rideDiagonally1_25:;
move_check1_rideDiagonally1_23, move_check1_rideDiagonally1_27:;
move_check1_rideDiagonally1_24, move_check1_rideDiagonally1_22:;
move_check1_rideDiagonally1_25, move_check1_rideDiagonally1_21:;
move_check1_rideDiagonally1_27, move_check1_rideDiagonally1_28: board[to] == empty;
move_check1_rideDiagonally1_28, move_check1_rideDiagonally1_24:;
move_check1_rideDiagonally1_29, move_check1_rideDiagonally1_31:;
move_check1_rideDiagonally1_30, move_check1_rideDiagonally1_1:;
move_check1_rideDiagonally1_31, move_check1_rideDiagonally1_32: to = northWest[to];
move_check1_rideDiagonally1_32, move_check1_rideDiagonally1_34:;
move_check1_rideDiagonally1_32, move_check1_rideDiagonally1_36:;
move_check1_rideDiagonally1_33, move_check1_rideDiagonally1_31:;
move_check1_rideDiagonally1_34, move_check1_rideDiagonally1_30:;
move_check1_rideDiagonally1_36, move_check1_rideDiagonally1_37: board[to] == empty;
move_check1_rideDiagonally1_37, move_check1_rideDiagonally1_33:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_2:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_11:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_20:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_29:;
move_check1_rideDiagonally1_end, move_check1_36:;
move_check1_rideDiagonally2_1, move_check1_rideDiagonally2_end:;
move_check1_rideDiagonally2_2, move_check1_rideDiagonally2_4:;
move_check1_rideDiagonally2_3, move_check1_rideDiagonally2_1:;
move_check1_rideDiagonally2_4, move_check1_rideDiagonally2_5: to = northEast[to];
move_check1_rideDiagonally2_5, move_check1_rideDiagonally2_7:;
move_check1_rideDiagonally2_5, move_check1_rideDiagonally2_9:;
move_check1_rideDiagonally2_6, move_check1_rideDiagonally2_4:;
move_check1_rideDiagonally2_7, move_check1_rideDiagonally2_3:;
move_check1_rideDiagonally2_9, move_check1_rideDiagonally2_10: board[to] == empty;
move_check1_rideDiagonally2_10, move_check1_rideDiagonally2_6:;
move_check1_rideDiagonally2_11, move_check1_rideDiagonally2_13:;
move_check1_rideDiagonally2_12, move_check1_rideDiagonally2_1:;
move_check1_rideDiagonally2_13, move_check1_rideDiagonally2_14: to = southEast[to];
move_check1_rideDiagonally2_14, move_check1_rideDiagonally2_16:;
move_check1_rideDiagonally2_14, move_check1_rideDiagonally2_18:;
move_check1_rideDiagonally2_15, move_check1_rideDiagonally2_13:;
move_check1_rideDiagonally2_16, move_check1_rideDiagonally2_12:;
move_check1_rideDiagonally2_18, move_check1_rideDiagonally2_19: board[to] == empty;
move_check1_rideDiagonally2_19, move_check1_rideDiagonally2_15:;
move_check1_rideDiagonally2_20, move_check1_rideDiagonally2_22:;
move_check1_rideDiagonally2_21, move_check1_rideDiagonally2_1:;
move_check1_rideDiagonally2_22, move_check1_rideDiagonally2_23: to = southWest[to];
move_check1_rideDiagonally2_23, move_check1_rideDiagonally2_25:;
move_check1_rideDiagonally2_23, move_check1_rideDiagonally2_27:;
move_check1_rideDiagonally2_24, move_check1_rideDiagonally2_22:;
move_check1_rideDiagonally2_25, move_check1_rideDiagonally2_21:;
move_check1_rideDiagonally2_27, move_check1_rideDiagonally2_28: board[to] == empty;
move_check1_rideDiagonally2_28, move_check1_rideDiagonally2_24:;
move_check1_rideDiagonally2_29, move_check1_rideDiagonally2_31:;
move_check1_rideDiagonally2_30, move_check1_rideDiagonally2_1:;
move_check1_rideDiagonally2_31, move_check1_rideDiagonally2_32: to = northWest[to];
move_check1_rideDiagonally2_32, move_check1_rideDiagonally2_34:;
move_check1_rideDiagonally2_32, move_check1_rideDiagonally2_36:;
move_check1_rideDiagonally2_33, move_check1_rideDiagonally2_31:;
move_check1_rideDiagonally2_34, move_check1_rideDiagonally2_30:;
move_check1_rideDiagonally2_36, move_check1_rideDiagonally2_37: board[to] == empty;
move_check1_rideDiagonally2_37, move_check1_rideDiagonally2_33:;
move_check1_rideDiagonally2_begin, move_check1_rideDiagonally2_2:;
move_check1_rideDiagonally2_begin, move_check1_rideDiagonally2_11:;
move_check1_rideDiagonally2_begin, move_check1_rideDiagonally2_20:;
move_check1_rideDiagonally2_begin, move_check1_rideDiagonally2_29:;
move_check1_rideDiagonally2_end, move_check1_52:;
move_check1_rideStraight1_1, move_check1_rideStraight1_end:;
move_check1_rideStraight1_2, move_check1_rideStraight1_4:;
move_check1_rideStraight1_3, move_check1_rideStraight1_1:;
move_check1_rideStraight1_4, move_check1_rideStraight1_5: to = north[to];
move_check1_rideStraight1_5, move_check1_rideStraight1_7:;
move_check1_rideStraight1_5, move_check1_rideStraight1_9:;
move_check1_rideStraight1_6, move_check1_rideStraight1_4:;
move_check1_rideStraight1_7, move_check1_rideStraight1_3:;
move_check1_rideStraight1_9, move_check1_rideStraight1_10: board[to] == empty;
move_check1_rideStraight1_10, move_check1_rideStraight1_6:;
move_check1_rideStraight1_11, move_check1_rideStraight1_13:;
move_check1_rideStraight1_12, move_check1_rideStraight1_1:;
move_check1_rideStraight1_13, move_check1_rideStraight1_14: to = east[to];
move_check1_rideStraight1_14, move_check1_rideStraight1_16:;
move_check1_rideStraight1_14, move_check1_rideStraight1_18:;
move_check1_rideStraight1_15, move_check1_rideStraight1_13:;
move_check1_rideStraight1_16, move_check1_rideStraight1_12:;
move_check1_rideStraight1_18, move_check1_rideStraight1_19: board[to] == empty;
move_check1_rideStraight1_19, move_check1_rideStraight1_15:;
move_check1_rideStraight1_20, move_check1_rideStraight1_22:;
move_check1_rideStraight1_21, move_check1_rideStraight1_1:;
move_check1_rideStraight1_22, move_check1_rideStraight1_23: to = south[to];
move_check1_rideStraight1_23, move_check1_rideStraight1_25:;
move_check1_rideStraight1_23, move_check1_rideStraight1_27:;
move_check1_rideStraight1_24, move_check1_rideStraight1_22:;
move_check1_rideStraight1_25, move_check1_rideStraight1_21:;
move_check1_rideStraight1_27, move_check1_rideStraight1_28: board[to] == empty;
move_check1_rideStraight1_28, move_check1_rideStraight1_24:;
move_check1_rideStraight1_29, move_check1_rideStraight1_31:;
move_check1_rideStraight1_30, move_check1_rideStraight1_1:;
move_check1_rideStraight1_31, move_check1_rideStraight1_32: to = west[to];
move_check1_rideStraight1_32, move_check1_rideStraight1_34:;
move_check1_rideStraight1_32, move_check1_rideStraight1_36:;
move_check1_rideStraight1_33, move_check1_rideStraight1_31:;
move_check1_rideStraight1_34, move_check1_rideStraight1_30:;
move_check1_rideStraight1_36, move_check1_rideStraight1_37: board[to] == empty;
move_check1_rideStraight1_37, move_check1_rideStraight1_33:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_2:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_11:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_20:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_29:;
move_check1_rideStraight1_end, move_check1_42:;
move_check1_rideStraight2_1, move_check1_rideStraight2_end:;
move_check1_rideStraight2_2, move_check1_rideStraight2_4:;
move_check1_rideStraight2_3, move_check1_rideStraight2_1:;
move_check1_rideStraight2_4, move_check1_rideStraight2_5: to = north[to];
move_check1_rideStraight2_5, move_check1_rideStraight2_7:;
move_check1_rideStraight2_5, move_check1_rideStraight2_9:;
move_check1_rideStraight2_6, move_check1_rideStraight2_4:;
move_check1_rideStraight2_7, move_check1_rideStraight2_3:;
move_check1_rideStraight2_9, move_check1_rideStraight2_10: board[to] == empty;
move_check1_rideStraight2_10, move_check1_rideStraight2_6:;
move_check1_rideStraight2_11, move_check1_rideStraight2_13:;
move_check1_rideStraight2_12, move_check1_rideStraight2_1:;
move_check1_rideStraight2_13, move_check1_rideStraight2_14: to = east[to];
move_check1_rideStraight2_14, move_check1_rideStraight2_16:;
move_check1_rideStraight2_14, move_check1_rideStraight2_18:;
move_check1_rideStraight2_15, move_check1_rideStraight2_13:;
move_check1_rideStraight2_16, move_check1_rideStraight2_12:;
move_check1_rideStraight2_18, move_check1_rideStraight2_19: board[to] == empty;
move_check1_rideStraight2_19, move_check1_rideStraight2_15:;
move_check1_rideStraight2_20, move_check1_rideStraight2_22:;
move_check1_rideStraight2_21, move_check1_rideStraight2_1:;
move_check1_rideStraight2_22, move_check1_rideStraight2_23: to = south[to];
move_check1_rideStraight2_23, move_check1_rideStraight2_25:;
move_check1_rideStraight2_23, move_check1_rideStraight2_27:;
move_check1_rideStraight2_24, move_check1_rideStraight2_22:;
move_check1_rideStraight2_25, move_check1_rideStraight2_21:;
move_check1_rideStraight2_27, move_check1_rideStraight2_28: board[to] == empty;
move_check1_rideStraight2_28, move_check1_rideStraight2_24:;
move_check1_rideStraight2_29, move_check1_rideStraight2_31:;
move_check1_rideStraight2_30, move_check1_rideStraight2_1:;
move_check1_rideStraight2_31, move_check1_rideStraight2_32: to = west[to];
move_check1_rideStraight2_32, move_check1_rideStraight2_34:;
move_check1_rideStraight2_32, move_check1_rideStraight2_36:;
move_check1_rideStraight2_33, move_check1_rideStraight2_31:;
move_check1_rideStraight2_34, move_check1_rideStraight2_30:;
move_check1_rideStraight2_36, move_check1_rideStraight2_37: board[to] == empty;
move_check1_rideStraight2_37, move_check1_rideStraight2_33:;
move_check1_rideStraight2_begin, move_check1_rideStraight2_2:;
move_check1_rideStraight2_begin, move_check1_rideStraight2_11:;
move_check1_rideStraight2_begin, move_check1_rideStraight2_20:;
move_check1_rideStraight2_begin, move_check1_rideStraight2_29:;
move_check1_rideStraight2_end, move_check1_50:;
rules_2, turn1_begin: turn_arg0_me = white;
rules_3, turn2_begin: turn_arg0_me = black;
rules_4, rules_2:;
rules_begin, rules_2:;
turn1_1, turn1_11: clock == N__100;
turn1_1, turn1_12: clock != N__100;
turn1_2, turn1_5: ? attacked_check5_begin -> attacked_check5_end;
turn1_2, turn1_6: ! attacked_check5_begin -> attacked_check5_end;
turn1_3, turn1_1:;
turn1_4, end: player = keeper;
turn1_5, turn1_7: goals[turn_arg0_me] = 0;
turn1_6, turn1_4:;
turn1_7, turn1_8: goals[opponent[turn_arg0_me]] = 100;
turn1_8, turn1_4:;
turn1_10, turn1_16: clock != N__0;
turn1_10, turn1_17: clock == N__0;
turn1_11, end: player = keeper;
turn1_12, turn1_10:;
turn1_14, turn1_19: player = turn_arg0_me;
turn1_15, end: player = keeper;
turn1_16, turn1_14:;
turn1_17, turn1_15: ! enoughPieces_check1_begin -> enoughPieces_check1_end;
turn1_17, turn1_16: ? enoughPieces_check1_begin -> enoughPieces_check1_end;
turn1_19, turn1_move1_begin: move_arg0_me = turn_arg0_me;
turn1_20, turn1_21: player = keeper;
turn1_21, turn1_end:;
turn1_begin, turn1_2: ! move_check1_begin -> move_check1_end;
turn1_begin, turn1_3: ? move_check1_begin -> move_check1_end;
turn1_end, rules_3:;
turn1_move1_1, turn1_move1_2: to = from;
turn1_move1_2, turn1_move1_4:;
turn1_move1_2, turn1_move1_9:;
turn1_move1_2, turn1_move1_31:;
turn1_move1_2, turn1_move1_37:;
turn1_move1_2, turn1_move1_43:;
turn1_move1_2, turn1_move1_53:;
turn1_move1_3, turn1_move1_80: untouched[place[from]] = 0;
turn1_move1_4, turn1_move1_5: board[from] == piece[move_arg0_me][pawn];
turn1_move1_5, turn1_move1_6: board[from] = empty;
turn1_move1_6, turn1_move1_7: $$ from;
turn1_move1_7, turn1_move1_movePawn1_begin: movePawn_arg0_me = move_arg0_me;
turn1_move1_8, turn1_move1_3:;
turn1_move1_9, turn1_move1_10: board[from] == piece[move_arg0_me][knight];
turn1_move1_10, turn1_move1_11: board[from] = empty;
turn1_move1_11, turn1_move1_12: $$ from;
turn1_move1_12, turn1_move1_14:;
turn1_move1_12, turn1_move1_16:;
turn1_move1_12, turn1_move1_18:;
turn1_move1_12, turn1_move1_20:;
turn1_move1_12, turn1_move1_22:;
turn1_move1_12, turn1_move1_24:;
turn1_move1_12, turn1_move1_26:;
turn1_move1_12, turn1_move1_28:;
turn1_move1_13, turn1_move1_arrive1_1: arrive_arg0_me = move_arg0_me;
turn1_move1_14, turn1_move1_15: to = leapNNE[to];
turn1_move1_15, turn1_move1_13:;
turn1_move1_16, turn1_move1_17: to = leapENE[to];
turn1_move1_17, turn1_move1_13:;
turn1_move1_18, turn1_move1_19: to = leapESE[to];
turn1_move1_19, turn1_move1_13:;
turn1_move1_20, turn1_move1_21: to = leapSSE[to];
turn1_move1_21, turn1_move1_13:;
turn1_move1_22, turn1_move1_23: to = leapSSW[to];
turn1_move1_23, turn1_move1_13:;
turn1_move1_24, turn1_move1_25: to = leapWSW[to];
turn1_move1_25, turn1_move1_13:;
turn1_move1_26, turn1_move1_27: to = leapWNW[to];
turn1_move1_27, turn1_move1_13:;
turn1_move1_28, turn1_move1_29: to = leapNNW[to];
turn1_move1_29, turn1_move1_13:;
turn1_move1_30, turn1_move1_3:;
turn1_move1_31, turn1_move1_32: board[from] == piece[move_arg0_me][bishop];
turn1_move1_32, turn1_move1_33: board[from] = empty;
turn1_move1_33, turn1_move1_34: $$ from;
turn1_move1_34, turn1_move1_rideDiagonally1_begin:;
turn1_move1_35, turn1_move1_arrive2_1: arrive_arg0_me = move_arg0_me;
turn1_move1_36, turn1_move1_3:;
turn1_move1_37, turn1_move1_38: board[from] == piece[move_arg0_me][rook];
turn1_move1_38, turn1_move1_39: board[from] = empty;
turn1_move1_39, turn1_move1_40: $$ from;
turn1_move1_40, turn1_move1_rideStraight1_begin:;
turn1_move1_41, turn1_move1_arrive3_1: arrive_arg0_me = move_arg0_me;
turn1_move1_42, turn1_move1_3:;
turn1_move1_43, turn1_move1_44: board[from] == piece[move_arg0_me][queen];
turn1_move1_44, turn1_move1_45: board[from] = empty;
turn1_move1_45, turn1_move1_46: $$ from;
turn1_move1_46, turn1_move1_48:;
turn1_move1_46, turn1_move1_50:;
turn1_move1_47, turn1_move1_arrive4_1: arrive_arg0_me = move_arg0_me;
turn1_move1_48, turn1_move1_rideStraight2_begin:;
turn1_move1_49, turn1_move1_47:;
turn1_move1_50, turn1_move1_rideDiagonally2_begin:;
turn1_move1_51, turn1_move1_47:;
turn1_move1_52, turn1_move1_3:;
turn1_move1_53, turn1_move1_54: board[from] == piece[move_arg0_me][king];
turn1_move1_54, turn1_move1_55: board[from] = empty;
turn1_move1_55, turn1_move1_56: $$ from;
turn1_move1_56, turn1_move1_58:;
turn1_move1_56, turn1_move1_77:;
turn1_move1_57, turn1_move1_79: kingAt[move_arg0_me] = to;
turn1_move1_58, turn1_move1_60:;
turn1_move1_58, turn1_move1_62:;
turn1_move1_58, turn1_move1_64:;
turn1_move1_58, turn1_move1_66:;
turn1_move1_58, turn1_move1_68:;
turn1_move1_58, turn1_move1_70:;
turn1_move1_58, turn1_move1_72:;
turn1_move1_58, turn1_move1_74:;
turn1_move1_59, turn1_move1_arrive5_1: arrive_arg0_me = move_arg0_me;
turn1_move1_60, turn1_move1_61: to = north[to];
turn1_move1_61, turn1_move1_59:;
turn1_move1_62, turn1_move1_63: to = northEast[to];
turn1_move1_63, turn1_move1_59:;
turn1_move1_64, turn1_move1_65: to = east[to];
turn1_move1_65, turn1_move1_59:;
turn1_move1_66, turn1_move1_67: to = southEast[to];
turn1_move1_67, turn1_move1_59:;
turn1_move1_68, turn1_move1_69: to = south[to];
turn1_move1_69, turn1_move1_59:;
turn1_move1_70, turn1_move1_71: to = southWest[to];
turn1_move1_71, turn1_move1_59:;
turn1_move1_72, turn1_move1_73: to = west[to];
turn1_move1_73, turn1_move1_59:;
turn1_move1_74, turn1_move1_75: to = northWest[to];
turn1_move1_75, turn1_move1_59:;
turn1_move1_76, turn1_move1_57:;
turn1_move1_77, turn1_move1_castle1_begin: castle_arg0_me = move_arg0_me;
turn1_move1_78, turn1_move1_57:;
turn1_move1_79, turn1_move1_3:;
turn1_move1_80, turn1_move1_81: untouched[place[to]] = 0;
turn1_move1_81, turn1_move1_82: ! attacked_check4_begin -> attacked_check4_end;
turn1_move1_82, turn1_move1_end:;
turn1_move1_arrive1_1, turn1_move1_arrive1_begin: arrive_arg1_what = knight;
turn1_move1_arrive1_2, turn1_move1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive1_3, turn1_move1_arrive1_4: board[to] == empty;
turn1_move1_arrive1_4, turn1_move1_arrive1_5: clock = tick[clock];
turn1_move1_arrive1_5, turn1_move1_arrive1_2:;
turn1_move1_arrive1_6, turn1_move1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive1_7, turn1_move1_arrive1_8: clock = N__0;
turn1_move1_arrive1_8, turn1_move1_arrive1_2:;
turn1_move1_arrive1_9, turn1_move1_arrive1_10: passed = none;
turn1_move1_arrive1_10, turn1_move1_arrive1_11: $$ to;
turn1_move1_arrive1_11, turn1_move1_arrive1_end:;
turn1_move1_arrive1_begin, turn1_move1_arrive1_3:;
turn1_move1_arrive1_begin, turn1_move1_arrive1_6:;
turn1_move1_arrive1_end, turn1_move1_30:;
turn1_move1_arrive2_1, turn1_move1_arrive2_begin: arrive_arg1_what = bishop;
turn1_move1_arrive2_2, turn1_move1_arrive2_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive2_3, turn1_move1_arrive2_4: board[to] == empty;
turn1_move1_arrive2_4, turn1_move1_arrive2_5: clock = tick[clock];
turn1_move1_arrive2_5, turn1_move1_arrive2_2:;
turn1_move1_arrive2_6, turn1_move1_arrive2_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive2_7, turn1_move1_arrive2_8: clock = N__0;
turn1_move1_arrive2_8, turn1_move1_arrive2_2:;
turn1_move1_arrive2_9, turn1_move1_arrive2_10: passed = none;
turn1_move1_arrive2_10, turn1_move1_arrive2_11: $$ to;
turn1_move1_arrive2_11, turn1_move1_arrive2_end:;
turn1_move1_arrive2_begin, turn1_move1_arrive2_3:;
turn1_move1_arrive2_begin, turn1_move1_arrive2_6:;
turn1_move1_arrive2_end, turn1_move1_36:;
turn1_move1_arrive3_1, turn1_move1_arrive3_begin: arrive_arg1_what = rook;
turn1_move1_arrive3_2, turn1_move1_arrive3_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive3_3, turn1_move1_arrive3_4: board[to] == empty;
turn1_move1_arrive3_4, turn1_move1_arrive3_5: clock = tick[clock];
turn1_move1_arrive3_5, turn1_move1_arrive3_2:;
turn1_move1_arrive3_6, turn1_move1_arrive3_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive3_7, turn1_move1_arrive3_8: clock = N__0;
turn1_move1_arrive3_8, turn1_move1_arrive3_2:;
turn1_move1_arrive3_9, turn1_move1_arrive3_10: passed = none;
turn1_move1_arrive3_10, turn1_move1_arrive3_11: $$ to;
turn1_move1_arrive3_11, turn1_move1_arrive3_end:;
turn1_move1_arrive3_begin, turn1_move1_arrive3_3:;
turn1_move1_arrive3_begin, turn1_move1_arrive3_6:;
turn1_move1_arrive3_end, turn1_move1_42:;
turn1_move1_arrive4_1, turn1_move1_arrive4_begin: arrive_arg1_what = queen;
turn1_move1_arrive4_2, turn1_move1_arrive4_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive4_3, turn1_move1_arrive4_4: board[to] == empty;
turn1_move1_arrive4_4, turn1_move1_arrive4_5: clock = tick[clock];
turn1_move1_arrive4_5, turn1_move1_arrive4_2:;
turn1_move1_arrive4_6, turn1_move1_arrive4_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive4_7, turn1_move1_arrive4_8: clock = N__0;
turn1_move1_arrive4_8, turn1_move1_arrive4_2:;
turn1_move1_arrive4_9, turn1_move1_arrive4_10: passed = none;
turn1_move1_arrive4_10, turn1_move1_arrive4_11: $$ to;
turn1_move1_arrive4_11, turn1_move1_arrive4_end:;
turn1_move1_arrive4_begin, turn1_move1_arrive4_3:;
turn1_move1_arrive4_begin, turn1_move1_arrive4_6:;
turn1_move1_arrive4_end, turn1_move1_52:;
turn1_move1_arrive5_1, turn1_move1_arrive5_begin: arrive_arg1_what = king;
turn1_move1_arrive5_2, turn1_move1_arrive5_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive5_3, turn1_move1_arrive5_4: board[to] == empty;
turn1_move1_arrive5_4, turn1_move1_arrive5_5: clock = tick[clock];
turn1_move1_arrive5_5, turn1_move1_arrive5_2:;
turn1_move1_arrive5_6, turn1_move1_arrive5_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive5_7, turn1_move1_arrive5_8: clock = N__0;
turn1_move1_arrive5_8, turn1_move1_arrive5_2:;
turn1_move1_arrive5_9, turn1_move1_arrive5_10: passed = none;
turn1_move1_arrive5_10, turn1_move1_arrive5_11: $$ to;
turn1_move1_arrive5_11, turn1_move1_arrive5_end:;
turn1_move1_arrive5_begin, turn1_move1_arrive5_3:;
turn1_move1_arrive5_begin, turn1_move1_arrive5_6:;
turn1_move1_arrive5_end, turn1_move1_76:;
turn1_move1_begin, turn1_move1_1: from = Square(*);
turn1_move1_castle1_1, turn1_move1_castle1_3:;
turn1_move1_castle1_1, turn1_move1_castle1_12:;
turn1_move1_castle1_2, turn1_move1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
turn1_move1_castle1_3, turn1_move1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
turn1_move1_castle1_4, turn1_move1_castle1_5: board[home[castle_arg0_me][f]] == empty;
turn1_move1_castle1_5, turn1_move1_castle1_6: board[home[castle_arg0_me][g]] == empty;
turn1_move1_castle1_6, turn1_move1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
turn1_move1_castle1_7, turn1_move1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
turn1_move1_castle1_8, turn1_move1_castle1_9: board[home[castle_arg0_me][h]] = empty;
turn1_move1_castle1_9, turn1_move1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
turn1_move1_castle1_10, turn1_move1_castle1_11: to = home[castle_arg0_me][g];
turn1_move1_castle1_11, turn1_move1_castle1_2:;
turn1_move1_castle1_12, turn1_move1_castle1_13: untouched[home[castle_arg0_me][a]] == 1;
turn1_move1_castle1_13, turn1_move1_castle1_14: board[home[castle_arg0_me][b]] == empty;
turn1_move1_castle1_14, turn1_move1_castle1_15: board[home[castle_arg0_me][c]] == empty;
turn1_move1_castle1_15, turn1_move1_castle1_16: board[home[castle_arg0_me][d]] == empty;
turn1_move1_castle1_16, turn1_move1_castle1_17: ! attacked_check1_begin -> attacked_check1_end;
turn1_move1_castle1_17, turn1_move1_castle1_18: ! attacked_check3_begin -> attacked_check3_end;
turn1_move1_castle1_18, turn1_move1_castle1_19: board[home[castle_arg0_me][a]] = empty;
turn1_move1_castle1_19, turn1_move1_castle1_20: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
turn1_move1_castle1_20, turn1_move1_castle1_21: to = home[castle_arg0_me][c];
turn1_move1_castle1_21, turn1_move1_castle1_2:;
turn1_move1_castle1_22, turn1_move1_castle1_end:;
turn1_move1_castle1_arrive1_1, turn1_move1_castle1_arrive1_begin: arrive_arg1_what = king;
turn1_move1_castle1_arrive1_2, turn1_move1_castle1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_castle1_arrive1_3, turn1_move1_castle1_arrive1_4: board[to] == empty;
turn1_move1_castle1_arrive1_4, turn1_move1_castle1_arrive1_5: clock = tick[clock];
turn1_move1_castle1_arrive1_5, turn1_move1_castle1_arrive1_2:;
turn1_move1_castle1_arrive1_6, turn1_move1_castle1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_castle1_arrive1_7, turn1_move1_castle1_arrive1_8: clock = N__0;
turn1_move1_castle1_arrive1_8, turn1_move1_castle1_arrive1_2:;
turn1_move1_castle1_arrive1_9, turn1_move1_castle1_arrive1_10: passed = none;
turn1_move1_castle1_arrive1_10, turn1_move1_castle1_arrive1_11: $$ to;
turn1_move1_castle1_arrive1_11, turn1_move1_castle1_arrive1_end:;
turn1_move1_castle1_arrive1_begin, turn1_move1_castle1_arrive1_3:;
turn1_move1_castle1_arrive1_begin, turn1_move1_castle1_arrive1_6:;
turn1_move1_castle1_arrive1_end, turn1_move1_castle1_22:;
turn1_move1_castle1_begin, turn1_move1_castle1_1: untouched[place[from]] == 1;
turn1_move1_castle1_end, turn1_move1_78:;
turn1_move1_end, turn1_20:;
turn1_move1_movePawn1_1, turn1_move1_movePawn1_26: clock = N__0;
turn1_move1_movePawn1_2, turn1_move1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
turn1_move1_movePawn1_3, turn1_move1_movePawn1_4: board[to] == empty;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_6:;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_8:;
turn1_move1_movePawn1_5, turn1_move1_movePawn1_1:;
turn1_move1_movePawn1_6, turn1_move1_movePawn1_7: passed = none;
turn1_move1_movePawn1_7, turn1_move1_movePawn1_5:;
turn1_move1_movePawn1_8, turn1_move1_movePawn1_9: pawnStart[movePawn_arg0_me][from] == 1;
turn1_move1_movePawn1_9, turn1_move1_movePawn1_10: passed = to;
turn1_move1_movePawn1_10, turn1_move1_movePawn1_11: to = ahead[movePawn_arg0_me][to];
turn1_move1_movePawn1_11, turn1_move1_movePawn1_12: board[to] == empty;
turn1_move1_movePawn1_12, turn1_move1_movePawn1_5:;
turn1_move1_movePawn1_13, turn1_move1_movePawn1_15:;
turn1_move1_movePawn1_13, turn1_move1_movePawn1_17:;
turn1_move1_movePawn1_14, turn1_move1_movePawn1_20:;
turn1_move1_movePawn1_14, turn1_move1_movePawn1_22:;
turn1_move1_movePawn1_15, turn1_move1_movePawn1_16: to = aheadEast[movePawn_arg0_me][to];
turn1_move1_movePawn1_16, turn1_move1_movePawn1_14:;
turn1_move1_movePawn1_17, turn1_move1_movePawn1_18: to = aheadWest[movePawn_arg0_me][to];
turn1_move1_movePawn1_18, turn1_move1_movePawn1_14:;
turn1_move1_movePawn1_19, turn1_move1_movePawn1_25: passed = none;
turn1_move1_movePawn1_20, turn1_move1_movePawn1_21: owner[board[to]] == opponent[movePawn_arg0_me];
turn1_move1_movePawn1_21, turn1_move1_movePawn1_19:;
turn1_move1_movePawn1_22, turn1_move1_movePawn1_23: to == passed;
turn1_move1_movePawn1_23, turn1_move1_movePawn1_24: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
turn1_move1_movePawn1_24, turn1_move1_movePawn1_19:;
turn1_move1_movePawn1_25, turn1_move1_movePawn1_1:;
turn1_move1_movePawn1_26, turn1_move1_movePawn1_27: $$ to;
turn1_move1_movePawn1_27, turn1_move1_movePawn1_29: ahead[movePawn_arg0_me][to] == off;
turn1_move1_movePawn1_27, turn1_move1_movePawn1_30: ahead[movePawn_arg0_me][to] != off;
turn1_move1_movePawn1_28, turn1_move1_movePawn1_end:;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_32:;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_35:;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_38:;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_41:;
turn1_move1_movePawn1_30, turn1_move1_movePawn1_44: board[to] = piece[movePawn_arg0_me][pawn];
turn1_move1_movePawn1_31, turn1_move1_movePawn1_28:;
turn1_move1_movePawn1_32, turn1_move1_movePawn1_33: board[to] = piece[movePawn_arg0_me][queen];
turn1_move1_movePawn1_33, turn1_move1_movePawn1_34: $ queen;
turn1_move1_movePawn1_34, turn1_move1_movePawn1_31:;
turn1_move1_movePawn1_35, turn1_move1_movePawn1_36: board[to] = piece[movePawn_arg0_me][rook];
turn1_move1_movePawn1_36, turn1_move1_movePawn1_37: $ rook;
turn1_move1_movePawn1_37, turn1_move1_movePawn1_31:;
turn1_move1_movePawn1_38, turn1_move1_movePawn1_39: board[to] = piece[movePawn_arg0_me][bishop];
turn1_move1_movePawn1_39, turn1_move1_movePawn1_40: $ bishop;
turn1_move1_movePawn1_40, turn1_move1_movePawn1_31:;
turn1_move1_movePawn1_41, turn1_move1_movePawn1_42: board[to] = piece[movePawn_arg0_me][knight];
turn1_move1_movePawn1_42, turn1_move1_movePawn1_43: $ knight;
turn1_move1_movePawn1_43, turn1_move1_movePawn1_31:;
turn1_move1_movePawn1_44, turn1_move1_movePawn1_28:;
turn1_move1_movePawn1_begin, turn1_move1_movePawn1_2:;
turn1_move1_movePawn1_begin, turn1_move1_movePawn1_13:;
turn1_move1_movePawn1_end, turn1_move1_8:;
turn1_move1_rideDiagonally1_1, turn1_move1_rideDiagonally1_end:;
turn1_move1_rideDiagonally1_2, turn1_move1_rideDiagonally1_4:;
turn1_move1_rideDiagonally1_3, turn1_move1_rideDiagonally1_1:;
turn1_move1_rideDiagonally1_4, turn1_move1_rideDiagonally1_5: to = northEast[to];
turn1_move1_rideDiagonally1_5, turn1_move1_rideDiagonally1_7:;
turn1_move1_rideDiagonally1_5, turn1_move1_rideDiagonally1_9:;
turn1_move1_rideDiagonally1_6, turn1_move1_rideDiagonally1_4:;
turn1_move1_rideDiagonally1_7, turn1_move1_rideDiagonally1_3:;
turn1_move1_rideDiagonally1_9, turn1_move1_rideDiagonally1_10: board[to] == empty;
turn1_move1_rideDiagonally1_10, turn1_move1_rideDiagonally1_6:;
turn1_move1_rideDiagonally1_11, turn1_move1_rideDiagonally1_13:;
turn1_move1_rideDiagonally1_12, turn1_move1_rideDiagonally1_1:;
turn1_move1_rideDiagonally1_13, turn1_move1_rideDiagonally1_14: to = southEast[to];
turn1_move1_rideDiagonally1_14, turn1_move1_rideDiagonally1_16:;
turn1_move1_rideDiagonally1_14, turn1_move1_rideDiagonally1_18:;
turn1_move1_rideDiagonally1_15, turn1_move1_rideDiagonally1_13:;
turn1_move1_rideDiagonally1_16, turn1_move1_rideDiagonally1_12:;
turn1_move1_rideDiagonally1_18, turn1_move1_rideDiagonally1_19: board[to] == empty;
turn1_move1_rideDiagonally1_19, turn1_move1_rideDiagonally1_15:;
turn1_move1_rideDiagonally1_20, turn1_move1_rideDiagonally1_22:;
turn1_move1_rideDiagonally1_21, turn1_move1_rideDiagonally1_1:;
turn1_move1_rideDiagonally1_22, turn1_move1_rideDiagonally1_23: to = southWest[to];
turn1_move1_rideDiagonally1_23, turn1_move1_rideDiagonally1_25:;
turn1_move1_rideDiagonally1_23, turn1_move1_rideDiagonally1_27:;
turn1_move1_rideDiagonally1_24, turn1_move1_rideDiagonally1_22:;
turn1_move1_rideDiagonally1_25, turn1_move1_rideDiagonally1_21:;
turn1_move1_rideDiagonally1_27, turn1_move1_rideDiagonally1_28: board[to] == empty;
turn1_move1_rideDiagonally1_28, turn1_move1_rideDiagonally1_24:;
turn1_move1_rideDiagonally1_29, turn1_move1_rideDiagonally1_31:;
turn1_move1_rideDiagonally1_30, turn1_move1_rideDiagonally1_1:;
turn1_move1_rideDiagonally1_31, turn1_move1_rideDiagonally1_32: to = northWest[to];
turn1_move1_rideDiagonally1_32, turn1_move1_rideDiagonally1_34:;
turn1_move1_rideDiagonally1_32, turn1_move1_rideDiagonally1_36:;
turn1_move1_rideDiagonally1_33, turn1_move1_rideDiagonally1_31:;
turn1_move1_rideDiagonally1_34, turn1_move1_rideDiagonally1_30:;
turn1_move1_rideDiagonally1_36, turn1_move1_rideDiagonally1_37: board[to] == empty;
turn1_move1_rideDiagonally1_37, turn1_move1_rideDiagonally1_33:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_2:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_11:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_20:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_29:;
turn1_move1_rideDiagonally1_end, turn1_move1_35:;
turn1_move1_rideDiagonally2_1, turn1_move1_rideDiagonally2_end:;
turn1_move1_rideDiagonally2_2, turn1_move1_rideDiagonally2_4:;
turn1_move1_rideDiagonally2_3, turn1_move1_rideDiagonally2_1:;
turn1_move1_rideDiagonally2_4, turn1_move1_rideDiagonally2_5: to = northEast[to];
turn1_move1_rideDiagonally2_5, turn1_move1_rideDiagonally2_7:;
turn1_move1_rideDiagonally2_5, turn1_move1_rideDiagonally2_9:;
turn1_move1_rideDiagonally2_6, turn1_move1_rideDiagonally2_4:;
turn1_move1_rideDiagonally2_7, turn1_move1_rideDiagonally2_3:;
turn1_move1_rideDiagonally2_9, turn1_move1_rideDiagonally2_10: board[to] == empty;
turn1_move1_rideDiagonally2_10, turn1_move1_rideDiagonally2_6:;
turn1_move1_rideDiagonally2_11, turn1_move1_rideDiagonally2_13:;
turn1_move1_rideDiagonally2_12, turn1_move1_rideDiagonally2_1:;
turn1_move1_rideDiagonally2_13, turn1_move1_rideDiagonally2_14: to = southEast[to];
turn1_move1_rideDiagonally2_14, turn1_move1_rideDiagonally2_16:;
turn1_move1_rideDiagonally2_14, turn1_move1_rideDiagonally2_18:;
turn1_move1_rideDiagonally2_15, turn1_move1_rideDiagonally2_13:;
turn1_move1_rideDiagonally2_16, turn1_move1_rideDiagonally2_12:;
turn1_move1_rideDiagonally2_18, turn1_move1_rideDiagonally2_19: board[to] == empty;
turn1_move1_rideDiagonally2_19, turn1_move1_rideDiagonally2_15:;
turn1_move1_rideDiagonally2_20, turn1_move1_rideDiagonally2_22:;
turn1_move1_rideDiagonally2_21, turn1_move1_rideDiagonally2_1:;
turn1_move1_rideDiagonally2_22, turn1_move1_rideDiagonally2_23: to = southWest[to];
turn1_move1_rideDiagonally2_23, turn1_move1_rideDiagonally2_25:;
turn1_move1_rideDiagonally2_23, turn1_move1_rideDiagonally2_27:;
turn1_move1_rideDiagonally2_24, turn1_move1_rideDiagonally2_22:;
turn1_move1_rideDiagonally2_25, turn1_move1_rideDiagonally2_21:;
turn1_move1_rideDiagonally2_27, turn1_move1_rideDiagonally2_28: board[to] == empty;
turn1_move1_rideDiagonally2_28, turn1_move1_rideDiagonally2_24:;
turn1_move1_rideDiagonally2_29, turn1_move1_rideDiagonally2_31:;
turn1_move1_rideDiagonally2_30, turn1_move1_rideDiagonally2_1:;
turn1_move1_rideDiagonally2_31, turn1_move1_rideDiagonally2_32: to = northWest[to];
turn1_move1_rideDiagonally2_32, turn1_move1_rideDiagonally2_34:;
turn1_move1_rideDiagonally2_32, turn1_move1_rideDiagonally2_36:;
turn1_move1_rideDiagonally2_33, turn1_move1_rideDiagonally2_31:;
turn1_move1_rideDiagonally2_34, turn1_move1_rideDiagonally2_30:;
turn1_move1_rideDiagonally2_36, turn1_move1_rideDiagonally2_37: board[to] == empty;
turn1_move1_rideDiagonally2_37, turn1_move1_rideDiagonally2_33:;
turn1_move1_rideDiagonally2_begin, turn1_move1_rideDiagonally2_2:;
turn1_move1_rideDiagonally2_begin, turn1_move1_rideDiagonally2_11:;
turn1_move1_rideDiagonally2_begin, turn1_move1_rideDiagonally2_20:;
turn1_move1_rideDiagonally2_begin, turn1_move1_rideDiagonally2_29:;
turn1_move1_rideDiagonally2_end, turn1_move1_51:;
turn1_move1_rideStraight1_1, turn1_move1_rideStraight1_end:;
turn1_move1_rideStraight1_2, turn1_move1_rideStraight1_4:;
turn1_move1_rideStraight1_3, turn1_move1_rideStraight1_1:;
turn1_move1_rideStraight1_4, turn1_move1_rideStraight1_5: to = north[to];
turn1_move1_rideStraight1_5, turn1_move1_rideStraight1_7:;
turn1_move1_rideStraight1_5, turn1_move1_rideStraight1_9:;
turn1_move1_rideStraight1_6, turn1_move1_rideStraight1_4:;
turn1_move1_rideStraight1_7, turn1_move1_rideStraight1_3:;
turn1_move1_rideStraight1_9, turn1_move1_rideStraight1_10: board[to] == empty;
turn1_move1_rideStraight1_10, turn1_move1_rideStraight1_6:;
turn1_move1_rideStraight1_11, turn1_move1_rideStraight1_13:;
turn1_move1_rideStraight1_12, turn1_move1_rideStraight1_1:;
turn1_move1_rideStraight1_13, turn1_move1_rideStraight1_14: to = east[to];
turn1_move1_rideStraight1_14, turn1_move1_rideStraight1_16:;
turn1_move1_rideStraight1_14, turn1_move1_rideStraight1_18:;
turn1_move1_rideStraight1_15, turn1_move1_rideStraight1_13:;
turn1_move1_rideStraight1_16, turn1_move1_rideStraight1_12:;
turn1_move1_rideStraight1_18, turn1_move1_rideStraight1_19: board[to] == empty;
turn1_move1_rideStraight1_19, turn1_move1_rideStraight1_15:;
turn1_move1_rideStraight1_20, turn1_move1_rideStraight1_22:;
turn1_move1_rideStraight1_21, turn1_move1_rideStraight1_1:;
turn1_move1_rideStraight1_22, turn1_move1_rideStraight1_23: to = south[to];
turn1_move1_rideStraight1_23, turn1_move1_rideStraight1_25:;
turn1_move1_rideStraight1_23, turn1_move1_rideStraight1_27:;
turn1_move1_rideStraight1_24, turn1_move1_rideStraight1_22:;
turn1_move1_rideStraight1_25, turn1_move1_rideStraight1_21:;
turn1_move1_rideStraight1_27, turn1_move1_rideStraight1_28: board[to] == empty;
turn1_move1_rideStraight1_28, turn1_move1_rideStraight1_24:;
turn1_move1_rideStraight1_29, turn1_move1_rideStraight1_31:;
turn1_move1_rideStraight1_30, turn1_move1_rideStraight1_1:;
turn1_move1_rideStraight1_31, turn1_move1_rideStraight1_32: to = west[to];
turn1_move1_rideStraight1_32, turn1_move1_rideStraight1_34:;
turn1_move1_rideStraight1_32, turn1_move1_rideStraight1_36:;
turn1_move1_rideStraight1_33, turn1_move1_rideStraight1_31:;
turn1_move1_rideStraight1_34, turn1_move1_rideStraight1_30:;
turn1_move1_rideStraight1_36, turn1_move1_rideStraight1_37: board[to] == empty;
turn1_move1_rideStraight1_37, turn1_move1_rideStraight1_33:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_2:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_11:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_20:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_29:;
turn1_move1_rideStraight1_end, turn1_move1_41:;
turn1_move1_rideStraight2_1, turn1_move1_rideStraight2_end:;
turn1_move1_rideStraight2_2, turn1_move1_rideStraight2_4:;
turn1_move1_rideStraight2_3, turn1_move1_rideStraight2_1:;
turn1_move1_rideStraight2_4, turn1_move1_rideStraight2_5: to = north[to];
turn1_move1_rideStraight2_5, turn1_move1_rideStraight2_7:;
turn1_move1_rideStraight2_5, turn1_move1_rideStraight2_9:;
turn1_move1_rideStraight2_6, turn1_move1_rideStraight2_4:;
turn1_move1_rideStraight2_7, turn1_move1_rideStraight2_3:;
turn1_move1_rideStraight2_9, turn1_move1_rideStraight2_10: board[to] == empty;
turn1_move1_rideStraight2_10, turn1_move1_rideStraight2_6:;
turn1_move1_rideStraight2_11, turn1_move1_rideStraight2_13:;
turn1_move1_rideStraight2_12, turn1_move1_rideStraight2_1:;
turn1_move1_rideStraight2_13, turn1_move1_rideStraight2_14: to = east[to];
turn1_move1_rideStraight2_14, turn1_move1_rideStraight2_16:;
turn1_move1_rideStraight2_14, turn1_move1_rideStraight2_18:;
turn1_move1_rideStraight2_15, turn1_move1_rideStraight2_13:;
turn1_move1_rideStraight2_16, turn1_move1_rideStraight2_12:;
turn1_move1_rideStraight2_18, turn1_move1_rideStraight2_19: board[to] == empty;
turn1_move1_rideStraight2_19, turn1_move1_rideStraight2_15:;
turn1_move1_rideStraight2_20, turn1_move1_rideStraight2_22:;
turn1_move1_rideStraight2_21, turn1_move1_rideStraight2_1:;
turn1_move1_rideStraight2_22, turn1_move1_rideStraight2_23: to = south[to];
turn1_move1_rideStraight2_23, turn1_move1_rideStraight2_25:;
turn1_move1_rideStraight2_23, turn1_move1_rideStraight2_27:;
turn1_move1_rideStraight2_24, turn1_move1_rideStraight2_22:;
turn1_move1_rideStraight2_25, turn1_move1_rideStraight2_21:;
turn1_move1_rideStraight2_27, turn1_move1_rideStraight2_28: board[to] == empty;
turn1_move1_rideStraight2_28, turn1_move1_rideStraight2_24:;
turn1_move1_rideStraight2_29, turn1_move1_rideStraight2_31:;
turn1_move1_rideStraight2_30, turn1_move1_rideStraight2_1:;
turn1_move1_rideStraight2_31, turn1_move1_rideStraight2_32: to = west[to];
turn1_move1_rideStraight2_32, turn1_move1_rideStraight2_34:;
turn1_move1_rideStraight2_32, turn1_move1_rideStraight2_36:;
turn1_move1_rideStraight2_33, turn1_move1_rideStraight2_31:;
turn1_move1_rideStraight2_34, turn1_move1_rideStraight2_30:;
turn1_move1_rideStraight2_36, turn1_move1_rideStraight2_37: board[to] == empty;
turn1_move1_rideStraight2_37, turn1_move1_rideStraight2_33:;
turn1_move1_rideStraight2_begin, turn1_move1_rideStraight2_2:;
turn1_move1_rideStraight2_begin, turn1_move1_rideStraight2_11:;
turn1_move1_rideStraight2_begin, turn1_move1_rideStraight2_20:;
turn1_move1_rideStraight2_begin, turn1_move1_rideStraight2_29:;
turn1_move1_rideStraight2_end, turn1_move1_49:;
turn2_1, turn2_11: clock == N__100;
turn2_1, turn2_12: clock != N__100;
turn2_2, turn2_5: ? attacked_check5_begin -> attacked_check5_end;
turn2_2, turn2_6: ! attacked_check5_begin -> attacked_check5_end;
turn2_3, turn2_1:;
turn2_4, end: player = keeper;
turn2_5, turn2_7: goals[turn_arg0_me] = 0;
turn2_6, turn2_4:;
turn2_7, turn2_8: goals[opponent[turn_arg0_me]] = 100;
turn2_8, turn2_4:;
turn2_10, turn2_16: clock != N__0;
turn2_10, turn2_17: clock == N__0;
turn2_11, end: player = keeper;
turn2_12, turn2_10:;
turn2_14, turn2_19: player = turn_arg0_me;
turn2_15, end: player = keeper;
turn2_16, turn2_14:;
turn2_17, turn2_15: ! enoughPieces_check1_begin -> enoughPieces_check1_end;
turn2_17, turn2_16: ? enoughPieces_check1_begin -> enoughPieces_check1_end;
turn2_19, turn2_move1_begin: move_arg0_me = turn_arg0_me;
turn2_20, turn2_21: player = keeper;
turn2_21, turn2_end:;
turn2_begin, turn2_2: ! move_check1_begin -> move_check1_end;
turn2_begin, turn2_3: ? move_check1_begin -> move_check1_end;
turn2_end, rules_4:;
turn2_move1_1, turn2_move1_2: to = from;
turn2_move1_2, turn2_move1_4:;
turn2_move1_2, turn2_move1_9:;
turn2_move1_2, turn2_move1_31:;
turn2_move1_2, turn2_move1_37:;
turn2_move1_2, turn2_move1_43:;
turn2_move1_2, turn2_move1_53:;
turn2_move1_3, turn2_move1_80: untouched[place[from]] = 0;
turn2_move1_4, turn2_move1_5: board[from] == piece[move_arg0_me][pawn];
turn2_move1_5, turn2_move1_6: board[from] = empty;
turn2_move1_6, turn2_move1_7: $$ from;
turn2_move1_7, turn2_move1_movePawn1_begin: movePawn_arg0_me = move_arg0_me;
turn2_move1_8, turn2_move1_3:;
turn2_move1_9, turn2_move1_10: board[from] == piece[move_arg0_me][knight];
turn2_move1_10, turn2_move1_11: board[from] = empty;
turn2_move1_11, turn2_move1_12: $$ from;
turn2_move1_12, turn2_move1_14:;
turn2_move1_12, turn2_move1_16:;
turn2_move1_12, turn2_move1_18:;
turn2_move1_12, turn2_move1_20:;
turn2_move1_12, turn2_move1_22:;
turn2_move1_12, turn2_move1_24:;
turn2_move1_12, turn2_move1_26:;
turn2_move1_12, turn2_move1_28:;
turn2_move1_13, turn2_move1_arrive1_1: arrive_arg0_me = move_arg0_me;
turn2_move1_14, turn2_move1_15: to = leapNNE[to];
turn2_move1_15, turn2_move1_13:;
turn2_move1_16, turn2_move1_17: to = leapENE[to];
turn2_move1_17, turn2_move1_13:;
turn2_move1_18, turn2_move1_19: to = leapESE[to];
turn2_move1_19, turn2_move1_13:;
turn2_move1_20, turn2_move1_21: to = leapSSE[to];
turn2_move1_21, turn2_move1_13:;
turn2_move1_22, turn2_move1_23: to = leapSSW[to];
turn2_move1_23, turn2_move1_13:;
turn2_move1_24, turn2_move1_25: to = leapWSW[to];
turn2_move1_25, turn2_move1_13:;
turn2_move1_26, turn2_move1_27: to = leapWNW[to];
turn2_move1_27, turn2_move1_13:;
turn2_move1_28, turn2_move1_29: to = leapNNW[to];
turn2_move1_29, turn2_move1_13:;
turn2_move1_30, turn2_move1_3:;
turn2_move1_31, turn2_move1_32: board[from] == piece[move_arg0_me][bishop];
turn2_move1_32, turn2_move1_33: board[from] = empty;
turn2_move1_33, turn2_move1_34: $$ from;
turn2_move1_34, turn2_move1_rideDiagonally1_begin:;
turn2_move1_35, turn2_move1_arrive2_1: arrive_arg0_me = move_arg0_me;
turn2_move1_36, turn2_move1_3:;
turn2_move1_37, turn2_move1_38: board[from] == piece[move_arg0_me][rook];
turn2_move1_38, turn2_move1_39: board[from] = empty;
turn2_move1_39, turn2_move1_40: $$ from;
turn2_move1_40, turn2_move1_rideStraight1_begin:;
turn2_move1_41, turn2_move1_arrive3_1: arrive_arg0_me = move_arg0_me;
turn2_move1_42, turn2_move1_3:;
turn2_move1_43, turn2_move1_44: board[from] == piece[move_arg0_me][queen];
turn2_move1_44, turn2_move1_45: board[from] = empty;
turn2_move1_45, turn2_move1_46: $$ from;
turn2_move1_46, turn2_move1_48:;
turn2_move1_46, turn2_move1_50:;
turn2_move1_47, turn2_move1_arrive4_1: arrive_arg0_me = move_arg0_me;
turn2_move1_48, turn2_move1_rideStraight2_begin:;
turn2_move1_49, turn2_move1_47:;
turn2_move1_50, turn2_move1_rideDiagonally2_begin:;
turn2_move1_51, turn2_move1_47:;
turn2_move1_52, turn2_move1_3:;
turn2_move1_53, turn2_move1_54: board[from] == piece[move_arg0_me][king];
turn2_move1_54, turn2_move1_55: board[from] = empty;
turn2_move1_55, turn2_move1_56: $$ from;
turn2_move1_56, turn2_move1_58:;
turn2_move1_56, turn2_move1_77:;
turn2_move1_57, turn2_move1_79: kingAt[move_arg0_me] = to;
turn2_move1_58, turn2_move1_60:;
turn2_move1_58, turn2_move1_62:;
turn2_move1_58, turn2_move1_64:;
turn2_move1_58, turn2_move1_66:;
turn2_move1_58, turn2_move1_68:;
turn2_move1_58, turn2_move1_70:;
turn2_move1_58, turn2_move1_72:;
turn2_move1_58, turn2_move1_74:;
turn2_move1_59, turn2_move1_arrive5_1: arrive_arg0_me = move_arg0_me;
turn2_move1_60, turn2_move1_61: to = north[to];
turn2_move1_61, turn2_move1_59:;
turn2_move1_62, turn2_move1_63: to = northEast[to];
turn2_move1_63, turn2_move1_59:;
turn2_move1_64, turn2_move1_65: to = east[to];
turn2_move1_65, turn2_move1_59:;
turn2_move1_66, turn2_move1_67: to = southEast[to];
turn2_move1_67, turn2_move1_59:;
turn2_move1_68, turn2_move1_69: to = south[to];
turn2_move1_69, turn2_move1_59:;
turn2_move1_70, turn2_move1_71: to = southWest[to];
turn2_move1_71, turn2_move1_59:;
turn2_move1_72, turn2_move1_73: to = west[to];
turn2_move1_73, turn2_move1_59:;
turn2_move1_74, turn2_move1_75: to = northWest[to];
turn2_move1_75, turn2_move1_59:;
turn2_move1_76, turn2_move1_57:;
turn2_move1_77, turn2_move1_castle1_begin: castle_arg0_me = move_arg0_me;
turn2_move1_78, turn2_move1_57:;
turn2_move1_79, turn2_move1_3:;
turn2_move1_80, turn2_move1_81: untouched[place[to]] = 0;
turn2_move1_81, turn2_move1_82: ! attacked_check4_begin -> attacked_check4_end;
turn2_move1_82, turn2_move1_end:;
turn2_move1_arrive1_1, turn2_move1_arrive1_begin: arrive_arg1_what = knight;
turn2_move1_arrive1_2, turn2_move1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive1_3, turn2_move1_arrive1_4: board[to] == empty;
turn2_move1_arrive1_4, turn2_move1_arrive1_5: clock = tick[clock];
turn2_move1_arrive1_5, turn2_move1_arrive1_2:;
turn2_move1_arrive1_6, turn2_move1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive1_7, turn2_move1_arrive1_8: clock = N__0;
turn2_move1_arrive1_8, turn2_move1_arrive1_2:;
turn2_move1_arrive1_9, turn2_move1_arrive1_10: passed = none;
turn2_move1_arrive1_10, turn2_move1_arrive1_11: $$ to;
turn2_move1_arrive1_11, turn2_move1_arrive1_end:;
turn2_move1_arrive1_begin, turn2_move1_arrive1_3:;
turn2_move1_arrive1_begin, turn2_move1_arrive1_6:;
turn2_move1_arrive1_end, turn2_move1_30:;
turn2_move1_arrive2_1, turn2_move1_arrive2_begin: arrive_arg1_what = bishop;
turn2_move1_arrive2_2, turn2_move1_arrive2_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive2_3, turn2_move1_arrive2_4: board[to] == empty;
turn2_move1_arrive2_4, turn2_move1_arrive2_5: clock = tick[clock];
turn2_move1_arrive2_5, turn2_move1_arrive2_2:;
turn2_move1_arrive2_6, turn2_move1_arrive2_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive2_7, turn2_move1_arrive2_8: clock = N__0;
turn2_move1_arrive2_8, turn2_move1_arrive2_2:;
turn2_move1_arrive2_9, turn2_move1_arrive2_10: passed = none;
turn2_move1_arrive2_10, turn2_move1_arrive2_11: $$ to;
turn2_move1_arrive2_11, turn2_move1_arrive2_end:;
turn2_move1_arrive2_begin, turn2_move1_arrive2_3:;
turn2_move1_arrive2_begin, turn2_move1_arrive2_6:;
turn2_move1_arrive2_end, turn2_move1_36:;
turn2_move1_arrive3_1, turn2_move1_arrive3_begin: arrive_arg1_what = rook;
turn2_move1_arrive3_2, turn2_move1_arrive3_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive3_3, turn2_move1_arrive3_4: board[to] == empty;
turn2_move1_arrive3_4, turn2_move1_arrive3_5: clock = tick[clock];
turn2_move1_arrive3_5, turn2_move1_arrive3_2:;
turn2_move1_arrive3_6, turn2_move1_arrive3_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive3_7, turn2_move1_arrive3_8: clock = N__0;
turn2_move1_arrive3_8, turn2_move1_arrive3_2:;
turn2_move1_arrive3_9, turn2_move1_arrive3_10: passed = none;
turn2_move1_arrive3_10, turn2_move1_arrive3_11: $$ to;
turn2_move1_arrive3_11, turn2_move1_arrive3_end:;
turn2_move1_arrive3_begin, turn2_move1_arrive3_3:;
turn2_move1_arrive3_begin, turn2_move1_arrive3_6:;
turn2_move1_arrive3_end, turn2_move1_42:;
turn2_move1_arrive4_1, turn2_move1_arrive4_begin: arrive_arg1_what = queen;
turn2_move1_arrive4_2, turn2_move1_arrive4_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive4_3, turn2_move1_arrive4_4: board[to] == empty;
turn2_move1_arrive4_4, turn2_move1_arrive4_5: clock = tick[clock];
turn2_move1_arrive4_5, turn2_move1_arrive4_2:;
turn2_move1_arrive4_6, turn2_move1_arrive4_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive4_7, turn2_move1_arrive4_8: clock = N__0;
turn2_move1_arrive4_8, turn2_move1_arrive4_2:;
turn2_move1_arrive4_9, turn2_move1_arrive4_10: passed = none;
turn2_move1_arrive4_10, turn2_move1_arrive4_11: $$ to;
turn2_move1_arrive4_11, turn2_move1_arrive4_end:;
turn2_move1_arrive4_begin, turn2_move1_arrive4_3:;
turn2_move1_arrive4_begin, turn2_move1_arrive4_6:;
turn2_move1_arrive4_end, turn2_move1_52:;
turn2_move1_arrive5_1, turn2_move1_arrive5_begin: arrive_arg1_what = king;
turn2_move1_arrive5_2, turn2_move1_arrive5_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive5_3, turn2_move1_arrive5_4: board[to] == empty;
turn2_move1_arrive5_4, turn2_move1_arrive5_5: clock = tick[clock];
turn2_move1_arrive5_5, turn2_move1_arrive5_2:;
turn2_move1_arrive5_6, turn2_move1_arrive5_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive5_7, turn2_move1_arrive5_8: clock = N__0;
turn2_move1_arrive5_8, turn2_move1_arrive5_2:;
turn2_move1_arrive5_9, turn2_move1_arrive5_10: passed = none;
turn2_move1_arrive5_10, turn2_move1_arrive5_11: $$ to;
turn2_move1_arrive5_11, turn2_move1_arrive5_end:;
turn2_move1_arrive5_begin, turn2_move1_arrive5_3:;
turn2_move1_arrive5_begin, turn2_move1_arrive5_6:;
turn2_move1_arrive5_end, turn2_move1_76:;
turn2_move1_begin, turn2_move1_1: from = Square(*);
turn2_move1_castle1_1, turn2_move1_castle1_3:;
turn2_move1_castle1_1, turn2_move1_castle1_12:;
turn2_move1_castle1_2, turn2_move1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
turn2_move1_castle1_3, turn2_move1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
turn2_move1_castle1_4, turn2_move1_castle1_5: board[home[castle_arg0_me][f]] == empty;
turn2_move1_castle1_5, turn2_move1_castle1_6: board[home[castle_arg0_me][g]] == empty;
turn2_move1_castle1_6, turn2_move1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
turn2_move1_castle1_7, turn2_move1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
turn2_move1_castle1_8, turn2_move1_castle1_9: board[home[castle_arg0_me][h]] = empty;
turn2_move1_castle1_9, turn2_move1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
turn2_move1_castle1_10, turn2_move1_castle1_11: to = home[castle_arg0_me][g];
turn2_move1_castle1_11, turn2_move1_castle1_2:;
turn2_move1_castle1_12, turn2_move1_castle1_13: untouched[home[castle_arg0_me][a]] == 1;
turn2_move1_castle1_13, turn2_move1_castle1_14: board[home[castle_arg0_me][b]] == empty;
turn2_move1_castle1_14, turn2_move1_castle1_15: board[home[castle_arg0_me][c]] == empty;
turn2_move1_castle1_15, turn2_move1_castle1_16: board[home[castle_arg0_me][d]] == empty;
turn2_move1_castle1_16, turn2_move1_castle1_17: ! attacked_check1_begin -> attacked_check1_end;
turn2_move1_castle1_17, turn2_move1_castle1_18: ! attacked_check3_begin -> attacked_check3_end;
turn2_move1_castle1_18, turn2_move1_castle1_19: board[home[castle_arg0_me][a]] = empty;
turn2_move1_castle1_19, turn2_move1_castle1_20: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
turn2_move1_castle1_20, turn2_move1_castle1_21: to = home[castle_arg0_me][c];
turn2_move1_castle1_21, turn2_move1_castle1_2:;
turn2_move1_castle1_22, turn2_move1_castle1_end:;
turn2_move1_castle1_arrive1_1, turn2_move1_castle1_arrive1_begin: arrive_arg1_what = king;
turn2_move1_castle1_arrive1_2, turn2_move1_castle1_arrive1_9: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_castle1_arrive1_3, turn2_move1_castle1_arrive1_4: board[to] == empty;
turn2_move1_castle1_arrive1_4, turn2_move1_castle1_arrive1_5: clock = tick[clock];
turn2_move1_castle1_arrive1_5, turn2_move1_castle1_arrive1_2:;
turn2_move1_castle1_arrive1_6, turn2_move1_castle1_arrive1_7: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_castle1_arrive1_7, turn2_move1_castle1_arrive1_8: clock = N__0;
turn2_move1_castle1_arrive1_8, turn2_move1_castle1_arrive1_2:;
turn2_move1_castle1_arrive1_9, turn2_move1_castle1_arrive1_10: passed = none;
turn2_move1_castle1_arrive1_10, turn2_move1_castle1_arrive1_11: $$ to;
turn2_move1_castle1_arrive1_11, turn2_move1_castle1_arrive1_end:;
turn2_move1_castle1_arrive1_begin, turn2_move1_castle1_arrive1_3:;
turn2_move1_castle1_arrive1_begin, turn2_move1_castle1_arrive1_6:;
turn2_move1_castle1_arrive1_end, turn2_move1_castle1_22:;
turn2_move1_castle1_begin, turn2_move1_castle1_1: untouched[place[from]] == 1;
turn2_move1_castle1_end, turn2_move1_78:;
turn2_move1_end, turn2_20:;
turn2_move1_movePawn1_1, turn2_move1_movePawn1_26: clock = N__0;
turn2_move1_movePawn1_2, turn2_move1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
turn2_move1_movePawn1_3, turn2_move1_movePawn1_4: board[to] == empty;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_6:;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_8:;
turn2_move1_movePawn1_5, turn2_move1_movePawn1_1:;
turn2_move1_movePawn1_6, turn2_move1_movePawn1_7: passed = none;
turn2_move1_movePawn1_7, turn2_move1_movePawn1_5:;
turn2_move1_movePawn1_8, turn2_move1_movePawn1_9: pawnStart[movePawn_arg0_me][from] == 1;
turn2_move1_movePawn1_9, turn2_move1_movePawn1_10: passed = to;
turn2_move1_movePawn1_10, turn2_move1_movePawn1_11: to = ahead[movePawn_arg0_me][to];
turn2_move1_movePawn1_11, turn2_move1_movePawn1_12: board[to] == empty;
turn2_move1_movePawn1_12, turn2_move1_movePawn1_5:;
turn2_move1_movePawn1_13, turn2_move1_movePawn1_15:;
turn2_move1_movePawn1_13, turn2_move1_movePawn1_17:;
turn2_move1_movePawn1_14, turn2_move1_movePawn1_20:;
turn2_move1_movePawn1_14, turn2_move1_movePawn1_22:;
turn2_move1_movePawn1_15, turn2_move1_movePawn1_16: to = aheadEast[movePawn_arg0_me][to];
turn2_move1_movePawn1_16, turn2_move1_movePawn1_14:;
turn2_move1_movePawn1_17, turn2_move1_movePawn1_18: to = aheadWest[movePawn_arg0_me][to];
turn2_move1_movePawn1_18, turn2_move1_movePawn1_14:;
turn2_move1_movePawn1_19, turn2_move1_movePawn1_25: passed = none;
turn2_move1_movePawn1_20, turn2_move1_movePawn1_21: owner[board[to]] == opponent[movePawn_arg0_me];
turn2_move1_movePawn1_21, turn2_move1_movePawn1_19:;
turn2_move1_movePawn1_22, turn2_move1_movePawn1_23: to == passed;
turn2_move1_movePawn1_23, turn2_move1_movePawn1_24: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
turn2_move1_movePawn1_24, turn2_move1_movePawn1_19:;
turn2_move1_movePawn1_25, turn2_move1_movePawn1_1:;
turn2_move1_movePawn1_26, turn2_move1_movePawn1_27: $$ to;
turn2_move1_movePawn1_27, turn2_move1_movePawn1_29: ahead[movePawn_arg0_me][to] == off;
turn2_move1_movePawn1_27, turn2_move1_movePawn1_30: ahead[movePawn_arg0_me][to] != off;
turn2_move1_movePawn1_28, turn2_move1_movePawn1_end:;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_32:;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_35:;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_38:;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_41:;
turn2_move1_movePawn1_30, turn2_move1_movePawn1_44: board[to] = piece[movePawn_arg0_me][pawn];
turn2_move1_movePawn1_31, turn2_move1_movePawn1_28:;
turn2_move1_movePawn1_32, turn2_move1_movePawn1_33: board[to] = piece[movePawn_arg0_me][queen];
turn2_move1_movePawn1_33, turn2_move1_movePawn1_34: $ queen;
turn2_move1_movePawn1_34, turn2_move1_movePawn1_31:;
turn2_move1_movePawn1_35, turn2_move1_movePawn1_36: board[to] = piece[movePawn_arg0_me][rook];
turn2_move1_movePawn1_36, turn2_move1_movePawn1_37: $ rook;
turn2_move1_movePawn1_37, turn2_move1_movePawn1_31:;
turn2_move1_movePawn1_38, turn2_move1_movePawn1_39: board[to] = piece[movePawn_arg0_me][bishop];
turn2_move1_movePawn1_39, turn2_move1_movePawn1_40: $ bishop;
turn2_move1_movePawn1_40, turn2_move1_movePawn1_31:;
turn2_move1_movePawn1_41, turn2_move1_movePawn1_42: board[to] = piece[movePawn_arg0_me][knight];
turn2_move1_movePawn1_42, turn2_move1_movePawn1_43: $ knight;
turn2_move1_movePawn1_43, turn2_move1_movePawn1_31:;
turn2_move1_movePawn1_44, turn2_move1_movePawn1_28:;
turn2_move1_movePawn1_begin, turn2_move1_movePawn1_2:;
turn2_move1_movePawn1_begin, turn2_move1_movePawn1_13:;
turn2_move1_movePawn1_end, turn2_move1_8:;
turn2_move1_rideDiagonally1_1, turn2_move1_rideDiagonally1_end:;
turn2_move1_rideDiagonally1_2, turn2_move1_rideDiagonally1_4:;
turn2_move1_rideDiagonally1_3, turn2_move1_rideDiagonally1_1:;
turn2_move1_rideDiagonally1_4, turn2_move1_rideDiagonally1_5: to = northEast[to];
turn2_move1_rideDiagonally1_5, turn2_move1_rideDiagonally1_7:;
turn2_move1_rideDiagonally1_5, turn2_move1_rideDiagonally1_9:;
turn2_move1_rideDiagonally1_6, turn2_move1_rideDiagonally1_4:;
turn2_move1_rideDiagonally1_7, turn2_move1_rideDiagonally1_3:;
turn2_move1_rideDiagonally1_9, turn2_move1_rideDiagonally1_10: board[to] == empty;
turn2_move1_rideDiagonally1_10, turn2_move1_rideDiagonally1_6:;
turn2_move1_rideDiagonally1_11, turn2_move1_rideDiagonally1_13:;
turn2_move1_rideDiagonally1_12, turn2_move1_rideDiagonally1_1:;
turn2_move1_rideDiagonally1_13, turn2_move1_rideDiagonally1_14: to = southEast[to];
turn2_move1_rideDiagonally1_14, turn2_move1_rideDiagonally1_16:;
turn2_move1_rideDiagonally1_14, turn2_move1_rideDiagonally1_18:;
turn2_move1_rideDiagonally1_15, turn2_move1_rideDiagonally1_13:;
turn2_move1_rideDiagonally1_16, turn2_move1_rideDiagonally1_12:;
turn2_move1_rideDiagonally1_18, turn2_move1_rideDiagonally1_19: board[to] == empty;
turn2_move1_rideDiagonally1_19, turn2_move1_rideDiagonally1_15:;
turn2_move1_rideDiagonally1_20, turn2_move1_rideDiagonally1_22:;
turn2_move1_rideDiagonally1_21, turn2_move1_rideDiagonally1_1:;
turn2_move1_rideDiagonally1_22, turn2_move1_rideDiagonally1_23: to = southWest[to];
turn2_move1_rideDiagonally1_23, turn2_move1_rideDiagonally1_25:;
turn2_move1_rideDiagonally1_23, turn2_move1_rideDiagonally1_27:;
turn2_move1_rideDiagonally1_24, turn2_move1_rideDiagonally1_22:;
turn2_move1_rideDiagonally1_25, turn2_move1_rideDiagonally1_21:;
turn2_move1_rideDiagonally1_27, turn2_move1_rideDiagonally1_28: board[to] == empty;
turn2_move1_rideDiagonally1_28, turn2_move1_rideDiagonally1_24:;
turn2_move1_rideDiagonally1_29, turn2_move1_rideDiagonally1_31:;
turn2_move1_rideDiagonally1_30, turn2_move1_rideDiagonally1_1:;
turn2_move1_rideDiagonally1_31, turn2_move1_rideDiagonally1_32: to = northWest[to];
turn2_move1_rideDiagonally1_32, turn2_move1_rideDiagonally1_34:;
turn2_move1_rideDiagonally1_32, turn2_move1_rideDiagonally1_36:;
turn2_move1_rideDiagonally1_33, turn2_move1_rideDiagonally1_31:;
turn2_move1_rideDiagonally1_34, turn2_move1_rideDiagonally1_30:;
turn2_move1_rideDiagonally1_36, turn2_move1_rideDiagonally1_37: board[to] == empty;
turn2_move1_rideDiagonally1_37, turn2_move1_rideDiagonally1_33:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_2:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_11:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_20:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_29:;
turn2_move1_rideDiagonally1_end, turn2_move1_35:;
turn2_move1_rideDiagonally2_1, turn2_move1_rideDiagonally2_end:;
turn2_move1_rideDiagonally2_2, turn2_move1_rideDiagonally2_4:;
turn2_move1_rideDiagonally2_3, turn2_move1_rideDiagonally2_1:;
turn2_move1_rideDiagonally2_4, turn2_move1_rideDiagonally2_5: to = northEast[to];
turn2_move1_rideDiagonally2_5, turn2_move1_rideDiagonally2_7:;
turn2_move1_rideDiagonally2_5, turn2_move1_rideDiagonally2_9:;
turn2_move1_rideDiagonally2_6, turn2_move1_rideDiagonally2_4:;
turn2_move1_rideDiagonally2_7, turn2_move1_rideDiagonally2_3:;
turn2_move1_rideDiagonally2_9, turn2_move1_rideDiagonally2_10: board[to] == empty;
turn2_move1_rideDiagonally2_10, turn2_move1_rideDiagonally2_6:;
turn2_move1_rideDiagonally2_11, turn2_move1_rideDiagonally2_13:;
turn2_move1_rideDiagonally2_12, turn2_move1_rideDiagonally2_1:;
turn2_move1_rideDiagonally2_13, turn2_move1_rideDiagonally2_14: to = southEast[to];
turn2_move1_rideDiagonally2_14, turn2_move1_rideDiagonally2_16:;
turn2_move1_rideDiagonally2_14, turn2_move1_rideDiagonally2_18:;
turn2_move1_rideDiagonally2_15, turn2_move1_rideDiagonally2_13:;
turn2_move1_rideDiagonally2_16, turn2_move1_rideDiagonally2_12:;
turn2_move1_rideDiagonally2_18, turn2_move1_rideDiagonally2_19: board[to] == empty;
turn2_move1_rideDiagonally2_19, turn2_move1_rideDiagonally2_15:;
turn2_move1_rideDiagonally2_20, turn2_move1_rideDiagonally2_22:;
turn2_move1_rideDiagonally2_21, turn2_move1_rideDiagonally2_1:;
turn2_move1_rideDiagonally2_22, turn2_move1_rideDiagonally2_23: to = southWest[to];
turn2_move1_rideDiagonally2_23, turn2_move1_rideDiagonally2_25:;
turn2_move1_rideDiagonally2_23, turn2_move1_rideDiagonally2_27:;
turn2_move1_rideDiagonally2_24, turn2_move1_rideDiagonally2_22:;
turn2_move1_rideDiagonally2_25, turn2_move1_rideDiagonally2_21:;
turn2_move1_rideDiagonally2_27, turn2_move1_rideDiagonally2_28: board[to] == empty;
turn2_move1_rideDiagonally2_28, turn2_move1_rideDiagonally2_24:;
turn2_move1_rideDiagonally2_29, turn2_move1_rideDiagonally2_31:;
turn2_move1_rideDiagonally2_30, turn2_move1_rideDiagonally2_1:;
turn2_move1_rideDiagonally2_31, turn2_move1_rideDiagonally2_32: to = northWest[to];
turn2_move1_rideDiagonally2_32, turn2_move1_rideDiagonally2_34:;
turn2_move1_rideDiagonally2_32, turn2_move1_rideDiagonally2_36:;
turn2_move1_rideDiagonally2_33, turn2_move1_rideDiagonally2_31:;
turn2_move1_rideDiagonally2_34, turn2_move1_rideDiagonally2_30:;
turn2_move1_rideDiagonally2_36, turn2_move1_rideDiagonally2_37: board[to] == empty;
turn2_move1_rideDiagonally2_37, turn2_move1_rideDiagonally2_33:;
turn2_move1_rideDiagonally2_begin, turn2_move1_rideDiagonally2_2:;
turn2_move1_rideDiagonally2_begin, turn2_move1_rideDiagonally2_11:;
turn2_move1_rideDiagonally2_begin, turn2_move1_rideDiagonally2_20:;
turn2_move1_rideDiagonally2_begin, turn2_move1_rideDiagonally2_29:;
turn2_move1_rideDiagonally2_end, turn2_move1_51:;
turn2_move1_rideStraight1_1, turn2_move1_rideStraight1_end:;
turn2_move1_rideStraight1_2, turn2_move1_rideStraight1_4:;
turn2_move1_rideStraight1_3, turn2_move1_rideStraight1_1:;
turn2_move1_rideStraight1_4, turn2_move1_rideStraight1_5: to = north[to];
turn2_move1_rideStraight1_5, turn2_move1_rideStraight1_7:;
turn2_move1_rideStraight1_5, turn2_move1_rideStraight1_9:;
turn2_move1_rideStraight1_6, turn2_move1_rideStraight1_4:;
turn2_move1_rideStraight1_7, turn2_move1_rideStraight1_3:;
turn2_move1_rideStraight1_9, turn2_move1_rideStraight1_10: board[to] == empty;
turn2_move1_rideStraight1_10, turn2_move1_rideStraight1_6:;
turn2_move1_rideStraight1_11, turn2_move1_rideStraight1_13:;
turn2_move1_rideStraight1_12, turn2_move1_rideStraight1_1:;
turn2_move1_rideStraight1_13, turn2_move1_rideStraight1_14: to = east[to];
turn2_move1_rideStraight1_14, turn2_move1_rideStraight1_16:;
turn2_move1_rideStraight1_14, turn2_move1_rideStraight1_18:;
turn2_move1_rideStraight1_15, turn2_move1_rideStraight1_13:;
turn2_move1_rideStraight1_16, turn2_move1_rideStraight1_12:;
turn2_move1_rideStraight1_18, turn2_move1_rideStraight1_19: board[to] == empty;
turn2_move1_rideStraight1_19, turn2_move1_rideStraight1_15:;
turn2_move1_rideStraight1_20, turn2_move1_rideStraight1_22:;
turn2_move1_rideStraight1_21, turn2_move1_rideStraight1_1:;
turn2_move1_rideStraight1_22, turn2_move1_rideStraight1_23: to = south[to];
turn2_move1_rideStraight1_23, turn2_move1_rideStraight1_25:;
turn2_move1_rideStraight1_23, turn2_move1_rideStraight1_27:;
turn2_move1_rideStraight1_24, turn2_move1_rideStraight1_22:;
turn2_move1_rideStraight1_25, turn2_move1_rideStraight1_21:;
turn2_move1_rideStraight1_27, turn2_move1_rideStraight1_28: board[to] == empty;
turn2_move1_rideStraight1_28, turn2_move1_rideStraight1_24:;
turn2_move1_rideStraight1_29, turn2_move1_rideStraight1_31:;
turn2_move1_rideStraight1_30, turn2_move1_rideStraight1_1:;
turn2_move1_rideStraight1_31, turn2_move1_rideStraight1_32: to = west[to];
turn2_move1_rideStraight1_32, turn2_move1_rideStraight1_34:;
turn2_move1_rideStraight1_32, turn2_move1_rideStraight1_36:;
turn2_move1_rideStraight1_33, turn2_move1_rideStraight1_31:;
turn2_move1_rideStraight1_34, turn2_move1_rideStraight1_30:;
turn2_move1_rideStraight1_36, turn2_move1_rideStraight1_37: board[to] == empty;
turn2_move1_rideStraight1_37, turn2_move1_rideStraight1_33:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_2:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_11:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_20:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_29:;
turn2_move1_rideStraight1_end, turn2_move1_41:;
turn2_move1_rideStraight2_1, turn2_move1_rideStraight2_end:;
turn2_move1_rideStraight2_2, turn2_move1_rideStraight2_4:;
turn2_move1_rideStraight2_3, turn2_move1_rideStraight2_1:;
turn2_move1_rideStraight2_4, turn2_move1_rideStraight2_5: to = north[to];
turn2_move1_rideStraight2_5, turn2_move1_rideStraight2_7:;
turn2_move1_rideStraight2_5, turn2_move1_rideStraight2_9:;
turn2_move1_rideStraight2_6, turn2_move1_rideStraight2_4:;
turn2_move1_rideStraight2_7, turn2_move1_rideStraight2_3:;
turn2_move1_rideStraight2_9, turn2_move1_rideStraight2_10: board[to] == empty;
turn2_move1_rideStraight2_10, turn2_move1_rideStraight2_6:;
turn2_move1_rideStraight2_11, turn2_move1_rideStraight2_13:;
turn2_move1_rideStraight2_12, turn2_move1_rideStraight2_1:;
turn2_move1_rideStraight2_13, turn2_move1_rideStraight2_14: to = east[to];
turn2_move1_rideStraight2_14, turn2_move1_rideStraight2_16:;
turn2_move1_rideStraight2_14, turn2_move1_rideStraight2_18:;
turn2_move1_rideStraight2_15, turn2_move1_rideStraight2_13:;
turn2_move1_rideStraight2_16, turn2_move1_rideStraight2_12:;
turn2_move1_rideStraight2_18, turn2_move1_rideStraight2_19: board[to] == empty;
turn2_move1_rideStraight2_19, turn2_move1_rideStraight2_15:;
turn2_move1_rideStraight2_20, turn2_move1_rideStraight2_22:;
turn2_move1_rideStraight2_21, turn2_move1_rideStraight2_1:;
turn2_move1_rideStraight2_22, turn2_move1_rideStraight2_23: to = south[to];
turn2_move1_rideStraight2_23, turn2_move1_rideStraight2_25:;
turn2_move1_rideStraight2_23, turn2_move1_rideStraight2_27:;
turn2_move1_rideStraight2_24, turn2_move1_rideStraight2_22:;
turn2_move1_rideStraight2_25, turn2_move1_rideStraight2_21:;
turn2_move1_rideStraight2_27, turn2_move1_rideStraight2_28: board[to] == empty;
turn2_move1_rideStraight2_28, turn2_move1_rideStraight2_24:;
turn2_move1_rideStraight2_29, turn2_move1_rideStraight2_31:;
turn2_move1_rideStraight2_30, turn2_move1_rideStraight2_1:;
turn2_move1_rideStraight2_31, turn2_move1_rideStraight2_32: to = west[to];
turn2_move1_rideStraight2_32, turn2_move1_rideStraight2_34:;
turn2_move1_rideStraight2_32, turn2_move1_rideStraight2_36:;
turn2_move1_rideStraight2_33, turn2_move1_rideStraight2_31:;
turn2_move1_rideStraight2_34, turn2_move1_rideStraight2_30:;
turn2_move1_rideStraight2_36, turn2_move1_rideStraight2_37: board[to] == empty;
turn2_move1_rideStraight2_37, turn2_move1_rideStraight2_33:;
turn2_move1_rideStraight2_begin, turn2_move1_rideStraight2_2:;
turn2_move1_rideStraight2_begin, turn2_move1_rideStraight2_11:;
turn2_move1_rideStraight2_begin, turn2_move1_rideStraight2_20:;
turn2_move1_rideStraight2_begin, turn2_move1_rideStraight2_29:;
turn2_move1_rideStraight2_end, turn2_move1_49:;

@integer 0 :
  N__0
  N__1
  N__2
  N__3
  N__4
  N__5
  N__6
  N__7
  N__8
  N__9
  N__10
  N__11
  N__12
  N__13
  N__14
  N__15
  N__16
  N__17
  N__18
  N__19
  N__20
  N__21
  N__22
  N__23
  N__24
  N__25
  N__26
  N__27
  N__28
  N__29
  N__30
  N__31
  N__32
  N__33
  N__34
  N__35
  N__36
  N__37
  N__38
  N__39
  N__40
  N__41
  N__42
  N__43
  N__44
  N__45
  N__46
  N__47
  N__48
  N__49
  N__50
  N__51
  N__52
  N__53
  N__54
  N__55
  N__56
  N__57
  N__58
  N__59
  N__60
  N__61
  N__62
  N__63
  N__64
  N__65
  N__66
  N__67
  N__68
  N__69
  N__70
  N__71
  N__72
  N__73
  N__74
  N__75
  N__76
  N__77
  N__78
  N__79
  N__80
  N__81
  N__82
  N__83
  N__84
  N__85
  N__86
  N__87
  N__88
  N__89
  N__90
  N__91
  N__92
  N__93
  N__94
  N__95
  N__96
  N__97
  N__98
  N__99
  N__100;
