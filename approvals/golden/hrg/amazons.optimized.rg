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
  S__1_9,
  S__1_10,
  S__2_1,
  S__2_2,
  S__2_3,
  S__2_4,
  S__2_5,
  S__2_6,
  S__2_7,
  S__2_8,
  S__2_9,
  S__2_10,
  S__3_1,
  S__3_2,
  S__3_3,
  S__3_4,
  S__3_5,
  S__3_6,
  S__3_7,
  S__3_8,
  S__3_9,
  S__3_10,
  S__4_1,
  S__4_2,
  S__4_3,
  S__4_4,
  S__4_5,
  S__4_6,
  S__4_7,
  S__4_8,
  S__4_9,
  S__4_10,
  S__5_1,
  S__5_2,
  S__5_3,
  S__5_4,
  S__5_5,
  S__5_6,
  S__5_7,
  S__5_8,
  S__5_9,
  S__5_10,
  S__6_1,
  S__6_2,
  S__6_3,
  S__6_4,
  S__6_5,
  S__6_6,
  S__6_7,
  S__6_8,
  S__6_9,
  S__6_10,
  S__7_1,
  S__7_2,
  S__7_3,
  S__7_4,
  S__7_5,
  S__7_6,
  S__7_7,
  S__7_8,
  S__7_9,
  S__7_10,
  S__8_1,
  S__8_2,
  S__8_3,
  S__8_4,
  S__8_5,
  S__8_6,
  S__8_7,
  S__8_8,
  S__8_9,
  S__8_10,
  S__9_1,
  S__9_2,
  S__9_3,
  S__9_4,
  S__9_5,
  S__9_6,
  S__9_7,
  S__9_8,
  S__9_9,
  S__9_10,
  S__10_1,
  S__10_2,
  S__10_3,
  S__10_4,
  S__10_5,
  S__10_6,
  S__10_7,
  S__10_8,
  S__10_9,
  S__10_10,
  off
};
type Content = {empty, burnt, white, black};
type Goals = Player -> Score;
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {0, 100};
type Square = {
  S__1_1,
  S__1_2,
  S__1_3,
  S__1_4,
  S__1_5,
  S__1_6,
  S__1_7,
  S__1_8,
  S__1_9,
  S__1_10,
  S__2_1,
  S__2_2,
  S__2_3,
  S__2_4,
  S__2_5,
  S__2_6,
  S__2_7,
  S__2_8,
  S__2_9,
  S__2_10,
  S__3_1,
  S__3_2,
  S__3_3,
  S__3_4,
  S__3_5,
  S__3_6,
  S__3_7,
  S__3_8,
  S__3_9,
  S__3_10,
  S__4_1,
  S__4_2,
  S__4_3,
  S__4_4,
  S__4_5,
  S__4_6,
  S__4_7,
  S__4_8,
  S__4_9,
  S__4_10,
  S__5_1,
  S__5_2,
  S__5_3,
  S__5_4,
  S__5_5,
  S__5_6,
  S__5_7,
  S__5_8,
  S__5_9,
  S__5_10,
  S__6_1,
  S__6_2,
  S__6_3,
  S__6_4,
  S__6_5,
  S__6_6,
  S__6_7,
  S__6_8,
  S__6_9,
  S__6_10,
  S__7_1,
  S__7_2,
  S__7_3,
  S__7_4,
  S__7_5,
  S__7_6,
  S__7_7,
  S__7_8,
  S__7_9,
  S__7_10,
  S__8_1,
  S__8_2,
  S__8_3,
  S__8_4,
  S__8_5,
  S__8_6,
  S__8_7,
  S__8_8,
  S__8_9,
  S__8_10,
  S__9_1,
  S__9_2,
  S__9_3,
  S__9_4,
  S__9_5,
  S__9_6,
  S__9_7,
  S__9_8,
  S__9_9,
  S__9_10,
  S__10_1,
  S__10_2,
  S__10_3,
  S__10_4,
  S__10_5,
  S__10_6,
  S__10_7,
  S__10_8,
  S__10_9,
  S__10_10
};
type Visibility = Player -> Bool;

