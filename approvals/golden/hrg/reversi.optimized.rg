type Bool = {0, 1};
type Cell = {
  S__1_1,
  S__1_2,
  S__1_3,
  S__1_4,
  S__1_5,
  S__1_6,
  S__1_7,
  S__1_8,
  S__2_1,
  S__2_2,
  S__2_3,
  S__2_4,
  S__2_5,
  S__2_6,
  S__2_7,
  S__2_8,
  S__3_1,
  S__3_2,
  S__3_3,
  S__3_4,
  S__3_5,
  S__3_6,
  S__3_7,
  S__3_8,
  S__4_1,
  S__4_2,
  S__4_3,
  S__4_4,
  S__4_5,
  S__4_6,
  S__4_7,
  S__4_8,
  S__5_1,
  S__5_2,
  S__5_3,
  S__5_4,
  S__5_5,
  S__5_6,
  S__5_7,
  S__5_8,
  S__6_1,
  S__6_2,
  S__6_3,
  S__6_4,
  S__6_5,
  S__6_6,
  S__6_7,
  S__6_8,
  S__7_1,
  S__7_2,
  S__7_3,
  S__7_4,
  S__7_5,
  S__7_6,
  S__7_7,
  S__7_8,
  S__8_1,
  S__8_2,
  S__8_3,
  S__8_4,
  S__8_5,
  S__8_6,
  S__8_7,
  S__8_8,
  off
};
type Content = {empty, black, white};
type Direction = {north, northEast, east, southEast, south, southWest, west, northWest};
type Goals = Player -> Score;
type Lead = {
  L__0,
  L__1,
  L__2,
  L__3,
  L__4,
  L__5,
  L__6,
  L__7,
  L__8,
  L__9,
  L__10,
  L__11,
  L__12,
  L__13,
  L__14,
  L__15,
  L__16,
  L__17,
  L__18,
  L__19,
  L__20,
  L__21,
  L__22,
  L__23,
  L__24,
  L__25,
  L__26,
  L__27,
  L__28,
  L__29,
  L__30,
  L__31,
  L__32,
  L__33,
  L__34,
  L__35,
  L__36,
  L__37,
  L__38,
  L__39,
  L__40,
  L__41,
  L__42,
  L__43,
  L__44,
  L__45,
  L__46,
  L__47,
  L__48,
  L__49,
  L__50,
  L__51,
  L__52,
  L__53,
  L__54,
  L__55,
  L__56,
  L__57,
  L__58,
  L__59,
  L__60,
  L__61,
  L__62,
  L__63,
  L__64,
  L__65,
  L__66,
  L__67,
  L__68,
  L__69,
  L__70,
  L__71,
  L__72,
  L__73,
  L__74,
  L__75,
  L__76,
  L__77,
  L__78,
  L__79,
  L__80,
  L__81,
  L__82,
  L__83,
  L__84,
  L__85,
  L__86,
  L__87,
  L__88,
  L__89,
  L__90,
  L__91,
  L__92,
  L__93,
  L__94,
  L__95,
  L__96,
  L__97,
  L__98,
  L__99,
  L__100,
  L__101,
  L__102,
  L__103,
  L__104,
  L__105,
  L__106,
  L__107,
  L__108,
  L__109,
  L__110,
  L__111,
  L__112,
  L__113,
  L__114,
  L__115,
  L__116,
  L__117,
  L__118,
  L__119,
  L__120,
  L__121,
  L__122,
  L__123,
  L__124,
  L__125,
  L__126,
  L__127,
  L__128
};
type Leader = {nobody, black, white};
type Player = {black, white};
type PlayerOrSystem = {black, white, keeper, random};
type Score = {50, 0, 100};
type Square = {
  S__1_1,
  S__1_2,
  S__1_3,
  S__1_4,
  S__1_5,
  S__1_6,
  S__1_7,
  S__1_8,
  S__2_1,
  S__2_2,
  S__2_3,
  S__2_4,
  S__2_5,
  S__2_6,
  S__2_7,
  S__2_8,
  S__3_1,
  S__3_2,
  S__3_3,
  S__3_4,
  S__3_5,
  S__3_6,
  S__3_7,
  S__3_8,
  S__4_1,
  S__4_2,
  S__4_3,
  S__4_4,
  S__4_5,
  S__4_6,
  S__4_7,
  S__4_8,
  S__5_1,
  S__5_2,
  S__5_3,
  S__5_4,
  S__5_5,
  S__5_6,
  S__5_7,
  S__5_8,
  S__6_1,
  S__6_2,
  S__6_3,
  S__6_4,
  S__6_5,
  S__6_6,
  S__6_7,
  S__6_8,
  S__7_1,
  S__7_2,
  S__7_3,
  S__7_4,
  S__7_5,
  S__7_6,
  S__7_7,
  S__7_8,
  S__8_1,
  S__8_2,
  S__8_3,
  S__8_4,
  S__8_5,
  S__8_6,
  S__8_7,
  S__8_8
};
type Visibility = Player -> Bool;

