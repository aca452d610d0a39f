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
attacked_check1_1, attacked_check1_2: attacked_arg1_target = from;
attacked_check1_2, attacked_check1_3: at = attacked_arg1_target;
attacked_check1_3, attacked_check1_5: at = north[at];
attacked_check1_3, attacked_check1_7: at = east[at];
attacked_check1_3, attacked_check1_9: at = south[at];
attacked_check1_3, attacked_check1_11: at = west[at];
attacked_check1_3, attacked_check1_14: at = northEast[at];
attacked_check1_3, attacked_check1_16: at = southEast[at];
attacked_check1_3, attacked_check1_18: at = southWest[at];
attacked_check1_3, attacked_check1_20: at = northWest[at];
attacked_check1_3, attacked_check1_end: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check1_3, attacked_check1_end: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check1_3, attacked_check1_end: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check1_3, attacked_check1_end: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_3, attacked_check1_end: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check1_4, attacked_check1_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check1_4, attacked_check1_end: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check1_5, attacked_check1_4: board[at] != empty;
attacked_check1_5, attacked_check1_6: board[at] == empty;
attacked_check1_6, attacked_check1_5: at = north[at];
attacked_check1_7, attacked_check1_4: board[at] != empty;
attacked_check1_7, attacked_check1_8: board[at] == empty;
attacked_check1_8, attacked_check1_7: at = east[at];
attacked_check1_9, attacked_check1_4: board[at] != empty;
attacked_check1_9, attacked_check1_10: board[at] == empty;
attacked_check1_10, attacked_check1_9: at = south[at];
attacked_check1_11, attacked_check1_4: board[at] != empty;
attacked_check1_11, attacked_check1_12: board[at] == empty;
attacked_check1_12, attacked_check1_11: at = west[at];
attacked_check1_13, attacked_check1_end: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check1_13, attacked_check1_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check1_14, attacked_check1_13: board[at] != empty;
attacked_check1_14, attacked_check1_15: board[at] == empty;
attacked_check1_15, attacked_check1_14: at = northEast[at];
attacked_check1_16, attacked_check1_13: board[at] != empty;
attacked_check1_16, attacked_check1_17: board[at] == empty;
attacked_check1_17, attacked_check1_16: at = southEast[at];
attacked_check1_18, attacked_check1_13: board[at] != empty;
attacked_check1_18, attacked_check1_19: board[at] == empty;
attacked_check1_19, attacked_check1_18: at = southWest[at];
attacked_check1_20, attacked_check1_13: board[at] != empty;
attacked_check1_20, attacked_check1_21: board[at] == empty;
attacked_check1_21, attacked_check1_20: at = northWest[at];
attacked_check1_begin, attacked_check1_1: attacked_arg0_me = castle_arg0_me;
attacked_check2_1, attacked_check2_2: attacked_arg1_target = home[castle_arg0_me][f];
attacked_check2_2, attacked_check2_3: at = attacked_arg1_target;
attacked_check2_3, attacked_check2_5: at = north[at];
attacked_check2_3, attacked_check2_7: at = east[at];
attacked_check2_3, attacked_check2_9: at = south[at];
attacked_check2_3, attacked_check2_11: at = west[at];
attacked_check2_3, attacked_check2_14: at = northEast[at];
attacked_check2_3, attacked_check2_16: at = southEast[at];
attacked_check2_3, attacked_check2_18: at = southWest[at];
attacked_check2_3, attacked_check2_20: at = northWest[at];
attacked_check2_3, attacked_check2_end: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check2_3, attacked_check2_end: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check2_3, attacked_check2_end: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check2_3, attacked_check2_end: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_3, attacked_check2_end: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check2_4, attacked_check2_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check2_4, attacked_check2_end: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check2_5, attacked_check2_4: board[at] != empty;
attacked_check2_5, attacked_check2_6: board[at] == empty;
attacked_check2_6, attacked_check2_5: at = north[at];
attacked_check2_7, attacked_check2_4: board[at] != empty;
attacked_check2_7, attacked_check2_8: board[at] == empty;
attacked_check2_8, attacked_check2_7: at = east[at];
attacked_check2_9, attacked_check2_4: board[at] != empty;
attacked_check2_9, attacked_check2_10: board[at] == empty;
attacked_check2_10, attacked_check2_9: at = south[at];
attacked_check2_11, attacked_check2_4: board[at] != empty;
attacked_check2_11, attacked_check2_12: board[at] == empty;
attacked_check2_12, attacked_check2_11: at = west[at];
attacked_check2_13, attacked_check2_end: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check2_13, attacked_check2_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check2_14, attacked_check2_13: board[at] != empty;
attacked_check2_14, attacked_check2_15: board[at] == empty;
attacked_check2_15, attacked_check2_14: at = northEast[at];
attacked_check2_16, attacked_check2_13: board[at] != empty;
attacked_check2_16, attacked_check2_17: board[at] == empty;
attacked_check2_17, attacked_check2_16: at = southEast[at];
attacked_check2_18, attacked_check2_13: board[at] != empty;
attacked_check2_18, attacked_check2_19: board[at] == empty;
attacked_check2_19, attacked_check2_18: at = southWest[at];
attacked_check2_20, attacked_check2_13: board[at] != empty;
attacked_check2_20, attacked_check2_21: board[at] == empty;
attacked_check2_21, attacked_check2_20: at = northWest[at];
attacked_check2_begin, attacked_check2_1: attacked_arg0_me = castle_arg0_me;
attacked_check3_1, attacked_check3_2: attacked_arg1_target = home[castle_arg0_me][d];
attacked_check3_2, attacked_check3_3: at = attacked_arg1_target;
attacked_check3_3, attacked_check3_5: at = north[at];
attacked_check3_3, attacked_check3_7: at = east[at];
attacked_check3_3, attacked_check3_9: at = south[at];
attacked_check3_3, attacked_check3_11: at = west[at];
attacked_check3_3, attacked_check3_14: at = northEast[at];
attacked_check3_3, attacked_check3_16: at = southEast[at];
attacked_check3_3, attacked_check3_18: at = southWest[at];
attacked_check3_3, attacked_check3_20: at = northWest[at];
attacked_check3_3, attacked_check3_end: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check3_3, attacked_check3_end: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check3_3, attacked_check3_end: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check3_3, attacked_check3_end: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_3, attacked_check3_end: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check3_4, attacked_check3_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check3_4, attacked_check3_end: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check3_5, attacked_check3_4: board[at] != empty;
attacked_check3_5, attacked_check3_6: board[at] == empty;
attacked_check3_6, attacked_check3_5: at = north[at];
attacked_check3_7, attacked_check3_4: board[at] != empty;
attacked_check3_7, attacked_check3_8: board[at] == empty;
attacked_check3_8, attacked_check3_7: at = east[at];
attacked_check3_9, attacked_check3_4: board[at] != empty;
attacked_check3_9, attacked_check3_10: board[at] == empty;
attacked_check3_10, attacked_check3_9: at = south[at];
attacked_check3_11, attacked_check3_4: board[at] != empty;
attacked_check3_11, attacked_check3_12: board[at] == empty;
attacked_check3_12, attacked_check3_11: at = west[at];
attacked_check3_13, attacked_check3_end: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check3_13, attacked_check3_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check3_14, attacked_check3_13: board[at] != empty;
attacked_check3_14, attacked_check3_15: board[at] == empty;
attacked_check3_15, attacked_check3_14: at = northEast[at];
attacked_check3_16, attacked_check3_13: board[at] != empty;
attacked_check3_16, attacked_check3_17: board[at] == empty;
attacked_check3_17, attacked_check3_16: at = southEast[at];
attacked_check3_18, attacked_check3_13: board[at] != empty;
attacked_check3_18, attacked_check3_19: board[at] == empty;
attacked_check3_19, attacked_check3_18: at = southWest[at];
attacked_check3_20, attacked_check3_13: board[at] != empty;
attacked_check3_20, attacked_check3_21: board[at] == empty;
attacked_check3_21, attacked_check3_20: at = northWest[at];
attacked_check3_begin, attacked_check3_1: attacked_arg0_me = castle_arg0_me;
attacked_check4_1, attacked_check4_2: attacked_arg1_target = kingAt[move_arg0_me];
attacked_check4_2, attacked_check4_3: at = attacked_arg1_target;
attacked_check4_3, attacked_check4_5: at = north[at];
attacked_check4_3, attacked_check4_7: at = east[at];
attacked_check4_3, attacked_check4_9: at = south[at];
attacked_check4_3, attacked_check4_11: at = west[at];
attacked_check4_3, attacked_check4_14: at = northEast[at];
attacked_check4_3, attacked_check4_16: at = southEast[at];
attacked_check4_3, attacked_check4_18: at = southWest[at];
attacked_check4_3, attacked_check4_20: at = northWest[at];
attacked_check4_3, attacked_check4_end: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check4_3, attacked_check4_end: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check4_3, attacked_check4_end: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check4_3, attacked_check4_end: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_3, attacked_check4_end: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check4_4, attacked_check4_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check4_4, attacked_check4_end: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check4_5, attacked_check4_4: board[at] != empty;
attacked_check4_5, attacked_check4_6: board[at] == empty;
attacked_check4_6, attacked_check4_5: at = north[at];
attacked_check4_7, attacked_check4_4: board[at] != empty;
attacked_check4_7, attacked_check4_8: board[at] == empty;
attacked_check4_8, attacked_check4_7: at = east[at];
attacked_check4_9, attacked_check4_4: board[at] != empty;
attacked_check4_9, attacked_check4_10: board[at] == empty;
attacked_check4_10, attacked_check4_9: at = south[at];
attacked_check4_11, attacked_check4_4: board[at] != empty;
attacked_check4_11, attacked_check4_12: board[at] == empty;
attacked_check4_12, attacked_check4_11: at = west[at];
attacked_check4_13, attacked_check4_end: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check4_13, attacked_check4_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check4_14, attacked_check4_13: board[at] != empty;
attacked_check4_14, attacked_check4_15: board[at] == empty;
attacked_check4_15, attacked_check4_14: at = northEast[at];
attacked_check4_16, attacked_check4_13: board[at] != empty;
attacked_check4_16, attacked_check4_17: board[at] == empty;
attacked_check4_17, attacked_check4_16: at = southEast[at];
attacked_check4_18, attacked_check4_13: board[at] != empty;
attacked_check4_18, attacked_check4_19: board[at] == empty;
attacked_check4_19, attacked_check4_18: at = southWest[at];
attacked_check4_20, attacked_check4_13: board[at] != empty;
attacked_check4_20, attacked_check4_21: board[at] == empty;
attacked_check4_21, attacked_check4_20: at = northWest[at];
attacked_check4_begin, attacked_check4_1: attacked_arg0_me = move_arg0_me;
attacked_check5_1, attacked_check5_2: attacked_arg1_target = kingAt[turn_arg0_me];
attacked_check5_2, attacked_check5_3: at = attacked_arg1_target;
attacked_check5_3, attacked_check5_5: at = north[at];
attacked_check5_3, attacked_check5_7: at = east[at];
attacked_check5_3, attacked_check5_9: at = south[at];
attacked_check5_3, attacked_check5_11: at = west[at];
attacked_check5_3, attacked_check5_14: at = northEast[at];
attacked_check5_3, attacked_check5_16: at = southEast[at];
attacked_check5_3, attacked_check5_18: at = southWest[at];
attacked_check5_3, attacked_check5_20: at = northWest[at];
attacked_check5_3, attacked_check5_end: board[aheadEast[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check5_3, attacked_check5_end: board[aheadWest[attacked_arg0_me][at]] == piece[opponent[attacked_arg0_me]][pawn];
attacked_check5_3, attacked_check5_end: board[east[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[leapENE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapESE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapNNE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapNNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapSSE[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapSSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapWNW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[leapWSW[at]] == piece[opponent[attacked_arg0_me]][knight];
attacked_check5_3, attacked_check5_end: board[northEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[northWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[north[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[southEast[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[southWest[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[south[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_3, attacked_check5_end: board[west[at]] == piece[opponent[attacked_arg0_me]][king];
attacked_check5_4, attacked_check5_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check5_4, attacked_check5_end: board[at] == piece[opponent[attacked_arg0_me]][rook];
attacked_check5_5, attacked_check5_4: board[at] != empty;
attacked_check5_5, attacked_check5_6: board[at] == empty;
attacked_check5_6, attacked_check5_5: at = north[at];
attacked_check5_7, attacked_check5_4: board[at] != empty;
attacked_check5_7, attacked_check5_8: board[at] == empty;
attacked_check5_8, attacked_check5_7: at = east[at];
attacked_check5_9, attacked_check5_4: board[at] != empty;
attacked_check5_9, attacked_check5_10: board[at] == empty;
attacked_check5_10, attacked_check5_9: at = south[at];
attacked_check5_11, attacked_check5_4: board[at] != empty;
attacked_check5_11, attacked_check5_12: board[at] == empty;
attacked_check5_12, attacked_check5_11: at = west[at];
attacked_check5_13, attacked_check5_end: board[at] == piece[opponent[attacked_arg0_me]][bishop];
attacked_check5_13, attacked_check5_end: board[at] == piece[opponent[attacked_arg0_me]][queen];
attacked_check5_14, attacked_check5_13: board[at] != empty;
attacked_check5_14, attacked_check5_15: board[at] == empty;
attacked_check5_15, attacked_check5_14: at = northEast[at];
attacked_check5_16, attacked_check5_13: board[at] != empty;
attacked_check5_16, attacked_check5_17: board[at] == empty;
attacked_check5_17, attacked_check5_16: at = southEast[at];
attacked_check5_18, attacked_check5_13: board[at] != empty;
attacked_check5_18, attacked_check5_19: board[at] == empty;
attacked_check5_19, attacked_check5_18: at = southWest[at];
attacked_check5_20, attacked_check5_13: board[at] != empty;
attacked_check5_20, attacked_check5_21: board[at] == empty;
attacked_check5_21, attacked_check5_20: at = northWest[at];
attacked_check5_begin, attacked_check5_1: attacked_arg0_me = turn_arg0_me;
enoughPieces_check1_1, enoughPieces_check1_2: board[at] == P__black_knight;
enoughPieces_check1_1, enoughPieces_check1_2: board[at] == P__white_knight;
enoughPieces_check1_1, enoughPieces_check1_5: board[at] == P__black_bishop;
enoughPieces_check1_1, enoughPieces_check1_5: board[at] == P__white_bishop;
enoughPieces_check1_1, enoughPieces_check1_end: strong[board[at]] == 1;
enoughPieces_check1_2, enoughPieces_check1_3: other = Square(*);
enoughPieces_check1_3, enoughPieces_check1_4: other != at;
enoughPieces_check1_4, enoughPieces_check1_end: minor[board[other]] == 1;
enoughPieces_check1_5, enoughPieces_check1_6: shade[at] == light;
enoughPieces_check1_6, enoughPieces_check1_7: other = Square(*);
enoughPieces_check1_7, enoughPieces_check1_8: board[other] == P__black_bishop;
enoughPieces_check1_7, enoughPieces_check1_8: board[other] == P__white_bishop;
enoughPieces_check1_8, enoughPieces_check1_end: shade[other] == dark;
enoughPieces_check1_begin, enoughPieces_check1_1: at = Square(*);
move_check1_1, move_check1_2: from = Square(*);
move_check1_2, move_check1_3: to = from;
move_check1_3, move_check1_5: board[from] == piece[move_arg0_me][pawn];
move_check1_3, move_check1_8: board[from] == piece[move_arg0_me][knight];
move_check1_3, move_check1_12: board[from] == piece[move_arg0_me][bishop];
move_check1_3, move_check1_16: board[from] == piece[move_arg0_me][rook];
move_check1_3, move_check1_20: board[from] == piece[move_arg0_me][queen];
move_check1_3, move_check1_24: board[from] == piece[move_arg0_me][king];
move_check1_4, move_check1_29: untouched[place[from]] = 0;
move_check1_5, move_check1_6: board[from] = empty;
move_check1_6, move_check1_7: $$ from;
move_check1_7, move_check1_movePawn1_1: movePawn_arg0_me = move_arg0_me;
move_check1_8, move_check1_9: board[from] = empty;
move_check1_9, move_check1_10: $$ from;
move_check1_10, move_check1_11: to = leapENE[to];
move_check1_10, move_check1_11: to = leapESE[to];
move_check1_10, move_check1_11: to = leapNNE[to];
move_check1_10, move_check1_11: to = leapNNW[to];
move_check1_10, move_check1_11: to = leapSSE[to];
move_check1_10, move_check1_11: to = leapSSW[to];
move_check1_10, move_check1_11: to = leapWNW[to];
move_check1_10, move_check1_11: to = leapWSW[to];
move_check1_11, move_check1_arrive1_1: arrive_arg0_me = move_arg0_me;
move_check1_12, move_check1_13: board[from] = empty;
move_check1_13, move_check1_14: $$ from;
move_check1_14, move_check1_rideDiagonally1_1:;
move_check1_14, move_check1_rideDiagonally1_3:;
move_check1_14, move_check1_rideDiagonally1_5:;
move_check1_14, move_check1_rideDiagonally1_7:;
move_check1_15, move_check1_arrive2_1: arrive_arg0_me = move_arg0_me;
move_check1_16, move_check1_17: board[from] = empty;
move_check1_17, move_check1_18: $$ from;
move_check1_18, move_check1_rideStraight1_1:;
move_check1_18, move_check1_rideStraight1_3:;
move_check1_18, move_check1_rideStraight1_5:;
move_check1_18, move_check1_rideStraight1_7:;
move_check1_19, move_check1_arrive3_1: arrive_arg0_me = move_arg0_me;
move_check1_20, move_check1_21: board[from] = empty;
move_check1_21, move_check1_22: $$ from;
move_check1_22, move_check1_rideDiagonally2_1:;
move_check1_22, move_check1_rideDiagonally2_3:;
move_check1_22, move_check1_rideDiagonally2_5:;
move_check1_22, move_check1_rideDiagonally2_7:;
move_check1_22, move_check1_rideStraight2_1:;
move_check1_22, move_check1_rideStraight2_3:;
move_check1_22, move_check1_rideStraight2_5:;
move_check1_22, move_check1_rideStraight2_7:;
move_check1_23, move_check1_arrive4_1: arrive_arg0_me = move_arg0_me;
move_check1_24, move_check1_25: board[from] = empty;
move_check1_25, move_check1_26: $$ from;
move_check1_26, move_check1_28: to = east[to];
move_check1_26, move_check1_28: to = northEast[to];
move_check1_26, move_check1_28: to = northWest[to];
move_check1_26, move_check1_28: to = north[to];
move_check1_26, move_check1_28: to = southEast[to];
move_check1_26, move_check1_28: to = southWest[to];
move_check1_26, move_check1_28: to = south[to];
move_check1_26, move_check1_28: to = west[to];
move_check1_26, move_check1_castle1_1: castle_arg0_me = move_arg0_me;
move_check1_27, move_check1_4: kingAt[move_arg0_me] = to;
move_check1_28, move_check1_arrive5_1: arrive_arg0_me = move_arg0_me;
move_check1_29, move_check1_30: untouched[place[to]] = 0;
move_check1_30, move_check1_end: ! attacked_check4_begin -> attacked_check4_end;
move_check1_arrive1_1, move_check1_arrive1_2: arrive_arg1_what = knight;
move_check1_arrive1_2, move_check1_arrive1_4: board[to] == empty;
move_check1_arrive1_2, move_check1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive1_3, move_check1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive1_4, move_check1_arrive1_3: clock = tick[clock];
move_check1_arrive1_5, move_check1_arrive1_3: clock = N__0;
move_check1_arrive1_6, move_check1_arrive1_7: passed = none;
move_check1_arrive1_7, move_check1_4: $$ to;
move_check1_arrive2_1, move_check1_arrive2_2: arrive_arg1_what = bishop;
move_check1_arrive2_2, move_check1_arrive2_4: board[to] == empty;
move_check1_arrive2_2, move_check1_arrive2_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive2_3, move_check1_arrive2_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive2_4, move_check1_arrive2_3: clock = tick[clock];
move_check1_arrive2_5, move_check1_arrive2_3: clock = N__0;
move_check1_arrive2_6, move_check1_arrive2_7: passed = none;
move_check1_arrive2_7, move_check1_4: $$ to;
move_check1_arrive3_1, move_check1_arrive3_2: arrive_arg1_what = rook;
move_check1_arrive3_2, move_check1_arrive3_4: board[to] == empty;
move_check1_arrive3_2, move_check1_arrive3_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive3_3, move_check1_arrive3_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive3_4, move_check1_arrive3_3: clock = tick[clock];
move_check1_arrive3_5, move_check1_arrive3_3: clock = N__0;
move_check1_arrive3_6, move_check1_arrive3_7: passed = none;
move_check1_arrive3_7, move_check1_4: $$ to;
move_check1_arrive4_1, move_check1_arrive4_2: arrive_arg1_what = queen;
move_check1_arrive4_2, move_check1_arrive4_4: board[to] == empty;
move_check1_arrive4_2, move_check1_arrive4_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive4_3, move_check1_arrive4_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive4_4, move_check1_arrive4_3: clock = tick[clock];
move_check1_arrive4_5, move_check1_arrive4_3: clock = N__0;
move_check1_arrive4_6, move_check1_arrive4_7: passed = none;
move_check1_arrive4_7, move_check1_4: $$ to;
move_check1_arrive5_1, move_check1_arrive5_2: arrive_arg1_what = king;
move_check1_arrive5_2, move_check1_arrive5_4: board[to] == empty;
move_check1_arrive5_2, move_check1_arrive5_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_arrive5_3, move_check1_arrive5_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_arrive5_4, move_check1_arrive5_3: clock = tick[clock];
move_check1_arrive5_5, move_check1_arrive5_3: clock = N__0;
move_check1_arrive5_6, move_check1_arrive5_7: passed = none;
move_check1_arrive5_7, move_check1_27: $$ to;
move_check1_begin, move_check1_1: move_arg0_me = turn_arg0_me;
move_check1_castle1_1, move_check1_castle1_2: untouched[place[from]] == 1;
move_check1_castle1_2, move_check1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
move_check1_castle1_2, move_check1_castle1_11: untouched[home[castle_arg0_me][a]] == 1;
move_check1_castle1_3, move_check1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
move_check1_castle1_4, move_check1_castle1_5: board[home[castle_arg0_me][f]] == empty;
move_check1_castle1_5, move_check1_castle1_6: board[home[castle_arg0_me][g]] == empty;
move_check1_castle1_6, move_check1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
move_check1_castle1_7, move_check1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
move_check1_castle1_8, move_check1_castle1_9: board[home[castle_arg0_me][h]] = empty;
move_check1_castle1_9, move_check1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
move_check1_castle1_10, move_check1_castle1_3: to = home[castle_arg0_me][g];
move_check1_castle1_11, move_check1_castle1_12: board[home[castle_arg0_me][b]] == empty;
move_check1_castle1_12, move_check1_castle1_13: board[home[castle_arg0_me][c]] == empty;
move_check1_castle1_13, move_check1_castle1_14: board[home[castle_arg0_me][d]] == empty;
move_check1_castle1_14, move_check1_castle1_15: ! attacked_check1_begin -> attacked_check1_end;
move_check1_castle1_15, move_check1_castle1_16: ! attacked_check3_begin -> attacked_check3_end;
move_check1_castle1_16, move_check1_castle1_17: board[home[castle_arg0_me][a]] = empty;
move_check1_castle1_17, move_check1_castle1_18: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
move_check1_castle1_18, move_check1_castle1_3: to = home[castle_arg0_me][c];
move_check1_castle1_arrive1_1, move_check1_castle1_arrive1_2: arrive_arg1_what = king;
move_check1_castle1_arrive1_2, move_check1_castle1_arrive1_4: board[to] == empty;
move_check1_castle1_arrive1_2, move_check1_castle1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
move_check1_castle1_arrive1_3, move_check1_castle1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
move_check1_castle1_arrive1_4, move_check1_castle1_arrive1_3: clock = tick[clock];
move_check1_castle1_arrive1_5, move_check1_castle1_arrive1_3: clock = N__0;
move_check1_castle1_arrive1_6, move_check1_castle1_arrive1_7: passed = none;
move_check1_castle1_arrive1_7, move_check1_27: $$ to;
move_check1_movePawn1_1, move_check1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
move_check1_movePawn1_1, move_check1_movePawn1_8: to = aheadEast[movePawn_arg0_me][to];
move_check1_movePawn1_1, move_check1_movePawn1_8: to = aheadWest[movePawn_arg0_me][to];
move_check1_movePawn1_2, move_check1_movePawn1_11: clock = N__0;
move_check1_movePawn1_3, move_check1_movePawn1_4: board[to] == empty;
move_check1_movePawn1_4, move_check1_movePawn1_2: passed = none;
move_check1_movePawn1_4, move_check1_movePawn1_5: pawnStart[movePawn_arg0_me][from] == 1;
move_check1_movePawn1_5, move_check1_movePawn1_6: passed = to;
move_check1_movePawn1_6, move_check1_movePawn1_7: to = ahead[movePawn_arg0_me][to];
move_check1_movePawn1_7, move_check1_movePawn1_2: board[to] == empty;
move_check1_movePawn1_8, move_check1_movePawn1_9: owner[board[to]] == opponent[movePawn_arg0_me];
move_check1_movePawn1_8, move_check1_movePawn1_10: to == passed;
move_check1_movePawn1_9, move_check1_movePawn1_2: passed = none;
move_check1_movePawn1_10, move_check1_movePawn1_9: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
move_check1_movePawn1_11, move_check1_movePawn1_12: $$ to;
move_check1_movePawn1_12, move_check1_movePawn1_13: ahead[movePawn_arg0_me][to] == off;
move_check1_movePawn1_12, move_check1_movePawn1_14: ahead[movePawn_arg0_me][to] != off;
move_check1_movePawn1_13, move_check1_movePawn1_15: board[to] = piece[movePawn_arg0_me][queen];
move_check1_movePawn1_13, move_check1_movePawn1_16: board[to] = piece[movePawn_arg0_me][rook];
move_check1_movePawn1_13, move_check1_movePawn1_17: board[to] = piece[movePawn_arg0_me][bishop];
move_check1_movePawn1_13, move_check1_movePawn1_18: board[to] = piece[movePawn_arg0_me][knight];
move_check1_movePawn1_14, move_check1_4: board[to] = piece[movePawn_arg0_me][pawn];
move_check1_movePawn1_15, move_check1_4: $ queen;
move_check1_movePawn1_16, move_check1_4: $ rook;
move_check1_movePawn1_17, move_check1_4: $ bishop;
move_check1_movePawn1_18, move_check1_4: $ knight;
move_check1_rideDiagonally1_1, move_check1_rideDiagonally1_2: to = northEast[to];
move_check1_rideDiagonally1_2, move_check1_15:;
move_check1_rideDiagonally1_2, move_check1_rideDiagonally1_1: board[to] == empty;
move_check1_rideDiagonally1_3, move_check1_rideDiagonally1_4: to = southEast[to];
move_check1_rideDiagonally1_4, move_check1_15:;
move_check1_rideDiagonally1_4, move_check1_rideDiagonally1_3: board[to] == empty;
move_check1_rideDiagonally1_5, move_check1_rideDiagonally1_6: to = southWest[to];
move_check1_rideDiagonally1_6, move_check1_15:;
move_check1_rideDiagonally1_6, move_check1_rideDiagonally1_5: board[to] == empty;
move_check1_rideDiagonally1_7, move_check1_rideDiagonally1_8: to = northWest[to];
move_check1_rideDiagonally1_8, move_check1_15:;
move_check1_rideDiagonally1_8, move_check1_rideDiagonally1_7: board[to] == empty;
move_check1_rideDiagonally2_1, move_check1_rideDiagonally2_2: to = northEast[to];
move_check1_rideDiagonally2_2, move_check1_23:;
move_check1_rideDiagonally2_2, move_check1_rideDiagonally2_1: board[to] == empty;
move_check1_rideDiagonally2_3, move_check1_rideDiagonally2_4: to = southEast[to];
move_check1_rideDiagonally2_4, move_check1_23:;
move_check1_rideDiagonally2_4, move_check1_rideDiagonally2_3: board[to] == empty;
move_check1_rideDiagonally2_5, move_check1_rideDiagonally2_6: to = southWest[to];
move_check1_rideDiagonally2_6, move_check1_23:;
move_check1_rideDiagonally2_6, move_check1_rideDiagonally2_5: board[to] == empty;
move_check1_rideDiagonally2_7, move_check1_rideDiagonally2_8: to = northWest[to];
move_check1_rideDiagonally2_8, move_check1_23:;
move_check1_rideDiagonally2_8, move_check1_rideDiagonally2_7: board[to] == empty;
move_check1_rideStraight1_1, move_check1_rideStraight1_2: to = north[to];
move_check1_rideStraight1_2, move_check1_19:;
move_check1_rideStraight1_2, move_check1_rideStraight1_1: board[to] == empty;
move_check1_rideStraight1_3, move_check1_rideStraight1_4: to = east[to];
move_check1_rideStraight1_4, move_check1_19:;
move_check1_rideStraight1_4, move_check1_rideStraight1_3: board[to] == empty;
move_check1_rideStraight1_5, move_check1_rideStraight1_6: to = south[to];
move_check1_rideStraight1_6, move_check1_19:;
move_check1_rideStraight1_6, move_check1_rideStraight1_5: board[to] == empty;
move_check1_rideStraight1_7, move_check1_rideStraight1_8: to = west[to];
move_check1_rideStraight1_8, move_check1_19:;
move_check1_rideStraight1_8, move_check1_rideStraight1_7: board[to] == empty;
move_check1_rideStraight2_1, move_check1_rideStraight2_2: to = north[to];
move_check1_rideStraight2_2, move_check1_23:;
move_check1_rideStraight2_2, move_check1_rideStraight2_1: board[to] == empty;
move_check1_rideStraight2_3, move_check1_rideStraight2_4: to = east[to];
move_check1_rideStraight2_4, move_check1_23:;
move_check1_rideStraight2_4, move_check1_rideStraight2_3: board[to] == empty;
move_check1_rideStraight2_5, move_check1_rideStraight2_6: to = south[to];
move_check1_rideStraight2_6, move_check1_23:;
move_check1_rideStraight2_6, move_check1_rideStraight2_5: board[to] == empty;
move_check1_rideStraight2_7, move_check1_rideStraight2_8: to = west[to];
move_check1_rideStraight2_8, move_check1_23:;
move_check1_rideStraight2_8, move_check1_rideStraight2_7: board[to] == empty;
rules_1, turn2_1: turn_arg0_me = black;
rules_begin, turn1_1: turn_arg0_me = white;
turn1_1, turn1_2: ? move_check1_begin -> move_check1_end;
turn1_1, turn1_3: ! move_check1_begin -> move_check1_end;
turn1_2, turn1_7: clock != N__100;
turn1_2, turn1_8: clock == N__100;
turn1_3, turn1_4: ! attacked_check5_begin -> attacked_check5_end;
turn1_3, turn1_5: ? attacked_check5_begin -> attacked_check5_end;
turn1_4, end: player = keeper;
turn1_5, turn1_6: goals[turn_arg0_me] = 0;
turn1_6, turn1_4: goals[opponent[turn_arg0_me]] = 100;
turn1_7, turn1_9: clock != N__0;
turn1_7, turn1_11: clock == N__0;
turn1_8, end: player = keeper;
turn1_9, turn1_12: player = turn_arg0_me;
turn1_10, end: player = keeper;
turn1_11, turn1_9: ? enoughPieces_check1_begin -> enoughPieces_check1_end;
turn1_11, turn1_10: ! enoughPieces_check1_begin -> enoughPieces_check1_end;
turn1_12, turn1_move1_1: move_arg0_me = turn_arg0_me;
turn1_13, rules_1: player = keeper;
turn1_move1_1, turn1_move1_2: from = Square(*);
turn1_move1_2, turn1_move1_3: to = from;
turn1_move1_3, turn1_move1_5: board[from] == piece[move_arg0_me][pawn];
turn1_move1_3, turn1_move1_8: board[from] == piece[move_arg0_me][knight];
turn1_move1_3, turn1_move1_12: board[from] == piece[move_arg0_me][bishop];
turn1_move1_3, turn1_move1_16: board[from] == piece[move_arg0_me][rook];
turn1_move1_3, turn1_move1_20: board[from] == piece[move_arg0_me][queen];
turn1_move1_3, turn1_move1_24: board[from] == piece[move_arg0_me][king];
turn1_move1_4, turn1_move1_29: untouched[place[from]] = 0;
turn1_move1_5, turn1_move1_6: board[from] = empty;
turn1_move1_6, turn1_move1_7: $$ from;
turn1_move1_7, turn1_move1_movePawn1_1: movePawn_arg0_me = move_arg0_me;
turn1_move1_8, turn1_move1_9: board[from] = empty;
turn1_move1_9, turn1_move1_10: $$ from;
turn1_move1_10, turn1_move1_11: to = leapENE[to];
turn1_move1_10, turn1_move1_11: to = leapESE[to];
turn1_move1_10, turn1_move1_11: to = leapNNE[to];
turn1_move1_10, turn1_move1_11: to = leapNNW[to];
turn1_move1_10, turn1_move1_11: to = leapSSE[to];
turn1_move1_10, turn1_move1_11: to = leapSSW[to];
turn1_move1_10, turn1_move1_11: to = leapWNW[to];
turn1_move1_10, turn1_move1_11: to = leapWSW[to];
turn1_move1_11, turn1_move1_arrive1_1: arrive_arg0_me = move_arg0_me;
turn1_move1_12, turn1_move1_13: board[from] = empty;
turn1_move1_13, turn1_move1_14: $$ from;
turn1_move1_14, turn1_move1_rideDiagonally1_1:;
turn1_move1_14, turn1_move1_rideDiagonally1_3:;
turn1_move1_14, turn1_move1_rideDiagonally1_5:;
turn1_move1_14, turn1_move1_rideDiagonally1_7:;
turn1_move1_15, turn1_move1_arrive2_1: arrive_arg0_me = move_arg0_me;
turn1_move1_16, turn1_move1_17: board[from] = empty;
turn1_move1_17, turn1_move1_18: $$ from;
turn1_move1_18, turn1_move1_rideStraight1_1:;
turn1_move1_18, turn1_move1_rideStraight1_3:;
turn1_move1_18, turn1_move1_rideStraight1_5:;
turn1_move1_18, turn1_move1_rideStraight1_7:;
turn1_move1_19, turn1_move1_arrive3_1: arrive_arg0_me = move_arg0_me;
turn1_move1_20, turn1_move1_21: board[from] = empty;
turn1_move1_21, turn1_move1_22: $$ from;
turn1_move1_22, turn1_move1_rideDiagonally2_1:;
turn1_move1_22, turn1_move1_rideDiagonally2_3:;
turn1_move1_22, turn1_move1_rideDiagonally2_5:;
turn1_move1_22, turn1_move1_rideDiagonally2_7:;
turn1_move1_22, turn1_move1_rideStraight2_1:;
turn1_move1_22, turn1_move1_rideStraight2_3:;
turn1_move1_22, turn1_move1_rideStraight2_5:;
turn1_move1_22, turn1_move1_rideStraight2_7:;
turn1_move1_23, turn1_move1_arrive4_1: arrive_arg0_me = move_arg0_me;
turn1_move1_24, turn1_move1_25: board[from] = empty;
turn1_move1_25, turn1_move1_26: $$ from;
turn1_move1_26, turn1_move1_28: to = east[to];
turn1_move1_26, turn1_move1_28: to = northEast[to];
turn1_move1_26, turn1_move1_28: to = northWest[to];
turn1_move1_26, turn1_move1_28: to = north[to];
turn1_move1_26, turn1_move1_28: to = southEast[to];
turn1_move1_26, turn1_move1_28: to = southWest[to];
turn1_move1_26, turn1_move1_28: to = south[to];
turn1_move1_26, turn1_move1_28: to = west[to];
turn1_move1_26, turn1_move1_castle1_1: castle_arg0_me = move_arg0_me;
turn1_move1_27, turn1_move1_4: kingAt[move_arg0_me] = to;
turn1_move1_28, turn1_move1_arrive5_1: arrive_arg0_me = move_arg0_me;
turn1_move1_29, turn1_move1_30: untouched[place[to]] = 0;
turn1_move1_30, turn1_13: ! attacked_check4_begin -> attacked_check4_end;
turn1_move1_arrive1_1, turn1_move1_arrive1_2: arrive_arg1_what = knight;
turn1_move1_arrive1_2, turn1_move1_arrive1_4: board[to] == empty;
turn1_move1_arrive1_2, turn1_move1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive1_3, turn1_move1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive1_4, turn1_move1_arrive1_3: clock = tick[clock];
turn1_move1_arrive1_5, turn1_move1_arrive1_3: clock = N__0;
turn1_move1_arrive1_6, turn1_move1_arrive1_7: passed = none;
turn1_move1_arrive1_7, turn1_move1_4: $$ to;
turn1_move1_arrive2_1, turn1_move1_arrive2_2: arrive_arg1_what = bishop;
turn1_move1_arrive2_2, turn1_move1_arrive2_4: board[to] == empty;
turn1_move1_arrive2_2, turn1_move1_arrive2_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive2_3, turn1_move1_arrive2_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive2_4, turn1_move1_arrive2_3: clock = tick[clock];
turn1_move1_arrive2_5, turn1_move1_arrive2_3: clock = N__0;
turn1_move1_arrive2_6, turn1_move1_arrive2_7: passed = none;
turn1_move1_arrive2_7, turn1_move1_4: $$ to;
turn1_move1_arrive3_1, turn1_move1_arrive3_2: arrive_arg1_what = rook;
turn1_move1_arrive3_2, turn1_move1_arrive3_4: board[to] == empty;
turn1_move1_arrive3_2, turn1_move1_arrive3_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive3_3, turn1_move1_arrive3_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive3_4, turn1_move1_arrive3_3: clock = tick[clock];
turn1_move1_arrive3_5, turn1_move1_arrive3_3: clock = N__0;
turn1_move1_arrive3_6, turn1_move1_arrive3_7: passed = none;
turn1_move1_arrive3_7, turn1_move1_4: $$ to;
turn1_move1_arrive4_1, turn1_move1_arrive4_2: arrive_arg1_what = queen;
turn1_move1_arrive4_2, turn1_move1_arrive4_4: board[to] == empty;
turn1_move1_arrive4_2, turn1_move1_arrive4_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive4_3, turn1_move1_arrive4_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive4_4, turn1_move1_arrive4_3: clock = tick[clock];
turn1_move1_arrive4_5, turn1_move1_arrive4_3: clock = N__0;
turn1_move1_arrive4_6, turn1_move1_arrive4_7: passed = none;
turn1_move1_arrive4_7, turn1_move1_4: $$ to;
turn1_move1_arrive5_1, turn1_move1_arrive5_2: arrive_arg1_what = king;
turn1_move1_arrive5_2, turn1_move1_arrive5_4: board[to] == empty;
turn1_move1_arrive5_2, turn1_move1_arrive5_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_arrive5_3, turn1_move1_arrive5_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_arrive5_4, turn1_move1_arrive5_3: clock = tick[clock];
turn1_move1_arrive5_5, turn1_move1_arrive5_3: clock = N__0;
turn1_move1_arrive5_6, turn1_move1_arrive5_7: passed = none;
turn1_move1_arrive5_7, turn1_move1_27: $$ to;
turn1_move1_castle1_1, turn1_move1_castle1_2: untouched[place[from]] == 1;
turn1_move1_castle1_2, turn1_move1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
turn1_move1_castle1_2, turn1_move1_castle1_11: untouched[home[castle_arg0_me][a]] == 1;
turn1_move1_castle1_3, turn1_move1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
turn1_move1_castle1_4, turn1_move1_castle1_5: board[home[castle_arg0_me][f]] == empty;
turn1_move1_castle1_5, turn1_move1_castle1_6: board[home[castle_arg0_me][g]] == empty;
turn1_move1_castle1_6, turn1_move1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
turn1_move1_castle1_7, turn1_move1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
turn1_move1_castle1_8, turn1_move1_castle1_9: board[home[castle_arg0_me][h]] = empty;
turn1_move1_castle1_9, turn1_move1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
turn1_move1_castle1_10, turn1_move1_castle1_3: to = home[castle_arg0_me][g];
turn1_move1_castle1_11, turn1_move1_castle1_12: board[home[castle_arg0_me][b]] == empty;
turn1_move1_castle1_12, turn1_move1_castle1_13: board[home[castle_arg0_me][c]] == empty;
turn1_move1_castle1_13, turn1_move1_castle1_14: board[home[castle_arg0_me][d]] == empty;
turn1_move1_castle1_14, turn1_move1_castle1_15: ! attacked_check1_begin -> attacked_check1_end;
turn1_move1_castle1_15, turn1_move1_castle1_16: ! attacked_check3_begin -> attacked_check3_end;
turn1_move1_castle1_16, turn1_move1_castle1_17: board[home[castle_arg0_me][a]] = empty;
turn1_move1_castle1_17, turn1_move1_castle1_18: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
turn1_move1_castle1_18, turn1_move1_castle1_3: to = home[castle_arg0_me][c];
turn1_move1_castle1_arrive1_1, turn1_move1_castle1_arrive1_2: arrive_arg1_what = king;
turn1_move1_castle1_arrive1_2, turn1_move1_castle1_arrive1_4: board[to] == empty;
turn1_move1_castle1_arrive1_2, turn1_move1_castle1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
turn1_move1_castle1_arrive1_3, turn1_move1_castle1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn1_move1_castle1_arrive1_4, turn1_move1_castle1_arrive1_3: clock = tick[clock];
turn1_move1_castle1_arrive1_5, turn1_move1_castle1_arrive1_3: clock = N__0;
turn1_move1_castle1_arrive1_6, turn1_move1_castle1_arrive1_7: passed = none;
turn1_move1_castle1_arrive1_7, turn1_move1_27: $$ to;
turn1_move1_movePawn1_1, turn1_move1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
turn1_move1_movePawn1_1, turn1_move1_movePawn1_8: to = aheadEast[movePawn_arg0_me][to];
turn1_move1_movePawn1_1, turn1_move1_movePawn1_8: to = aheadWest[movePawn_arg0_me][to];
turn1_move1_movePawn1_2, turn1_move1_movePawn1_11: clock = N__0;
turn1_move1_movePawn1_3, turn1_move1_movePawn1_4: board[to] == empty;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_2: passed = none;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_5: pawnStart[movePawn_arg0_me][from] == 1;
turn1_move1_movePawn1_5, turn1_move1_movePawn1_6: passed = to;
turn1_move1_movePawn1_6, turn1_move1_movePawn1_7: to = ahead[movePawn_arg0_me][to];
turn1_move1_movePawn1_7, turn1_move1_movePawn1_2: board[to] == empty;
turn1_move1_movePawn1_8, turn1_move1_movePawn1_9: owner[board[to]] == opponent[movePawn_arg0_me];
turn1_move1_movePawn1_8, turn1_move1_movePawn1_10: to == passed;
turn1_move1_movePawn1_9, turn1_move1_movePawn1_2: passed = none;
turn1_move1_movePawn1_10, turn1_move1_movePawn1_9: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
turn1_move1_movePawn1_11, turn1_move1_movePawn1_12: $$ to;
turn1_move1_movePawn1_12, turn1_move1_movePawn1_13: ahead[movePawn_arg0_me][to] == off;
turn1_move1_movePawn1_12, turn1_move1_movePawn1_14: ahead[movePawn_arg0_me][to] != off;
turn1_move1_movePawn1_13, turn1_move1_movePawn1_15: board[to] = piece[movePawn_arg0_me][queen];
turn1_move1_movePawn1_13, turn1_move1_movePawn1_16: board[to] = piece[movePawn_arg0_me][rook];
turn1_move1_movePawn1_13, turn1_move1_movePawn1_17: board[to] = piece[movePawn_arg0_me][bishop];
turn1_move1_movePawn1_13, turn1_move1_movePawn1_18: board[to] = piece[movePawn_arg0_me][knight];
turn1_move1_movePawn1_14, turn1_move1_4: board[to] = piece[movePawn_arg0_me][pawn];
turn1_move1_movePawn1_15, turn1_move1_4: $ queen;
turn1_move1_movePawn1_16, turn1_move1_4: $ rook;
turn1_move1_movePawn1_17, turn1_move1_4: $ bishop;
turn1_move1_movePawn1_18, turn1_move1_4: $ knight;
turn1_move1_rideDiagonally1_1, turn1_move1_rideDiagonally1_2: to = northEast[to];
turn1_move1_rideDiagonally1_2, turn1_move1_15:;
turn1_move1_rideDiagonally1_2, turn1_move1_rideDiagonally1_1: board[to] == empty;
turn1_move1_rideDiagonally1_3, turn1_move1_rideDiagonally1_4: to = southEast[to];
turn1_move1_rideDiagonally1_4, turn1_move1_15:;
turn1_move1_rideDiagonally1_4, turn1_move1_rideDiagonally1_3: board[to] == empty;
turn1_move1_rideDiagonally1_5, turn1_move1_rideDiagonally1_6: to = southWest[to];
turn1_move1_rideDiagonally1_6, turn1_move1_15:;
turn1_move1_rideDiagonally1_6, turn1_move1_rideDiagonally1_5: board[to] == empty;
turn1_move1_rideDiagonally1_7, turn1_move1_rideDiagonally1_8: to = northWest[to];
turn1_move1_rideDiagonally1_8, turn1_move1_15:;
turn1_move1_rideDiagonally1_8, turn1_move1_rideDiagonally1_7: board[to] == empty;
turn1_move1_rideDiagonally2_1, turn1_move1_rideDiagonally2_2: to = northEast[to];
turn1_move1_rideDiagonally2_2, turn1_move1_23:;
turn1_move1_rideDiagonally2_2, turn1_move1_rideDiagonally2_1: board[to] == empty;
turn1_move1_rideDiagonally2_3, turn1_move1_rideDiagonally2_4: to = southEast[to];
turn1_move1_rideDiagonally2_4, turn1_move1_23:;
turn1_move1_rideDiagonally2_4, turn1_move1_rideDiagonally2_3: board[to] == empty;
turn1_move1_rideDiagonally2_5, turn1_move1_rideDiagonally2_6: to = southWest[to];
turn1_move1_rideDiagonally2_6, turn1_move1_23:;
turn1_move1_rideDiagonally2_6, turn1_move1_rideDiagonally2_5: board[to] == empty;
turn1_move1_rideDiagonally2_7, turn1_move1_rideDiagonally2_8: to = northWest[to];
turn1_move1_rideDiagonally2_8, turn1_move1_23:;
turn1_move1_rideDiagonally2_8, turn1_move1_rideDiagonally2_7: board[to] == empty;
turn1_move1_rideStraight1_1, turn1_move1_rideStraight1_2: to = north[to];
turn1_move1_rideStraight1_2, turn1_move1_19:;
turn1_move1_rideStraight1_2, turn1_move1_rideStraight1_1: board[to] == empty;
turn1_move1_rideStraight1_3, turn1_move1_rideStraight1_4: to = east[to];
turn1_move1_rideStraight1_4, turn1_move1_19:;
turn1_move1_rideStraight1_4, turn1_move1_rideStraight1_3: board[to] == empty;
turn1_move1_rideStraight1_5, turn1_move1_rideStraight1_6: to = south[to];
turn1_move1_rideStraight1_6, turn1_move1_19:;
turn1_move1_rideStraight1_6, turn1_move1_rideStraight1_5: board[to] == empty;
turn1_move1_rideStraight1_7, turn1_move1_rideStraight1_8: to = west[to];
turn1_move1_rideStraight1_8, turn1_move1_19:;
turn1_move1_rideStraight1_8, turn1_move1_rideStraight1_7: board[to] == empty;
turn1_move1_rideStraight2_1, turn1_move1_rideStraight2_2: to = north[to];
turn1_move1_rideStraight2_2, turn1_move1_23:;
turn1_move1_rideStraight2_2, turn1_move1_rideStraight2_1: board[to] == empty;
turn1_move1_rideStraight2_3, turn1_move1_rideStraight2_4: to = east[to];
turn1_move1_rideStraight2_4, turn1_move1_23:;
turn1_move1_rideStraight2_4, turn1_move1_rideStraight2_3: board[to] == empty;
turn1_move1_rideStraight2_5, turn1_move1_rideStraight2_6: to = south[to];
turn1_move1_rideStraight2_6, turn1_move1_23:;
turn1_move1_rideStraight2_6, turn1_move1_rideStraight2_5: board[to] == empty;
turn1_move1_rideStraight2_7, turn1_move1_rideStraight2_8: to = west[to];
turn1_move1_rideStraight2_8, turn1_move1_23:;
turn1_move1_rideStraight2_8, turn1_move1_rideStraight2_7: board[to] == empty;
turn2_1, turn2_2: ? move_check1_begin -> move_check1_end;
turn2_1, turn2_3: ! move_check1_begin -> move_check1_end;
turn2_2, turn2_7: clock != N__100;
turn2_2, turn2_8: clock == N__100;
turn2_3, turn2_4: ! attacked_check5_begin -> attacked_check5_end;
turn2_3, turn2_5: ? attacked_check5_begin -> attacked_check5_end;
turn2_4, end: player = keeper;
turn2_5, turn2_6: goals[turn_arg0_me] = 0;
turn2_6, turn2_4: goals[opponent[turn_arg0_me]] = 100;
turn2_7, turn2_9: clock != N__0;
turn2_7, turn2_11: clock == N__0;
turn2_8, end: player = keeper;
turn2_9, turn2_12: player = turn_arg0_me;
turn2_10, end: player = keeper;
turn2_11, turn2_9: ? enoughPieces_check1_begin -> enoughPieces_check1_end;
turn2_11, turn2_10: ! enoughPieces_check1_begin -> enoughPieces_check1_end;
turn2_12, turn2_move1_1: move_arg0_me = turn_arg0_me;
turn2_13, rules_begin: player = keeper;
turn2_move1_1, turn2_move1_2: from = Square(*);
turn2_move1_2, turn2_move1_3: to = from;
turn2_move1_3, turn2_move1_5: board[from] == piece[move_arg0_me][pawn];
turn2_move1_3, turn2_move1_8: board[from] == piece[move_arg0_me][knight];
turn2_move1_3, turn2_move1_12: board[from] == piece[move_arg0_me][bishop];
turn2_move1_3, turn2_move1_16: board[from] == piece[move_arg0_me][rook];
turn2_move1_3, turn2_move1_20: board[from] == piece[move_arg0_me][queen];
turn2_move1_3, turn2_move1_24: board[from] == piece[move_arg0_me][king];
turn2_move1_4, turn2_move1_29: untouched[place[from]] = 0;
turn2_move1_5, turn2_move1_6: board[from] = empty;
turn2_move1_6, turn2_move1_7: $$ from;
turn2_move1_7, turn2_move1_movePawn1_1: movePawn_arg0_me = move_arg0_me;
turn2_move1_8, turn2_move1_9: board[from] = empty;
turn2_move1_9, turn2_move1_10: $$ from;
turn2_move1_10, turn2_move1_11: to = leapENE[to];
turn2_move1_10, turn2_move1_11: to = leapESE[to];
turn2_move1_10, turn2_move1_11: to = leapNNE[to];
turn2_move1_10, turn2_move1_11: to = leapNNW[to];
turn2_move1_10, turn2_move1_11: to = leapSSE[to];
turn2_move1_10, turn2_move1_11: to = leapSSW[to];
turn2_move1_10, turn2_move1_11: to = leapWNW[to];
turn2_move1_10, turn2_move1_11: to = leapWSW[to];
turn2_move1_11, turn2_move1_arrive1_1: arrive_arg0_me = move_arg0_me;
turn2_move1_12, turn2_move1_13: board[from] = empty;
turn2_move1_13, turn2_move1_14: $$ from;
turn2_move1_14, turn2_move1_rideDiagonally1_1:;
turn2_move1_14, turn2_move1_rideDiagonally1_3:;
turn2_move1_14, turn2_move1_rideDiagonally1_5:;
turn2_move1_14, turn2_move1_rideDiagonally1_7:;
turn2_move1_15, turn2_move1_arrive2_1: arrive_arg0_me = move_arg0_me;
turn2_move1_16, turn2_move1_17: board[from] = empty;
turn2_move1_17, turn2_move1_18: $$ from;
turn2_move1_18, turn2_move1_rideStraight1_1:;
turn2_move1_18, turn2_move1_rideStraight1_3:;
turn2_move1_18, turn2_move1_rideStraight1_5:;
turn2_move1_18, turn2_move1_rideStraight1_7:;
turn2_move1_19, turn2_move1_arrive3_1: arrive_arg0_me = move_arg0_me;
turn2_move1_20, turn2_move1_21: board[from] = empty;
turn2_move1_21, turn2_move1_22: $$ from;
turn2_move1_22, turn2_move1_rideDiagonally2_1:;
turn2_move1_22, turn2_move1_rideDiagonally2_3:;
turn2_move1_22, turn2_move1_rideDiagonally2_5:;
turn2_move1_22, turn2_move1_rideDiagonally2_7:;
turn2_move1_22, turn2_move1_rideStraight2_1:;
turn2_move1_22, turn2_move1_rideStraight2_3:;
turn2_move1_22, turn2_move1_rideStraight2_5:;
turn2_move1_22, turn2_move1_rideStraight2_7:;
turn2_move1_23, turn2_move1_arrive4_1: arrive_arg0_me = move_arg0_me;
turn2_move1_24, turn2_move1_25: board[from] = empty;
turn2_move1_25, turn2_move1_26: $$ from;
turn2_move1_26, turn2_move1_28: to = east[to];
turn2_move1_26, turn2_move1_28: to = northEast[to];
turn2_move1_26, turn2_move1_28: to = northWest[to];
turn2_move1_26, turn2_move1_28: to = north[to];
turn2_move1_26, turn2_move1_28: to = southEast[to];
turn2_move1_26, turn2_move1_28: to = southWest[to];
turn2_move1_26, turn2_move1_28: to = south[to];
turn2_move1_26, turn2_move1_28: to = west[to];
turn2_move1_26, turn2_move1_castle1_1: castle_arg0_me = move_arg0_me;
turn2_move1_27, turn2_move1_4: kingAt[move_arg0_me] = to;
turn2_move1_28, turn2_move1_arrive5_1: arrive_arg0_me = move_arg0_me;
turn2_move1_29, turn2_move1_30: untouched[place[to]] = 0;
turn2_move1_30, turn2_13: ! attacked_check4_begin -> attacked_check4_end;
turn2_move1_arrive1_1, turn2_move1_arrive1_2: arrive_arg1_what = knight;
turn2_move1_arrive1_2, turn2_move1_arrive1_4: board[to] == empty;
turn2_move1_arrive1_2, turn2_move1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive1_3, turn2_move1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive1_4, turn2_move1_arrive1_3: clock = tick[clock];
turn2_move1_arrive1_5, turn2_move1_arrive1_3: clock = N__0;
turn2_move1_arrive1_6, turn2_move1_arrive1_7: passed = none;
turn2_move1_arrive1_7, turn2_move1_4: $$ to;
turn2_move1_arrive2_1, turn2_move1_arrive2_2: arrive_arg1_what = bishop;
turn2_move1_arrive2_2, turn2_move1_arrive2_4: board[to] == empty;
turn2_move1_arrive2_2, turn2_move1_arrive2_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive2_3, turn2_move1_arrive2_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive2_4, turn2_move1_arrive2_3: clock = tick[clock];
turn2_move1_arrive2_5, turn2_move1_arrive2_3: clock = N__0;
turn2_move1_arrive2_6, turn2_move1_arrive2_7: passed = none;
turn2_move1_arrive2_7, turn2_move1_4: $$ to;
turn2_move1_arrive3_1, turn2_move1_arrive3_2: arrive_arg1_what = rook;
turn2_move1_arrive3_2, turn2_move1_arrive3_4: board[to] == empty;
turn2_move1_arrive3_2, turn2_move1_arrive3_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive3_3, turn2_move1_arrive3_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive3_4, turn2_move1_arrive3_3: clock = tick[clock];
turn2_move1_arrive3_5, turn2_move1_arrive3_3: clock = N__0;
turn2_move1_arrive3_6, turn2_move1_arrive3_7: passed = none;
turn2_move1_arrive3_7, turn2_move1_4: $$ to;
turn2_move1_arrive4_1, turn2_move1_arrive4_2: arrive_arg1_what = queen;
turn2_move1_arrive4_2, turn2_move1_arrive4_4: board[to] == empty;
turn2_move1_arrive4_2, turn2_move1_arrive4_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive4_3, turn2_move1_arrive4_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive4_4, turn2_move1_arrive4_3: clock = tick[clock];
turn2_move1_arrive4_5, turn2_move1_arrive4_3: clock = N__0;
turn2_move1_arrive4_6, turn2_move1_arrive4_7: passed = none;
turn2_move1_arrive4_7, turn2_move1_4: $$ to;
turn2_move1_arrive5_1, turn2_move1_arrive5_2: arrive_arg1_what = king;
turn2_move1_arrive5_2, turn2_move1_arrive5_4: board[to] == empty;
turn2_move1_arrive5_2, turn2_move1_arrive5_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_arrive5_3, turn2_move1_arrive5_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_arrive5_4, turn2_move1_arrive5_3: clock = tick[clock];
turn2_move1_arrive5_5, turn2_move1_arrive5_3: clock = N__0;
turn2_move1_arrive5_6, turn2_move1_arrive5_7: passed = none;
turn2_move1_arrive5_7, turn2_move1_27: $$ to;
turn2_move1_castle1_1, turn2_move1_castle1_2: untouched[place[from]] == 1;
turn2_move1_castle1_2, turn2_move1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
turn2_move1_castle1_2, turn2_move1_castle1_11: untouched[home[castle_arg0_me][a]] == 1;
turn2_move1_castle1_3, turn2_move1_castle1_arrive1_1: arrive_arg0_me = castle_arg0_me;
turn2_move1_castle1_4, turn2_move1_castle1_5: board[home[castle_arg0_me][f]] == empty;
turn2_move1_castle1_5, turn2_move1_castle1_6: board[home[castle_arg0_me][g]] == empty;
turn2_move1_castle1_6, turn2_move1_castle1_7: ! attacked_check1_begin -> attacked_check1_end;
turn2_move1_castle1_7, turn2_move1_castle1_8: ! attacked_check2_begin -> attacked_check2_end;
turn2_move1_castle1_8, turn2_move1_castle1_9: board[home[castle_arg0_me][h]] = empty;
turn2_move1_castle1_9, turn2_move1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
turn2_move1_castle1_10, turn2_move1_castle1_3: to = home[castle_arg0_me][g];
turn2_move1_castle1_11, turn2_move1_castle1_12: board[home[castle_arg0_me][b]] == empty;
turn2_move1_castle1_12, turn2_move1_castle1_13: board[home[castle_arg0_me][c]] == empty;
turn2_move1_castle1_13, turn2_move1_castle1_14: board[home[castle_arg0_me][d]] == empty;
turn2_move1_castle1_14, turn2_move1_castle1_15: ! attacked_check1_begin -> attacked_check1_end;
turn2_move1_castle1_15, turn2_move1_castle1_16: ! attacked_check3_begin -> attacked_check3_end;
turn2_move1_castle1_16, turn2_move1_castle1_17: board[home[castle_arg0_me][a]] = empty;
turn2_move1_castle1_17, turn2_move1_castle1_18: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
turn2_move1_castle1_18, turn2_move1_castle1_3: to = home[castle_arg0_me][c];
turn2_move1_castle1_arrive1_1, turn2_move1_castle1_arrive1_2: arrive_arg1_what = king;
turn2_move1_castle1_arrive1_2, turn2_move1_castle1_arrive1_4: board[to] == empty;
turn2_move1_castle1_arrive1_2, turn2_move1_castle1_arrive1_5: owner[board[to]] == opponent[arrive_arg0_me];
turn2_move1_castle1_arrive1_3, turn2_move1_castle1_arrive1_6: board[to] = piece[arrive_arg0_me][arrive_arg1_what];
turn2_move1_castle1_arrive1_4, turn2_move1_castle1_arrive1_3: clock = tick[clock];
turn2_move1_castle1_arrive1_5, turn2_move1_castle1_arrive1_3: clock = N__0;
turn2_move1_castle1_arrive1_6, turn2_move1_castle1_arrive1_7: passed = none;
turn2_move1_castle1_arrive1_7, turn2_move1_27: $$ to;
turn2_move1_movePawn1_1, turn2_move1_movePawn1_3: to = ahead[movePawn_arg0_me][to];
turn2_move1_movePawn1_1, turn2_move1_movePawn1_8: to = aheadEast[movePawn_arg0_me][to];
turn2_move1_movePawn1_1, turn2_move1_movePawn1_8: to = aheadWest[movePawn_arg0_me][to];
turn2_move1_movePawn1_2, turn2_move1_movePawn1_11: clock = N__0;
turn2_move1_movePawn1_3, turn2_move1_movePawn1_4: board[to] == empty;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_2: passed = none;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_5: pawnStart[movePawn_arg0_me][from] == 1;
turn2_move1_movePawn1_5, turn2_move1_movePawn1_6: passed = to;
turn2_move1_movePawn1_6, turn2_move1_movePawn1_7: to = ahead[movePawn_arg0_me][to];
turn2_move1_movePawn1_7, turn2_move1_movePawn1_2: board[to] == empty;
turn2_move1_movePawn1_8, turn2_move1_movePawn1_9: owner[board[to]] == opponent[movePawn_arg0_me];
turn2_move1_movePawn1_8, turn2_move1_movePawn1_10: to == passed;
turn2_move1_movePawn1_9, turn2_move1_movePawn1_2: passed = none;
turn2_move1_movePawn1_10, turn2_move1_movePawn1_9: board[ahead[opponent[movePawn_arg0_me]][to]] = empty;
turn2_move1_movePawn1_11, turn2_move1_movePawn1_12: $$ to;
turn2_move1_movePawn1_12, turn2_move1_movePawn1_13: ahead[movePawn_arg0_me][to] == off;
turn2_move1_movePawn1_12, turn2_move1_movePawn1_14: ahead[movePawn_arg0_me][to] != off;
turn2_move1_movePawn1_13, turn2_move1_movePawn1_15: board[to] = piece[movePawn_arg0_me][queen];
turn2_move1_movePawn1_13, turn2_move1_movePawn1_16: board[to] = piece[movePawn_arg0_me][rook];
turn2_move1_movePawn1_13, turn2_move1_movePawn1_17: board[to] = piece[movePawn_arg0_me][bishop];
turn2_move1_movePawn1_13, turn2_move1_movePawn1_18: board[to] = piece[movePawn_arg0_me][knight];
turn2_move1_movePawn1_14, turn2_move1_4: board[to] = piece[movePawn_arg0_me][pawn];
turn2_move1_movePawn1_15, turn2_move1_4: $ queen;
turn2_move1_movePawn1_16, turn2_move1_4: $ rook;
turn2_move1_movePawn1_17, turn2_move1_4: $ bishop;
turn2_move1_movePawn1_18, turn2_move1_4: $ knight;
turn2_move1_rideDiagonally1_1, turn2_move1_rideDiagonally1_2: to = northEast[to];
turn2_move1_rideDiagonally1_2, turn2_move1_15:;
turn2_move1_rideDiagonally1_2, turn2_move1_rideDiagonally1_1: board[to] == empty;
turn2_move1_rideDiagonally1_3, turn2_move1_rideDiagonally1_4: to = southEast[to];
turn2_move1_rideDiagonally1_4, turn2_move1_15:;
turn2_move1_rideDiagonally1_4, turn2_move1_rideDiagonally1_3: board[to] == empty;
turn2_move1_rideDiagonally1_5, turn2_move1_rideDiagonally1_6: to = southWest[to];
turn2_move1_rideDiagonally1_6, turn2_move1_15:;
turn2_move1_rideDiagonally1_6, turn2_move1_rideDiagonally1_5: board[to] == empty;
turn2_move1_rideDiagonally1_7, turn2_move1_rideDiagonally1_8: to = northWest[to];
turn2_move1_rideDiagonally1_8, turn2_move1_15:;
turn2_move1_rideDiagonally1_8, turn2_move1_rideDiagonally1_7: board[to] == empty;
turn2_move1_rideDiagonally2_1, turn2_move1_rideDiagonally2_2: to = northEast[to];
turn2_move1_rideDiagonally2_2, turn2_move1_23:;
turn2_move1_rideDiagonally2_2, turn2_move1_rideDiagonally2_1: board[to] == empty;
turn2_move1_rideDiagonally2_3, turn2_move1_rideDiagonally2_4: to = southEast[to];
turn2_move1_rideDiagonally2_4, turn2_move1_23:;
turn2_move1_rideDiagonally2_4, turn2_move1_rideDiagonally2_3: board[to] == empty;
turn2_move1_rideDiagonally2_5, turn2_move1_rideDiagonally2_6: to = southWest[to];
turn2_move1_rideDiagonally2_6, turn2_move1_23:;
turn2_move1_rideDiagonally2_6, turn2_move1_rideDiagonally2_5: board[to] == empty;
turn2_move1_rideDiagonally2_7, turn2_move1_rideDiagonally2_8: to = northWest[to];
turn2_move1_rideDiagonally2_8, turn2_move1_23:;
turn2_move1_rideDiagonally2_8, turn2_move1_rideDiagonally2_7: board[to] == empty;
turn2_move1_rideStraight1_1, turn2_move1_rideStraight1_2: to = north[to];
turn2_move1_rideStraight1_2, turn2_move1_19:;
turn2_move1_rideStraight1_2, turn2_move1_rideStraight1_1: board[to] == empty;
turn2_move1_rideStraight1_3, turn2_move1_rideStraight1_4: to = east[to];
turn2_move1_rideStraight1_4, turn2_move1_19:;
turn2_move1_rideStraight1_4, turn2_move1_rideStraight1_3: board[to] == empty;
turn2_move1_rideStraight1_5, turn2_move1_rideStraight1_6: to = south[to];
turn2_move1_rideStraight1_6, turn2_move1_19:;
turn2_move1_rideStraight1_6, turn2_move1_rideStraight1_5: board[to] == empty;
turn2_move1_rideStraight1_7, turn2_move1_rideStraight1_8: to = west[to];
turn2_move1_rideStraight1_8, turn2_move1_19:;
turn2_move1_rideStraight1_8, turn2_move1_rideStraight1_7: board[to] == empty;
turn2_move1_rideStraight2_1, turn2_move1_rideStraight2_2: to = north[to];
turn2_move1_rideStraight2_2, turn2_move1_23:;
turn2_move1_rideStraight2_2, turn2_move1_rideStraight2_1: board[to] == empty;
turn2_move1_rideStraight2_3, turn2_move1_rideStraight2_4: to = east[to];
turn2_move1_rideStraight2_4, turn2_move1_23:;
turn2_move1_rideStraight2_4, turn2_move1_rideStraight2_3: board[to] == empty;
turn2_move1_rideStraight2_5, turn2_move1_rideStraight2_6: to = south[to];
turn2_move1_rideStraight2_6, turn2_move1_23:;
turn2_move1_rideStraight2_6, turn2_move1_rideStraight2_5: board[to] == empty;
turn2_move1_rideStraight2_7, turn2_move1_rideStraight2_8: to = west[to];
turn2_move1_rideStraight2_8, turn2_move1_23:;
turn2_move1_rideStraight2_8, turn2_move1_rideStraight2_7: board[to] == empty;

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