const east: Cell -> Cell = {
  :off,
  S__1_1: S__2_1,
  S__1_2: S__2_2,
  S__1_3: S__2_3,
  S__1_4: S__2_4,
  S__1_5: S__2_5,
  S__1_6: S__2_6,
  S__1_7: S__2_7,
  S__1_8: S__2_8,
  S__1_9: S__2_9,
  S__1_10: S__2_10,
  S__2_1: S__3_1,
  S__2_2: S__3_2,
  S__2_3: S__3_3,
  S__2_4: S__3_4,
  S__2_5: S__3_5,
  S__2_6: S__3_6,
  S__2_7: S__3_7,
  S__2_8: S__3_8,
  S__2_9: S__3_9,
  S__2_10: S__3_10,
  S__3_1: S__4_1,
  S__3_2: S__4_2,
  S__3_3: S__4_3,
  S__3_4: S__4_4,
  S__3_5: S__4_5,
  S__3_6: S__4_6,
  S__3_7: S__4_7,
  S__3_8: S__4_8,
  S__3_9: S__4_9,
  S__3_10: S__4_10,
  S__4_1: S__5_1,
  S__4_2: S__5_2,
  S__4_3: S__5_3,
  S__4_4: S__5_4,
  S__4_5: S__5_5,
  S__4_6: S__5_6,
  S__4_7: S__5_7,
  S__4_8: S__5_8,
  S__4_9: S__5_9,
  S__4_10: S__5_10,
  S__5_1: S__6_1,
  S__5_2: S__6_2,
  S__5_3: S__6_3,
  S__5_4: S__6_4,
  S__5_5: S__6_5,
  S__5_6: S__6_6,
  S__5_7: S__6_7,
  S__5_8: S__6_8,
  S__5_9: S__6_9,
  S__5_10: S__6_10,
  S__6_1: S__7_1,
  S__6_2: S__7_2,
  S__6_3: S__7_3,
  S__6_4: S__7_4,
  S__6_5: S__7_5,
  S__6_6: S__7_6,
  S__6_7: S__7_7,
  S__6_8: S__7_8,
  S__6_9: S__7_9,
  S__6_10: S__7_10,
  S__7_1: S__8_1,
  S__7_2: S__8_2,
  S__7_3: S__8_3,
  S__7_4: S__8_4,
  S__7_5: S__8_5,
  S__7_6: S__8_6,
  S__7_7: S__8_7,
  S__7_8: S__8_8,
  S__7_9: S__8_9,
  S__7_10: S__8_10,
  S__8_1: S__9_1,
  S__8_2: S__9_2,
  S__8_3: S__9_3,
  S__8_4: S__9_4,
  S__8_5: S__9_5,
  S__8_6: S__9_6,
  S__8_7: S__9_7,
  S__8_8: S__9_8,
  S__8_9: S__9_9,
  S__8_10: S__9_10,
  S__9_1: S__10_1,
  S__9_2: S__10_2,
  S__9_3: S__10_3,
  S__9_4: S__10_4,
  S__9_5: S__10_5,
  S__9_6: S__10_6,
  S__9_7: S__10_7,
  S__9_8: S__10_8,
  S__9_9: S__10_9,
  S__9_10: S__10_10
};
const north: Cell -> Cell = {
  :off,
  S__1_1: S__1_2,
  S__1_2: S__1_3,
  S__1_3: S__1_4,
  S__1_4: S__1_5,
  S__1_5: S__1_6,
  S__1_6: S__1_7,
  S__1_7: S__1_8,
  S__1_8: S__1_9,
  S__1_9: S__1_10,
  S__2_1: S__2_2,
  S__2_2: S__2_3,
  S__2_3: S__2_4,
  S__2_4: S__2_5,
  S__2_5: S__2_6,
  S__2_6: S__2_7,
  S__2_7: S__2_8,
  S__2_8: S__2_9,
  S__2_9: S__2_10,
  S__3_1: S__3_2,
  S__3_2: S__3_3,
  S__3_3: S__3_4,
  S__3_4: S__3_5,
  S__3_5: S__3_6,
  S__3_6: S__3_7,
  S__3_7: S__3_8,
  S__3_8: S__3_9,
  S__3_9: S__3_10,
  S__4_1: S__4_2,
  S__4_2: S__4_3,
  S__4_3: S__4_4,
  S__4_4: S__4_5,
  S__4_5: S__4_6,
  S__4_6: S__4_7,
  S__4_7: S__4_8,
  S__4_8: S__4_9,
  S__4_9: S__4_10,
  S__5_1: S__5_2,
  S__5_2: S__5_3,
  S__5_3: S__5_4,
  S__5_4: S__5_5,
  S__5_5: S__5_6,
  S__5_6: S__5_7,
  S__5_7: S__5_8,
  S__5_8: S__5_9,
  S__5_9: S__5_10,
  S__6_1: S__6_2,
  S__6_2: S__6_3,
  S__6_3: S__6_4,
  S__6_4: S__6_5,
  S__6_5: S__6_6,
  S__6_6: S__6_7,
  S__6_7: S__6_8,
  S__6_8: S__6_9,
  S__6_9: S__6_10,
  S__7_1: S__7_2,
  S__7_2: S__7_3,
  S__7_3: S__7_4,
  S__7_4: S__7_5,
  S__7_5: S__7_6,
  S__7_6: S__7_7,
  S__7_7: S__7_8,
  S__7_8: S__7_9,
  S__7_9: S__7_10,
  S__8_1: S__8_2,
  S__8_2: S__8_3,
  S__8_3: S__8_4,
  S__8_4: S__8_5,
  S__8_5: S__8_6,
  S__8_6: S__8_7,
  S__8_7: S__8_8,
  S__8_8: S__8_9,
  S__8_9: S__8_10,
  S__9_1: S__9_2,
  S__9_2: S__9_3,
  S__9_3: S__9_4,
  S__9_4: S__9_5,
  S__9_5: S__9_6,
  S__9_6: S__9_7,
  S__9_7: S__9_8,
  S__9_8: S__9_9,
  S__9_9: S__9_10,
  S__10_1: S__10_2,
  S__10_2: S__10_3,
  S__10_3: S__10_4,
  S__10_4: S__10_5,
  S__10_5: S__10_6,
  S__10_6: S__10_7,
  S__10_7: S__10_8,
  S__10_8: S__10_9,
  S__10_9: S__10_10
};
const northEast: Cell -> Cell = {
  :off,
  S__1_1: S__2_2,
  S__1_2: S__2_3,
  S__1_3: S__2_4,
  S__1_4: S__2_5,
  S__1_5: S__2_6,
  S__1_6: S__2_7,
  S__1_7: S__2_8,
  S__1_8: S__2_9,
  S__1_9: S__2_10,
  S__2_1: S__3_2,
  S__2_2: S__3_3,
  S__2_3: S__3_4,
  S__2_4: S__3_5,
  S__2_5: S__3_6,
  S__2_6: S__3_7,
  S__2_7: S__3_8,
  S__2_8: S__3_9,
  S__2_9: S__3_10,
  S__3_1: S__4_2,
  S__3_2: S__4_3,
  S__3_3: S__4_4,
  S__3_4: S__4_5,
  S__3_5: S__4_6,
  S__3_6: S__4_7,
  S__3_7: S__4_8,
  S__3_8: S__4_9,
  S__3_9: S__4_10,
  S__4_1: S__5_2,
  S__4_2: S__5_3,
  S__4_3: S__5_4,
  S__4_4: S__5_5,
  S__4_5: S__5_6,
  S__4_6: S__5_7,
  S__4_7: S__5_8,
  S__4_8: S__5_9,
  S__4_9: S__5_10,
  S__5_1: S__6_2,
  S__5_2: S__6_3,
  S__5_3: S__6_4,
  S__5_4: S__6_5,
  S__5_5: S__6_6,
  S__5_6: S__6_7,
  S__5_7: S__6_8,
  S__5_8: S__6_9,
  S__5_9: S__6_10,
  S__6_1: S__7_2,
  S__6_2: S__7_3,
  S__6_3: S__7_4,
  S__6_4: S__7_5,
  S__6_5: S__7_6,
  S__6_6: S__7_7,
  S__6_7: S__7_8,
  S__6_8: S__7_9,
  S__6_9: S__7_10,
  S__7_1: S__8_2,
  S__7_2: S__8_3,
  S__7_3: S__8_4,
  S__7_4: S__8_5,
  S__7_5: S__8_6,
  S__7_6: S__8_7,
  S__7_7: S__8_8,
  S__7_8: S__8_9,
  S__7_9: S__8_10,
  S__8_1: S__9_2,
  S__8_2: S__9_3,
  S__8_3: S__9_4,
  S__8_4: S__9_5,
  S__8_5: S__9_6,
  S__8_6: S__9_7,
  S__8_7: S__9_8,
  S__8_8: S__9_9,
  S__8_9: S__9_10,
  S__9_1: S__10_2,
  S__9_2: S__10_3,
  S__9_3: S__10_4,
  S__9_4: S__10_5,
  S__9_5: S__10_6,
  S__9_6: S__10_7,
  S__9_7: S__10_8,
  S__9_8: S__10_9,
  S__9_9: S__10_10
};
const northWest: Cell -> Cell = {
  :off,
  S__2_1: S__1_2,
  S__2_2: S__1_3,
  S__2_3: S__1_4,
  S__2_4: S__1_5,
  S__2_5: S__1_6,
  S__2_6: S__1_7,
  S__2_7: S__1_8,
  S__2_8: S__1_9,
  S__2_9: S__1_10,
  S__3_1: S__2_2,
  S__3_2: S__2_3,
  S__3_3: S__2_4,
  S__3_4: S__2_5,
  S__3_5: S__2_6,
  S__3_6: S__2_7,
  S__3_7: S__2_8,
  S__3_8: S__2_9,
  S__3_9: S__2_10,
  S__4_1: S__3_2,
  S__4_2: S__3_3,
  S__4_3: S__3_4,
  S__4_4: S__3_5,
  S__4_5: S__3_6,
  S__4_6: S__3_7,
  S__4_7: S__3_8,
  S__4_8: S__3_9,
  S__4_9: S__3_10,
  S__5_1: S__4_2,
  S__5_2: S__4_3,
  S__5_3: S__4_4,
  S__5_4: S__4_5,
  S__5_5: S__4_6,
  S__5_6: S__4_7,
  S__5_7: S__4_8,
  S__5_8: S__4_9,
  S__5_9: S__4_10,
  S__6_1: S__5_2,
  S__6_2: S__5_3,
  S__6_3: S__5_4,
  S__6_4: S__5_5,
  S__6_5: S__5_6,
  S__6_6: S__5_7,
  S__6_7: S__5_8,
  S__6_8: S__5_9,
  S__6_9: S__5_10,
  S__7_1: S__6_2,
  S__7_2: S__6_3,
  S__7_3: S__6_4,
  S__7_4: S__6_5,
  S__7_5: S__6_6,
  S__7_6: S__6_7,
  S__7_7: S__6_8,
  S__7_8: S__6_9,
  S__7_9: S__6_10,
  S__8_1: S__7_2,
  S__8_2: S__7_3,
  S__8_3: S__7_4,
  S__8_4: S__7_5,
  S__8_5: S__7_6,
  S__8_6: S__7_7,
  S__8_7: S__7_8,
  S__8_8: S__7_9,
  S__8_9: S__7_10,
  S__9_1: S__8_2,
  S__9_2: S__8_3,
  S__9_3: S__8_4,
  S__9_4: S__8_5,
  S__9_5: S__8_6,
  S__9_6: S__8_7,
  S__9_7: S__8_8,
  S__9_8: S__8_9,
  S__9_9: S__8_10,
  S__10_1: S__9_2,
  S__10_2: S__9_3,
  S__10_3: S__9_4,
  S__10_4: S__9_5,
  S__10_5: S__9_6,
  S__10_6: S__9_7,
  S__10_7: S__9_8,
  S__10_8: S__9_9,
  S__10_9: S__9_10
};
const south: Cell -> Cell = {
  :off,
  S__1_2: S__1_1,
  S__1_3: S__1_2,
  S__1_4: S__1_3,
  S__1_5: S__1_4,
  S__1_6: S__1_5,
  S__1_7: S__1_6,
  S__1_8: S__1_7,
  S__1_9: S__1_8,
  S__1_10: S__1_9,
  S__2_2: S__2_1,
  S__2_3: S__2_2,
  S__2_4: S__2_3,
  S__2_5: S__2_4,
  S__2_6: S__2_5,
  S__2_7: S__2_6,
  S__2_8: S__2_7,
  S__2_9: S__2_8,
  S__2_10: S__2_9,
  S__3_2: S__3_1,
  S__3_3: S__3_2,
  S__3_4: S__3_3,
  S__3_5: S__3_4,
  S__3_6: S__3_5,
  S__3_7: S__3_6,
  S__3_8: S__3_7,
  S__3_9: S__3_8,
  S__3_10: S__3_9,
  S__4_2: S__4_1,
  S__4_3: S__4_2,
  S__4_4: S__4_3,
  S__4_5: S__4_4,
  S__4_6: S__4_5,
  S__4_7: S__4_6,
  S__4_8: S__4_7,
  S__4_9: S__4_8,
  S__4_10: S__4_9,
  S__5_2: S__5_1,
  S__5_3: S__5_2,
  S__5_4: S__5_3,
  S__5_5: S__5_4,
  S__5_6: S__5_5,
  S__5_7: S__5_6,
  S__5_8: S__5_7,
  S__5_9: S__5_8,
  S__5_10: S__5_9,
  S__6_2: S__6_1,
  S__6_3: S__6_2,
  S__6_4: S__6_3,
  S__6_5: S__6_4,
  S__6_6: S__6_5,
  S__6_7: S__6_6,
  S__6_8: S__6_7,
  S__6_9: S__6_8,
  S__6_10: S__6_9,
  S__7_2: S__7_1,
  S__7_3: S__7_2,
  S__7_4: S__7_3,
  S__7_5: S__7_4,
  S__7_6: S__7_5,
  S__7_7: S__7_6,
  S__7_8: S__7_7,
  S__7_9: S__7_8,
  S__7_10: S__7_9,
  S__8_2: S__8_1,
  S__8_3: S__8_2,
  S__8_4: S__8_3,
  S__8_5: S__8_4,
  S__8_6: S__8_5,
  S__8_7: S__8_6,
  S__8_8: S__8_7,
  S__8_9: S__8_8,
  S__8_10: S__8_9,
  S__9_2: S__9_1,
  S__9_3: S__9_2,
  S__9_4: S__9_3,
  S__9_5: S__9_4,
  S__9_6: S__9_5,
  S__9_7: S__9_6,
  S__9_8: S__9_7,
  S__9_9: S__9_8,
  S__9_10: S__9_9,
  S__10_2: S__10_1,
  S__10_3: S__10_2,
  S__10_4: S__10_3,
  S__10_5: S__10_4,
  S__10_6: S__10_5,
  S__10_7: S__10_6,
  S__10_8: S__10_7,
  S__10_9: S__10_8,
  S__10_10: S__10_9
};
const southEast: Cell -> Cell = {
  :off,
  S__1_2: S__2_1,
  S__1_3: S__2_2,
  S__1_4: S__2_3,
  S__1_5: S__2_4,
  S__1_6: S__2_5,
  S__1_7: S__2_6,
  S__1_8: S__2_7,
  S__1_9: S__2_8,
  S__1_10: S__2_9,
  S__2_2: S__3_1,
  S__2_3: S__3_2,
  S__2_4: S__3_3,
  S__2_5: S__3_4,
  S__2_6: S__3_5,
  S__2_7: S__3_6,
  S__2_8: S__3_7,
  S__2_9: S__3_8,
  S__2_10: S__3_9,
  S__3_2: S__4_1,
  S__3_3: S__4_2,
  S__3_4: S__4_3,
  S__3_5: S__4_4,
  S__3_6: S__4_5,
  S__3_7: S__4_6,
  S__3_8: S__4_7,
  S__3_9: S__4_8,
  S__3_10: S__4_9,
  S__4_2: S__5_1,
  S__4_3: S__5_2,
  S__4_4: S__5_3,
  S__4_5: S__5_4,
  S__4_6: S__5_5,
  S__4_7: S__5_6,
  S__4_8: S__5_7,
  S__4_9: S__5_8,
  S__4_10: S__5_9,
  S__5_2: S__6_1,
  S__5_3: S__6_2,
  S__5_4: S__6_3,
  S__5_5: S__6_4,
  S__5_6: S__6_5,
  S__5_7: S__6_6,
  S__5_8: S__6_7,
  S__5_9: S__6_8,
  S__5_10: S__6_9,
  S__6_2: S__7_1,
  S__6_3: S__7_2,
  S__6_4: S__7_3,
  S__6_5: S__7_4,
  S__6_6: S__7_5,
  S__6_7: S__7_6,
  S__6_8: S__7_7,
  S__6_9: S__7_8,
  S__6_10: S__7_9,
  S__7_2: S__8_1,
  S__7_3: S__8_2,
  S__7_4: S__8_3,
  S__7_5: S__8_4,
  S__7_6: S__8_5,
  S__7_7: S__8_6,
  S__7_8: S__8_7,
  S__7_9: S__8_8,
  S__7_10: S__8_9,
  S__8_2: S__9_1,
  S__8_3: S__9_2,
  S__8_4: S__9_3,
  S__8_5: S__9_4,
  S__8_6: S__9_5,
  S__8_7: S__9_6,
  S__8_8: S__9_7,
  S__8_9: S__9_8,
  S__8_10: S__9_9,
  S__9_2: S__10_1,
  S__9_3: S__10_2,
  S__9_4: S__10_3,
  S__9_5: S__10_4,
  S__9_6: S__10_5,
  S__9_7: S__10_6,
  S__9_8: S__10_7,
  S__9_9: S__10_8,
  S__9_10: S__10_9
};
const southWest: Cell -> Cell = {
  :off,
  S__2_2: S__1_1,
  S__2_3: S__1_2,
  S__2_4: S__1_3,
  S__2_5: S__1_4,
  S__2_6: S__1_5,
  S__2_7: S__1_6,
  S__2_8: S__1_7,
  S__2_9: S__1_8,
  S__2_10: S__1_9,
  S__3_2: S__2_1,
  S__3_3: S__2_2,
  S__3_4: S__2_3,
  S__3_5: S__2_4,
  S__3_6: S__2_5,
  S__3_7: S__2_6,
  S__3_8: S__2_7,
  S__3_9: S__2_8,
  S__3_10: S__2_9,
  S__4_2: S__3_1,
  S__4_3: S__3_2,
  S__4_4: S__3_3,
  S__4_5: S__3_4,
  S__4_6: S__3_5,
  S__4_7: S__3_6,
  S__4_8: S__3_7,
  S__4_9: S__3_8,
  S__4_10: S__3_9,
  S__5_2: S__4_1,
  S__5_3: S__4_2,
  S__5_4: S__4_3,
  S__5_5: S__4_4,
  S__5_6: S__4_5,
  S__5_7: S__4_6,
  S__5_8: S__4_7,
  S__5_9: S__4_8,
  S__5_10: S__4_9,
  S__6_2: S__5_1,
  S__6_3: S__5_2,
  S__6_4: S__5_3,
  S__6_5: S__5_4,
  S__6_6: S__5_5,
  S__6_7: S__5_6,
  S__6_8: S__5_7,
  S__6_9: S__5_8,
  S__6_10: S__5_9,
  S__7_2: S__6_1,
  S__7_3: S__6_2,
  S__7_4: S__6_3,
  S__7_5: S__6_4,
  S__7_6: S__6_5,
  S__7_7: S__6_6,
  S__7_8: S__6_7,
  S__7_9: S__6_8,
  S__7_10: S__6_9,
  S__8_2: S__7_1,
  S__8_3: S__7_2,
  S__8_4: S__7_3,
  S__8_5: S__7_4,
  S__8_6: S__7_5,
  S__8_7: S__7_6,
  S__8_8: S__7_7,
  S__8_9: S__7_8,
  S__8_10: S__7_9,
  S__9_2: S__8_1,
  S__9_3: S__8_2,
  S__9_4: S__8_3,
  S__9_5: S__8_4,
  S__9_6: S__8_5,
  S__9_7: S__8_6,
  S__9_8: S__8_7,
  S__9_9: S__8_8,
  S__9_10: S__8_9,
  S__10_2: S__9_1,
  S__10_3: S__9_2,
  S__10_4: S__9_3,
  S__10_5: S__9_4,
  S__10_6: S__9_5,
  S__10_7: S__9_6,
  S__10_8: S__9_7,
  S__10_9: S__9_8,
  S__10_10: S__9_9
};
const west: Cell -> Cell = {
  :off,
  S__2_1: S__1_1,
  S__2_2: S__1_2,
  S__2_3: S__1_3,
  S__2_4: S__1_4,
  S__2_5: S__1_5,
  S__2_6: S__1_6,
  S__2_7: S__1_7,
  S__2_8: S__1_8,
  S__2_9: S__1_9,
  S__2_10: S__1_10,
  S__3_1: S__2_1,
  S__3_2: S__2_2,
  S__3_3: S__2_3,
  S__3_4: S__2_4,
  S__3_5: S__2_5,
  S__3_6: S__2_6,
  S__3_7: S__2_7,
  S__3_8: S__2_8,
  S__3_9: S__2_9,
  S__3_10: S__2_10,
  S__4_1: S__3_1,
  S__4_2: S__3_2,
  S__4_3: S__3_3,
  S__4_4: S__3_4,
  S__4_5: S__3_5,
  S__4_6: S__3_6,
  S__4_7: S__3_7,
  S__4_8: S__3_8,
  S__4_9: S__3_9,
  S__4_10: S__3_10,
  S__5_1: S__4_1,
  S__5_2: S__4_2,
  S__5_3: S__4_3,
  S__5_4: S__4_4,
  S__5_5: S__4_5,
  S__5_6: S__4_6,
  S__5_7: S__4_7,
  S__5_8: S__4_8,
  S__5_9: S__4_9,
  S__5_10: S__4_10,
  S__6_1: S__5_1,
  S__6_2: S__5_2,
  S__6_3: S__5_3,
  S__6_4: S__5_4,
  S__6_5: S__5_5,
  S__6_6: S__5_6,
  S__6_7: S__5_7,
  S__6_8: S__5_8,
  S__6_9: S__5_9,
  S__6_10: S__5_10,
  S__7_1: S__6_1,
  S__7_2: S__6_2,
  S__7_3: S__6_3,
  S__7_4: S__6_4,
  S__7_5: S__6_5,
  S__7_6: S__6_6,
  S__7_7: S__6_7,
  S__7_8: S__6_8,
  S__7_9: S__6_9,
  S__7_10: S__6_10,
  S__8_1: S__7_1,
  S__8_2: S__7_2,
  S__8_3: S__7_3,
  S__8_4: S__7_4,
  S__8_5: S__7_5,
  S__8_6: S__7_6,
  S__8_7: S__7_7,
  S__8_8: S__7_8,
  S__8_9: S__7_9,
  S__8_10: S__7_10,
  S__9_1: S__8_1,
  S__9_2: S__8_2,
  S__9_3: S__8_3,
  S__9_4: S__8_4,
  S__9_5: S__8_5,
  S__9_6: S__8_6,
  S__9_7: S__8_7,
  S__9_8: S__8_8,
  S__9_9: S__8_9,
  S__9_10: S__8_10,
  S__10_1: S__9_1,
  S__10_2: S__9_2,
  S__10_3: S__9_3,
  S__10_4: S__9_4,
  S__10_5: S__9_5,
  S__10_6: S__9_6,
  S__10_7: S__9_7,
  S__10_8: S__9_8,
  S__10_9: S__9_9,
  S__10_10: S__9_10
};