const after: Square -> Cell = {
  :S__2_1,
  S__1_2: S__2_2,
  S__1_3: S__2_3,
  S__1_4: S__2_4,
  S__1_5: S__2_5,
  S__1_6: S__2_6,
  S__1_7: S__2_7,
  S__1_8: S__2_8,
  S__2_1: S__3_1,
  S__2_2: S__3_2,
  S__2_3: S__3_3,
  S__2_4: S__3_4,
  S__2_5: S__3_5,
  S__2_6: S__3_6,
  S__2_7: S__3_7,
  S__2_8: S__3_8,
  S__3_1: S__4_1,
  S__3_2: S__4_2,
  S__3_3: S__4_3,
  S__3_4: S__4_4,
  S__3_5: S__4_5,
  S__3_6: S__4_6,
  S__3_7: S__4_7,
  S__3_8: S__4_8,
  S__4_1: S__5_1,
  S__4_2: S__5_2,
  S__4_3: S__5_3,
  S__4_4: S__5_4,
  S__4_5: S__5_5,
  S__4_6: S__5_6,
  S__4_7: S__5_7,
  S__4_8: S__5_8,
  S__5_1: S__6_1,
  S__5_2: S__6_2,
  S__5_3: S__6_3,
  S__5_4: S__6_4,
  S__5_5: S__6_5,
  S__5_6: S__6_6,
  S__5_7: S__6_7,
  S__5_8: S__6_8,
  S__6_1: S__7_1,
  S__6_2: S__7_2,
  S__6_3: S__7_3,
  S__6_4: S__7_4,
  S__6_5: S__7_5,
  S__6_6: S__7_6,
  S__6_7: S__7_7,
  S__6_8: S__7_8,
  S__7_1: S__8_1,
  S__7_2: S__8_2,
  S__7_3: S__8_3,
  S__7_4: S__8_4,
  S__7_5: S__8_5,
  S__7_6: S__8_6,
  S__7_7: S__8_7,
  S__7_8: S__8_8,
  S__8_1: S__1_2,
  S__8_2: S__1_3,
  S__8_3: S__1_4,
  S__8_4: S__1_5,
  S__8_5: S__1_6,
  S__8_6: S__1_7,
  S__8_7: S__1_8,
  S__8_8: off
};
const change: Content -> Lead -> Lead = {
  :{
    :L__0,
    L__1: L__1,
    L__2: L__2,
    L__3: L__3,
    L__4: L__4,
    L__5: L__5,
    L__6: L__6,
    L__7: L__7,
    L__8: L__8,
    L__9: L__9,
    L__10: L__10,
    L__11: L__11,
    L__12: L__12,
    L__13: L__13,
    L__14: L__14,
    L__15: L__15,
    L__16: L__16,
    L__17: L__17,
    L__18: L__18,
    L__19: L__19,
    L__20: L__20,
    L__21: L__21,
    L__22: L__22,
    L__23: L__23,
    L__24: L__24,
    L__25: L__25,
    L__26: L__26,
    L__27: L__27,
    L__28: L__28,
    L__29: L__29,
    L__30: L__30,
    L__31: L__31,
    L__32: L__32,
    L__33: L__33,
    L__34: L__34,
    L__35: L__35,
    L__36: L__36,
    L__37: L__37,
    L__38: L__38,
    L__39: L__39,
    L__40: L__40,
    L__41: L__41,
    L__42: L__42,
    L__43: L__43,
    L__44: L__44,
    L__45: L__45,
    L__46: L__46,
    L__47: L__47,
    L__48: L__48,
    L__49: L__49,
    L__50: L__50,
    L__51: L__51,
    L__52: L__52,
    L__53: L__53,
    L__54: L__54,
    L__55: L__55,
    L__56: L__56,
    L__57: L__57,
    L__58: L__58,
    L__59: L__59,
    L__60: L__60,
    L__61: L__61,
    L__62: L__62,
    L__63: L__63,
    L__64: L__64,
    L__65: L__65,
    L__66: L__66,
    L__67: L__67,
    L__68: L__68,
    L__69: L__69,
    L__70: L__70,
    L__71: L__71,
    L__72: L__72,
    L__73: L__73,
    L__74: L__74,
    L__75: L__75,
    L__76: L__76,
    L__77: L__77,
    L__78: L__78,
    L__79: L__79,
    L__80: L__80,
    L__81: L__81,
    L__82: L__82,
    L__83: L__83,
    L__84: L__84,
    L__85: L__85,
    L__86: L__86,
    L__87: L__87,
    L__88: L__88,
    L__89: L__89,
    L__90: L__90,
    L__91: L__91,
    L__92: L__92,
    L__93: L__93,
    L__94: L__94,
    L__95: L__95,
    L__96: L__96,
    L__97: L__97,
    L__98: L__98,
    L__99: L__99,
    L__100: L__100,
    L__101: L__101,
    L__102: L__102,
    L__103: L__103,
    L__104: L__104,
    L__105: L__105,
    L__106: L__106,
    L__107: L__107,
    L__108: L__108,
    L__109: L__109,
    L__110: L__110,
    L__111: L__111,
    L__112: L__112,
    L__113: L__113,
    L__114: L__114,
    L__115: L__115,
    L__116: L__116,
    L__117: L__117,
    L__118: L__118,
    L__119: L__119,
    L__120: L__120,
    L__121: L__121,
    L__122: L__122,
    L__123: L__123,
    L__124: L__124,
    L__125: L__125,
    L__126: L__126,
    L__127: L__127,
    L__128: L__128
  },
  black: {
    :L__128,
    L__0: L__1,
    L__1: L__2,
    L__2: L__3,
    L__3: L__4,
    L__4: L__5,
    L__5: L__6,
    L__6: L__7,
    L__7: L__8,
    L__8: L__9,
    L__9: L__10,
    L__10: L__11,
    L__11: L__12,
    L__12: L__13,
    L__13: L__14,
    L__14: L__15,
    L__15: L__16,
    L__16: L__17,
    L__17: L__18,
    L__18: L__19,
    L__19: L__20,
    L__20: L__21,
    L__21: L__22,
    L__22: L__23,
    L__23: L__24,
    L__24: L__25,
    L__25: L__26,
    L__26: L__27,
    L__27: L__28,
    L__28: L__29,
    L__29: L__30,
    L__30: L__31,
    L__31: L__32,
    L__32: L__33,
    L__33: L__34,
    L__34: L__35,
    L__35: L__36,
    L__36: L__37,
    L__37: L__38,
    L__38: L__39,
    L__39: L__40,
    L__40: L__41,
    L__41: L__42,
    L__42: L__43,
    L__43: L__44,
    L__44: L__45,
    L__45: L__46,
    L__46: L__47,
    L__47: L__48,
    L__48: L__49,
    L__49: L__50,
    L__50: L__51,
    L__51: L__52,
    L__52: L__53,
    L__53: L__54,
    L__54: L__55,
    L__55: L__56,
    L__56: L__57,
    L__57: L__58,
    L__58: L__59,
    L__59: L__60,
    L__60: L__61,
    L__61: L__62,
    L__62: L__63,
    L__63: L__64,
    L__64: L__65,
    L__65: L__66,
    L__66: L__67,
    L__67: L__68,
    L__68: L__69,
    L__69: L__70,
    L__70: L__71,
    L__71: L__72,
    L__72: L__73,
    L__73: L__74,
    L__74: L__75,
    L__75: L__76,
    L__76: L__77,
    L__77: L__78,
    L__78: L__79,
    L__79: L__80,
    L__80: L__81,
    L__81: L__82,
    L__82: L__83,
    L__83: L__84,
    L__84: L__85,
    L__85: L__86,
    L__86: L__87,
    L__87: L__88,
    L__88: L__89,
    L__89: L__90,
    L__90: L__91,
    L__91: L__92,
    L__92: L__93,
    L__93: L__94,
    L__94: L__95,
    L__95: L__96,
    L__96: L__97,
    L__97: L__98,
    L__98: L__99,
    L__99: L__100,
    L__100: L__101,
    L__101: L__102,
    L__102: L__103,
    L__103: L__104,
    L__104: L__105,
    L__105: L__106,
    L__106: L__107,
    L__107: L__108,
    L__108: L__109,
    L__109: L__110,
    L__110: L__111,
    L__111: L__112,
    L__112: L__113,
    L__113: L__114,
    L__114: L__115,
    L__115: L__116,
    L__116: L__117,
    L__117: L__118,
    L__118: L__119,
    L__119: L__120,
    L__120: L__121,
    L__121: L__122,
    L__122: L__123,
    L__123: L__124,
    L__124: L__125,
    L__125: L__126,
    L__126: L__127
  },
  white: {
    :L__0,
    L__2: L__1,
    L__3: L__2,
    L__4: L__3,
    L__5: L__4,
    L__6: L__5,
    L__7: L__6,
    L__8: L__7,
    L__9: L__8,
    L__10: L__9,
    L__11: L__10,
    L__12: L__11,
    L__13: L__12,
    L__14: L__13,
    L__15: L__14,
    L__16: L__15,
    L__17: L__16,
    L__18: L__17,
    L__19: L__18,
    L__20: L__19,
    L__21: L__20,
    L__22: L__21,
    L__23: L__22,
    L__24: L__23,
    L__25: L__24,
    L__26: L__25,
    L__27: L__26,
    L__28: L__27,
    L__29: L__28,
    L__30: L__29,
    L__31: L__30,
    L__32: L__31,
    L__33: L__32,
    L__34: L__33,
    L__35: L__34,
    L__36: L__35,
    L__37: L__36,
    L__38: L__37,
    L__39: L__38,
    L__40: L__39,
    L__41: L__40,
    L__42: L__41,
    L__43: L__42,
    L__44: L__43,
    L__45: L__44,
    L__46: L__45,
    L__47: L__46,
    L__48: L__47,
    L__49: L__48,
    L__50: L__49,
    L__51: L__50,
    L__52: L__51,
    L__53: L__52,
    L__54: L__53,
    L__55: L__54,
    L__56: L__55,
    L__57: L__56,
    L__58: L__57,
    L__59: L__58,
    L__60: L__59,
    L__61: L__60,
    L__62: L__61,
    L__63: L__62,
    L__64: L__63,
    L__65: L__64,
    L__66: L__65,
    L__67: L__66,
    L__68: L__67,
    L__69: L__68,
    L__70: L__69,
    L__71: L__70,
    L__72: L__71,
    L__73: L__72,
    L__74: L__73,
    L__75: L__74,
    L__76: L__75,
    L__77: L__76,
    L__78: L__77,
    L__79: L__78,
    L__80: L__79,
    L__81: L__80,
    L__82: L__81,
    L__83: L__82,
    L__84: L__83,
    L__85: L__84,
    L__86: L__85,
    L__87: L__86,
    L__88: L__87,
    L__89: L__88,
    L__90: L__89,
    L__91: L__90,
    L__92: L__91,
    L__93: L__92,
    L__94: L__93,
    L__95: L__94,
    L__96: L__95,
    L__97: L__96,
    L__98: L__97,
    L__99: L__98,
    L__100: L__99,
    L__101: L__100,
    L__102: L__101,
    L__103: L__102,
    L__104: L__103,
    L__105: L__104,
    L__106: L__105,
    L__107: L__106,
    L__108: L__107,
    L__109: L__108,
    L__110: L__109,
    L__111: L__110,
    L__112: L__111,
    L__113: L__112,
    L__114: L__113,
    L__115: L__114,
    L__116: L__115,
    L__117: L__116,
    L__118: L__117,
    L__119: L__118,
    L__120: L__119,
    L__121: L__120,
    L__122: L__121,
    L__123: L__122,
    L__124: L__123,
    L__125: L__124,
    L__126: L__125,
    L__127: L__126,
    L__128: L__127
  }
};
const leader: Lead -> Leader = {
  :white,
  L__64: nobody,
  L__65: black,
  L__66: black,
  L__67: black,
  L__68: black,
  L__69: black,
  L__70: black,
  L__71: black,
  L__72: black,
  L__73: black,
  L__74: black,
  L__75: black,
  L__76: black,
  L__77: black,
  L__78: black,
  L__79: black,
  L__80: black,
  L__81: black,
  L__82: black,
  L__83: black,
  L__84: black,
  L__85: black,
  L__86: black,
  L__87: black,
  L__88: black,
  L__89: black,
  L__90: black,
  L__91: black,
  L__92: black,
  L__93: black,
  L__94: black,
  L__95: black,
  L__96: black,
  L__97: black,
  L__98: black,
  L__99: black,
  L__100: black,
  L__101: black,
  L__102: black,
  L__103: black,
  L__104: black,
  L__105: black,
  L__106: black,
  L__107: black,
  L__108: black,
  L__109: black,
  L__110: black,
  L__111: black,
  L__112: black,
  L__113: black,
  L__114: black,
  L__115: black,
  L__116: black,
  L__117: black,
  L__118: black,
  L__119: black,
  L__120: black,
  L__121: black,
  L__122: black,
  L__123: black,
  L__124: black,
  L__125: black,
  L__126: black,
  L__127: black,
  L__128: black
};
const opponent: Player -> Player = {:white, white: black};
const opponent_leader: Lead -> Player = {
  :black,
  L__64: white,
  L__65: white,
  L__66: white,
  L__67: white,
  L__68: white,
  L__69: white,
  L__70: white,
  L__71: white,
  L__72: white,
  L__73: white,
  L__74: white,
  L__75: white,
  L__76: white,
  L__77: white,
  L__78: white,
  L__79: white,
  L__80: white,
  L__81: white,
  L__82: white,
  L__83: white,
  L__84: white,
  L__85: white,
  L__86: white,
  L__87: white,
  L__88: white,
  L__89: white,
  L__90: white,
  L__91: white,
  L__92: white,
  L__93: white,
  L__94: white,
  L__95: white,
  L__96: white,
  L__97: white,
  L__98: white,
  L__99: white,
  L__100: white,
  L__101: white,
  L__102: white,
  L__103: white,
  L__104: white,
  L__105: white,
  L__106: white,
  L__107: white,
  L__108: white,
  L__109: white,
  L__110: white,
  L__111: white,
  L__112: white,
  L__113: white,
  L__114: white,
  L__115: white,
  L__116: white,
  L__117: white,
  L__118: white,
  L__119: white,
  L__120: white,
  L__121: white,
  L__122: white,
  L__123: white,
  L__124: white,
  L__125: white,
  L__126: white,
  L__127: white,
  L__128: white
};
const step: Direction -> Cell -> Cell = {
  :{
    :off,
    S__1_1: S__1_2,
    S__1_2: S__1_3,
    S__1_3: S__1_4,
    S__1_4: S__1_5,
    S__1_5: S__1_6,
    S__1_6: S__1_7,
    S__1_7: S__1_8,
    S__2_1: S__2_2,
    S__2_2: S__2_3,
    S__2_3: S__2_4,
    S__2_4: S__2_5,
    S__2_5: S__2_6,
    S__2_6: S__2_7,
    S__2_7: S__2_8,
    S__3_1: S__3_2,
    S__3_2: S__3_3,
    S__3_3: S__3_4,
    S__3_4: S__3_5,
    S__3_5: S__3_6,
    S__3_6: S__3_7,
    S__3_7: S__3_8,
    S__4_1: S__4_2,
    S__4_2: S__4_3,
    S__4_3: S__4_4,
    S__4_4: S__4_5,
    S__4_5: S__4_6,
    S__4_6: S__4_7,
    S__4_7: S__4_8,
    S__5_1: S__5_2,
    S__5_2: S__5_3,
    S__5_3: S__5_4,
    S__5_4: S__5_5,
    S__5_5: S__5_6,
    S__5_6: S__5_7,
    S__5_7: S__5_8,
    S__6_1: S__6_2,
    S__6_2: S__6_3,
    S__6_3: S__6_4,
    S__6_4: S__6_5,
    S__6_5: S__6_6,
    S__6_6: S__6_7,
    S__6_7: S__6_8,
    S__7_1: S__7_2,
    S__7_2: S__7_3,
    S__7_3: S__7_4,
    S__7_4: S__7_5,
    S__7_5: S__7_6,
    S__7_6: S__7_7,
    S__7_7: S__7_8,
    S__8_1: S__8_2,
    S__8_2: S__8_3,
    S__8_3: S__8_4,
    S__8_4: S__8_5,
    S__8_5: S__8_6,
    S__8_6: S__8_7,
    S__8_7: S__8_8
  },
  east: {
    :off,
    S__1_1: S__2_1,
    S__1_2: S__2_2,
    S__1_3: S__2_3,
    S__1_4: S__2_4,
    S__1_5: S__2_5,
    S__1_6: S__2_6,
    S__1_7: S__2_7,
    S__1_8: S__2_8,
    S__2_1: S__3_1,
    S__2_2: S__3_2,
    S__2_3: S__3_3,
    S__2_4: S__3_4,
    S__2_5: S__3_5,
    S__2_6: S__3_6,
    S__2_7: S__3_7,
    S__2_8: S__3_8,
    S__3_1: S__4_1,
    S__3_2: S__4_2,
    S__3_3: S__4_3,
    S__3_4: S__4_4,
    S__3_5: S__4_5,
    S__3_6: S__4_6,
    S__3_7: S__4_7,
    S__3_8: S__4_8,
    S__4_1: S__5_1,
    S__4_2: S__5_2,
    S__4_3: S__5_3,
    S__4_4: S__5_4,
    S__4_5: S__5_5,
    S__4_6: S__5_6,
    S__4_7: S__5_7,
    S__4_8: S__5_8,
    S__5_1: S__6_1,
    S__5_2: S__6_2,
    S__5_3: S__6_3,
    S__5_4: S__6_4,
    S__5_5: S__6_5,
    S__5_6: S__6_6,
    S__5_7: S__6_7,
    S__5_8: S__6_8,
    S__6_1: S__7_1,
    S__6_2: S__7_2,
    S__6_3: S__7_3,
    S__6_4: S__7_4,
    S__6_5: S__7_5,
    S__6_6: S__7_6,
    S__6_7: S__7_7,
    S__6_8: S__7_8,
    S__7_1: S__8_1,
    S__7_2: S__8_2,
    S__7_3: S__8_3,
    S__7_4: S__8_4,
    S__7_5: S__8_5,
    S__7_6: S__8_6,
    S__7_7: S__8_7,
    S__7_8: S__8_8
  },
  northEast: {
    :off,
    S__1_1: S__2_2,
    S__1_2: S__2_3,
    S__1_3: S__2_4,
    S__1_4: S__2_5,
    S__1_5: S__2_6,
    S__1_6: S__2_7,
    S__1_7: S__2_8,
    S__2_1: S__3_2,
    S__2_2: S__3_3,
    S__2_3: S__3_4,
    S__2_4: S__3_5,
    S__2_5: S__3_6,
    S__2_6: S__3_7,
    S__2_7: S__3_8,
    S__3_1: S__4_2,
    S__3_2: S__4_3,
    S__3_3: S__4_4,
    S__3_4: S__4_5,
    S__3_5: S__4_6,
    S__3_6: S__4_7,
    S__3_7: S__4_8,
    S__4_1: S__5_2,
    S__4_2: S__5_3,
    S__4_3: S__5_4,
    S__4_4: S__5_5,
    S__4_5: S__5_6,
    S__4_6: S__5_7,
    S__4_7: S__5_8,
    S__5_1: S__6_2,
    S__5_2: S__6_3,
    S__5_3: S__6_4,
    S__5_4: S__6_5,
    S__5_5: S__6_6,
    S__5_6: S__6_7,
    S__5_7: S__6_8,
    S__6_1: S__7_2,
    S__6_2: S__7_3,
    S__6_3: S__7_4,
    S__6_4: S__7_5,
    S__6_5: S__7_6,
    S__6_6: S__7_7,
    S__6_7: S__7_8,
    S__7_1: S__8_2,
    S__7_2: S__8_3,
    S__7_3: S__8_4,
    S__7_4: S__8_5,
    S__7_5: S__8_6,
    S__7_6: S__8_7,
    S__7_7: S__8_8
  },
  northWest: {
    :off,
    S__2_1: S__1_2,
    S__2_2: S__1_3,
    S__2_3: S__1_4,
    S__2_4: S__1_5,
    S__2_5: S__1_6,
    S__2_6: S__1_7,
    S__2_7: S__1_8,
    S__3_1: S__2_2,
    S__3_2: S__2_3,
    S__3_3: S__2_4,
    S__3_4: S__2_5,
    S__3_5: S__2_6,
    S__3_6: S__2_7,
    S__3_7: S__2_8,
    S__4_1: S__3_2,
    S__4_2: S__3_3,
    S__4_3: S__3_4,
    S__4_4: S__3_5,
    S__4_5: S__3_6,
    S__4_6: S__3_7,
    S__4_7: S__3_8,
    S__5_1: S__4_2,
    S__5_2: S__4_3,
    S__5_3: S__4_4,
    S__5_4: S__4_5,
    S__5_5: S__4_6,
    S__5_6: S__4_7,
    S__5_7: S__4_8,
    S__6_1: S__5_2,
    S__6_2: S__5_3,
    S__6_3: S__5_4,
    S__6_4: S__5_5,
    S__6_5: S__5_6,
    S__6_6: S__5_7,
    S__6_7: S__5_8,
    S__7_1: S__6_2,
    S__7_2: S__6_3,
    S__7_3: S__6_4,
    S__7_4: S__6_5,
    S__7_5: S__6_6,
    S__7_6: S__6_7,
    S__7_7: S__6_8,
    S__8_1: S__7_2,
    S__8_2: S__7_3,
    S__8_3: S__7_4,
    S__8_4: S__7_5,
    S__8_5: S__7_6,
    S__8_6: S__7_7,
    S__8_7: S__7_8
  },
  south: {
    :off,
    S__1_2: S__1_1,
    S__1_3: S__1_2,
    S__1_4: S__1_3,
    S__1_5: S__1_4,
    S__1_6: S__1_5,
    S__1_7: S__1_6,
    S__1_8: S__1_7,
    S__2_2: S__2_1,
    S__2_3: S__2_2,
    S__2_4: S__2_3,
    S__2_5: S__2_4,
    S__2_6: S__2_5,
    S__2_7: S__2_6,
    S__2_8: S__2_7,
    S__3_2: S__3_1,
    S__3_3: S__3_2,
    S__3_4: S__3_3,
    S__3_5: S__3_4,
    S__3_6: S__3_5,
    S__3_7: S__3_6,
    S__3_8: S__3_7,
    S__4_2: S__4_1,
    S__4_3: S__4_2,
    S__4_4: S__4_3,
    S__4_5: S__4_4,
    S__4_6: S__4_5,
    S__4_7: S__4_6,
    S__4_8: S__4_7,
    S__5_2: S__5_1,
    S__5_3: S__5_2,
    S__5_4: S__5_3,
    S__5_5: S__5_4,
    S__5_6: S__5_5,
    S__5_7: S__5_6,
    S__5_8: S__5_7,
    S__6_2: S__6_1,
    S__6_3: S__6_2,
    S__6_4: S__6_3,
    S__6_5: S__6_4,
    S__6_6: S__6_5,
    S__6_7: S__6_6,
    S__6_8: S__6_7,
    S__7_2: S__7_1,
    S__7_3: S__7_2,
    S__7_4: S__7_3,
    S__7_5: S__7_4,
    S__7_6: S__7_5,
    S__7_7: S__7_6,
    S__7_8: S__7_7,
    S__8_2: S__8_1,
    S__8_3: S__8_2,
    S__8_4: S__8_3,
    S__8_5: S__8_4,
    S__8_6: S__8_5,
    S__8_7: S__8_6,
    S__8_8: S__8_7
  },
  southEast: {
    :off,
    S__1_2: S__2_1,
    S__1_3: S__2_2,
    S__1_4: S__2_3,
    S__1_5: S__2_4,
    S__1_6: S__2_5,
    S__1_7: S__2_6,
    S__1_8: S__2_7,
    S__2_2: S__3_1,
    S__2_3: S__3_2,
    S__2_4: S__3_3,
    S__2_5: S__3_4,
    S__2_6: S__3_5,
    S__2_7: S__3_6,
    S__2_8: S__3_7,
    S__3_2: S__4_1,
    S__3_3: S__4_2,
    S__3_4: S__4_3,
    S__3_5: S__4_4,
    S__3_6: S__4_5,
    S__3_7: S__4_6,
    S__3_8: S__4_7,
    S__4_2: S__5_1,
    S__4_3: S__5_2,
    S__4_4: S__5_3,
    S__4_5: S__5_4,
    S__4_6: S__5_5,
    S__4_7: S__5_6,
    S__4_8: S__5_7,
    S__5_2: S__6_1,
    S__5_3: S__6_2,
    S__5_4: S__6_3,
    S__5_5: S__6_4,
    S__5_6: S__6_5,
    S__5_7: S__6_6,
    S__5_8: S__6_7,
    S__6_2: S__7_1,
    S__6_3: S__7_2,
    S__6_4: S__7_3,
    S__6_5: S__7_4,
    S__6_6: S__7_5,
    S__6_7: S__7_6,
    S__6_8: S__7_7,
    S__7_2: S__8_1,
    S__7_3: S__8_2,
    S__7_4: S__8_3,
    S__7_5: S__8_4,
    S__7_6: S__8_5,
    S__7_7: S__8_6,
    S__7_8: S__8_7
  },
  southWest: {
    :off,
    S__2_2: S__1_1,
    S__2_3: S__1_2,
    S__2_4: S__1_3,
    S__2_5: S__1_4,
    S__2_6: S__1_5,
    S__2_7: S__1_6,
    S__2_8: S__1_7,
    S__3_2: S__2_1,
    S__3_3: S__2_2,
    S__3_4: S__2_3,
    S__3_5: S__2_4,
    S__3_6: S__2_5,
    S__3_7: S__2_6,
    S__3_8: S__2_7,
    S__4_2: S__3_1,
    S__4_3: S__3_2,
    S__4_4: S__3_3,
    S__4_5: S__3_4,
    S__4_6: S__3_5,
    S__4_7: S__3_6,
    S__4_8: S__3_7,
    S__5_2: S__4_1,
    S__5_3: S__4_2,
    S__5_4: S__4_3,
    S__5_5: S__4_4,
    S__5_6: S__4_5,
    S__5_7: S__4_6,
    S__5_8: S__4_7,
    S__6_2: S__5_1,
    S__6_3: S__5_2,
    S__6_4: S__5_3,
    S__6_5: S__5_4,
    S__6_6: S__5_5,
    S__6_7: S__5_6,
    S__6_8: S__5_7,
    S__7_2: S__6_1,
    S__7_3: S__6_2,
    S__7_4: S__6_3,
    S__7_5: S__6_4,
    S__7_6: S__6_5,
    S__7_7: S__6_6,
    S__7_8: S__6_7,
    S__8_2: S__7_1,
    S__8_3: S__7_2,
    S__8_4: S__7_3,
    S__8_5: S__7_4,
    S__8_6: S__7_5,
    S__8_7: S__7_6,
    S__8_8: S__7_7
  },
  west: {
    :off,
    S__2_1: S__1_1,
    S__2_2: S__1_2,
    S__2_3: S__1_3,
    S__2_4: S__1_4,
    S__2_5: S__1_5,
    S__2_6: S__1_6,
    S__2_7: S__1_7,
    S__2_8: S__1_8,
    S__3_1: S__2_1,
    S__3_2: S__2_2,
    S__3_3: S__2_3,
    S__3_4: S__2_4,
    S__3_5: S__2_5,
    S__3_6: S__2_6,
    S__3_7: S__2_7,
    S__3_8: S__2_8,
    S__4_1: S__3_1,
    S__4_2: S__3_2,
    S__4_3: S__3_3,
    S__4_4: S__3_4,
    S__4_5: S__3_5,
    S__4_6: S__3_6,
    S__4_7: S__3_7,
    S__4_8: S__3_8,
    S__5_1: S__4_1,
    S__5_2: S__4_2,
    S__5_3: S__4_3,
    S__5_4: S__4_4,
    S__5_5: S__4_5,
    S__5_6: S__4_6,
    S__5_7: S__4_7,
    S__5_8: S__4_8,
    S__6_1: S__5_1,
    S__6_2: S__5_2,
    S__6_3: S__5_3,
    S__6_4: S__5_4,
    S__6_5: S__5_5,
    S__6_6: S__5_6,
    S__6_7: S__5_7,
    S__6_8: S__5_8,
    S__7_1: S__6_1,
    S__7_2: S__6_2,
    S__7_3: S__6_3,
    S__7_4: S__6_4,
    S__7_5: S__6_5,
    S__7_6: S__6_6,
    S__7_7: S__6_7,
    S__7_8: S__6_8,
    S__8_1: S__7_1,
    S__8_2: S__7_2,
    S__8_3: S__7_3,
    S__8_4: S__7_4,
    S__8_5: S__7_5,
    S__8_6: S__7_6,
    S__8_7: S__7_7,
    S__8_8: S__7_8
  }
};

