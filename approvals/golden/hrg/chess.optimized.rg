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

begin, turn1_2: ! move_check1_begin -> move_check1_83;
begin, turn1_3: ? move_check1_begin -> move_check1_83;
attacked_check1_3, attacked_check1_4: board[aheadEast[castle_arg0_me][from]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check1_3, attacked_check1_4: board[aheadWest[castle_arg0_me][from]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check1_3, attacked_check1_4: board[east[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[leapENE[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapESE[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapNNE[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapNNW[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapSSE[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapSSW[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapWNW[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[leapWSW[from]] == piece[opponent[castle_arg0_me]][knight];
attacked_check1_3, attacked_check1_4: board[northEast[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[northWest[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[north[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[southEast[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[southWest[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[south[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_4: board[west[from]] == piece[opponent[castle_arg0_me]][king];
attacked_check1_3, attacked_check1_52: at = north[from];
attacked_check1_3, attacked_check1_58: at = east[from];
attacked_check1_3, attacked_check1_64: at = south[from];
attacked_check1_3, attacked_check1_70: at = west[from];
attacked_check1_3, attacked_check1_79: at = northEast[from];
attacked_check1_3, attacked_check1_85: at = southEast[from];
attacked_check1_3, attacked_check1_91: at = southWest[from];
attacked_check1_3, attacked_check1_97: at = northWest[from];
attacked_check1_48, attacked_check1_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check1_48, attacked_check1_4: board[at] == piece[opponent[castle_arg0_me]][rook];
attacked_check1_52, attacked_check1_48: board[at] != empty;
attacked_check1_52, attacked_check1_53: board[at] == empty;
attacked_check1_53, attacked_check1_52: at = north[at];
attacked_check1_58, attacked_check1_48: board[at] != empty;
attacked_check1_58, attacked_check1_59: board[at] == empty;
attacked_check1_59, attacked_check1_58: at = east[at];
attacked_check1_64, attacked_check1_48: board[at] != empty;
attacked_check1_64, attacked_check1_65: board[at] == empty;
attacked_check1_65, attacked_check1_64: at = south[at];
attacked_check1_70, attacked_check1_48: board[at] != empty;
attacked_check1_70, attacked_check1_71: board[at] == empty;
attacked_check1_71, attacked_check1_70: at = west[at];
attacked_check1_75, attacked_check1_4: board[at] == piece[opponent[castle_arg0_me]][bishop];
attacked_check1_75, attacked_check1_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check1_79, attacked_check1_75: board[at] != empty;
attacked_check1_79, attacked_check1_80: board[at] == empty;
attacked_check1_80, attacked_check1_79: at = northEast[at];
attacked_check1_85, attacked_check1_75: board[at] != empty;
attacked_check1_85, attacked_check1_86: board[at] == empty;
attacked_check1_86, attacked_check1_85: at = southEast[at];
attacked_check1_91, attacked_check1_75: board[at] != empty;
attacked_check1_91, attacked_check1_92: board[at] == empty;
attacked_check1_92, attacked_check1_91: at = southWest[at];
attacked_check1_97, attacked_check1_75: board[at] != empty;
attacked_check1_97, attacked_check1_98: board[at] == empty;
attacked_check1_98, attacked_check1_97: at = northWest[at];
attacked_check2_3, attacked_check2_4: board[aheadEast[castle_arg0_me][home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check2_3, attacked_check2_4: board[aheadWest[castle_arg0_me][home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check2_3, attacked_check2_4: board[east[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[leapENE[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapESE[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapNNE[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapNNW[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapSSE[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapSSW[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapWNW[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[leapWSW[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check2_3, attacked_check2_4: board[northEast[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[northWest[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[north[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[southEast[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[southWest[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[south[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_4: board[west[home[castle_arg0_me][f]]] == piece[opponent[castle_arg0_me]][king];
attacked_check2_3, attacked_check2_52: at = north[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_58: at = east[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_64: at = south[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_70: at = west[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_79: at = northEast[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_85: at = southEast[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_91: at = southWest[home[castle_arg0_me][f]];
attacked_check2_3, attacked_check2_97: at = northWest[home[castle_arg0_me][f]];
attacked_check2_48, attacked_check2_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check2_48, attacked_check2_4: board[at] == piece[opponent[castle_arg0_me]][rook];
attacked_check2_52, attacked_check2_48: board[at] != empty;
attacked_check2_52, attacked_check2_53: board[at] == empty;
attacked_check2_53, attacked_check2_52: at = north[at];
attacked_check2_58, attacked_check2_48: board[at] != empty;
attacked_check2_58, attacked_check2_59: board[at] == empty;
attacked_check2_59, attacked_check2_58: at = east[at];
attacked_check2_64, attacked_check2_48: board[at] != empty;
attacked_check2_64, attacked_check2_65: board[at] == empty;
attacked_check2_65, attacked_check2_64: at = south[at];
attacked_check2_70, attacked_check2_48: board[at] != empty;
attacked_check2_70, attacked_check2_71: board[at] == empty;
attacked_check2_71, attacked_check2_70: at = west[at];
attacked_check2_75, attacked_check2_4: board[at] == piece[opponent[castle_arg0_me]][bishop];
attacked_check2_75, attacked_check2_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check2_79, attacked_check2_75: board[at] != empty;
attacked_check2_79, attacked_check2_80: board[at] == empty;
attacked_check2_80, attacked_check2_79: at = northEast[at];
attacked_check2_85, attacked_check2_75: board[at] != empty;
attacked_check2_85, attacked_check2_86: board[at] == empty;
attacked_check2_86, attacked_check2_85: at = southEast[at];
attacked_check2_91, attacked_check2_75: board[at] != empty;
attacked_check2_91, attacked_check2_92: board[at] == empty;
attacked_check2_92, attacked_check2_91: at = southWest[at];
attacked_check2_97, attacked_check2_75: board[at] != empty;
attacked_check2_97, attacked_check2_98: board[at] == empty;
attacked_check2_98, attacked_check2_97: at = northWest[at];
attacked_check3_3, attacked_check3_4: board[aheadEast[castle_arg0_me][home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check3_3, attacked_check3_4: board[aheadWest[castle_arg0_me][home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][pawn];
attacked_check3_3, attacked_check3_4: board[east[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[leapENE[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapESE[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapNNE[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapNNW[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapSSE[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapSSW[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapWNW[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[leapWSW[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][knight];
attacked_check3_3, attacked_check3_4: board[northEast[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[northWest[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[north[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[southEast[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[southWest[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[south[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_4: board[west[home[castle_arg0_me][d]]] == piece[opponent[castle_arg0_me]][king];
attacked_check3_3, attacked_check3_52: at = north[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_58: at = east[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_64: at = south[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_70: at = west[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_79: at = northEast[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_85: at = southEast[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_91: at = southWest[home[castle_arg0_me][d]];
attacked_check3_3, attacked_check3_97: at = northWest[home[castle_arg0_me][d]];
attacked_check3_48, attacked_check3_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check3_48, attacked_check3_4: board[at] == piece[opponent[castle_arg0_me]][rook];
attacked_check3_52, attacked_check3_48: board[at] != empty;
attacked_check3_52, attacked_check3_53: board[at] == empty;
attacked_check3_53, attacked_check3_52: at = north[at];
attacked_check3_58, attacked_check3_48: board[at] != empty;
attacked_check3_58, attacked_check3_59: board[at] == empty;
attacked_check3_59, attacked_check3_58: at = east[at];
attacked_check3_64, attacked_check3_48: board[at] != empty;
attacked_check3_64, attacked_check3_65: board[at] == empty;
attacked_check3_65, attacked_check3_64: at = south[at];
attacked_check3_70, attacked_check3_48: board[at] != empty;
attacked_check3_70, attacked_check3_71: board[at] == empty;
attacked_check3_71, attacked_check3_70: at = west[at];
attacked_check3_75, attacked_check3_4: board[at] == piece[opponent[castle_arg0_me]][bishop];
attacked_check3_75, attacked_check3_4: board[at] == piece[opponent[castle_arg0_me]][queen];
attacked_check3_79, attacked_check3_75: board[at] != empty;
attacked_check3_79, attacked_check3_80: board[at] == empty;
attacked_check3_80, attacked_check3_79: at = northEast[at];
attacked_check3_85, attacked_check3_75: board[at] != empty;
attacked_check3_85, attacked_check3_86: board[at] == empty;
attacked_check3_86, attacked_check3_85: at = southEast[at];
attacked_check3_91, attacked_check3_75: board[at] != empty;
attacked_check3_91, attacked_check3_92: board[at] == empty;
attacked_check3_92, attacked_check3_91: at = southWest[at];
attacked_check3_97, attacked_check3_75: board[at] != empty;
attacked_check3_97, attacked_check3_98: board[at] == empty;
attacked_check3_98, attacked_check3_97: at = northWest[at];
attacked_check4_3, attacked_check4_4: board[aheadEast[move_arg0_me][kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][pawn];
attacked_check4_3, attacked_check4_4: board[aheadWest[move_arg0_me][kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][pawn];
attacked_check4_3, attacked_check4_4: board[east[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[leapENE[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapESE[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapNNE[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapNNW[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapSSE[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapSSW[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapWNW[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[leapWSW[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][knight];
attacked_check4_3, attacked_check4_4: board[northEast[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[northWest[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[north[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[southEast[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[southWest[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[south[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_4: board[west[kingAt[move_arg0_me]]] == piece[opponent[move_arg0_me]][king];
attacked_check4_3, attacked_check4_52: at = north[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_58: at = east[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_64: at = south[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_70: at = west[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_79: at = northEast[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_85: at = southEast[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_91: at = southWest[kingAt[move_arg0_me]];
attacked_check4_3, attacked_check4_97: at = northWest[kingAt[move_arg0_me]];
attacked_check4_48, attacked_check4_4: board[at] == piece[opponent[move_arg0_me]][queen];
attacked_check4_48, attacked_check4_4: board[at] == piece[opponent[move_arg0_me]][rook];
attacked_check4_52, attacked_check4_48: board[at] != empty;
attacked_check4_52, attacked_check4_53: board[at] == empty;
attacked_check4_53, attacked_check4_52: at = north[at];
attacked_check4_58, attacked_check4_48: board[at] != empty;
attacked_check4_58, attacked_check4_59: board[at] == empty;
attacked_check4_59, attacked_check4_58: at = east[at];
attacked_check4_64, attacked_check4_48: board[at] != empty;
attacked_check4_64, attacked_check4_65: board[at] == empty;
attacked_check4_65, attacked_check4_64: at = south[at];
attacked_check4_70, attacked_check4_48: board[at] != empty;
attacked_check4_70, attacked_check4_71: board[at] == empty;
attacked_check4_71, attacked_check4_70: at = west[at];
attacked_check4_75, attacked_check4_4: board[at] == piece[opponent[move_arg0_me]][bishop];
attacked_check4_75, attacked_check4_4: board[at] == piece[opponent[move_arg0_me]][queen];
attacked_check4_79, attacked_check4_75: board[at] != empty;
attacked_check4_79, attacked_check4_80: board[at] == empty;
attacked_check4_80, attacked_check4_79: at = northEast[at];
attacked_check4_85, attacked_check4_75: board[at] != empty;
attacked_check4_85, attacked_check4_86: board[at] == empty;
attacked_check4_86, attacked_check4_85: at = southEast[at];
attacked_check4_91, attacked_check4_75: board[at] != empty;
attacked_check4_91, attacked_check4_92: board[at] == empty;
attacked_check4_92, attacked_check4_91: at = southWest[at];
attacked_check4_97, attacked_check4_75: board[at] != empty;
attacked_check4_97, attacked_check4_98: board[at] == empty;
attacked_check4_98, attacked_check4_97: at = northWest[at];
attacked_check5_3, attacked_check5_4: board[aheadEast[turn_arg0_me][kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][pawn];
attacked_check5_3, attacked_check5_4: board[aheadWest[turn_arg0_me][kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][pawn];
attacked_check5_3, attacked_check5_4: board[east[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[leapENE[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapESE[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapNNE[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapNNW[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapSSE[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapSSW[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapWNW[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[leapWSW[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][knight];
attacked_check5_3, attacked_check5_4: board[northEast[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[northWest[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[north[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[southEast[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[southWest[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[south[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_4: board[west[kingAt[turn_arg0_me]]] == piece[opponent[turn_arg0_me]][king];
attacked_check5_3, attacked_check5_52: at = north[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_58: at = east[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_64: at = south[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_70: at = west[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_79: at = northEast[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_85: at = southEast[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_91: at = southWest[kingAt[turn_arg0_me]];
attacked_check5_3, attacked_check5_97: at = northWest[kingAt[turn_arg0_me]];
attacked_check5_48, attacked_check5_4: board[at] == piece[opponent[turn_arg0_me]][queen];
attacked_check5_48, attacked_check5_4: board[at] == piece[opponent[turn_arg0_me]][rook];
attacked_check5_52, attacked_check5_48: board[at] != empty;
attacked_check5_52, attacked_check5_53: board[at] == empty;
attacked_check5_53, attacked_check5_52: at = north[at];
attacked_check5_58, attacked_check5_48: board[at] != empty;
attacked_check5_58, attacked_check5_59: board[at] == empty;
attacked_check5_59, attacked_check5_58: at = east[at];
attacked_check5_64, attacked_check5_48: board[at] != empty;
attacked_check5_64, attacked_check5_65: board[at] == empty;
attacked_check5_65, attacked_check5_64: at = south[at];
attacked_check5_70, attacked_check5_48: board[at] != empty;
attacked_check5_70, attacked_check5_71: board[at] == empty;
attacked_check5_71, attacked_check5_70: at = west[at];
attacked_check5_75, attacked_check5_4: board[at] == piece[opponent[turn_arg0_me]][bishop];
attacked_check5_75, attacked_check5_4: board[at] == piece[opponent[turn_arg0_me]][queen];
attacked_check5_79, attacked_check5_75: board[at] != empty;
attacked_check5_79, attacked_check5_80: board[at] == empty;
attacked_check5_80, attacked_check5_79: at = northEast[at];
attacked_check5_85, attacked_check5_75: board[at] != empty;
attacked_check5_85, attacked_check5_86: board[at] == empty;
attacked_check5_86, attacked_check5_85: at = southEast[at];
attacked_check5_91, attacked_check5_75: board[at] != empty;
attacked_check5_91, attacked_check5_92: board[at] == empty;
attacked_check5_92, attacked_check5_91: at = southWest[at];
attacked_check5_97, attacked_check5_75: board[at] != empty;
attacked_check5_97, attacked_check5_98: board[at] == empty;
attacked_check5_98, attacked_check5_97: at = northWest[at];
enoughPieces_check1_1, enoughPieces_check1_2: at = Square(*);
enoughPieces_check1_2, enoughPieces_check1_3: strong[board[at]] == 1;
enoughPieces_check1_2, enoughPieces_check1_7: board[at] == P__black_knight;
enoughPieces_check1_2, enoughPieces_check1_7: board[at] == P__white_knight;
enoughPieces_check1_2, enoughPieces_check1_12: board[at] == P__black_bishop;
enoughPieces_check1_2, enoughPieces_check1_12: board[at] == P__white_bishop;
enoughPieces_check1_7, enoughPieces_check1_8: other = Square(*);
enoughPieces_check1_8, enoughPieces_check1_9: other != at;
enoughPieces_check1_9, enoughPieces_check1_3: minor[board[other]] == 1;
enoughPieces_check1_12, enoughPieces_check1_13: shade[at] == light;
enoughPieces_check1_13, enoughPieces_check1_14: other = Square(*);
enoughPieces_check1_14, enoughPieces_check1_15: board[other] == P__black_bishop;
enoughPieces_check1_14, enoughPieces_check1_15: board[other] == P__white_bishop;
enoughPieces_check1_15, enoughPieces_check1_3: shade[other] == dark;
move_check1_1, move_check1_2: from = Square(*);
move_check1_2, move_check1_3: to = from;
move_check1_3, move_check1_6: board[from] == piece[move_arg0_me][pawn];
move_check1_3, move_check1_11: board[from] == piece[move_arg0_me][knight];
move_check1_3, move_check1_33: board[from] == piece[move_arg0_me][bishop];
move_check1_3, move_check1_39: board[from] == piece[move_arg0_me][rook];
move_check1_3, move_check1_45: board[from] == piece[move_arg0_me][queen];
move_check1_3, move_check1_55: board[from] == piece[move_arg0_me][king];
move_check1_6, move_check1_movePawn1_begin: board[from] = empty;
move_check1_11, move_check1_13: board[from] = empty;
move_check1_13, move_check1_arrive1_begin: to = leapENE[to];
move_check1_13, move_check1_arrive1_begin: to = leapESE[to];
move_check1_13, move_check1_arrive1_begin: to = leapNNE[to];
move_check1_13, move_check1_arrive1_begin: to = leapNNW[to];
move_check1_13, move_check1_arrive1_begin: to = leapSSE[to];
move_check1_13, move_check1_arrive1_begin: to = leapSSW[to];
move_check1_13, move_check1_arrive1_begin: to = leapWNW[to];
move_check1_13, move_check1_arrive1_begin: to = leapWSW[to];
move_check1_33, move_check1_rideDiagonally1_begin: board[from] = empty;
move_check1_39, move_check1_rideStraight1_begin: board[from] = empty;
move_check1_45, move_check1_47: board[from] = empty;
move_check1_47, move_check1_rideDiagonally2_4:;
move_check1_47, move_check1_rideDiagonally2_13:;
move_check1_47, move_check1_rideDiagonally2_22:;
move_check1_47, move_check1_rideDiagonally2_31:;
move_check1_47, move_check1_rideStraight2_4:;
move_check1_47, move_check1_rideStraight2_13:;
move_check1_47, move_check1_rideStraight2_22:;
move_check1_47, move_check1_rideStraight2_31:;
move_check1_55, move_check1_57: board[from] = empty;
move_check1_57, move_check1_arrive5_begin: to = east[to];
move_check1_57, move_check1_arrive5_begin: to = northEast[to];
move_check1_57, move_check1_arrive5_begin: to = northWest[to];
move_check1_57, move_check1_arrive5_begin: to = north[to];
move_check1_57, move_check1_arrive5_begin: to = southEast[to];
move_check1_57, move_check1_arrive5_begin: to = southWest[to];
move_check1_57, move_check1_arrive5_begin: to = south[to];
move_check1_57, move_check1_arrive5_begin: to = west[to];
move_check1_57, move_check1_castle1_begin: castle_arg0_me = move_arg0_me;
move_check1_58, move_check1_82: kingAt[move_arg0_me] = to;
move_check1_82, move_check1_83: ! attacked_check4_3 -> attacked_check4_4;
move_check1_arrive1_2, move_check1_82: board[to] = piece[move_arg0_me][knight];
move_check1_arrive1_begin, move_check1_arrive1_2: board[to] == empty;
move_check1_arrive1_begin, move_check1_arrive1_2: owner[board[to]] == opponent[move_arg0_me];
move_check1_arrive2_2, move_check1_82: board[to] = piece[move_arg0_me][bishop];
move_check1_arrive3_2, move_check1_82: board[to] = piece[move_arg0_me][rook];
move_check1_arrive4_2, move_check1_82: board[to] = piece[move_arg0_me][queen];
move_check1_arrive4_begin, move_check1_arrive4_2: board[to] == empty;
move_check1_arrive4_begin, move_check1_arrive4_2: owner[board[to]] == opponent[move_arg0_me];
move_check1_arrive5_2, move_check1_58: board[to] = piece[move_arg0_me][king];
move_check1_arrive5_begin, move_check1_arrive5_2: board[to] == empty;
move_check1_arrive5_begin, move_check1_arrive5_2: owner[board[to]] == opponent[move_arg0_me];
move_check1_begin, move_check1_1: move_arg0_me = turn_arg0_me;
move_check1_castle1_1, move_check1_castle1_4: untouched[home[castle_arg0_me][h]] == 1;
move_check1_castle1_1, move_check1_castle1_13: untouched[home[castle_arg0_me][a]] == 1;
move_check1_castle1_4, move_check1_castle1_5: board[home[castle_arg0_me][f]] == empty;
move_check1_castle1_5, move_check1_castle1_6: board[home[castle_arg0_me][g]] == empty;
move_check1_castle1_6, move_check1_castle1_7: ! attacked_check1_3 -> attacked_check1_4;
move_check1_castle1_7, move_check1_castle1_8: ! attacked_check2_3 -> attacked_check2_4;
move_check1_castle1_8, move_check1_castle1_9: board[home[castle_arg0_me][h]] = empty;
move_check1_castle1_9, move_check1_castle1_10: board[home[castle_arg0_me][f]] = piece[castle_arg0_me][rook];
move_check1_castle1_10, move_check1_castle1_arrive1_begin: to = home[castle_arg0_me][g];
move_check1_castle1_13, move_check1_castle1_14: board[home[castle_arg0_me][b]] == empty;
move_check1_castle1_14, move_check1_castle1_15: board[home[castle_arg0_me][c]] == empty;
move_check1_castle1_15, move_check1_castle1_16: board[home[castle_arg0_me][d]] == empty;
move_check1_castle1_16, move_check1_castle1_17: ! attacked_check1_3 -> attacked_check1_4;
move_check1_castle1_17, move_check1_castle1_18: ! attacked_check3_3 -> attacked_check3_4;
move_check1_castle1_18, move_check1_castle1_19: board[home[castle_arg0_me][a]] = empty;
move_check1_castle1_19, move_check1_castle1_20: board[home[castle_arg0_me][d]] = piece[castle_arg0_me][rook];
move_check1_castle1_20, move_check1_castle1_arrive1_begin: to = home[castle_arg0_me][c];
move_check1_castle1_arrive1_2, move_check1_58: board[to] = piece[castle_arg0_me][king];
move_check1_castle1_arrive1_begin, move_check1_castle1_arrive1_2: board[to] == empty;
move_check1_castle1_arrive1_begin, move_check1_castle1_arrive1_2: owner[board[to]] == opponent[castle_arg0_me];
move_check1_castle1_begin, move_check1_castle1_1: untouched[place[from]] == 1;
move_check1_movePawn1_3, move_check1_movePawn1_4: board[to] == empty;
move_check1_movePawn1_4, move_check1_movePawn1_10: pawnStart[move_arg0_me][from] == 1;
move_check1_movePawn1_4, move_check1_movePawn1_27:;
move_check1_movePawn1_10, move_check1_movePawn1_11: to = ahead[move_arg0_me][to];
move_check1_movePawn1_11, move_check1_movePawn1_27: board[to] == empty;
move_check1_movePawn1_14, move_check1_movePawn1_23: to == passed;
move_check1_movePawn1_14, move_check1_movePawn1_27: owner[board[to]] == opponent[move_arg0_me];
move_check1_movePawn1_23, move_check1_movePawn1_27: board[ahead[opponent[move_arg0_me]][to]] = empty;
move_check1_movePawn1_27, move_check1_movePawn1_29: ahead[move_arg0_me][to] == off;
move_check1_movePawn1_27, move_check1_movePawn1_30: ahead[move_arg0_me][to] != off;
move_check1_movePawn1_29, move_check1_82: board[to] = piece[move_arg0_me][bishop];
move_check1_movePawn1_29, move_check1_82: board[to] = piece[move_arg0_me][knight];
move_check1_movePawn1_29, move_check1_82: board[to] = piece[move_arg0_me][queen];
move_check1_movePawn1_29, move_check1_82: board[to] = piece[move_arg0_me][rook];
move_check1_movePawn1_30, move_check1_82: board[to] = piece[move_arg0_me][pawn];
move_check1_movePawn1_begin, move_check1_movePawn1_3: to = ahead[move_arg0_me][to];
move_check1_movePawn1_begin, move_check1_movePawn1_14: to = aheadEast[move_arg0_me][to];
move_check1_movePawn1_begin, move_check1_movePawn1_14: to = aheadWest[move_arg0_me][to];
move_check1_rideDiagonally1_4, move_check1_rideDiagonally1_5: to = northEast[to];
move_check1_rideDiagonally1_5, move_check1_rideDiagonally1_4: board[to] == empty;
move_check1_rideDiagonally1_5, move_check1_rideDiagonally1_end:;
move_check1_rideDiagonally1_13, move_check1_rideDiagonally1_14: to = southEast[to];
move_check1_rideDiagonally1_14, move_check1_rideDiagonally1_13: board[to] == empty;
move_check1_rideDiagonally1_14, move_check1_rideDiagonally1_end:;
move_check1_rideDiagonally1_22, move_check1_rideDiagonally1_23: to = southWest[to];
move_check1_rideDiagonally1_23, move_check1_rideDiagonally1_22: board[to] == empty;
move_check1_rideDiagonally1_23, move_check1_rideDiagonally1_end:;
move_check1_rideDiagonally1_31, move_check1_rideDiagonally1_32: to = northWest[to];
move_check1_rideDiagonally1_32, move_check1_rideDiagonally1_31: board[to] == empty;
move_check1_rideDiagonally1_32, move_check1_rideDiagonally1_end:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_4:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_13:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_22:;
move_check1_rideDiagonally1_begin, move_check1_rideDiagonally1_31:;
move_check1_rideDiagonally1_end, move_check1_arrive2_2: board[to] == empty;
move_check1_rideDiagonally1_end, move_check1_arrive2_2: owner[board[to]] == opponent[move_arg0_me];
move_check1_rideDiagonally2_4, move_check1_rideDiagonally2_5: to = northEast[to];
move_check1_rideDiagonally2_5, move_check1_arrive4_begin:;
move_check1_rideDiagonally2_5, move_check1_rideDiagonally2_4: board[to] == empty;
move_check1_rideDiagonally2_13, move_check1_rideDiagonally2_14: to = southEast[to];
move_check1_rideDiagonally2_14, move_check1_arrive4_begin:;
move_check1_rideDiagonally2_14, move_check1_rideDiagonally2_13: board[to] == empty;
move_check1_rideDiagonally2_22, move_check1_rideDiagonally2_23: to = southWest[to];
move_check1_rideDiagonally2_23, move_check1_arrive4_begin:;
move_check1_rideDiagonally2_23, move_check1_rideDiagonally2_22: board[to] == empty;
move_check1_rideDiagonally2_31, move_check1_rideDiagonally2_32: to = northWest[to];
move_check1_rideDiagonally2_32, move_check1_arrive4_begin:;
move_check1_rideDiagonally2_32, move_check1_rideDiagonally2_31: board[to] == empty;
move_check1_rideStraight1_4, move_check1_rideStraight1_5: to = north[to];
move_check1_rideStraight1_5, move_check1_rideStraight1_4: board[to] == empty;
move_check1_rideStraight1_5, move_check1_rideStraight1_end:;
move_check1_rideStraight1_13, move_check1_rideStraight1_14: to = east[to];
move_check1_rideStraight1_14, move_check1_rideStraight1_13: board[to] == empty;
move_check1_rideStraight1_14, move_check1_rideStraight1_end:;
move_check1_rideStraight1_22, move_check1_rideStraight1_23: to = south[to];
move_check1_rideStraight1_23, move_check1_rideStraight1_22: board[to] == empty;
move_check1_rideStraight1_23, move_check1_rideStraight1_end:;
move_check1_rideStraight1_31, move_check1_rideStraight1_32: to = west[to];
move_check1_rideStraight1_32, move_check1_rideStraight1_31: board[to] == empty;
move_check1_rideStraight1_32, move_check1_rideStraight1_end:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_4:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_13:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_22:;
move_check1_rideStraight1_begin, move_check1_rideStraight1_31:;
move_check1_rideStraight1_end, move_check1_arrive3_2: board[to] == empty;
move_check1_rideStraight1_end, move_check1_arrive3_2: owner[board[to]] == opponent[move_arg0_me];
move_check1_rideStraight2_4, move_check1_rideStraight2_5: to = north[to];
move_check1_rideStraight2_5, move_check1_arrive4_begin:;
move_check1_rideStraight2_5, move_check1_rideStraight2_4: board[to] == empty;
move_check1_rideStraight2_13, move_check1_rideStraight2_14: to = east[to];
move_check1_rideStraight2_14, move_check1_arrive4_begin:;
move_check1_rideStraight2_14, move_check1_rideStraight2_13: board[to] == empty;
move_check1_rideStraight2_22, move_check1_rideStraight2_23: to = south[to];
move_check1_rideStraight2_23, move_check1_arrive4_begin:;
move_check1_rideStraight2_23, move_check1_rideStraight2_22: board[to] == empty;
move_check1_rideStraight2_31, move_check1_rideStraight2_32: to = west[to];
move_check1_rideStraight2_32, move_check1_arrive4_begin:;
move_check1_rideStraight2_32, move_check1_rideStraight2_31: board[to] == empty;
turn1_2, turn1_4: ! attacked_check5_3 -> attacked_check5_4;
turn1_2, turn1_5: ? attacked_check5_3 -> attacked_check5_4;
turn1_3, turn1_4: clock == N__100;
turn1_3, turn1_10: clock != N__100;
turn1_4, end: player = keeper;
turn1_5, turn1_7: goals[white] = 0;
turn1_7, turn1_4: goals[black] = 100;
turn1_10, turn1_14: clock != N__0;
turn1_10, turn1_17: clock == N__0;
turn1_14, turn1_19: player = white;
turn1_17, turn1_4: ! enoughPieces_check1_1 -> enoughPieces_check1_3;
turn1_17, turn1_14: ? enoughPieces_check1_1 -> enoughPieces_check1_3;
turn1_19, turn1_move1_begin: move_arg0_me = white;
turn1_end, turn2_begin: turn_arg0_me = black;
turn1_move1_1, turn1_move1_2: to = from;
turn1_move1_2, turn1_move1_5: board[from] == P__white_pawn;
turn1_move1_2, turn1_move1_10: board[from] == P__white_knight;
turn1_move1_2, turn1_move1_32: board[from] == P__white_bishop;
turn1_move1_2, turn1_move1_38: board[from] == P__white_rook;
turn1_move1_2, turn1_move1_44: board[from] == P__white_queen;
turn1_move1_2, turn1_move1_54: board[from] == P__white_king;
turn1_move1_3, turn1_move1_80: untouched[place[from]] = 0;
turn1_move1_5, turn1_move1_6: board[from] = empty;
turn1_move1_6, turn1_move1_7: $$ from;
turn1_move1_7, turn1_move1_movePawn1_begin: movePawn_arg0_me = white;
turn1_move1_10, turn1_move1_11: board[from] = empty;
turn1_move1_11, turn1_move1_12: $$ from;
turn1_move1_12, turn1_move1_13: to = leapENE[to];
turn1_move1_12, turn1_move1_13: to = leapESE[to];
turn1_move1_12, turn1_move1_13: to = leapNNE[to];
turn1_move1_12, turn1_move1_13: to = leapNNW[to];
turn1_move1_12, turn1_move1_13: to = leapSSE[to];
turn1_move1_12, turn1_move1_13: to = leapSSW[to];
turn1_move1_12, turn1_move1_13: to = leapWNW[to];
turn1_move1_12, turn1_move1_13: to = leapWSW[to];
turn1_move1_13, turn1_move1_arrive1_1: arrive_arg0_me = white;
turn1_move1_32, turn1_move1_33: board[from] = empty;
turn1_move1_33, turn1_move1_rideDiagonally1_begin: $$ from;
turn1_move1_38, turn1_move1_39: board[from] = empty;
turn1_move1_39, turn1_move1_rideStraight1_begin: $$ from;
turn1_move1_44, turn1_move1_45: board[from] = empty;
turn1_move1_45, turn1_move1_46: $$ from;
turn1_move1_46, turn1_move1_rideDiagonally2_4:;
turn1_move1_46, turn1_move1_rideDiagonally2_13:;
turn1_move1_46, turn1_move1_rideDiagonally2_22:;
turn1_move1_46, turn1_move1_rideDiagonally2_31:;
turn1_move1_46, turn1_move1_rideStraight2_4:;
turn1_move1_46, turn1_move1_rideStraight2_13:;
turn1_move1_46, turn1_move1_rideStraight2_22:;
turn1_move1_46, turn1_move1_rideStraight2_31:;
turn1_move1_54, turn1_move1_55: board[from] = empty;
turn1_move1_55, turn1_move1_56: $$ from;
turn1_move1_56, turn1_move1_59: to = east[to];
turn1_move1_56, turn1_move1_59: to = northEast[to];
turn1_move1_56, turn1_move1_59: to = northWest[to];
turn1_move1_56, turn1_move1_59: to = north[to];
turn1_move1_56, turn1_move1_59: to = southEast[to];
turn1_move1_56, turn1_move1_59: to = southWest[to];
turn1_move1_56, turn1_move1_59: to = south[to];
turn1_move1_56, turn1_move1_59: to = west[to];
turn1_move1_56, turn1_move1_castle1_begin: castle_arg0_me = white;
turn1_move1_57, turn1_move1_3: kingAt[white] = to;
turn1_move1_59, turn1_move1_arrive5_1: arrive_arg0_me = white;
turn1_move1_80, turn1_move1_81: untouched[place[to]] = 0;
turn1_move1_81, turn1_move1_end: ! attacked_check4_3 -> attacked_check4_4;
turn1_move1_arrive1_1, turn1_move1_arrive1_begin: arrive_arg1_what = knight;
turn1_move1_arrive1_2, turn1_move1_arrive1_9: board[to] = P__white_knight;
turn1_move1_arrive1_4, turn1_move1_arrive1_2: clock = tick[clock];
turn1_move1_arrive1_7, turn1_move1_arrive1_2: clock = N__0;
turn1_move1_arrive1_9, turn1_move1_arrive1_10: passed = none;
turn1_move1_arrive1_10, turn1_move1_3: $$ to;
turn1_move1_arrive1_begin, turn1_move1_arrive1_4: board[to] == empty;
turn1_move1_arrive1_begin, turn1_move1_arrive1_7: owner[board[to]] == black;
turn1_move1_arrive2_1, turn1_move1_arrive2_begin: arrive_arg1_what = bishop;
turn1_move1_arrive2_2, turn1_move1_arrive1_9: board[to] = P__white_bishop;
turn1_move1_arrive2_4, turn1_move1_arrive2_2: clock = tick[clock];
turn1_move1_arrive2_7, turn1_move1_arrive2_2: clock = N__0;
turn1_move1_arrive2_begin, turn1_move1_arrive2_4: board[to] == empty;
turn1_move1_arrive2_begin, turn1_move1_arrive2_7: owner[board[to]] == black;
turn1_move1_arrive3_1, turn1_move1_arrive3_begin: arrive_arg1_what = rook;
turn1_move1_arrive3_2, turn1_move1_arrive1_9: board[to] = P__white_rook;
turn1_move1_arrive3_4, turn1_move1_arrive3_2: clock = tick[clock];
turn1_move1_arrive3_7, turn1_move1_arrive3_2: clock = N__0;
turn1_move1_arrive3_begin, turn1_move1_arrive3_4: board[to] == empty;
turn1_move1_arrive3_begin, turn1_move1_arrive3_7: owner[board[to]] == black;
turn1_move1_arrive4_1, turn1_move1_arrive4_begin: arrive_arg1_what = queen;
turn1_move1_arrive4_2, turn1_move1_arrive1_9: board[to] = P__white_queen;
turn1_move1_arrive4_4, turn1_move1_arrive4_2: clock = tick[clock];
turn1_move1_arrive4_7, turn1_move1_arrive4_2: clock = N__0;
turn1_move1_arrive4_begin, turn1_move1_arrive4_4: board[to] == empty;
turn1_move1_arrive4_begin, turn1_move1_arrive4_7: owner[board[to]] == black;
turn1_move1_arrive5_1, turn1_move1_arrive5_begin: arrive_arg1_what = king;
turn1_move1_arrive5_2, turn1_move1_arrive5_9: board[to] = P__white_king;
turn1_move1_arrive5_4, turn1_move1_arrive5_2: clock = tick[clock];
turn1_move1_arrive5_7, turn1_move1_arrive5_2: clock = N__0;
turn1_move1_arrive5_9, turn1_move1_arrive5_10: passed = none;
turn1_move1_arrive5_10, turn1_move1_57: $$ to;
turn1_move1_arrive5_begin, turn1_move1_arrive5_4: board[to] == empty;
turn1_move1_arrive5_begin, turn1_move1_arrive5_7: owner[board[to]] == black;
turn1_move1_begin, turn1_move1_1: from = Square(*);
turn1_move1_castle1_1, turn1_move1_castle1_4: untouched[S__h_1] == 1;
turn1_move1_castle1_1, turn1_move1_castle1_13: untouched[S__a_1] == 1;
turn1_move1_castle1_4, turn1_move1_castle1_5: board[S__f_1] == empty;
turn1_move1_castle1_5, turn1_move1_castle1_6: board[S__g_1] == empty;
turn1_move1_castle1_6, turn1_move1_castle1_7: ! attacked_check1_3 -> attacked_check1_4;
turn1_move1_castle1_7, turn1_move1_castle1_8: ! attacked_check2_3 -> attacked_check2_4;
turn1_move1_castle1_8, turn1_move1_castle1_9: board[S__h_1] = empty;
turn1_move1_castle1_9, turn1_move1_castle1_10: board[S__f_1] = P__white_rook;
turn1_move1_castle1_10, turn1_move1_59: to = S__g_1;
turn1_move1_castle1_13, turn1_move1_castle1_14: board[S__b_1] == empty;
turn1_move1_castle1_14, turn1_move1_castle1_15: board[S__c_1] == empty;
turn1_move1_castle1_15, turn1_move1_castle1_16: board[S__d_1] == empty;
turn1_move1_castle1_16, turn1_move1_castle1_17: ! attacked_check1_3 -> attacked_check1_4;
turn1_move1_castle1_17, turn1_move1_castle1_18: ! attacked_check3_3 -> attacked_check3_4;
turn1_move1_castle1_18, turn1_move1_castle1_19: board[S__a_1] = empty;
turn1_move1_castle1_19, turn1_move1_castle1_20: board[S__d_1] = P__white_rook;
turn1_move1_castle1_20, turn1_move1_59: to = S__c_1;
turn1_move1_castle1_begin, turn1_move1_castle1_1: untouched[place[from]] == 1;
turn1_move1_end, turn1_end: player = keeper;
turn1_move1_movePawn1_1, turn1_move1_movePawn1_26: clock = N__0;
turn1_move1_movePawn1_3, turn1_move1_movePawn1_4: board[to] == empty;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_1: passed = none;
turn1_move1_movePawn1_4, turn1_move1_movePawn1_9: pawnStart[white][from] == 1;
turn1_move1_movePawn1_9, turn1_move1_movePawn1_10: passed = to;
turn1_move1_movePawn1_10, turn1_move1_movePawn1_11: to = ahead[white][to];
turn1_move1_movePawn1_11, turn1_move1_movePawn1_1: board[to] == empty;
turn1_move1_movePawn1_14, turn1_move1_movePawn1_19: owner[board[to]] == black;
turn1_move1_movePawn1_14, turn1_move1_movePawn1_23: to == passed;
turn1_move1_movePawn1_19, turn1_move1_movePawn1_1: passed = none;
turn1_move1_movePawn1_23, turn1_move1_movePawn1_19: board[ahead[black][to]] = empty;
turn1_move1_movePawn1_26, turn1_move1_movePawn1_27: $$ to;
turn1_move1_movePawn1_27, turn1_move1_movePawn1_29: ahead[white][to] == off;
turn1_move1_movePawn1_27, turn1_move1_movePawn1_30: ahead[white][to] != off;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_33: board[to] = P__white_queen;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_36: board[to] = P__white_rook;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_39: board[to] = P__white_bishop;
turn1_move1_movePawn1_29, turn1_move1_movePawn1_42: board[to] = P__white_knight;
turn1_move1_movePawn1_30, turn1_move1_3: board[to] = P__white_pawn;
turn1_move1_movePawn1_33, turn1_move1_3: $ queen;
turn1_move1_movePawn1_36, turn1_move1_3: $ rook;
turn1_move1_movePawn1_39, turn1_move1_3: $ bishop;
turn1_move1_movePawn1_42, turn1_move1_3: $ knight;
turn1_move1_movePawn1_begin, turn1_move1_movePawn1_3: to = ahead[white][to];
turn1_move1_movePawn1_begin, turn1_move1_movePawn1_14: to = aheadEast[white][to];
turn1_move1_movePawn1_begin, turn1_move1_movePawn1_14: to = aheadWest[white][to];
turn1_move1_rideDiagonally1_4, turn1_move1_rideDiagonally1_5: to = northEast[to];
turn1_move1_rideDiagonally1_5, turn1_move1_arrive2_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally1_5, turn1_move1_rideDiagonally1_4: board[to] == empty;
turn1_move1_rideDiagonally1_13, turn1_move1_rideDiagonally1_14: to = southEast[to];
turn1_move1_rideDiagonally1_14, turn1_move1_arrive2_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally1_14, turn1_move1_rideDiagonally1_13: board[to] == empty;
turn1_move1_rideDiagonally1_22, turn1_move1_rideDiagonally1_23: to = southWest[to];
turn1_move1_rideDiagonally1_23, turn1_move1_arrive2_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally1_23, turn1_move1_rideDiagonally1_22: board[to] == empty;
turn1_move1_rideDiagonally1_31, turn1_move1_rideDiagonally1_32: to = northWest[to];
turn1_move1_rideDiagonally1_32, turn1_move1_arrive2_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally1_32, turn1_move1_rideDiagonally1_31: board[to] == empty;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_4:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_13:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_22:;
turn1_move1_rideDiagonally1_begin, turn1_move1_rideDiagonally1_31:;
turn1_move1_rideDiagonally2_4, turn1_move1_rideDiagonally2_5: to = northEast[to];
turn1_move1_rideDiagonally2_5, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally2_5, turn1_move1_rideDiagonally2_4: board[to] == empty;
turn1_move1_rideDiagonally2_13, turn1_move1_rideDiagonally2_14: to = southEast[to];
turn1_move1_rideDiagonally2_14, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally2_14, turn1_move1_rideDiagonally2_13: board[to] == empty;
turn1_move1_rideDiagonally2_22, turn1_move1_rideDiagonally2_23: to = southWest[to];
turn1_move1_rideDiagonally2_23, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally2_23, turn1_move1_rideDiagonally2_22: board[to] == empty;
turn1_move1_rideDiagonally2_31, turn1_move1_rideDiagonally2_32: to = northWest[to];
turn1_move1_rideDiagonally2_32, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideDiagonally2_32, turn1_move1_rideDiagonally2_31: board[to] == empty;
turn1_move1_rideStraight1_4, turn1_move1_rideStraight1_5: to = north[to];
turn1_move1_rideStraight1_5, turn1_move1_arrive3_1: arrive_arg0_me = white;
turn1_move1_rideStraight1_5, turn1_move1_rideStraight1_4: board[to] == empty;
turn1_move1_rideStraight1_13, turn1_move1_rideStraight1_14: to = east[to];
turn1_move1_rideStraight1_14, turn1_move1_arrive3_1: arrive_arg0_me = white;
turn1_move1_rideStraight1_14, turn1_move1_rideStraight1_13: board[to] == empty;
turn1_move1_rideStraight1_22, turn1_move1_rideStraight1_23: to = south[to];
turn1_move1_rideStraight1_23, turn1_move1_arrive3_1: arrive_arg0_me = white;
turn1_move1_rideStraight1_23, turn1_move1_rideStraight1_22: board[to] == empty;
turn1_move1_rideStraight1_31, turn1_move1_rideStraight1_32: to = west[to];
turn1_move1_rideStraight1_32, turn1_move1_arrive3_1: arrive_arg0_me = white;
turn1_move1_rideStraight1_32, turn1_move1_rideStraight1_31: board[to] == empty;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_4:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_13:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_22:;
turn1_move1_rideStraight1_begin, turn1_move1_rideStraight1_31:;
turn1_move1_rideStraight2_4, turn1_move1_rideStraight2_5: to = north[to];
turn1_move1_rideStraight2_5, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideStraight2_5, turn1_move1_rideStraight2_4: board[to] == empty;
turn1_move1_rideStraight2_13, turn1_move1_rideStraight2_14: to = east[to];
turn1_move1_rideStraight2_14, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideStraight2_14, turn1_move1_rideStraight2_13: board[to] == empty;
turn1_move1_rideStraight2_22, turn1_move1_rideStraight2_23: to = south[to];
turn1_move1_rideStraight2_23, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideStraight2_23, turn1_move1_rideStraight2_22: board[to] == empty;
turn1_move1_rideStraight2_31, turn1_move1_rideStraight2_32: to = west[to];
turn1_move1_rideStraight2_32, turn1_move1_arrive4_1: arrive_arg0_me = white;
turn1_move1_rideStraight2_32, turn1_move1_rideStraight2_31: board[to] == empty;
turn2_2, turn1_4: ! attacked_check5_3 -> attacked_check5_4;
turn2_2, turn2_5: ? attacked_check5_3 -> attacked_check5_4;
turn2_3, turn1_4: clock == N__100;
turn2_3, turn2_10: clock != N__100;
turn2_5, turn2_7: goals[black] = 0;
turn2_7, turn1_4: goals[white] = 100;
turn2_10, turn2_14: clock != N__0;
turn2_10, turn2_17: clock == N__0;
turn2_14, turn2_19: player = black;
turn2_17, turn1_4: ! enoughPieces_check1_1 -> enoughPieces_check1_3;
turn2_17, turn2_14: ? enoughPieces_check1_1 -> enoughPieces_check1_3;
turn2_19, turn2_move1_begin: move_arg0_me = black;
turn2_begin, turn2_2: ! move_check1_begin -> move_check1_83;
turn2_begin, turn2_3: ? move_check1_begin -> move_check1_83;
turn2_end, begin: turn_arg0_me = white;
turn2_move1_1, turn2_move1_2: to = from;
turn2_move1_2, turn2_move1_5: board[from] == P__black_pawn;
turn2_move1_2, turn2_move1_10: board[from] == P__black_knight;
turn2_move1_2, turn2_move1_32: board[from] == P__black_bishop;
turn2_move1_2, turn2_move1_38: board[from] == P__black_rook;
turn2_move1_2, turn2_move1_44: board[from] == P__black_queen;
turn2_move1_2, turn2_move1_54: board[from] == P__black_king;
turn2_move1_3, turn2_move1_80: untouched[place[from]] = 0;
turn2_move1_5, turn2_move1_6: board[from] = empty;
turn2_move1_6, turn2_move1_7: $$ from;
turn2_move1_7, turn2_move1_movePawn1_begin: movePawn_arg0_me = black;
turn2_move1_10, turn2_move1_11: board[from] = empty;
turn2_move1_11, turn2_move1_12: $$ from;
turn2_move1_12, turn2_move1_13: to = leapENE[to];
turn2_move1_12, turn2_move1_13: to = leapESE[to];
turn2_move1_12, turn2_move1_13: to = leapNNE[to];
turn2_move1_12, turn2_move1_13: to = leapNNW[to];
turn2_move1_12, turn2_move1_13: to = leapSSE[to];
turn2_move1_12, turn2_move1_13: to = leapSSW[to];
turn2_move1_12, turn2_move1_13: to = leapWNW[to];
turn2_move1_12, turn2_move1_13: to = leapWSW[to];
turn2_move1_13, turn2_move1_arrive1_1: arrive_arg0_me = black;
turn2_move1_32, turn2_move1_33: board[from] = empty;
turn2_move1_33, turn2_move1_rideDiagonally1_begin: $$ from;
turn2_move1_38, turn2_move1_39: board[from] = empty;
turn2_move1_39, turn2_move1_rideStraight1_begin: $$ from;
turn2_move1_44, turn2_move1_45: board[from] = empty;
turn2_move1_45, turn2_move1_46: $$ from;
turn2_move1_46, turn2_move1_rideDiagonally2_4:;
turn2_move1_46, turn2_move1_rideDiagonally2_13:;
turn2_move1_46, turn2_move1_rideDiagonally2_22:;
turn2_move1_46, turn2_move1_rideDiagonally2_31:;
turn2_move1_46, turn2_move1_rideStraight2_4:;
turn2_move1_46, turn2_move1_rideStraight2_13:;
turn2_move1_46, turn2_move1_rideStraight2_22:;
turn2_move1_46, turn2_move1_rideStraight2_31:;
turn2_move1_54, turn2_move1_55: board[from] = empty;
turn2_move1_55, turn2_move1_56: $$ from;
turn2_move1_56, turn2_move1_59: to = east[to];
turn2_move1_56, turn2_move1_59: to = northEast[to];
turn2_move1_56, turn2_move1_59: to = northWest[to];
turn2_move1_56, turn2_move1_59: to = north[to];
turn2_move1_56, turn2_move1_59: to = southEast[to];
turn2_move1_56, turn2_move1_59: to = southWest[to];
turn2_move1_56, turn2_move1_59: to = south[to];
turn2_move1_56, turn2_move1_59: to = west[to];
turn2_move1_56, turn2_move1_castle1_begin: castle_arg0_me = black;
turn2_move1_57, turn2_move1_3: kingAt[black] = to;
turn2_move1_59, turn2_move1_arrive5_1: arrive_arg0_me = black;
turn2_move1_80, turn2_move1_81: untouched[place[to]] = 0;
turn2_move1_81, turn2_move1_end: ! attacked_check4_3 -> attacked_check4_4;
turn2_move1_arrive1_1, turn2_move1_arrive1_begin: arrive_arg1_what = knight;
turn2_move1_arrive1_2, turn2_move1_arrive1_9: board[to] = P__black_knight;
turn2_move1_arrive1_4, turn2_move1_arrive1_2: clock = tick[clock];
turn2_move1_arrive1_7, turn2_move1_arrive1_2: clock = N__0;
turn2_move1_arrive1_9, turn2_move1_arrive1_10: passed = none;
turn2_move1_arrive1_10, turn2_move1_3: $$ to;
turn2_move1_arrive1_begin, turn2_move1_arrive1_4: board[to] == empty;
turn2_move1_arrive1_begin, turn2_move1_arrive1_7: owner[board[to]] == white;
turn2_move1_arrive2_1, turn2_move1_arrive2_begin: arrive_arg1_what = bishop;
turn2_move1_arrive2_2, turn2_move1_arrive1_9: board[to] = P__black_bishop;
turn2_move1_arrive2_4, turn2_move1_arrive2_2: clock = tick[clock];
turn2_move1_arrive2_7, turn2_move1_arrive2_2: clock = N__0;
turn2_move1_arrive2_begin, turn2_move1_arrive2_4: board[to] == empty;
turn2_move1_arrive2_begin, turn2_move1_arrive2_7: owner[board[to]] == white;
turn2_move1_arrive3_1, turn2_move1_arrive3_begin: arrive_arg1_what = rook;
turn2_move1_arrive3_2, turn2_move1_arrive1_9: board[to] = P__black_rook;
turn2_move1_arrive3_4, turn2_move1_arrive3_2: clock = tick[clock];
turn2_move1_arrive3_7, turn2_move1_arrive3_2: clock = N__0;
turn2_move1_arrive3_begin, turn2_move1_arrive3_4: board[to] == empty;
turn2_move1_arrive3_begin, turn2_move1_arrive3_7: owner[board[to]] == white;
turn2_move1_arrive4_1, turn2_move1_arrive4_begin: arrive_arg1_what = queen;
turn2_move1_arrive4_2, turn2_move1_arrive1_9: board[to] = P__black_queen;
turn2_move1_arrive4_4, turn2_move1_arrive4_2: clock = tick[clock];
turn2_move1_arrive4_7, turn2_move1_arrive4_2: clock = N__0;
turn2_move1_arrive4_begin, turn2_move1_arrive4_4: board[to] == empty;
turn2_move1_arrive4_begin, turn2_move1_arrive4_7: owner[board[to]] == white;
turn2_move1_arrive5_1, turn2_move1_arrive5_begin: arrive_arg1_what = king;
turn2_move1_arrive5_2, turn2_move1_arrive5_9: board[to] = P__black_king;
turn2_move1_arrive5_4, turn2_move1_arrive5_2: clock = tick[clock];
turn2_move1_arrive5_7, turn2_move1_arrive5_2: clock = N__0;
turn2_move1_arrive5_9, turn2_move1_arrive5_10: passed = none;
turn2_move1_arrive5_10, turn2_move1_57: $$ to;
turn2_move1_arrive5_begin, turn2_move1_arrive5_4: board[to] == empty;
turn2_move1_arrive5_begin, turn2_move1_arrive5_7: owner[board[to]] == white;
turn2_move1_begin, turn2_move1_1: from = Square(*);
turn2_move1_castle1_1, turn2_move1_castle1_4: untouched[S__h_8] == 1;
turn2_move1_castle1_1, turn2_move1_castle1_13: untouched[S__a_8] == 1;
turn2_move1_castle1_4, turn2_move1_castle1_5: board[S__f_8] == empty;
turn2_move1_castle1_5, turn2_move1_castle1_6: board[S__g_8] == empty;
turn2_move1_castle1_6, turn2_move1_castle1_7: ! attacked_check1_3 -> attacked_check1_4;
turn2_move1_castle1_7, turn2_move1_castle1_8: ! attacked_check2_3 -> attacked_check2_4;
turn2_move1_castle1_8, turn2_move1_castle1_9: board[S__h_8] = empty;
turn2_move1_castle1_9, turn2_move1_castle1_10: board[S__f_8] = P__black_rook;
turn2_move1_castle1_10, turn2_move1_59: to = S__g_8;
turn2_move1_castle1_13, turn2_move1_castle1_14: board[S__b_8] == empty;
turn2_move1_castle1_14, turn2_move1_castle1_15: board[S__c_8] == empty;
turn2_move1_castle1_15, turn2_move1_castle1_16: board[S__d_8] == empty;
turn2_move1_castle1_16, turn2_move1_castle1_17: ! attacked_check1_3 -> attacked_check1_4;
turn2_move1_castle1_17, turn2_move1_castle1_18: ! attacked_check3_3 -> attacked_check3_4;
turn2_move1_castle1_18, turn2_move1_castle1_19: board[S__a_8] = empty;
turn2_move1_castle1_19, turn2_move1_castle1_20: board[S__d_8] = P__black_rook;
turn2_move1_castle1_20, turn2_move1_59: to = S__c_8;
turn2_move1_castle1_begin, turn2_move1_castle1_1: untouched[place[from]] == 1;
turn2_move1_end, turn2_end: player = keeper;
turn2_move1_movePawn1_1, turn2_move1_movePawn1_26: clock = N__0;
turn2_move1_movePawn1_3, turn2_move1_movePawn1_4: board[to] == empty;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_1: passed = none;
turn2_move1_movePawn1_4, turn2_move1_movePawn1_9: pawnStart[black][from] == 1;
turn2_move1_movePawn1_9, turn2_move1_movePawn1_10: passed = to;
turn2_move1_movePawn1_10, turn2_move1_movePawn1_11: to = ahead[black][to];
turn2_move1_movePawn1_11, turn2_move1_movePawn1_1: board[to] == empty;
turn2_move1_movePawn1_14, turn2_move1_movePawn1_19: owner[board[to]] == white;
turn2_move1_movePawn1_14, turn2_move1_movePawn1_23: to == passed;
turn2_move1_movePawn1_19, turn2_move1_movePawn1_1: passed = none;
turn2_move1_movePawn1_23, turn2_move1_movePawn1_19: board[ahead[white][to]] = empty;
turn2_move1_movePawn1_26, turn2_move1_movePawn1_27: $$ to;
turn2_move1_movePawn1_27, turn2_move1_movePawn1_29: ahead[black][to] == off;
turn2_move1_movePawn1_27, turn2_move1_movePawn1_30: ahead[black][to] != off;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_33: board[to] = P__black_queen;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_36: board[to] = P__black_rook;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_39: board[to] = P__black_bishop;
turn2_move1_movePawn1_29, turn2_move1_movePawn1_42: board[to] = P__black_knight;
turn2_move1_movePawn1_30, turn2_move1_3: board[to] = P__black_pawn;
turn2_move1_movePawn1_33, turn2_move1_3: $ queen;
turn2_move1_movePawn1_36, turn2_move1_3: $ rook;
turn2_move1_movePawn1_39, turn2_move1_3: $ bishop;
turn2_move1_movePawn1_42, turn2_move1_3: $ knight;
turn2_move1_movePawn1_begin, turn2_move1_movePawn1_3: to = ahead[black][to];
turn2_move1_movePawn1_begin, turn2_move1_movePawn1_14: to = aheadEast[black][to];
turn2_move1_movePawn1_begin, turn2_move1_movePawn1_14: to = aheadWest[black][to];
turn2_move1_rideDiagonally1_4, turn2_move1_rideDiagonally1_5: to = northEast[to];
turn2_move1_rideDiagonally1_5, turn2_move1_arrive2_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally1_5, turn2_move1_rideDiagonally1_4: board[to] == empty;
turn2_move1_rideDiagonally1_13, turn2_move1_rideDiagonally1_14: to = southEast[to];
turn2_move1_rideDiagonally1_14, turn2_move1_arrive2_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally1_14, turn2_move1_rideDiagonally1_13: board[to] == empty;
turn2_move1_rideDiagonally1_22, turn2_move1_rideDiagonally1_23: to = southWest[to];
turn2_move1_rideDiagonally1_23, turn2_move1_arrive2_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally1_23, turn2_move1_rideDiagonally1_22: board[to] == empty;
turn2_move1_rideDiagonally1_31, turn2_move1_rideDiagonally1_32: to = northWest[to];
turn2_move1_rideDiagonally1_32, turn2_move1_arrive2_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally1_32, turn2_move1_rideDiagonally1_31: board[to] == empty;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_4:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_13:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_22:;
turn2_move1_rideDiagonally1_begin, turn2_move1_rideDiagonally1_31:;
turn2_move1_rideDiagonally2_4, turn2_move1_rideDiagonally2_5: to = northEast[to];
turn2_move1_rideDiagonally2_5, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally2_5, turn2_move1_rideDiagonally2_4: board[to] == empty;
turn2_move1_rideDiagonally2_13, turn2_move1_rideDiagonally2_14: to = southEast[to];
turn2_move1_rideDiagonally2_14, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally2_14, turn2_move1_rideDiagonally2_13: board[to] == empty;
turn2_move1_rideDiagonally2_22, turn2_move1_rideDiagonally2_23: to = southWest[to];
turn2_move1_rideDiagonally2_23, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally2_23, turn2_move1_rideDiagonally2_22: board[to] == empty;
turn2_move1_rideDiagonally2_31, turn2_move1_rideDiagonally2_32: to = northWest[to];
turn2_move1_rideDiagonally2_32, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideDiagonally2_32, turn2_move1_rideDiagonally2_31: board[to] == empty;
turn2_move1_rideStraight1_4, turn2_move1_rideStraight1_5: to = north[to];
turn2_move1_rideStraight1_5, turn2_move1_arrive3_1: arrive_arg0_me = black;
turn2_move1_rideStraight1_5, turn2_move1_rideStraight1_4: board[to] == empty;
turn2_move1_rideStraight1_13, turn2_move1_rideStraight1_14: to = east[to];
turn2_move1_rideStraight1_14, turn2_move1_arrive3_1: arrive_arg0_me = black;
turn2_move1_rideStraight1_14, turn2_move1_rideStraight1_13: board[to] == empty;
turn2_move1_rideStraight1_22, turn2_move1_rideStraight1_23: to = south[to];
turn2_move1_rideStraight1_23, turn2_move1_arrive3_1: arrive_arg0_me = black;
turn2_move1_rideStraight1_23, turn2_move1_rideStraight1_22: board[to] == empty;
turn2_move1_rideStraight1_31, turn2_move1_rideStraight1_32: to = west[to];
turn2_move1_rideStraight1_32, turn2_move1_arrive3_1: arrive_arg0_me = black;
turn2_move1_rideStraight1_32, turn2_move1_rideStraight1_31: board[to] == empty;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_4:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_13:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_22:;
turn2_move1_rideStraight1_begin, turn2_move1_rideStraight1_31:;
turn2_move1_rideStraight2_4, turn2_move1_rideStraight2_5: to = north[to];
turn2_move1_rideStraight2_5, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideStraight2_5, turn2_move1_rideStraight2_4: board[to] == empty;
turn2_move1_rideStraight2_13, turn2_move1_rideStraight2_14: to = east[to];
turn2_move1_rideStraight2_14, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideStraight2_14, turn2_move1_rideStraight2_13: board[to] == empty;
turn2_move1_rideStraight2_22, turn2_move1_rideStraight2_23: to = south[to];
turn2_move1_rideStraight2_23, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideStraight2_23, turn2_move1_rideStraight2_22: board[to] == empty;
turn2_move1_rideStraight2_31, turn2_move1_rideStraight2_32: to = west[to];
turn2_move1_rideStraight2_32, turn2_move1_arrive4_1: arrive_arg0_me = black;
turn2_move1_rideStraight2_32, turn2_move1_rideStraight2_31: board[to] == empty;

@disjoint turn1_move1_2 :
  turn1_move1_5
  turn1_move1_10
  turn1_move1_32
  turn1_move1_38
  turn1_move1_44
  turn1_move1_54;
@disjoint turn2_move1_2 :
  turn2_move1_5
  turn2_move1_10
  turn2_move1_32
  turn2_move1_38
  turn2_move1_44
  turn2_move1_54;
@disjointExhaustive attacked_check1_52 : attacked_check1_53 attacked_check1_48;
@disjointExhaustive attacked_check1_58 : attacked_check1_59 attacked_check1_48;
@disjointExhaustive attacked_check1_64 : attacked_check1_65 attacked_check1_48;
@disjointExhaustive attacked_check1_70 : attacked_check1_71 attacked_check1_48;
@disjointExhaustive attacked_check1_79 : attacked_check1_80 attacked_check1_75;
@disjointExhaustive attacked_check1_85 : attacked_check1_86 attacked_check1_75;
@disjointExhaustive attacked_check1_91 : attacked_check1_92 attacked_check1_75;
@disjointExhaustive attacked_check1_97 : attacked_check1_98 attacked_check1_75;
@disjointExhaustive attacked_check2_52 : attacked_check2_53 attacked_check2_48;
@disjointExhaustive attacked_check2_58 : attacked_check2_59 attacked_check2_48;
@disjointExhaustive attacked_check2_64 : attacked_check2_65 attacked_check2_48;
@disjointExhaustive attacked_check2_70 : attacked_check2_71 attacked_check2_48;
@disjointExhaustive attacked_check2_79 : attacked_check2_80 attacked_check2_75;
@disjointExhaustive attacked_check2_85 : attacked_check2_86 attacked_check2_75;
@disjointExhaustive attacked_check2_91 : attacked_check2_92 attacked_check2_75;
@disjointExhaustive attacked_check2_97 : attacked_check2_98 attacked_check2_75;
@disjointExhaustive attacked_check3_52 : attacked_check3_53 attacked_check3_48;
@disjointExhaustive attacked_check3_58 : attacked_check3_59 attacked_check3_48;
@disjointExhaustive attacked_check3_64 : attacked_check3_65 attacked_check3_48;
@disjointExhaustive attacked_check3_70 : attacked_check3_71 attacked_check3_48;
@disjointExhaustive attacked_check3_79 : attacked_check3_80 attacked_check3_75;
@disjointExhaustive attacked_check3_85 : attacked_check3_86 attacked_check3_75;
@disjointExhaustive attacked_check3_91 : attacked_check3_92 attacked_check3_75;
@disjointExhaustive attacked_check3_97 : attacked_check3_98 attacked_check3_75;
@disjointExhaustive attacked_check4_52 : attacked_check4_53 attacked_check4_48;
@disjointExhaustive attacked_check4_58 : attacked_check4_59 attacked_check4_48;
@disjointExhaustive attacked_check4_64 : attacked_check4_65 attacked_check4_48;
@disjointExhaustive attacked_check4_70 : attacked_check4_71 attacked_check4_48;
@disjointExhaustive attacked_check4_79 : attacked_check4_80 attacked_check4_75;
@disjointExhaustive attacked_check4_85 : attacked_check4_86 attacked_check4_75;
@disjointExhaustive attacked_check4_91 : attacked_check4_92 attacked_check4_75;
@disjointExhaustive attacked_check4_97 : attacked_check4_98 attacked_check4_75;
@disjointExhaustive attacked_check5_52 : attacked_check5_53 attacked_check5_48;
@disjointExhaustive attacked_check5_58 : attacked_check5_59 attacked_check5_48;
@disjointExhaustive attacked_check5_64 : attacked_check5_65 attacked_check5_48;
@disjointExhaustive attacked_check5_70 : attacked_check5_71 attacked_check5_48;
@disjointExhaustive attacked_check5_79 : attacked_check5_80 attacked_check5_75;
@disjointExhaustive attacked_check5_85 : attacked_check5_86 attacked_check5_75;
@disjointExhaustive attacked_check5_91 : attacked_check5_92 attacked_check5_75;
@disjointExhaustive attacked_check5_97 : attacked_check5_98 attacked_check5_75;
@disjointExhaustive begin : turn1_2 turn1_3;
@disjointExhaustive move_check1_movePawn1_27 : move_check1_movePawn1_29 move_check1_movePawn1_30;
@disjointExhaustive turn1_2 : turn1_5 turn1_4;
@disjointExhaustive turn1_3 : turn1_10 turn1_4;
@disjointExhaustive turn1_10 : turn1_17 turn1_14;
@disjointExhaustive turn1_17 : turn1_14 turn1_4;
@disjointExhaustive turn1_move1_movePawn1_27 : turn1_move1_movePawn1_29 turn1_move1_movePawn1_30;
@disjointExhaustive turn2_2 : turn2_5 turn1_4;
@disjointExhaustive turn2_3 : turn2_10 turn1_4;
@disjointExhaustive turn2_10 : turn2_17 turn2_14;
@disjointExhaustive turn2_17 : turn2_14 turn1_4;
@disjointExhaustive turn2_begin : turn2_2 turn2_3;
@disjointExhaustive turn2_move1_movePawn1_27 : turn2_move1_movePawn1_29 turn2_move1_movePawn1_30;
@integer 0 : 0 1;
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
@repeat attacked_check1_48 attacked_check1_52 attacked_check1_53 attacked_check1_58 attacked_check1_59 attacked_check1_64 attacked_check1_65 attacked_check1_70 attacked_check1_71 attacked_check1_75 attacked_check1_79 attacked_check1_80 attacked_check1_85 attacked_check1_86 attacked_check1_91 attacked_check1_92 attacked_check1_97 attacked_check1_98 attacked_check2_48 attacked_check2_52 attacked_check2_53 attacked_check2_58 attacked_check2_59 attacked_check2_64 attacked_check2_65 attacked_check2_70 attacked_check2_71 attacked_check2_75 attacked_check2_79 attacked_check2_80 attacked_check2_85 attacked_check2_86 attacked_check2_91 attacked_check2_92 attacked_check2_97 attacked_check2_98 attacked_check3_48 attacked_check3_52 attacked_check3_53 attacked_check3_58 attacked_check3_59 attacked_check3_64 attacked_check3_65 attacked_check3_70 attacked_check3_71 attacked_check3_75 attacked_check3_79 attacked_check3_80 attacked_check3_85 attacked_check3_86 attacked_check3_91 attacked_check3_92 attacked_check3_97 attacked_check3_98 attacked_check4_48 attacked_check4_52 attacked_check4_53 attacked_check4_58 attacked_check4_59 attacked_check4_64 attacked_check4_65 attacked_check4_70 attacked_check4_71 attacked_check4_75 attacked_check4_79 attacked_check4_80 attacked_check4_85 attacked_check4_86 attacked_check4_91 attacked_check4_92 attacked_check4_97 attacked_check4_98 attacked_check5_48 attacked_check5_52 attacked_check5_53 attacked_check5_58 attacked_check5_59 attacked_check5_64 attacked_check5_65 attacked_check5_70 attacked_check5_71 attacked_check5_75 attacked_check5_79 attacked_check5_80 attacked_check5_85 attacked_check5_86 attacked_check5_91 attacked_check5_92 attacked_check5_97 attacked_check5_98 enoughPieces_check1_7 enoughPieces_check1_12 enoughPieces_check1_13 :
  at;
@repeat begin turn1_2 turn1_5 turn1_3 turn1_10 turn1_17 turn1_14 turn2_14 : turn_arg0_me;
@repeat enoughPieces_check1_8 enoughPieces_check1_9 enoughPieces_check1_14 enoughPieces_check1_15 :
  at
  other;
@repeat move_check1_58 move_check1_castle1_arrive1_begin move_check1_castle1_arrive1_2 turn1_move1_59 turn2_move1_59 :
  board
  castle_arg0_me
  from
  move_arg0_me
  to;
@repeat move_check1_82 : board castle_arg0_me from kingAt move_arg0_me to;
@repeat move_check1_arrive1_begin move_check1_arrive1_2 move_check1_arrive2_2 move_check1_arrive3_2 move_check1_arrive4_begin move_check1_arrive4_2 move_check1_arrive5_begin move_check1_arrive5_2 move_check1_movePawn1_14 move_check1_movePawn1_23 move_check1_movePawn1_27 move_check1_movePawn1_29 move_check1_movePawn1_30 move_check1_rideDiagonally1_end move_check1_rideDiagonally1_4 move_check1_rideDiagonally1_5 move_check1_rideDiagonally1_13 move_check1_rideDiagonally1_14 move_check1_rideDiagonally1_22 move_check1_rideDiagonally1_23 move_check1_rideDiagonally1_31 move_check1_rideDiagonally1_32 move_check1_rideDiagonally2_4 move_check1_rideDiagonally2_5 move_check1_rideDiagonally2_13 move_check1_rideDiagonally2_14 move_check1_rideDiagonally2_22 move_check1_rideDiagonally2_23 move_check1_rideDiagonally2_31 move_check1_rideDiagonally2_32 move_check1_rideStraight1_end move_check1_rideStraight1_4 move_check1_rideStraight1_5 move_check1_rideStraight1_13 move_check1_rideStraight1_14 move_check1_rideStraight1_22 move_check1_rideStraight1_23 move_check1_rideStraight1_31 move_check1_rideStraight1_32 move_check1_rideStraight2_4 move_check1_rideStraight2_5 move_check1_rideStraight2_13 move_check1_rideStraight2_14 move_check1_rideStraight2_22 move_check1_rideStraight2_23 move_check1_rideStraight2_31 move_check1_rideStraight2_32 turn1_move1_13 turn1_move1_rideDiagonally1_4 turn1_move1_rideDiagonally1_5 turn1_move1_rideDiagonally1_13 turn1_move1_rideDiagonally1_14 turn1_move1_rideDiagonally1_22 turn1_move1_rideDiagonally1_23 turn1_move1_rideDiagonally1_31 turn1_move1_rideDiagonally1_32 turn1_move1_rideDiagonally2_4 turn1_move1_rideDiagonally2_5 turn1_move1_rideDiagonally2_13 turn1_move1_rideDiagonally2_14 turn1_move1_rideDiagonally2_22 turn1_move1_rideDiagonally2_23 turn1_move1_rideDiagonally2_31 turn1_move1_rideDiagonally2_32 turn1_move1_rideStraight1_4 turn1_move1_rideStraight1_5 turn1_move1_rideStraight1_13 turn1_move1_rideStraight1_14 turn1_move1_rideStraight1_22 turn1_move1_rideStraight1_23 turn1_move1_rideStraight1_31 turn1_move1_rideStraight1_32 turn1_move1_rideStraight2_4 turn1_move1_rideStraight2_5 turn1_move1_rideStraight2_13 turn1_move1_rideStraight2_14 turn1_move1_rideStraight2_22 turn1_move1_rideStraight2_23 turn1_move1_rideStraight2_31 turn1_move1_rideStraight2_32 turn2_move1_13 turn2_move1_rideDiagonally1_4 turn2_move1_rideDiagonally1_5 turn2_move1_rideDiagonally1_13 turn2_move1_rideDiagonally1_14 turn2_move1_rideDiagonally1_22 turn2_move1_rideDiagonally1_23 turn2_move1_rideDiagonally1_31 turn2_move1_rideDiagonally1_32 turn2_move1_rideDiagonally2_4 turn2_move1_rideDiagonally2_5 turn2_move1_rideDiagonally2_13 turn2_move1_rideDiagonally2_14 turn2_move1_rideDiagonally2_22 turn2_move1_rideDiagonally2_23 turn2_move1_rideDiagonally2_31 turn2_move1_rideDiagonally2_32 turn2_move1_rideStraight1_4 turn2_move1_rideStraight1_5 turn2_move1_rideStraight1_13 turn2_move1_rideStraight1_14 turn2_move1_rideStraight1_22 turn2_move1_rideStraight1_23 turn2_move1_rideStraight1_31 turn2_move1_rideStraight1_32 turn2_move1_rideStraight2_4 turn2_move1_rideStraight2_5 turn2_move1_rideStraight2_13 turn2_move1_rideStraight2_14 turn2_move1_rideStraight2_22 turn2_move1_rideStraight2_23 turn2_move1_rideStraight2_31 turn2_move1_rideStraight2_32 :
  board
  from
  move_arg0_me
  to;
@repeat turn1_4 turn1_7 : goals turn_arg0_me;
@repeat turn1_move1_3 turn2_move1_3 :
  arrive_arg0_me
  arrive_arg1_what
  board
  castle_arg0_me
  clock
  from
  kingAt
  movePawn_arg0_me
  move_arg0_me
  passed
  to;
@repeat turn1_move1_57 turn1_move1_arrive5_10 turn2_move1_57 turn2_move1_arrive5_10 :
  arrive_arg0_me
  arrive_arg1_what
  board
  castle_arg0_me
  clock
  from
  move_arg0_me
  passed
  to;
@repeat turn1_move1_80 turn1_move1_81 turn1_move1_end turn2_move1_80 turn2_move1_81 turn2_move1_end :
  arrive_arg0_me
  arrive_arg1_what
  board
  castle_arg0_me
  clock
  from
  kingAt
  movePawn_arg0_me
  move_arg0_me
  passed
  to
  untouched;
@repeat turn1_move1_arrive1_1 turn1_move1_arrive2_1 turn1_move1_arrive3_1 turn1_move1_arrive4_1 turn2_move1_arrive1_1 turn2_move1_arrive2_1 turn2_move1_arrive3_1 turn2_move1_arrive4_1 :
  arrive_arg0_me
  board
  from
  move_arg0_me
  to;
@repeat turn1_move1_arrive1_2 turn1_move1_arrive1_9 turn1_move1_arrive2_2 turn1_move1_arrive3_2 turn1_move1_arrive4_2 turn2_move1_arrive1_2 turn2_move1_arrive1_9 turn2_move1_arrive2_2 turn2_move1_arrive3_2 turn2_move1_arrive4_2 :
  arrive_arg0_me
  arrive_arg1_what
  board
  clock
  from
  move_arg0_me
  to;
@repeat turn1_move1_arrive1_10 turn2_move1_arrive1_10 :
  arrive_arg0_me
  arrive_arg1_what
  board
  clock
  from
  move_arg0_me
  passed
  to;
@repeat turn1_move1_arrive1_begin turn1_move1_arrive1_4 turn1_move1_arrive1_7 turn1_move1_arrive2_begin turn1_move1_arrive2_4 turn1_move1_arrive2_7 turn1_move1_arrive3_begin turn1_move1_arrive3_4 turn1_move1_arrive3_7 turn1_move1_arrive4_begin turn1_move1_arrive4_4 turn1_move1_arrive4_7 turn2_move1_arrive1_begin turn2_move1_arrive1_4 turn2_move1_arrive1_7 turn2_move1_arrive2_begin turn2_move1_arrive2_4 turn2_move1_arrive2_7 turn2_move1_arrive3_begin turn2_move1_arrive3_4 turn2_move1_arrive3_7 turn2_move1_arrive4_begin turn2_move1_arrive4_4 turn2_move1_arrive4_7 :
  arrive_arg0_me
  arrive_arg1_what
  board
  from
  move_arg0_me
  to;
@repeat turn1_move1_arrive5_1 turn2_move1_arrive5_1 :
  arrive_arg0_me
  board
  castle_arg0_me
  from
  move_arg0_me
  to;
@repeat turn1_move1_arrive5_2 turn1_move1_arrive5_9 turn2_move1_arrive5_2 turn2_move1_arrive5_9 :
  arrive_arg0_me
  arrive_arg1_what
  board
  castle_arg0_me
  clock
  from
  move_arg0_me
  to;
@repeat turn1_move1_arrive5_begin turn1_move1_arrive5_4 turn1_move1_arrive5_7 turn2_move1_arrive5_begin turn2_move1_arrive5_4 turn2_move1_arrive5_7 :
  arrive_arg0_me
  arrive_arg1_what
  board
  castle_arg0_me
  from
  move_arg0_me
  to;
@repeat turn1_move1_movePawn1_1 turn2_move1_movePawn1_1 :
  board
  from
  movePawn_arg0_me
  move_arg0_me
  passed
  to;
@repeat turn1_move1_movePawn1_14 turn1_move1_movePawn1_19 turn1_move1_movePawn1_23 turn2_move1_movePawn1_14 turn2_move1_movePawn1_19 turn2_move1_movePawn1_23 :
  board
  from
  movePawn_arg0_me
  move_arg0_me
  to;
@repeat turn1_move1_movePawn1_26 turn1_move1_movePawn1_27 turn1_move1_movePawn1_29 turn1_move1_movePawn1_30 turn1_move1_movePawn1_33 turn1_move1_movePawn1_36 turn1_move1_movePawn1_39 turn1_move1_movePawn1_42 turn2_move1_movePawn1_26 turn2_move1_movePawn1_27 turn2_move1_movePawn1_29 turn2_move1_movePawn1_30 turn2_move1_movePawn1_33 turn2_move1_movePawn1_36 turn2_move1_movePawn1_39 turn2_move1_movePawn1_42 :
  board
  clock
  from
  movePawn_arg0_me
  move_arg0_me
  passed
  to;
@tagIndex turn1_move1_6 turn1_move1_11 turn1_move1_33 turn1_move1_39 turn1_move1_45 turn1_move1_55 turn2_move1_6 turn2_move1_11 turn2_move1_33 turn2_move1_39 turn2_move1_45 turn2_move1_55 :
  0;
@tagIndex turn1_move1_arrive1_10 turn1_move1_arrive5_10 turn1_move1_movePawn1_26 turn2_move1_arrive1_10 turn2_move1_arrive5_10 turn2_move1_movePawn1_26 :
  1;
@tagIndex turn1_move1_movePawn1_33 turn1_move1_movePawn1_36 turn1_move1_movePawn1_39 turn1_move1_movePawn1_42 turn2_move1_movePawn1_33 turn2_move1_movePawn1_36 turn2_move1_movePawn1_39 turn2_move1_movePawn1_42 :
  2;
@tagMaxIndex turn1_move1_6 turn1_move1_11 turn1_move1_33 turn1_move1_39 turn1_move1_45 turn1_move1_55 turn2_move1_6 turn2_move1_11 turn2_move1_33 turn2_move1_39 turn2_move1_45 turn2_move1_55 :
  0;
@tagMaxIndex turn1_move1_arrive1_10 turn1_move1_arrive5_10 turn1_move1_movePawn1_26 turn2_move1_arrive1_10 turn2_move1_arrive5_10 turn2_move1_movePawn1_26 :
  1;
@tagMaxIndex turn1_move1_movePawn1_33 turn1_move1_movePawn1_36 turn1_move1_movePawn1_39 turn1_move1_movePawn1_42 turn2_move1_movePawn1_33 turn2_move1_movePawn1_36 turn2_move1_movePawn1_39 turn2_move1_movePawn1_42 :
  2;
@unique attacked_check1_3 attacked_check2_3 attacked_check3_3 attacked_check4_3 attacked_check5_3 enoughPieces_check1_1 enoughPieces_check1_2 move_check1_1 move_check1_2 move_check1_3 move_check1_6 move_check1_movePawn1_begin move_check1_11 move_check1_13 move_check1_33 move_check1_rideDiagonally1_begin move_check1_39 move_check1_rideStraight1_begin move_check1_45 move_check1_47 move_check1_55 move_check1_57 move_check1_castle1_begin move_check1_begin move_check1_castle1_1 move_check1_castle1_4 move_check1_castle1_5 move_check1_castle1_6 move_check1_castle1_7 move_check1_castle1_8 move_check1_castle1_9 move_check1_castle1_10 move_check1_castle1_13 move_check1_castle1_14 move_check1_castle1_15 move_check1_castle1_16 move_check1_castle1_17 move_check1_castle1_18 move_check1_castle1_19 move_check1_castle1_20 move_check1_movePawn1_3 move_check1_movePawn1_4 move_check1_movePawn1_10 move_check1_movePawn1_11 turn2_begin turn1_19 turn1_move1_begin turn1_end turn1_move1_1 turn1_move1_2 turn1_move1_5 turn1_move1_6 turn1_move1_7 turn1_move1_movePawn1_begin turn1_move1_10 turn1_move1_11 turn1_move1_12 turn1_move1_32 turn1_move1_33 turn1_move1_rideDiagonally1_begin turn1_move1_38 turn1_move1_39 turn1_move1_rideStraight1_begin turn1_move1_44 turn1_move1_45 turn1_move1_46 turn1_move1_54 turn1_move1_55 turn1_move1_56 turn1_move1_castle1_begin turn1_move1_castle1_1 turn1_move1_castle1_4 turn1_move1_castle1_5 turn1_move1_castle1_6 turn1_move1_castle1_7 turn1_move1_castle1_8 turn1_move1_castle1_9 turn1_move1_castle1_10 turn1_move1_castle1_13 turn1_move1_castle1_14 turn1_move1_castle1_15 turn1_move1_castle1_16 turn1_move1_castle1_17 turn1_move1_castle1_18 turn1_move1_castle1_19 turn1_move1_castle1_20 turn1_move1_movePawn1_3 turn1_move1_movePawn1_4 turn1_move1_movePawn1_9 turn1_move1_movePawn1_10 turn1_move1_movePawn1_11 turn2_2 turn2_5 turn2_3 turn2_7 turn2_10 turn2_17 turn2_19 turn2_move1_begin turn2_end turn2_move1_1 turn2_move1_2 turn2_move1_5 turn2_move1_6 turn2_move1_7 turn2_move1_movePawn1_begin turn2_move1_10 turn2_move1_11 turn2_move1_12 turn2_move1_32 turn2_move1_33 turn2_move1_rideDiagonally1_begin turn2_move1_38 turn2_move1_39 turn2_move1_rideStraight1_begin turn2_move1_44 turn2_move1_45 turn2_move1_46 turn2_move1_54 turn2_move1_55 turn2_move1_56 turn2_move1_castle1_begin turn2_move1_castle1_1 turn2_move1_castle1_4 turn2_move1_castle1_5 turn2_move1_castle1_6 turn2_move1_castle1_7 turn2_move1_castle1_8 turn2_move1_castle1_9 turn2_move1_castle1_10 turn2_move1_castle1_13 turn2_move1_castle1_14 turn2_move1_castle1_15 turn2_move1_castle1_16 turn2_move1_castle1_17 turn2_move1_castle1_18 turn2_move1_castle1_19 turn2_move1_castle1_20 turn2_move1_movePawn1_3 turn2_move1_movePawn1_4 turn2_move1_movePawn1_9 turn2_move1_movePawn1_10 turn2_move1_movePawn1_11;