var at: Cell = S__1_1;
var board: Cell -> Content = {
  :empty,
  S__1_4: white,
  S__1_7: black,
  S__4_1: white,
  S__4_10: black,
  S__7_1: white,
  S__7_10: black,
  S__10_4: white,
  S__10_7: black,
  off: burnt
};
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var turn_arg0_me: Player = white;
var visible: Visibility = {:1};

begin, turn1_2: ! canMove_check1_1 -> canMove_check1_4;
begin, turn1_3: ? canMove_check1_1 -> canMove_check1_4;
canMove_check1_1, canMove_check1_2: at = Square(*);
canMove_check1_2, canMove_check1_3: board[at] == turn_arg0_me;
canMove_check1_3, canMove_check1_4: board[east[at]] == empty;
canMove_check1_3, canMove_check1_4: board[northEast[at]] == empty;
canMove_check1_3, canMove_check1_4: board[northWest[at]] == empty;
canMove_check1_3, canMove_check1_4: board[north[at]] == empty;
canMove_check1_3, canMove_check1_4: board[southEast[at]] == empty;
canMove_check1_3, canMove_check1_4: board[southWest[at]] == empty;
canMove_check1_3, canMove_check1_4: board[south[at]] == empty;
canMove_check1_3, canMove_check1_4: board[west[at]] == empty;
turn1_2, turn1_4: goals[black] = 100;
turn1_3, turn1_6: player = white;
turn1_4, end: player = keeper;
turn1_6, turn1_7: at = Square(*);
turn1_7, turn1_8: board[at] == white;
turn1_8, turn1_9: board[at] = empty;
turn1_9, turn1_fly1_begin: $$ at;
turn1_12, turn1_fly2_begin: $$ at;
turn1_15, turn1_16: $$ at;
turn1_16, turn1_end: player = keeper;
turn1_end, turn2_begin: turn_arg0_me = black;
turn1_fly1_5, turn1_fly1_6: board[at] == empty;
turn1_fly1_6, turn1_12: board[at] = white;
turn1_fly1_6, turn1_fly1_5: at = north[at];
turn1_fly1_15, turn1_fly1_16: board[at] == empty;
turn1_fly1_16, turn1_12: board[at] = white;
turn1_fly1_16, turn1_fly1_15: at = northEast[at];
turn1_fly1_25, turn1_fly1_26: board[at] == empty;
turn1_fly1_26, turn1_12: board[at] = white;
turn1_fly1_26, turn1_fly1_25: at = east[at];
turn1_fly1_35, turn1_fly1_36: board[at] == empty;
turn1_fly1_36, turn1_12: board[at] = white;
turn1_fly1_36, turn1_fly1_35: at = southEast[at];
turn1_fly1_45, turn1_fly1_46: board[at] == empty;
turn1_fly1_46, turn1_12: board[at] = white;
turn1_fly1_46, turn1_fly1_45: at = south[at];
turn1_fly1_55, turn1_fly1_56: board[at] == empty;
turn1_fly1_56, turn1_12: board[at] = white;
turn1_fly1_56, turn1_fly1_55: at = southWest[at];
turn1_fly1_65, turn1_fly1_66: board[at] == empty;
turn1_fly1_66, turn1_12: board[at] = white;
turn1_fly1_66, turn1_fly1_65: at = west[at];
turn1_fly1_75, turn1_fly1_76: board[at] == empty;
turn1_fly1_76, turn1_12: board[at] = white;
turn1_fly1_76, turn1_fly1_75: at = northWest[at];
turn1_fly1_begin, turn1_fly1_5: at = north[at];
turn1_fly1_begin, turn1_fly1_15: at = northEast[at];
turn1_fly1_begin, turn1_fly1_25: at = east[at];
turn1_fly1_begin, turn1_fly1_35: at = southEast[at];
turn1_fly1_begin, turn1_fly1_45: at = south[at];
turn1_fly1_begin, turn1_fly1_55: at = southWest[at];
turn1_fly1_begin, turn1_fly1_65: at = west[at];
turn1_fly1_begin, turn1_fly1_75: at = northWest[at];
turn1_fly2_5, turn1_fly2_6: board[at] == empty;
turn1_fly2_6, turn1_15: board[at] = burnt;
turn1_fly2_6, turn1_fly2_5: at = north[at];
turn1_fly2_15, turn1_fly2_16: board[at] == empty;
turn1_fly2_16, turn1_15: board[at] = burnt;
turn1_fly2_16, turn1_fly2_15: at = northEast[at];
turn1_fly2_25, turn1_fly2_26: board[at] == empty;
turn1_fly2_26, turn1_15: board[at] = burnt;
turn1_fly2_26, turn1_fly2_25: at = east[at];
turn1_fly2_35, turn1_fly2_36: board[at] == empty;
turn1_fly2_36, turn1_15: board[at] = burnt;
turn1_fly2_36, turn1_fly2_35: at = southEast[at];
turn1_fly2_45, turn1_fly2_46: board[at] == empty;
turn1_fly2_46, turn1_15: board[at] = burnt;
turn1_fly2_46, turn1_fly2_45: at = south[at];
turn1_fly2_55, turn1_fly2_56: board[at] == empty;
turn1_fly2_56, turn1_15: board[at] = burnt;
turn1_fly2_56, turn1_fly2_55: at = southWest[at];
turn1_fly2_65, turn1_fly2_66: board[at] == empty;
turn1_fly2_66, turn1_15: board[at] = burnt;
turn1_fly2_66, turn1_fly2_65: at = west[at];
turn1_fly2_75, turn1_fly2_76: board[at] == empty;
turn1_fly2_76, turn1_15: board[at] = burnt;
turn1_fly2_76, turn1_fly2_75: at = northWest[at];
turn1_fly2_begin, turn1_fly2_5: at = north[at];
turn1_fly2_begin, turn1_fly2_15: at = northEast[at];
turn1_fly2_begin, turn1_fly2_25: at = east[at];
turn1_fly2_begin, turn1_fly2_35: at = southEast[at];
turn1_fly2_begin, turn1_fly2_45: at = south[at];
turn1_fly2_begin, turn1_fly2_55: at = southWest[at];
turn1_fly2_begin, turn1_fly2_65: at = west[at];
turn1_fly2_begin, turn1_fly2_75: at = northWest[at];
turn2_2, turn1_4: goals[white] = 100;
turn2_3, turn2_6: player = black;
turn2_6, turn2_7: at = Square(*);
turn2_7, turn2_8: board[at] == black;
turn2_8, turn2_9: board[at] = empty;
turn2_9, turn2_fly1_begin: $$ at;
turn2_12, turn2_fly2_begin: $$ at;
turn2_15, turn2_16: $$ at;
turn2_16, turn2_end: player = keeper;
turn2_begin, turn2_2: ! canMove_check1_1 -> canMove_check1_4;
turn2_begin, turn2_3: ? canMove_check1_1 -> canMove_check1_4;
turn2_end, begin: turn_arg0_me = white;
turn2_fly1_5, turn2_fly1_6: board[at] == empty;
turn2_fly1_6, turn2_12: board[at] = black;
turn2_fly1_6, turn2_fly1_5: at = north[at];
turn2_fly1_15, turn2_fly1_16: board[at] == empty;
turn2_fly1_16, turn2_12: board[at] = black;
turn2_fly1_16, turn2_fly1_15: at = northEast[at];
turn2_fly1_25, turn2_fly1_26: board[at] == empty;
turn2_fly1_26, turn2_12: board[at] = black;
turn2_fly1_26, turn2_fly1_25: at = east[at];
turn2_fly1_35, turn2_fly1_36: board[at] == empty;
turn2_fly1_36, turn2_12: board[at] = black;
turn2_fly1_36, turn2_fly1_35: at = southEast[at];
turn2_fly1_45, turn2_fly1_46: board[at] == empty;
turn2_fly1_46, turn2_12: board[at] = black;
turn2_fly1_46, turn2_fly1_45: at = south[at];
turn2_fly1_55, turn2_fly1_56: board[at] == empty;
turn2_fly1_56, turn2_12: board[at] = black;
turn2_fly1_56, turn2_fly1_55: at = southWest[at];
turn2_fly1_65, turn2_fly1_66: board[at] == empty;
turn2_fly1_66, turn2_12: board[at] = black;
turn2_fly1_66, turn2_fly1_65: at = west[at];
turn2_fly1_75, turn2_fly1_76: board[at] == empty;
turn2_fly1_76, turn2_12: board[at] = black;
turn2_fly1_76, turn2_fly1_75: at = northWest[at];
turn2_fly1_begin, turn2_fly1_5: at = north[at];
turn2_fly1_begin, turn2_fly1_15: at = northEast[at];
turn2_fly1_begin, turn2_fly1_25: at = east[at];
turn2_fly1_begin, turn2_fly1_35: at = southEast[at];
turn2_fly1_begin, turn2_fly1_45: at = south[at];
turn2_fly1_begin, turn2_fly1_55: at = southWest[at];
turn2_fly1_begin, turn2_fly1_65: at = west[at];
turn2_fly1_begin, turn2_fly1_75: at = northWest[at];
turn2_fly2_5, turn2_fly2_6: board[at] == empty;
turn2_fly2_6, turn2_15: board[at] = burnt;
turn2_fly2_6, turn2_fly2_5: at = north[at];
turn2_fly2_15, turn2_fly2_16: board[at] == empty;
turn2_fly2_16, turn2_15: board[at] = burnt;
turn2_fly2_16, turn2_fly2_15: at = northEast[at];
turn2_fly2_25, turn2_fly2_26: board[at] == empty;
turn2_fly2_26, turn2_15: board[at] = burnt;
turn2_fly2_26, turn2_fly2_25: at = east[at];
turn2_fly2_35, turn2_fly2_36: board[at] == empty;
turn2_fly2_36, turn2_15: board[at] = burnt;
turn2_fly2_36, turn2_fly2_35: at = southEast[at];
turn2_fly2_45, turn2_fly2_46: board[at] == empty;
turn2_fly2_46, turn2_15: board[at] = burnt;
turn2_fly2_46, turn2_fly2_45: at = south[at];
turn2_fly2_55, turn2_fly2_56: board[at] == empty;
turn2_fly2_56, turn2_15: board[at] = burnt;
turn2_fly2_56, turn2_fly2_55: at = southWest[at];
turn2_fly2_65, turn2_fly2_66: board[at] == empty;
turn2_fly2_66, turn2_15: board[at] = burnt;
turn2_fly2_66, turn2_fly2_65: at = west[at];
turn2_fly2_75, turn2_fly2_76: board[at] == empty;
turn2_fly2_76, turn2_15: board[at] = burnt;
turn2_fly2_76, turn2_fly2_75: at = northWest[at];
turn2_fly2_begin, turn2_fly2_5: at = north[at];
turn2_fly2_begin, turn2_fly2_15: at = northEast[at];
turn2_fly2_begin, turn2_fly2_25: at = east[at];
turn2_fly2_begin, turn2_fly2_35: at = southEast[at];
turn2_fly2_begin, turn2_fly2_45: at = south[at];
turn2_fly2_begin, turn2_fly2_55: at = southWest[at];
turn2_fly2_begin, turn2_fly2_65: at = west[at];
turn2_fly2_begin, turn2_fly2_75: at = northWest[at];