var at: Square = S__1_1;
var board: Cell -> Content = {:empty, S__4_4: white, S__4_5: black, S__5_4: black, S__5_5: white};
var choose_arg0_me: Player = black;
var goals: Goals = {:50};
var lead: Lead = L__64;
var player: PlayerOrSystem = keeper;
var to: Cell = S__1_1;
var turn_arg0_me: Player = black;
var visible: Visibility = {:1};

begin, turn1_2: ? choose_check1_begin -> choose_check1_4;
begin, turn1_3: ! choose_check1_begin -> choose_check1_4;
choose_check1_1, choose_check1_2: at = Square(*);
choose_check1_2, choose_check1_3: board[at] == empty;
choose_check1_3, choose_check1_4: ? encloses_check1_1 -> encloses_check1_2;
choose_check1_begin, choose_check1_1: choose_arg0_me = turn_arg0_me;
choose_check2_1, choose_check2_2: at = Square(*);
choose_check2_2, choose_check2_3: board[at] == empty;
choose_check2_3, choose_check2_4: ? encloses_check1_1 -> encloses_check1_2;
choose_check2_begin, choose_check2_1: choose_arg0_me = opponent[turn_arg0_me];
encloses_check1_1, encloses_check1_4: to = step[north][at];
encloses_check1_1, encloses_check1_12: to = step[northEast][at];
encloses_check1_1, encloses_check1_20: to = step[east][at];
encloses_check1_1, encloses_check1_28: to = step[southEast][at];
encloses_check1_1, encloses_check1_36: to = step[south][at];
encloses_check1_1, encloses_check1_44: to = step[southWest][at];
encloses_check1_1, encloses_check1_52: to = step[west][at];
encloses_check1_1, encloses_check1_60: to = step[northWest][at];
encloses_check1_4, encloses_check1_7: board[to] == opponent[choose_arg0_me];
encloses_check1_6, encloses_check1_2: board[to] == choose_arg0_me;
encloses_check1_7, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_7, encloses_check1_8: board[to] == opponent[choose_arg0_me];
encloses_check1_8, encloses_check1_7: to = step[north][to];
encloses_check1_12, encloses_check1_15: board[to] == opponent[choose_arg0_me];
encloses_check1_15, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_15, encloses_check1_16: board[to] == opponent[choose_arg0_me];
encloses_check1_16, encloses_check1_15: to = step[northEast][to];
encloses_check1_20, encloses_check1_23: board[to] == opponent[choose_arg0_me];
encloses_check1_23, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_23, encloses_check1_24: board[to] == opponent[choose_arg0_me];
encloses_check1_24, encloses_check1_23: to = step[east][to];
encloses_check1_28, encloses_check1_31: board[to] == opponent[choose_arg0_me];
encloses_check1_31, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_31, encloses_check1_32: board[to] == opponent[choose_arg0_me];
encloses_check1_32, encloses_check1_31: to = step[southEast][to];
encloses_check1_36, encloses_check1_39: board[to] == opponent[choose_arg0_me];
encloses_check1_39, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_39, encloses_check1_40: board[to] == opponent[choose_arg0_me];
encloses_check1_40, encloses_check1_39: to = step[south][to];
encloses_check1_44, encloses_check1_47: board[to] == opponent[choose_arg0_me];
encloses_check1_47, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_47, encloses_check1_48: board[to] == opponent[choose_arg0_me];
encloses_check1_48, encloses_check1_47: to = step[southWest][to];
encloses_check1_52, encloses_check1_55: board[to] == opponent[choose_arg0_me];
encloses_check1_55, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_55, encloses_check1_56: board[to] == opponent[choose_arg0_me];
encloses_check1_56, encloses_check1_55: to = step[west][to];
encloses_check1_60, encloses_check1_63: board[to] == opponent[choose_arg0_me];
encloses_check1_63, encloses_check1_6: board[to] != opponent[choose_arg0_me];
encloses_check1_63, encloses_check1_64: board[to] == opponent[choose_arg0_me];
encloses_check1_64, encloses_check1_63: to = step[northWest][to];
turn1_2, turn1_4: player = black;
turn1_3, turn1_end: ? choose_check2_begin -> choose_check2_4;
turn1_3, turn1_finish1_begin: ! choose_check2_begin -> choose_check2_4;
turn1_4, turn1_choose1_begin: choose_arg0_me = black;
turn1_6, turn1_7: player = keeper;
turn1_7, turn1_turnOver1_begin: board[at] = black;
turn1_choose1_1, turn1_choose1_2: board[at] == empty;
turn1_choose1_2, turn1_choose1_end: ? encloses_check1_1 -> encloses_check1_2;
turn1_choose1_begin, turn1_choose1_1: at = Square(*);
turn1_choose1_end, turn1_6: $$ at;
turn1_end, turn2_begin: turn_arg0_me = white;
turn1_finish1_2, turn1_finish1_7: leader[lead] == nobody;
turn1_finish1_2, turn1_finish1_8: leader[lead] != nobody;
turn1_finish1_3, turn1_finish1_2: to == off;
turn1_finish1_3, turn1_finish1_4: to != off;
turn1_finish1_4, turn1_finish1_5: lead = change[board[to]][lead];
turn1_finish1_5, turn1_finish1_3: to = after[to];
turn1_finish1_7, end: player = keeper;
turn1_finish1_8, turn1_finish1_10: goals[leader[lead]] = 100;
turn1_finish1_10, turn1_finish1_7: goals[opponent_leader[lead]] = 0;
turn1_finish1_begin, turn1_finish1_3: to = S__1_1;
turn1_turnOver1_5, turn1_turnOver1_6: board[to] == white;
turn1_turnOver1_5, turn1_turnOver1_8: board[to] == empty;
turn1_turnOver1_5, turn1_turnOver1_9: board[to] == black;
turn1_turnOver1_6, turn1_turnOver1_5: to = step[north][to];
turn1_turnOver1_8, turn1_turnOver1_20: to = step[northEast][at];
turn1_turnOver1_9, turn1_turnOver1_13: to = step[south][to];
turn1_turnOver1_13, turn1_turnOver1_8: to == at;
turn1_turnOver1_13, turn1_turnOver1_14: to != at;
turn1_turnOver1_14, turn1_turnOver1_9: board[to] = black;
turn1_turnOver1_20, turn1_turnOver1_21: board[to] == white;
turn1_turnOver1_20, turn1_turnOver1_23: board[to] == empty;
turn1_turnOver1_20, turn1_turnOver1_24: board[to] == black;
turn1_turnOver1_21, turn1_turnOver1_20: to = step[northEast][to];
turn1_turnOver1_23, turn1_turnOver1_35: to = step[east][at];
turn1_turnOver1_24, turn1_turnOver1_28: to = step[southWest][to];
turn1_turnOver1_28, turn1_turnOver1_23: to == at;
turn1_turnOver1_28, turn1_turnOver1_29: to != at;
turn1_turnOver1_29, turn1_turnOver1_24: board[to] = black;
turn1_turnOver1_35, turn1_turnOver1_36: board[to] == white;
turn1_turnOver1_35, turn1_turnOver1_38: board[to] == empty;
turn1_turnOver1_35, turn1_turnOver1_39: board[to] == black;
turn1_turnOver1_36, turn1_turnOver1_35: to = step[east][to];
turn1_turnOver1_38, turn1_turnOver1_50: to = step[southEast][at];
turn1_turnOver1_39, turn1_turnOver1_43: to = step[west][to];
turn1_turnOver1_43, turn1_turnOver1_38: to == at;
turn1_turnOver1_43, turn1_turnOver1_44: to != at;
turn1_turnOver1_44, turn1_turnOver1_39: board[to] = black;
turn1_turnOver1_50, turn1_turnOver1_51: board[to] == white;
turn1_turnOver1_50, turn1_turnOver1_53: board[to] == empty;
turn1_turnOver1_50, turn1_turnOver1_54: board[to] == black;
turn1_turnOver1_51, turn1_turnOver1_50: to = step[southEast][to];
turn1_turnOver1_53, turn1_turnOver1_65: to = step[south][at];
turn1_turnOver1_54, turn1_turnOver1_58: to = step[northWest][to];
turn1_turnOver1_58, turn1_turnOver1_53: to == at;
turn1_turnOver1_58, turn1_turnOver1_59: to != at;
turn1_turnOver1_59, turn1_turnOver1_54: board[to] = black;
turn1_turnOver1_65, turn1_turnOver1_66: board[to] == white;
turn1_turnOver1_65, turn1_turnOver1_68: board[to] == empty;
turn1_turnOver1_65, turn1_turnOver1_69: board[to] == black;
turn1_turnOver1_66, turn1_turnOver1_65: to = step[south][to];
turn1_turnOver1_68, turn1_turnOver1_80: to = step[southWest][at];
turn1_turnOver1_69, turn1_turnOver1_73: to = step[north][to];
turn1_turnOver1_73, turn1_turnOver1_68: to == at;
turn1_turnOver1_73, turn1_turnOver1_74: to != at;
turn1_turnOver1_74, turn1_turnOver1_69: board[to] = black;
turn1_turnOver1_80, turn1_turnOver1_81: board[to] == white;
turn1_turnOver1_80, turn1_turnOver1_83: board[to] == empty;
turn1_turnOver1_80, turn1_turnOver1_84: board[to] == black;
turn1_turnOver1_81, turn1_turnOver1_80: to = step[southWest][to];
turn1_turnOver1_83, turn1_turnOver1_95: to = step[west][at];
turn1_turnOver1_84, turn1_turnOver1_88: to = step[northEast][to];
turn1_turnOver1_88, turn1_turnOver1_83: to == at;
turn1_turnOver1_88, turn1_turnOver1_89: to != at;
turn1_turnOver1_89, turn1_turnOver1_84: board[to] = black;
turn1_turnOver1_95, turn1_turnOver1_96: board[to] == white;
turn1_turnOver1_95, turn1_turnOver1_98: board[to] == empty;
turn1_turnOver1_95, turn1_turnOver1_99: board[to] == black;
turn1_turnOver1_96, turn1_turnOver1_95: to = step[west][to];
turn1_turnOver1_98, turn1_turnOver1_110: to = step[northWest][at];
turn1_turnOver1_99, turn1_turnOver1_103: to = step[east][to];
turn1_turnOver1_103, turn1_turnOver1_98: to == at;
turn1_turnOver1_103, turn1_turnOver1_104: to != at;
turn1_turnOver1_104, turn1_turnOver1_99: board[to] = black;
turn1_turnOver1_110, turn1_end: board[to] == empty;
turn1_turnOver1_110, turn1_turnOver1_111: board[to] == white;
turn1_turnOver1_110, turn1_turnOver1_114: board[to] == black;
turn1_turnOver1_111, turn1_turnOver1_110: to = step[northWest][to];
turn1_turnOver1_114, turn1_turnOver1_118: to = step[southEast][to];
turn1_turnOver1_118, turn1_end: to == at;
turn1_turnOver1_118, turn1_turnOver1_119: to != at;
turn1_turnOver1_119, turn1_turnOver1_114: board[to] = black;
turn1_turnOver1_begin, turn1_turnOver1_5: to = step[north][at];
turn2_2, turn2_4: player = white;
turn2_3, turn1_finish1_begin: ! choose_check2_begin -> choose_check2_4;
turn2_3, turn2_end: ? choose_check2_begin -> choose_check2_4;
turn2_4, turn2_choose1_begin: choose_arg0_me = white;
turn2_6, turn2_7: player = keeper;
turn2_7, turn2_turnOver1_begin: board[at] = white;
turn2_begin, turn2_2: ? choose_check1_begin -> choose_check1_4;
turn2_begin, turn2_3: ! choose_check1_begin -> choose_check1_4;
turn2_choose1_1, turn2_choose1_2: board[at] == empty;
turn2_choose1_2, turn2_choose1_end: ? encloses_check1_1 -> encloses_check1_2;
turn2_choose1_begin, turn2_choose1_1: at = Square(*);
turn2_choose1_end, turn2_6: $$ at;
turn2_end, begin: turn_arg0_me = black;
turn2_turnOver1_5, turn2_turnOver1_6: board[to] == black;
turn2_turnOver1_5, turn2_turnOver1_8: board[to] == empty;
turn2_turnOver1_5, turn2_turnOver1_9: board[to] == white;
turn2_turnOver1_6, turn2_turnOver1_5: to = step[north][to];
turn2_turnOver1_8, turn2_turnOver1_20: to = step[northEast][at];
turn2_turnOver1_9, turn2_turnOver1_13: to = step[south][to];
turn2_turnOver1_13, turn2_turnOver1_8: to == at;
turn2_turnOver1_13, turn2_turnOver1_14: to != at;
turn2_turnOver1_14, turn2_turnOver1_9: board[to] = white;
turn2_turnOver1_20, turn2_turnOver1_21: board[to] == black;
turn2_turnOver1_20, turn2_turnOver1_23: board[to] == empty;
turn2_turnOver1_20, turn2_turnOver1_24: board[to] == white;
turn2_turnOver1_21, turn2_turnOver1_20: to = step[northEast][to];
turn2_turnOver1_23, turn2_turnOver1_35: to = step[east][at];
turn2_turnOver1_24, turn2_turnOver1_28: to = step[southWest][to];
turn2_turnOver1_28, turn2_turnOver1_23: to == at;
turn2_turnOver1_28, turn2_turnOver1_29: to != at;
turn2_turnOver1_29, turn2_turnOver1_24: board[to] = white;
turn2_turnOver1_35, turn2_turnOver1_36: board[to] == black;
turn2_turnOver1_35, turn2_turnOver1_38: board[to] == empty;
turn2_turnOver1_35, turn2_turnOver1_39: board[to] == white;
turn2_turnOver1_36, turn2_turnOver1_35: to = step[east][to];
turn2_turnOver1_38, turn2_turnOver1_50: to = step[southEast][at];
turn2_turnOver1_39, turn2_turnOver1_43: to = step[west][to];
turn2_turnOver1_43, turn2_turnOver1_38: to == at;
turn2_turnOver1_43, turn2_turnOver1_44: to != at;
turn2_turnOver1_44, turn2_turnOver1_39: board[to] = white;
turn2_turnOver1_50, turn2_turnOver1_51: board[to] == black;
turn2_turnOver1_50, turn2_turnOver1_53: board[to] == empty;
turn2_turnOver1_50, turn2_turnOver1_54: board[to] == white;
turn2_turnOver1_51, turn2_turnOver1_50: to = step[southEast][to];
turn2_turnOver1_53, turn2_turnOver1_65: to = step[south][at];
turn2_turnOver1_54, turn2_turnOver1_58: to = step[northWest][to];
turn2_turnOver1_58, turn2_turnOver1_53: to == at;
turn2_turnOver1_58, turn2_turnOver1_59: to != at;
turn2_turnOver1_59, turn2_turnOver1_54: board[to] = white;
turn2_turnOver1_65, turn2_turnOver1_66: board[to] == black;
turn2_turnOver1_65, turn2_turnOver1_68: board[to] == empty;
turn2_turnOver1_65, turn2_turnOver1_69: board[to] == white;
turn2_turnOver1_66, turn2_turnOver1_65: to = step[south][to];
turn2_turnOver1_68, turn2_turnOver1_80: to = step[southWest][at];
turn2_turnOver1_69, turn2_turnOver1_73: to = step[north][to];
turn2_turnOver1_73, turn2_turnOver1_68: to == at;
turn2_turnOver1_73, turn2_turnOver1_74: to != at;
turn2_turnOver1_74, turn2_turnOver1_69: board[to] = white;
turn2_turnOver1_80, turn2_turnOver1_81: board[to] == black;
turn2_turnOver1_80, turn2_turnOver1_83: board[to] == empty;
turn2_turnOver1_80, turn2_turnOver1_84: board[to] == white;
turn2_turnOver1_81, turn2_turnOver1_80: to = step[southWest][to];
turn2_turnOver1_83, turn2_turnOver1_95: to = step[west][at];
turn2_turnOver1_84, turn2_turnOver1_88: to = step[northEast][to];
turn2_turnOver1_88, turn2_turnOver1_83: to == at;
turn2_turnOver1_88, turn2_turnOver1_89: to != at;
turn2_turnOver1_89, turn2_turnOver1_84: board[to] = white;
turn2_turnOver1_95, turn2_turnOver1_96: board[to] == black;
turn2_turnOver1_95, turn2_turnOver1_98: board[to] == empty;
turn2_turnOver1_95, turn2_turnOver1_99: board[to] == white;
turn2_turnOver1_96, turn2_turnOver1_95: to = step[west][to];
turn2_turnOver1_98, turn2_turnOver1_110: to = step[northWest][at];
turn2_turnOver1_99, turn2_turnOver1_103: to = step[east][to];
turn2_turnOver1_103, turn2_turnOver1_98: to == at;
turn2_turnOver1_103, turn2_turnOver1_104: to != at;
turn2_turnOver1_104, turn2_turnOver1_99: board[to] = white;
turn2_turnOver1_110, turn2_end: board[to] == empty;
turn2_turnOver1_110, turn2_turnOver1_111: board[to] == black;
turn2_turnOver1_110, turn2_turnOver1_114: board[to] == white;
turn2_turnOver1_111, turn2_turnOver1_110: to = step[northWest][to];
turn2_turnOver1_114, turn2_turnOver1_118: to = step[southEast][to];
turn2_turnOver1_118, turn2_end: to == at;
turn2_turnOver1_118, turn2_turnOver1_119: to != at;
turn2_turnOver1_119, turn2_turnOver1_114: board[to] = white;
turn2_turnOver1_begin, turn2_turnOver1_5: to = step[north][at];

@disjoint turn1_turnOver1_5 : turn1_turnOver1_6 turn1_turnOver1_9 turn1_turnOver1_8;
@disjoint turn1_turnOver1_20 : turn1_turnOver1_21 turn1_turnOver1_24 turn1_turnOver1_23;
@disjoint turn1_turnOver1_35 : turn1_turnOver1_36 turn1_turnOver1_39 turn1_turnOver1_38;
@disjoint turn1_turnOver1_50 : turn1_turnOver1_51 turn1_turnOver1_54 turn1_turnOver1_53;
@disjoint turn1_turnOver1_65 : turn1_turnOver1_66 turn1_turnOver1_69 turn1_turnOver1_68;
@disjoint turn1_turnOver1_80 : turn1_turnOver1_81 turn1_turnOver1_84 turn1_turnOver1_83;
@disjoint turn1_turnOver1_95 : turn1_turnOver1_96 turn1_turnOver1_99 turn1_turnOver1_98;
@disjoint turn1_turnOver1_110 : turn1_turnOver1_111 turn1_turnOver1_114 turn1_end;
@disjoint turn2_turnOver1_5 : turn2_turnOver1_6 turn2_turnOver1_9 turn2_turnOver1_8;
@disjoint turn2_turnOver1_20 : turn2_turnOver1_21 turn2_turnOver1_24 turn2_turnOver1_23;
@disjoint turn2_turnOver1_35 : turn2_turnOver1_36 turn2_turnOver1_39 turn2_turnOver1_38;
@disjoint turn2_turnOver1_50 : turn2_turnOver1_51 turn2_turnOver1_54 turn2_turnOver1_53;
@disjoint turn2_turnOver1_65 : turn2_turnOver1_66 turn2_turnOver1_69 turn2_turnOver1_68;
@disjoint turn2_turnOver1_80 : turn2_turnOver1_81 turn2_turnOver1_84 turn2_turnOver1_83;
@disjoint turn2_turnOver1_95 : turn2_turnOver1_96 turn2_turnOver1_99 turn2_turnOver1_98;
@disjoint turn2_turnOver1_110 : turn2_turnOver1_111 turn2_turnOver1_114 turn2_end;
@disjointExhaustive begin : turn1_2 turn1_3;
@disjointExhaustive encloses_check1_7 : encloses_check1_6 encloses_check1_8;
@disjointExhaustive encloses_check1_15 : encloses_check1_16 encloses_check1_6;
@disjointExhaustive encloses_check1_23 : encloses_check1_24 encloses_check1_6;
@disjointExhaustive encloses_check1_31 : encloses_check1_32 encloses_check1_6;
@disjointExhaustive encloses_check1_39 : encloses_check1_40 encloses_check1_6;
@disjointExhaustive encloses_check1_47 : encloses_check1_48 encloses_check1_6;
@disjointExhaustive encloses_check1_55 : encloses_check1_56 encloses_check1_6;
@disjointExhaustive encloses_check1_63 : encloses_check1_64 encloses_check1_6;
@disjointExhaustive turn1_3 : turn1_finish1_begin turn1_end;
@disjointExhaustive turn1_finish1_2 : turn1_finish1_8 turn1_finish1_7;
@disjointExhaustive turn1_finish1_3 : turn1_finish1_2 turn1_finish1_4;
@disjointExhaustive turn1_turnOver1_13 : turn1_turnOver1_14 turn1_turnOver1_8;
@disjointExhaustive turn1_turnOver1_28 : turn1_turnOver1_29 turn1_turnOver1_23;
@disjointExhaustive turn1_turnOver1_43 : turn1_turnOver1_44 turn1_turnOver1_38;
@disjointExhaustive turn1_turnOver1_58 : turn1_turnOver1_59 turn1_turnOver1_53;
@disjointExhaustive turn1_turnOver1_73 : turn1_turnOver1_74 turn1_turnOver1_68;
@disjointExhaustive turn1_turnOver1_88 : turn1_turnOver1_89 turn1_turnOver1_83;
@disjointExhaustive turn1_turnOver1_103 : turn1_turnOver1_104 turn1_turnOver1_98;
@disjointExhaustive turn1_turnOver1_118 : turn1_turnOver1_119 turn1_end;
@disjointExhaustive turn2_3 : turn2_end turn1_finish1_begin;
@disjointExhaustive turn2_begin : turn2_2 turn2_3;
@disjointExhaustive turn2_turnOver1_13 : turn2_turnOver1_14 turn2_turnOver1_8;
@disjointExhaustive turn2_turnOver1_28 : turn2_turnOver1_29 turn2_turnOver1_23;
@disjointExhaustive turn2_turnOver1_43 : turn2_turnOver1_44 turn2_turnOver1_38;
@disjointExhaustive turn2_turnOver1_58 : turn2_turnOver1_59 turn2_turnOver1_53;
@disjointExhaustive turn2_turnOver1_73 : turn2_turnOver1_74 turn2_turnOver1_68;
@disjointExhaustive turn2_turnOver1_88 : turn2_turnOver1_89 turn2_turnOver1_83;
@disjointExhaustive turn2_turnOver1_103 : turn2_turnOver1_104 turn2_turnOver1_98;
@disjointExhaustive turn2_turnOver1_118 : turn2_turnOver1_119 turn2_end;
@integer 0 : 0 1;
@integer 0 :
  L__0
  L__1
  L__2
  L__3
  L__4
  L__5
  L__6
  L__7
  L__8
  L__9
  L__10
  L__11
  L__12
  L__13
  L__14
  L__15
  L__16
  L__17
  L__18
  L__19
  L__20
  L__21
  L__22
  L__23
  L__24
  L__25
  L__26
  L__27
  L__28
  L__29
  L__30
  L__31
  L__32
  L__33
  L__34
  L__35
  L__36
  L__37
  L__38
  L__39
  L__40
  L__41
  L__42
  L__43
  L__44
  L__45
  L__46
  L__47
  L__48
  L__49
  L__50
  L__51
  L__52
  L__53
  L__54
  L__55
  L__56
  L__57
  L__58
  L__59
  L__60
  L__61
  L__62
  L__63
  L__64
  L__65
  L__66
  L__67
  L__68
  L__69
  L__70
  L__71
  L__72
  L__73
  L__74
  L__75
  L__76
  L__77
  L__78
  L__79
  L__80
  L__81
  L__82
  L__83
  L__84
  L__85
  L__86
  L__87
  L__88
  L__89
  L__90
  L__91
  L__92
  L__93
  L__94
  L__95
  L__96
  L__97
  L__98
  L__99
  L__100
  L__101
  L__102
  L__103
  L__104
  L__105
  L__106
  L__107
  L__108
  L__109
  L__110
  L__111
  L__112
  L__113
  L__114
  L__115
  L__116
  L__117
  L__118
  L__119
  L__120
  L__121
  L__122
  L__123
  L__124
  L__125
  L__126
  L__127
  L__128;