@disjointExhaustive begin : turn1_2 turn1_3;
@disjointExhaustive turn2_begin : turn2_2 turn2_3;
@integer 0 : 0 1;
@repeat begin turn1_2 turn1_3 : turn_arg0_me;
@repeat turn1_4 : goals turn_arg0_me;
@repeat turn1_12 turn1_fly2_begin turn1_15 turn1_16 turn1_fly1_5 turn1_fly1_6 turn1_fly1_15 turn1_fly1_16 turn1_fly1_25 turn1_fly1_26 turn1_fly1_35 turn1_fly1_36 turn1_fly1_45 turn1_fly1_46 turn1_fly1_55 turn1_fly1_56 turn1_fly1_65 turn1_fly1_66 turn1_fly1_75 turn1_fly1_76 turn1_fly2_5 turn1_fly2_6 turn1_fly2_15 turn1_fly2_16 turn1_fly2_25 turn1_fly2_26 turn1_fly2_35 turn1_fly2_36 turn1_fly2_45 turn1_fly2_46 turn1_fly2_55 turn1_fly2_56 turn1_fly2_65 turn1_fly2_66 turn1_fly2_75 turn1_fly2_76 turn2_12 turn2_fly2_begin turn2_15 turn2_16 turn2_fly1_5 turn2_fly1_6 turn2_fly1_15 turn2_fly1_16 turn2_fly1_25 turn2_fly1_26 turn2_fly1_35 turn2_fly1_36 turn2_fly1_45 turn2_fly1_46 turn2_fly1_55 turn2_fly1_56 turn2_fly1_65 turn2_fly1_66 turn2_fly1_75 turn2_fly1_76 turn2_fly2_5 turn2_fly2_6 turn2_fly2_15 turn2_fly2_16 turn2_fly2_25 turn2_fly2_26 turn2_fly2_35 turn2_fly2_36 turn2_fly2_45 turn2_fly2_46 turn2_fly2_55 turn2_fly2_56 turn2_fly2_65 turn2_fly2_66 turn2_fly2_75 turn2_fly2_76 :
  at
  board;
@tagIndex turn1_9 turn2_9 : 0;
@tagIndex turn1_12 turn2_12 : 1;
@tagIndex turn1_15 turn2_15 : 2;
@tagMaxIndex turn1_9 turn2_9 : 0;
@tagMaxIndex turn1_12 turn2_12 : 1;
@tagMaxIndex turn1_15 turn2_15 : 2;
@unique canMove_check1_1 canMove_check1_2 canMove_check1_3 turn2_begin turn1_6 turn1_7 turn1_8 turn1_9 turn1_fly1_begin turn1_end turn2_6 turn2_2 turn2_3 turn2_7 turn2_8 turn2_9 turn2_fly1_begin turn2_end;