@repeat begin turn2_begin turn1_end turn1_2 turn1_3 turn1_finish1_begin turn2_end turn2_2 turn2_3 :
  board
  to
  turn_arg0_me;
@repeat encloses_check1_7 encloses_check1_6 encloses_check1_8 encloses_check1_15 encloses_check1_16 encloses_check1_23 encloses_check1_24 encloses_check1_31 encloses_check1_32 encloses_check1_39 encloses_check1_40 encloses_check1_47 encloses_check1_48 encloses_check1_55 encloses_check1_56 encloses_check1_63 encloses_check1_64 :
  to;
@repeat turn1_finish1_3 turn1_finish1_2 turn1_finish1_8 turn1_finish1_4 turn1_finish1_5 :
  board
  lead
  to
  turn_arg0_me;
@repeat turn1_finish1_7 turn1_finish1_10 : board goals lead to turn_arg0_me;
@repeat turn1_turnOver1_5 turn1_turnOver1_9 turn1_turnOver1_6 turn1_turnOver1_8 turn1_turnOver1_13 turn1_turnOver1_14 turn1_turnOver1_20 turn1_turnOver1_24 turn1_turnOver1_21 turn1_turnOver1_23 turn1_turnOver1_28 turn1_turnOver1_29 turn1_turnOver1_35 turn1_turnOver1_39 turn1_turnOver1_36 turn1_turnOver1_38 turn1_turnOver1_43 turn1_turnOver1_44 turn1_turnOver1_50 turn1_turnOver1_54 turn1_turnOver1_51 turn1_turnOver1_53 turn1_turnOver1_58 turn1_turnOver1_59 turn1_turnOver1_65 turn1_turnOver1_69 turn1_turnOver1_66 turn1_turnOver1_68 turn1_turnOver1_73 turn1_turnOver1_74 turn1_turnOver1_80 turn1_turnOver1_84 turn1_turnOver1_81 turn1_turnOver1_83 turn1_turnOver1_88 turn1_turnOver1_89 turn1_turnOver1_95 turn1_turnOver1_99 turn1_turnOver1_96 turn1_turnOver1_98 turn1_turnOver1_103 turn1_turnOver1_104 turn1_turnOver1_110 turn1_turnOver1_114 turn1_turnOver1_111 turn1_turnOver1_118 turn1_turnOver1_119 turn2_turnOver1_5 turn2_turnOver1_9 turn2_turnOver1_6 turn2_turnOver1_8 turn2_turnOver1_13 turn2_turnOver1_14 turn2_turnOver1_20 turn2_turnOver1_24 turn2_turnOver1_21 turn2_turnOver1_23 turn2_turnOver1_28 turn2_turnOver1_29 turn2_turnOver1_35 turn2_turnOver1_39 turn2_turnOver1_36 turn2_turnOver1_38 turn2_turnOver1_43 turn2_turnOver1_44 turn2_turnOver1_50 turn2_turnOver1_54 turn2_turnOver1_51 turn2_turnOver1_53 turn2_turnOver1_58 turn2_turnOver1_59 turn2_turnOver1_65 turn2_turnOver1_69 turn2_turnOver1_66 turn2_turnOver1_68 turn2_turnOver1_73 turn2_turnOver1_74 turn2_turnOver1_80 turn2_turnOver1_84 turn2_turnOver1_81 turn2_turnOver1_83 turn2_turnOver1_88 turn2_turnOver1_89 turn2_turnOver1_95 turn2_turnOver1_99 turn2_turnOver1_96 turn2_turnOver1_98 turn2_turnOver1_103 turn2_turnOver1_104 turn2_turnOver1_110 turn2_turnOver1_114 turn2_turnOver1_111 turn2_turnOver1_118 turn2_turnOver1_119 :
  board
  to;
@simpleApplyExhaustive turn1_4 turn1_7 [at_1: Square] choose_arg0_me = black, at = Square(at_1), player = keeper;
@simpleApplyExhaustive turn2_4 turn2_7 [at_1: Square] choose_arg0_me = white, at = Square(at_1), player = keeper;
@tagIndex turn1_choose1_end turn2_choose1_end : 0;
@tagMaxIndex turn1_choose1_end turn2_choose1_end : 0;
@unique choose_check1_1 choose_check1_2 choose_check1_3 choose_check1_begin choose_check2_1 choose_check2_2 choose_check2_3 choose_check2_begin encloses_check1_1 encloses_check1_4 encloses_check1_12 encloses_check1_20 encloses_check1_28 encloses_check1_36 encloses_check1_44 encloses_check1_52 encloses_check1_60 turn1_4 turn1_choose1_begin turn1_6 turn1_7 turn1_turnOver1_begin turn1_choose1_1 turn1_choose1_2 turn1_choose1_end turn2_4 turn2_choose1_begin turn2_6 turn2_7 turn2_turnOver1_begin turn2_choose1_1 turn2_choose1_2 turn2_choose1_end;
