type Advance = {
  advance__1_1_1_2,
  advance__1_2_1_3,
  advance__1_3_1_4,
  advance__1_4_1_5,
  advance__1_5_1_6,
  advance__2_1_2_2,
  advance__2_2_2_3,
  advance__2_3_2_4,
  advance__2_4_2_5,
  advance__2_5_2_6,
  advance__3_1_3_2,
  advance__3_2_3_3,
  advance__3_3_3_4,
  advance__3_4_3_5,
  advance__3_5_3_6,
  advance__4_1_4_2,
  advance__4_2_4_3,
  advance__4_3_4_4,
  advance__4_4_4_5,
  advance__4_5_4_6,
  advance__5_1_5_2,
  advance__5_2_5_3,
  advance__5_3_5_4,
  advance__5_4_5_5,
  advance__5_5_5_6,
  advance__6_1_6_2,
  advance__6_2_6_3,
  advance__6_3_6_4,
  advance__6_4_6_5,
  advance__6_5_6_6
};
type Advance_2 = {
  advance__1_1_2_2,
  advance__1_2_2_3,
  advance__1_3_2_4,
  advance__1_4_2_5,
  advance__1_5_2_6,
  advance__2_1_3_2,
  advance__2_2_3_3,
  advance__2_3_3_4,
  advance__2_4_3_5,
  advance__2_5_3_6,
  advance__3_1_4_2,
  advance__3_2_4_3,
  advance__3_3_4_4,
  advance__3_4_4_5,
  advance__3_5_4_6,
  advance__4_1_5_2,
  advance__4_2_5_3,
  advance__4_3_5_4,
  advance__4_4_5_5,
  advance__4_5_5_6,
  advance__5_1_6_2,
  advance__5_2_6_3,
  advance__5_3_6_4,
  advance__5_4_6_5,
  advance__5_5_6_6
};
type Advance_3 = {
  advance__2_1_1_2,
  advance__2_2_1_3,
  advance__2_3_1_4,
  advance__2_4_1_5,
  advance__2_5_1_6,
  advance__3_1_2_2,
  advance__3_2_2_3,
  advance__3_3_2_4,
  advance__3_4_2_5,
  advance__3_5_2_6,
  advance__4_1_3_2,
  advance__4_2_3_3,
  advance__4_3_3_4,
  advance__4_4_3_5,
  advance__4_5_3_6,
  advance__5_1_4_2,
  advance__5_2_4_3,
  advance__5_3_4_4,
  advance__5_4_4_5,
  advance__5_5_4_6,
  advance__6_1_5_2,
  advance__6_2_5_3,
  advance__6_3_5_4,
  advance__6_4_5_5,
  advance__6_5_5_6
};
type Advance_4 = {
  advance__1_2_1_1,
  advance__1_3_1_2,
  advance__1_4_1_3,
  advance__1_5_1_4,
  advance__1_6_1_5,
  advance__2_2_2_1,
  advance__2_3_2_2,
  advance__2_4_2_3,
  advance__2_5_2_4,
  advance__2_6_2_5,
  advance__3_2_3_1,
  advance__3_3_3_2,
  advance__3_4_3_3,
  advance__3_5_3_4,
  advance__3_6_3_5,
  advance__4_2_4_1,
  advance__4_3_4_2,
  advance__4_4_4_3,
  advance__4_5_4_4,
  advance__4_6_4_5,
  advance__5_2_5_1,
  advance__5_3_5_2,
  advance__5_4_5_3,
  advance__5_5_5_4,
  advance__5_6_5_5,
  advance__6_2_6_1,
  advance__6_3_6_2,
  advance__6_4_6_3,
  advance__6_5_6_4,
  advance__6_6_6_5
};
type Advance_5 = {
  advance__1_2_2_1,
  advance__1_3_2_2,
  advance__1_4_2_3,
  advance__1_5_2_4,
  advance__1_6_2_5,
  advance__2_2_3_1,
  advance__2_3_3_2,
  advance__2_4_3_3,
  advance__2_5_3_4,
  advance__2_6_3_5,
  advance__3_2_4_1,
  advance__3_3_4_2,
  advance__3_4_4_3,
  advance__3_5_4_4,
  advance__3_6_4_5,
  advance__4_2_5_1,
  advance__4_3_5_2,
  advance__4_4_5_3,
  advance__4_5_5_4,
  advance__4_6_5_5,
  advance__5_2_6_1,
  advance__5_3_6_2,
  advance__5_4_6_3,
  advance__5_5_6_4,
  advance__5_6_6_5
};
type Advance_6 = {
  advance__2_2_1_1,
  advance__2_3_1_2,
  advance__2_4_1_3,
  advance__2_5_1_4,
  advance__2_6_1_5,
  advance__3_2_2_1,
  advance__3_3_2_2,
  advance__3_4_2_3,
  advance__3_5_2_4,
  advance__3_6_2_5,
  advance__4_2_3_1,
  advance__4_3_3_2,
  advance__4_4_3_3,
  advance__4_5_3_4,
  advance__4_6_3_5,
  advance__5_2_4_1,
  advance__5_3_4_2,
  advance__5_4_4_3,
  advance__5_5_4_4,
  advance__5_6_4_5,
  advance__6_2_5_1,
  advance__6_3_5_2,
  advance__6_4_5_3,
  advance__6_5_5_4,
  advance__6_6_5_5
};
type Bool = {0, 1};
type Goals = Player -> Score;
type MoverValue = {north, south};
type Pawn1 = {1, 2, 3, 4, 5, 6};
type PawnValue = {none, north, south};
type Player = {south, north};
type PlayerOrSystem = {south, north, keeper, random};
type Score = {0, 100};
type Visibility = Player -> Bool;

const argument1_advance: Advance -> Pawn1 = {
  :1,
  advance__2_1_2_2: 2,
  advance__2_2_2_3: 2,
  advance__2_3_2_4: 2,
  advance__2_4_2_5: 2,
  advance__2_5_2_6: 2,
  advance__3_1_3_2: 3,
  advance__3_2_3_3: 3,
  advance__3_3_3_4: 3,
  advance__3_4_3_5: 3,
  advance__3_5_3_6: 3,
  advance__4_1_4_2: 4,
  advance__4_2_4_3: 4,
  advance__4_3_4_4: 4,
  advance__4_4_4_5: 4,
  advance__4_5_4_6: 4,
  advance__5_1_5_2: 5,
  advance__5_2_5_3: 5,
  advance__5_3_5_4: 5,
  advance__5_4_5_5: 5,
  advance__5_5_5_6: 5,
  advance__6_1_6_2: 6,
  advance__6_2_6_3: 6,
  advance__6_3_6_4: 6,
  advance__6_4_6_5: 6,
  advance__6_5_6_6: 6
};
const argument1_advance_2: Advance_2 -> Pawn1 = {
  :1,
  advance__2_1_3_2: 2,
  advance__2_2_3_3: 2,
  advance__2_3_3_4: 2,
  advance__2_4_3_5: 2,
  advance__2_5_3_6: 2,
  advance__3_1_4_2: 3,
  advance__3_2_4_3: 3,
  advance__3_3_4_4: 3,
  advance__3_4_4_5: 3,
  advance__3_5_4_6: 3,
  advance__4_1_5_2: 4,
  advance__4_2_5_3: 4,
  advance__4_3_5_4: 4,
  advance__4_4_5_5: 4,
  advance__4_5_5_6: 4,
  advance__5_1_6_2: 5,
  advance__5_2_6_3: 5,
  advance__5_3_6_4: 5,
  advance__5_4_6_5: 5,
  advance__5_5_6_6: 5
};
const argument1_advance_3: Advance_3 -> Pawn1 = {
  :2,
  advance__3_1_2_2: 3,
  advance__3_2_2_3: 3,
  advance__3_3_2_4: 3,
  advance__3_4_2_5: 3,
  advance__3_5_2_6: 3,
  advance__4_1_3_2: 4,
  advance__4_2_3_3: 4,
  advance__4_3_3_4: 4,
  advance__4_4_3_5: 4,
  advance__4_5_3_6: 4,
  advance__5_1_4_2: 5,
  advance__5_2_4_3: 5,
  advance__5_3_4_4: 5,
  advance__5_4_4_5: 5,
  advance__5_5_4_6: 5,
  advance__6_1_5_2: 6,
  advance__6_2_5_3: 6,
  advance__6_3_5_4: 6,
  advance__6_4_5_5: 6,
  advance__6_5_5_6: 6
};
const argument1_advance_4: Advance_4 -> Pawn1 = {
  :1,
  advance__2_2_2_1: 2,
  advance__2_3_2_2: 2,
  advance__2_4_2_3: 2,
  advance__2_5_2_4: 2,
  advance__2_6_2_5: 2,
  advance__3_2_3_1: 3,
  advance__3_3_3_2: 3,
  advance__3_4_3_3: 3,
  advance__3_5_3_4: 3,
  advance__3_6_3_5: 3,
  advance__4_2_4_1: 4,
  advance__4_3_4_2: 4,
  advance__4_4_4_3: 4,
  advance__4_5_4_4: 4,
  advance__4_6_4_5: 4,
  advance__5_2_5_1: 5,
  advance__5_3_5_2: 5,
  advance__5_4_5_3: 5,
  advance__5_5_5_4: 5,
  advance__5_6_5_5: 5,
  advance__6_2_6_1: 6,
  advance__6_3_6_2: 6,
  advance__6_4_6_3: 6,
  advance__6_5_6_4: 6,
  advance__6_6_6_5: 6
};
const argument1_advance_5: Advance_5 -> Pawn1 = {
  :1,
  advance__2_2_3_1: 2,
  advance__2_3_3_2: 2,
  advance__2_4_3_3: 2,
  advance__2_5_3_4: 2,
  advance__2_6_3_5: 2,
  advance__3_2_4_1: 3,
  advance__3_3_4_2: 3,
  advance__3_4_4_3: 3,
  advance__3_5_4_4: 3,
  advance__3_6_4_5: 3,
  advance__4_2_5_1: 4,
  advance__4_3_5_2: 4,
  advance__4_4_5_3: 4,
  advance__4_5_5_4: 4,
  advance__4_6_5_5: 4,
  advance__5_2_6_1: 5,
  advance__5_3_6_2: 5,
  advance__5_4_6_3: 5,
  advance__5_5_6_4: 5,
  advance__5_6_6_5: 5
};
const argument1_advance_6: Advance_6 -> Pawn1 = {
  :2,
  advance__3_2_2_1: 3,
  advance__3_3_2_2: 3,
  advance__3_4_2_3: 3,
  advance__3_5_2_4: 3,
  advance__3_6_2_5: 3,
  advance__4_2_3_1: 4,
  advance__4_3_3_2: 4,
  advance__4_4_3_3: 4,
  advance__4_5_3_4: 4,
  advance__4_6_3_5: 4,
  advance__5_2_4_1: 5,
  advance__5_3_4_2: 5,
  advance__5_4_4_3: 5,
  advance__5_5_4_4: 5,
  advance__5_6_4_5: 5,
  advance__6_2_5_1: 6,
  advance__6_3_5_2: 6,
  advance__6_4_5_3: 6,
  advance__6_5_5_4: 6,
  advance__6_6_5_5: 6
};
const argument2_advance: Advance -> Pawn1 = {
  :1,
  advance__1_2_1_3: 2,
  advance__1_3_1_4: 3,
  advance__1_4_1_5: 4,
  advance__1_5_1_6: 5,
  advance__2_2_2_3: 2,
  advance__2_3_2_4: 3,
  advance__2_4_2_5: 4,
  advance__2_5_2_6: 5,
  advance__3_2_3_3: 2,
  advance__3_3_3_4: 3,
  advance__3_4_3_5: 4,
  advance__3_5_3_6: 5,
  advance__4_2_4_3: 2,
  advance__4_3_4_4: 3,
  advance__4_4_4_5: 4,
  advance__4_5_4_6: 5,
  advance__5_2_5_3: 2,
  advance__5_3_5_4: 3,
  advance__5_4_5_5: 4,
  advance__5_5_5_6: 5,
  advance__6_2_6_3: 2,
  advance__6_3_6_4: 3,
  advance__6_4_6_5: 4,
  advance__6_5_6_6: 5
};
const argument2_advance_2: Advance_2 -> Pawn1 = {
  :1,
  advance__1_2_2_3: 2,
  advance__1_3_2_4: 3,
  advance__1_4_2_5: 4,
  advance__1_5_2_6: 5,
  advance__2_2_3_3: 2,
  advance__2_3_3_4: 3,
  advance__2_4_3_5: 4,
  advance__2_5_3_6: 5,
  advance__3_2_4_3: 2,
  advance__3_3_4_4: 3,
  advance__3_4_4_5: 4,
  advance__3_5_4_6: 5,
  advance__4_2_5_3: 2,
  advance__4_3_5_4: 3,
  advance__4_4_5_5: 4,
  advance__4_5_5_6: 5,
  advance__5_2_6_3: 2,
  advance__5_3_6_4: 3,
  advance__5_4_6_5: 4,
  advance__5_5_6_6: 5
};
const argument2_advance_3: Advance_3 -> Pawn1 = {
  :1,
  advance__2_2_1_3: 2,
  advance__2_3_1_4: 3,
  advance__2_4_1_5: 4,
  advance__2_5_1_6: 5,
  advance__3_2_2_3: 2,
  advance__3_3_2_4: 3,
  advance__3_4_2_5: 4,
  advance__3_5_2_6: 5,
  advance__4_2_3_3: 2,
  advance__4_3_3_4: 3,
  advance__4_4_3_5: 4,
  advance__4_5_3_6: 5,
  advance__5_2_4_3: 2,
  advance__5_3_4_4: 3,
  advance__5_4_4_5: 4,
  advance__5_5_4_6: 5,
  advance__6_2_5_3: 2,
  advance__6_3_5_4: 3,
  advance__6_4_5_5: 4,
  advance__6_5_5_6: 5
};
const argument2_advance_4: Advance_4 -> Pawn1 = {
  :2,
  advance__1_3_1_2: 3,
  advance__1_4_1_3: 4,
  advance__1_5_1_4: 5,
  advance__1_6_1_5: 6,
  advance__2_3_2_2: 3,
  advance__2_4_2_3: 4,
  advance__2_5_2_4: 5,
  advance__2_6_2_5: 6,
  advance__3_3_3_2: 3,
  advance__3_4_3_3: 4,
  advance__3_5_3_4: 5,
  advance__3_6_3_5: 6,
  advance__4_3_4_2: 3,
  advance__4_4_4_3: 4,
  advance__4_5_4_4: 5,
  advance__4_6_4_5: 6,
  advance__5_3_5_2: 3,
  advance__5_4_5_3: 4,
  advance__5_5_5_4: 5,
  advance__5_6_5_5: 6,
  advance__6_3_6_2: 3,
  advance__6_4_6_3: 4,
  advance__6_5_6_4: 5,
  advance__6_6_6_5: 6
};
const argument2_advance_5: Advance_5 -> Pawn1 = {
  :2,
  advance__1_3_2_2: 3,
  advance__1_4_2_3: 4,
  advance__1_5_2_4: 5,
  advance__1_6_2_5: 6,
  advance__2_3_3_2: 3,
  advance__2_4_3_3: 4,
  advance__2_5_3_4: 5,
  advance__2_6_3_5: 6,
  advance__3_3_4_2: 3,
  advance__3_4_4_3: 4,
  advance__3_5_4_4: 5,
  advance__3_6_4_5: 6,
  advance__4_3_5_2: 3,
  advance__4_4_5_3: 4,
  advance__4_5_5_4: 5,
  advance__4_6_5_5: 6,
  advance__5_3_6_2: 3,
  advance__5_4_6_3: 4,
  advance__5_5_6_4: 5,
  advance__5_6_6_5: 6
};
const argument2_advance_6: Advance_6 -> Pawn1 = {
  :2,
  advance__2_3_1_2: 3,
  advance__2_4_1_3: 4,
  advance__2_5_1_4: 5,
  advance__2_6_1_5: 6,
  advance__3_3_2_2: 3,
  advance__3_4_2_3: 4,
  advance__3_5_2_4: 5,
  advance__3_6_2_5: 6,
  advance__4_3_3_2: 3,
  advance__4_4_3_3: 4,
  advance__4_5_3_4: 5,
  advance__4_6_3_5: 6,
  advance__5_3_4_2: 3,
  advance__5_4_4_3: 4,
  advance__5_5_4_4: 5,
  advance__5_6_4_5: 6,
  advance__6_3_5_2: 3,
  advance__6_4_5_3: 4,
  advance__6_5_5_4: 5,
  advance__6_6_5_5: 6
};
const argument3_advance: Advance_2 -> Pawn1 = {
  :2,
  advance__2_1_3_2: 3,
  advance__2_2_3_3: 3,
  advance__2_3_3_4: 3,
  advance__2_4_3_5: 3,
  advance__2_5_3_6: 3,
  advance__3_1_4_2: 4,
  advance__3_2_4_3: 4,
  advance__3_3_4_4: 4,
  advance__3_4_4_5: 4,
  advance__3_5_4_6: 4,
  advance__4_1_5_2: 5,
  advance__4_2_5_3: 5,
  advance__4_3_5_4: 5,
  advance__4_4_5_5: 5,
  advance__4_5_5_6: 5,
  advance__5_1_6_2: 6,
  advance__5_2_6_3: 6,
  advance__5_3_6_4: 6,
  advance__5_4_6_5: 6,
  advance__5_5_6_6: 6
};
const argument3_advance_2: Advance_3 -> Pawn1 = {
  :1,
  advance__3_1_2_2: 2,
  advance__3_2_2_3: 2,
  advance__3_3_2_4: 2,
  advance__3_4_2_5: 2,
  advance__3_5_2_6: 2,
  advance__4_1_3_2: 3,
  advance__4_2_3_3: 3,
  advance__4_3_3_4: 3,
  advance__4_4_3_5: 3,
  advance__4_5_3_6: 3,
  advance__5_1_4_2: 4,
  advance__5_2_4_3: 4,
  advance__5_3_4_4: 4,
  advance__5_4_4_5: 4,
  advance__5_5_4_6: 4,
  advance__6_1_5_2: 5,
  advance__6_2_5_3: 5,
  advance__6_3_5_4: 5,
  advance__6_4_5_5: 5,
  advance__6_5_5_6: 5
};
const argument3_advance_3: Advance_5 -> Pawn1 = {
  :2,
  advance__2_2_3_1: 3,
  advance__2_3_3_2: 3,
  advance__2_4_3_3: 3,
  advance__2_5_3_4: 3,
  advance__2_6_3_5: 3,
  advance__3_2_4_1: 4,
  advance__3_3_4_2: 4,
  advance__3_4_4_3: 4,
  advance__3_5_4_4: 4,
  advance__3_6_4_5: 4,
  advance__4_2_5_1: 5,
  advance__4_3_5_2: 5,
  advance__4_4_5_3: 5,
  advance__4_5_5_4: 5,
  advance__4_6_5_5: 5,
  advance__5_2_6_1: 6,
  advance__5_3_6_2: 6,
  advance__5_4_6_3: 6,
  advance__5_5_6_4: 6,
  advance__5_6_6_5: 6
};
const argument3_advance_4: Advance_6 -> Pawn1 = {
  :1,
  advance__3_2_2_1: 2,
  advance__3_3_2_2: 2,
  advance__3_4_2_3: 2,
  advance__3_5_2_4: 2,
  advance__3_6_2_5: 2,
  advance__4_2_3_1: 3,
  advance__4_3_3_2: 3,
  advance__4_4_3_3: 3,
  advance__4_5_3_4: 3,
  advance__4_6_3_5: 3,
  advance__5_2_4_1: 4,
  advance__5_3_4_2: 4,
  advance__5_4_4_3: 4,
  advance__5_5_4_4: 4,
  advance__5_6_4_5: 4,
  advance__6_2_5_1: 5,
  advance__6_3_5_2: 5,
  advance__6_4_5_3: 5,
  advance__6_5_5_4: 5,
  advance__6_6_5_5: 5
};
const argument4_advance: Advance -> Pawn1 = {
  :2,
  advance__1_2_1_3: 3,
  advance__1_3_1_4: 4,
  advance__1_4_1_5: 5,
  advance__1_5_1_6: 6,
  advance__2_2_2_3: 3,
  advance__2_3_2_4: 4,
  advance__2_4_2_5: 5,
  advance__2_5_2_6: 6,
  advance__3_2_3_3: 3,
  advance__3_3_3_4: 4,
  advance__3_4_3_5: 5,
  advance__3_5_3_6: 6,
  advance__4_2_4_3: 3,
  advance__4_3_4_4: 4,
  advance__4_4_4_5: 5,
  advance__4_5_4_6: 6,
  advance__5_2_5_3: 3,
  advance__5_3_5_4: 4,
  advance__5_4_5_5: 5,
  advance__5_5_5_6: 6,
  advance__6_2_6_3: 3,
  advance__6_3_6_4: 4,
  advance__6_4_6_5: 5,
  advance__6_5_6_6: 6
};
const argument4_advance_2: Advance_2 -> Pawn1 = {
  :2,
  advance__1_2_2_3: 3,
  advance__1_3_2_4: 4,
  advance__1_4_2_5: 5,
  advance__1_5_2_6: 6,
  advance__2_2_3_3: 3,
  advance__2_3_3_4: 4,
  advance__2_4_3_5: 5,
  advance__2_5_3_6: 6,
  advance__3_2_4_3: 3,
  advance__3_3_4_4: 4,
  advance__3_4_4_5: 5,
  advance__3_5_4_6: 6,
  advance__4_2_5_3: 3,
  advance__4_3_5_4: 4,
  advance__4_4_5_5: 5,
  advance__4_5_5_6: 6,
  advance__5_2_6_3: 3,
  advance__5_3_6_4: 4,
  advance__5_4_6_5: 5,
  advance__5_5_6_6: 6
};
const argument4_advance_3: Advance_3 -> Pawn1 = {
  :2,
  advance__2_2_1_3: 3,
  advance__2_3_1_4: 4,
  advance__2_4_1_5: 5,
  advance__2_5_1_6: 6,
  advance__3_2_2_3: 3,
  advance__3_3_2_4: 4,
  advance__3_4_2_5: 5,
  advance__3_5_2_6: 6,
  advance__4_2_3_3: 3,
  advance__4_3_3_4: 4,
  advance__4_4_3_5: 5,
  advance__4_5_3_6: 6,
  advance__5_2_4_3: 3,
  advance__5_3_4_4: 4,
  advance__5_4_4_5: 5,
  advance__5_5_4_6: 6,
  advance__6_2_5_3: 3,
  advance__6_3_5_4: 4,
  advance__6_4_5_5: 5,
  advance__6_5_5_6: 6
};
const argument4_advance_4: Advance_4 -> Pawn1 = {
  :1,
  advance__1_3_1_2: 2,
  advance__1_4_1_3: 3,
  advance__1_5_1_4: 4,
  advance__1_6_1_5: 5,
  advance__2_3_2_2: 2,
  advance__2_4_2_3: 3,
  advance__2_5_2_4: 4,
  advance__2_6_2_5: 5,
  advance__3_3_3_2: 2,
  advance__3_4_3_3: 3,
  advance__3_5_3_4: 4,
  advance__3_6_3_5: 5,
  advance__4_3_4_2: 2,
  advance__4_4_4_3: 3,
  advance__4_5_4_4: 4,
  advance__4_6_4_5: 5,
  advance__5_3_5_2: 2,
  advance__5_4_5_3: 3,
  advance__5_5_5_4: 4,
  advance__5_6_5_5: 5,
  advance__6_3_6_2: 2,
  advance__6_4_6_3: 3,
  advance__6_5_6_4: 4,
  advance__6_6_6_5: 5
};
const argument4_advance_5: Advance_5 -> Pawn1 = {
  :1,
  advance__1_3_2_2: 2,
  advance__1_4_2_3: 3,
  advance__1_5_2_4: 4,
  advance__1_6_2_5: 5,
  advance__2_3_3_2: 2,
  advance__2_4_3_3: 3,
  advance__2_5_3_4: 4,
  advance__2_6_3_5: 5,
  advance__3_3_4_2: 2,
  advance__3_4_4_3: 3,
  advance__3_5_4_4: 4,
  advance__3_6_4_5: 5,
  advance__4_3_5_2: 2,
  advance__4_4_5_3: 3,
  advance__4_5_5_4: 4,
  advance__4_6_5_5: 5,
  advance__5_3_6_2: 2,
  advance__5_4_6_3: 3,
  advance__5_5_6_4: 4,
  advance__5_6_6_5: 5
};
const argument4_advance_6: Advance_6 -> Pawn1 = {
  :1,
  advance__2_3_1_2: 2,
  advance__2_4_1_3: 3,
  advance__2_5_1_4: 4,
  advance__2_6_1_5: 5,
  advance__3_3_2_2: 2,
  advance__3_4_2_3: 3,
  advance__3_5_2_4: 4,
  advance__3_6_2_5: 5,
  advance__4_3_3_2: 2,
  advance__4_4_3_3: 3,
  advance__4_5_3_4: 4,
  advance__4_6_3_5: 5,
  advance__5_3_4_2: 2,
  advance__5_4_4_3: 3,
  advance__5_5_4_4: 4,
  advance__5_6_4_5: 5,
  advance__6_3_5_2: 2,
  advance__6_4_5_3: 3,
  advance__6_5_5_4: 4,
  advance__6_6_5_5: 5
};

var advance: Advance = advance__1_1_1_2;
var advance_2: Advance_2 = advance__1_1_2_2;
var advance_3: Advance_3 = advance__2_1_1_2;
var advance_4: Advance_4 = advance__1_2_1_1;
var advance_5: Advance_5 = advance__1_2_2_1;
var advance_6: Advance_6 = advance__2_2_1_1;
var goals: Goals = {:0};
var mover: MoverValue = south;
var pawn: Pawn1 -> Pawn1 -> PawnValue = {:{:none, 1: south, 2: south, 5: north, 6: north}};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, ask_south0:;
ask_north1, over: ? ends_1 -> yes;
ask_north1, turn_north1: ! ends_1 -> yes;
ask_north1_1, over: ? ends_2 -> yes;
ask_north1_1, turn_north1: ! ends_2 -> yes;
ask_north1_2, over: ? ends_3 -> yes;
ask_north1_2, turn_north1: ! ends_3 -> yes;
ask_north1_3, over: ? ends_4 -> yes;
ask_north1_3, turn_north1: ! ends_4 -> yes;
ask_south0, over: ? ends_1 -> yes;
ask_south0, turn_south0: ! ends_1 -> yes;
ask_south0_1, over: ? ends_5 -> yes;
ask_south0_1, turn_south0: ! ends_5 -> yes;
ask_south0_2, over: ? ends_6 -> yes;
ask_south0_2, turn_south0: ! ends_6 -> yes;
ask_south0_3, over: ? ends_7 -> yes;
ask_south0_3, turn_south0: ! ends_7 -> yes;
choose_north1, choose_north1_1: advance_4 = Advance_4(*);
choose_north1, choose_north1_8: advance_5 = Advance_5(*);
choose_north1, choose_north1_15: advance_6 = Advance_6(*);
choose_north1_1, choose_north1_2: pawn[argument1_advance_4[advance_4]][argument4_advance_4[advance_4]] == none;
choose_north1_2, choose_north1_3: pawn[argument1_advance_4[advance_4]][argument2_advance_4[advance_4]] == north;
choose_north1_3, choose_north1_4: $$ advance_4;
choose_north1_4, choose_north1_5: player = keeper;
choose_north1_5, choose_north1_6: pawn[argument1_advance_4[advance_4]][argument2_advance_4[advance_4]] = none;
choose_north1_6, choose_north1_7: pawn[argument1_advance_4[advance_4]][argument4_advance_4[advance_4]] = north;
choose_north1_7, step_north_1: advance_4 = advance__1_2_1_1;
choose_north1_8, choose_north1_9: pawn[argument1_advance_5[advance_5]][argument2_advance_5[advance_5]] == north;
choose_north1_9, choose_north1_10: pawn[argument3_advance_3[advance_5]][argument4_advance_5[advance_5]] != north;
choose_north1_10, choose_north1_11: $$ advance_5;
choose_north1_11, choose_north1_12: player = keeper;
choose_north1_12, choose_north1_13: pawn[argument1_advance_5[advance_5]][argument2_advance_5[advance_5]] = none;
choose_north1_13, choose_north1_14: pawn[argument3_advance_3[advance_5]][argument4_advance_5[advance_5]] = north;
choose_north1_14, step_north_2: advance_5 = advance__1_2_2_1;
choose_north1_15, choose_north1_16: pawn[argument1_advance_6[advance_6]][argument2_advance_6[advance_6]] == north;
choose_north1_16, choose_north1_17: pawn[argument3_advance_4[advance_6]][argument4_advance_6[advance_6]] != north;
choose_north1_17, choose_north1_18: $$ advance_6;
choose_north1_18, choose_north1_19: player = keeper;
choose_north1_19, choose_north1_20: pawn[argument1_advance_6[advance_6]][argument2_advance_6[advance_6]] = none;
choose_north1_20, choose_north1_21: pawn[argument3_advance_4[advance_6]][argument4_advance_6[advance_6]] = north;
choose_north1_21, step_north_3: advance_6 = advance__2_2_1_1;
choose_south0, choose_south0_1: advance = Advance(*);
choose_south0, choose_south0_8: advance_2 = Advance_2(*);
choose_south0, choose_south0_15: advance_3 = Advance_3(*);
choose_south0_1, choose_south0_2: pawn[argument1_advance[advance]][argument4_advance[advance]] == none;
choose_south0_2, choose_south0_3: pawn[argument1_advance[advance]][argument2_advance[advance]] == south;
choose_south0_3, choose_south0_4: $$ advance;
choose_south0_4, choose_south0_5: player = keeper;
choose_south0_5, choose_south0_6: pawn[argument1_advance[advance]][argument2_advance[advance]] = none;
choose_south0_6, choose_south0_7: pawn[argument1_advance[advance]][argument4_advance[advance]] = south;
choose_south0_7, step_south_1: advance = advance__1_1_1_2;
choose_south0_8, choose_south0_9: pawn[argument1_advance_2[advance_2]][argument2_advance_2[advance_2]] == south;
choose_south0_9, choose_south0_10: pawn[argument3_advance[advance_2]][argument4_advance_2[advance_2]] != south;
choose_south0_10, choose_south0_11: $$ advance_2;
choose_south0_11, choose_south0_12: player = keeper;
choose_south0_12, choose_south0_13: pawn[argument1_advance_2[advance_2]][argument2_advance_2[advance_2]] = none;
choose_south0_13, choose_south0_14: pawn[argument3_advance[advance_2]][argument4_advance_2[advance_2]] = south;
choose_south0_14, step_south_2: advance_2 = advance__1_1_2_2;
choose_south0_15, choose_south0_16: pawn[argument1_advance_3[advance_3]][argument2_advance_3[advance_3]] == south;
choose_south0_16, choose_south0_17: pawn[argument3_advance_2[advance_3]][argument4_advance_3[advance_3]] != south;
choose_south0_17, choose_south0_18: $$ advance_3;
choose_south0_18, choose_south0_19: player = keeper;
choose_south0_19, choose_south0_20: pawn[argument1_advance_3[advance_3]][argument2_advance_3[advance_3]] = none;
choose_south0_20, choose_south0_21: pawn[argument3_advance_2[advance_3]][argument4_advance_3[advance_3]] = south;
choose_south0_21, step_south_3: advance_3 = advance__2_1_1_2;
ends_1, ends_1_1: pawn[2][4] != north;
ends_1, ends_1_30: pawn[2][2] != south;
ends_1, yes: pawn[1][1] == north;
ends_1, yes: pawn[1][6] == south;
ends_1, yes: pawn[2][1] == north;
ends_1, yes: pawn[2][6] == south;
ends_1, yes: pawn[3][1] == north;
ends_1, yes: pawn[3][6] == south;
ends_1, yes: pawn[4][1] == north;
ends_1, yes: pawn[4][6] == south;
ends_1, yes: pawn[5][1] == north;
ends_1, yes: pawn[5][6] == south;
ends_1, yes: pawn[6][1] == north;
ends_1, yes: pawn[6][6] == south;
ends_1_1, ends_1_2: pawn[3][4] != north;
ends_1_2, ends_1_3: pawn[1][4] != north;
ends_1_3, ends_1_4: pawn[4][4] != north;
ends_1_4, ends_1_5: pawn[5][4] != north;
ends_1_5, ends_1_6: pawn[6][4] != north;
ends_1_6, ends_1_7: pawn[2][5] != north;
ends_1_7, ends_1_8: pawn[3][5] != north;
ends_1_8, ends_1_9: pawn[1][5] != north;
ends_1_9, ends_1_10: pawn[4][5] != north;
ends_1_10, ends_1_11: pawn[5][5] != north;
ends_1_11, ends_1_12: pawn[6][5] != north;
ends_1_12, ends_1_13: pawn[2][3] != north;
ends_1_13, ends_1_14: pawn[3][3] != north;
ends_1_14, ends_1_15: pawn[1][3] != north;
ends_1_15, ends_1_16: pawn[4][3] != north;
ends_1_16, ends_1_17: pawn[5][3] != north;
ends_1_17, ends_1_18: pawn[6][3] != north;
ends_1_18, ends_1_19: pawn[2][2] != north;
ends_1_19, ends_1_20: pawn[3][2] != north;
ends_1_20, ends_1_21: pawn[1][2] != north;
ends_1_21, ends_1_22: pawn[4][2] != north;
ends_1_22, ends_1_23: pawn[5][2] != north;
ends_1_23, ends_1_24: pawn[6][2] != north;
ends_1_24, ends_1_25: pawn[1][6] != north;
ends_1_25, ends_1_26: pawn[2][6] != north;
ends_1_26, ends_1_27: pawn[3][6] != north;
ends_1_27, ends_1_28: pawn[4][6] != north;
ends_1_28, ends_1_29: pawn[5][6] != north;
ends_1_29, yes: pawn[6][6] != north;
ends_1_30, ends_1_31: pawn[3][2] != south;
ends_1_31, ends_1_32: pawn[1][2] != south;
ends_1_32, ends_1_33: pawn[4][2] != south;
ends_1_33, ends_1_34: pawn[5][2] != south;
ends_1_34, ends_1_35: pawn[6][2] != south;
ends_1_35, ends_1_36: pawn[2][3] != south;
ends_1_36, ends_1_37: pawn[3][3] != south;
ends_1_37, ends_1_38: pawn[1][3] != south;
ends_1_38, ends_1_39: pawn[4][3] != south;
ends_1_39, ends_1_40: pawn[5][3] != south;
ends_1_40, ends_1_41: pawn[6][3] != south;
ends_1_41, ends_1_42: pawn[2][4] != south;
ends_1_42, ends_1_43: pawn[3][4] != south;
ends_1_43, ends_1_44: pawn[1][4] != south;
ends_1_44, ends_1_45: pawn[4][4] != south;
ends_1_45, ends_1_46: pawn[5][4] != south;
ends_1_46, ends_1_47: pawn[6][4] != south;
ends_1_47, ends_1_48: pawn[2][5] != south;
ends_1_48, ends_1_49: pawn[3][5] != south;
ends_1_49, ends_1_50: pawn[1][5] != south;
ends_1_50, ends_1_51: pawn[4][5] != south;
ends_1_51, ends_1_52: pawn[5][5] != south;
ends_1_52, ends_1_53: pawn[6][5] != south;
ends_1_53, ends_1_54: pawn[1][1] != south;
ends_1_54, ends_1_55: pawn[2][1] != south;
ends_1_55, ends_1_56: pawn[3][1] != south;
ends_1_56, ends_1_57: pawn[4][1] != south;
ends_1_57, ends_1_58: pawn[5][1] != south;
ends_1_58, yes: pawn[6][1] != south;
ends_2, ends_2_1: pawn[2][4] != north;
ends_2, ends_2_30: pawn[2][2] != south;
ends_2, yes: pawn[1][6] == south;
ends_2, yes: pawn[2][6] == south;
ends_2, yes: pawn[3][6] == south;
ends_2, yes: pawn[4][6] == south;
ends_2, yes: pawn[5][6] == south;
ends_2, yes: pawn[6][6] == south;
ends_2_1, ends_2_2: pawn[3][4] != north;
ends_2_2, ends_2_3: pawn[1][4] != north;
ends_2_3, ends_2_4: pawn[4][4] != north;
ends_2_4, ends_2_5: pawn[5][4] != north;
ends_2_5, ends_2_6: pawn[6][4] != north;
ends_2_6, ends_2_7: pawn[2][5] != north;
ends_2_7, ends_2_8: pawn[3][5] != north;
ends_2_8, ends_2_9: pawn[1][5] != north;
ends_2_9, ends_2_10: pawn[4][5] != north;
ends_2_10, ends_2_11: pawn[5][5] != north;
ends_2_11, ends_2_12: pawn[6][5] != north;
ends_2_12, ends_2_13: pawn[2][3] != north;
ends_2_13, ends_2_14: pawn[3][3] != north;
ends_2_14, ends_2_15: pawn[1][3] != north;
ends_2_15, ends_2_16: pawn[4][3] != north;
ends_2_16, ends_2_17: pawn[5][3] != north;
ends_2_17, ends_2_18: pawn[6][3] != north;
ends_2_18, ends_2_19: pawn[2][2] != north;
ends_2_19, ends_2_20: pawn[3][2] != north;
ends_2_20, ends_2_21: pawn[1][2] != north;
ends_2_21, ends_2_22: pawn[4][2] != north;
ends_2_22, ends_2_23: pawn[5][2] != north;
ends_2_23, ends_2_24: pawn[6][2] != north;
ends_2_24, ends_2_25: pawn[1][6] != north;
ends_2_25, ends_2_26: pawn[2][6] != north;
ends_2_26, ends_2_27: pawn[3][6] != north;
ends_2_27, ends_2_28: pawn[4][6] != north;
ends_2_28, ends_2_29: pawn[5][6] != north;
ends_2_29, yes: pawn[6][6] != north;
ends_2_30, ends_2_31: pawn[3][2] != south;
ends_2_31, ends_2_32: pawn[1][2] != south;
ends_2_32, ends_2_33: pawn[4][2] != south;
ends_2_33, ends_2_34: pawn[5][2] != south;
ends_2_34, ends_2_35: pawn[6][2] != south;
ends_2_35, ends_2_36: pawn[2][3] != south;
ends_2_36, ends_2_37: pawn[3][3] != south;
ends_2_37, ends_2_38: pawn[1][3] != south;
ends_2_38, ends_2_39: pawn[4][3] != south;
ends_2_39, ends_2_40: pawn[5][3] != south;
ends_2_40, ends_2_41: pawn[6][3] != south;
ends_2_41, ends_2_42: pawn[2][4] != south;
ends_2_42, ends_2_43: pawn[3][4] != south;
ends_2_43, ends_2_44: pawn[1][4] != south;
ends_2_44, ends_2_45: pawn[4][4] != south;
ends_2_45, ends_2_46: pawn[5][4] != south;
ends_2_46, ends_2_47: pawn[6][4] != south;
ends_2_47, ends_2_48: pawn[2][5] != south;
ends_2_48, ends_2_49: pawn[3][5] != south;
ends_2_49, ends_2_50: pawn[1][5] != south;
ends_2_50, ends_2_51: pawn[4][5] != south;
ends_2_51, ends_2_52: pawn[5][5] != south;
ends_2_52, ends_2_53: pawn[6][5] != south;
ends_2_53, ends_2_54: pawn[1][1] != south;
ends_2_54, ends_2_55: pawn[2][1] != south;
ends_2_55, ends_2_56: pawn[3][1] != south;
ends_2_56, ends_2_57: pawn[4][1] != south;
ends_2_57, ends_2_58: pawn[5][1] != south;
ends_2_58, yes: pawn[6][1] != south;
ends_3, ends_3_1: pawn[2][4] != north;
ends_3, ends_3_30: pawn[2][2] != south;
ends_3, yes: pawn[2][6] == south;
ends_3, yes: pawn[3][6] == south;
ends_3, yes: pawn[4][6] == south;
ends_3, yes: pawn[5][6] == south;
ends_3, yes: pawn[6][6] == south;
ends_3_1, ends_3_2: pawn[3][4] != north;
ends_3_2, ends_3_3: pawn[1][4] != north;
ends_3_3, ends_3_4: pawn[4][4] != north;
ends_3_4, ends_3_5: pawn[5][4] != north;
ends_3_5, ends_3_6: pawn[6][4] != north;
ends_3_6, ends_3_7: pawn[2][5] != north;
ends_3_7, ends_3_8: pawn[3][5] != north;
ends_3_8, ends_3_9: pawn[1][5] != north;
ends_3_9, ends_3_10: pawn[4][5] != north;
ends_3_10, ends_3_11: pawn[5][5] != north;
ends_3_11, ends_3_12: pawn[6][5] != north;
ends_3_12, ends_3_13: pawn[2][3] != north;
ends_3_13, ends_3_14: pawn[3][3] != north;
ends_3_14, ends_3_15: pawn[1][3] != north;
ends_3_15, ends_3_16: pawn[4][3] != north;
ends_3_16, ends_3_17: pawn[5][3] != north;
ends_3_17, ends_3_18: pawn[6][3] != north;
ends_3_18, ends_3_19: pawn[2][2] != north;
ends_3_19, ends_3_20: pawn[3][2] != north;
ends_3_20, ends_3_21: pawn[1][2] != north;
ends_3_21, ends_3_22: pawn[4][2] != north;
ends_3_22, ends_3_23: pawn[5][2] != north;
ends_3_23, ends_3_24: pawn[6][2] != north;
ends_3_24, ends_3_25: pawn[1][6] != north;
ends_3_25, ends_3_26: pawn[2][6] != north;
ends_3_26, ends_3_27: pawn[3][6] != north;
ends_3_27, ends_3_28: pawn[4][6] != north;
ends_3_28, ends_3_29: pawn[5][6] != north;
ends_3_29, yes: pawn[6][6] != north;
ends_3_30, ends_3_31: pawn[3][2] != south;
ends_3_31, ends_3_32: pawn[1][2] != south;
ends_3_32, ends_3_33: pawn[4][2] != south;
ends_3_33, ends_3_34: pawn[5][2] != south;
ends_3_34, ends_3_35: pawn[6][2] != south;
ends_3_35, ends_3_36: pawn[2][3] != south;
ends_3_36, ends_3_37: pawn[3][3] != south;
ends_3_37, ends_3_38: pawn[1][3] != south;
ends_3_38, ends_3_39: pawn[4][3] != south;
ends_3_39, ends_3_40: pawn[5][3] != south;
ends_3_40, ends_3_41: pawn[6][3] != south;
ends_3_41, ends_3_42: pawn[2][4] != south;
ends_3_42, ends_3_43: pawn[3][4] != south;
ends_3_43, ends_3_44: pawn[1][4] != south;
ends_3_44, ends_3_45: pawn[4][4] != south;
ends_3_45, ends_3_46: pawn[5][4] != south;
ends_3_46, ends_3_47: pawn[6][4] != south;
ends_3_47, ends_3_48: pawn[2][5] != south;
ends_3_48, ends_3_49: pawn[3][5] != south;
ends_3_49, ends_3_50: pawn[1][5] != south;
ends_3_50, ends_3_51: pawn[4][5] != south;
ends_3_51, ends_3_52: pawn[5][5] != south;
ends_3_52, ends_3_53: pawn[6][5] != south;
ends_3_53, ends_3_54: pawn[1][1] != south;
ends_3_54, ends_3_55: pawn[2][1] != south;
ends_3_55, ends_3_56: pawn[3][1] != south;
ends_3_56, ends_3_57: pawn[4][1] != south;
ends_3_57, ends_3_58: pawn[5][1] != south;
ends_3_58, yes: pawn[6][1] != south;
ends_4, ends_4_1: pawn[2][4] != north;
ends_4, ends_4_30: pawn[2][2] != south;
ends_4, yes: pawn[1][6] == south;
ends_4, yes: pawn[2][6] == south;
ends_4, yes: pawn[3][6] == south;
ends_4, yes: pawn[4][6] == south;
ends_4, yes: pawn[5][6] == south;
ends_4_1, ends_4_2: pawn[3][4] != north;
ends_4_2, ends_4_3: pawn[1][4] != north;
ends_4_3, ends_4_4: pawn[4][4] != north;
ends_4_4, ends_4_5: pawn[5][4] != north;
ends_4_5, ends_4_6: pawn[6][4] != north;
ends_4_6, ends_4_7: pawn[2][5] != north;
ends_4_7, ends_4_8: pawn[3][5] != north;
ends_4_8, ends_4_9: pawn[1][5] != north;
ends_4_9, ends_4_10: pawn[4][5] != north;
ends_4_10, ends_4_11: pawn[5][5] != north;
ends_4_11, ends_4_12: pawn[6][5] != north;
ends_4_12, ends_4_13: pawn[2][3] != north;
ends_4_13, ends_4_14: pawn[3][3] != north;
ends_4_14, ends_4_15: pawn[1][3] != north;
ends_4_15, ends_4_16: pawn[4][3] != north;
ends_4_16, ends_4_17: pawn[5][3] != north;
ends_4_17, ends_4_18: pawn[6][3] != north;
ends_4_18, ends_4_19: pawn[2][2] != north;
ends_4_19, ends_4_20: pawn[3][2] != north;
ends_4_20, ends_4_21: pawn[1][2] != north;
ends_4_21, ends_4_22: pawn[4][2] != north;
ends_4_22, ends_4_23: pawn[5][2] != north;
ends_4_23, ends_4_24: pawn[6][2] != north;
ends_4_24, ends_4_25: pawn[1][6] != north;
ends_4_25, ends_4_26: pawn[2][6] != north;
ends_4_26, ends_4_27: pawn[3][6] != north;
ends_4_27, ends_4_28: pawn[4][6] != north;
ends_4_28, ends_4_29: pawn[5][6] != north;
ends_4_29, yes: pawn[6][6] != north;
ends_4_30, ends_4_31: pawn[3][2] != south;
ends_4_31, ends_4_32: pawn[1][2] != south;
ends_4_32, ends_4_33: pawn[4][2] != south;
ends_4_33, ends_4_34: pawn[5][2] != south;
ends_4_34, ends_4_35: pawn[6][2] != south;
ends_4_35, ends_4_36: pawn[2][3] != south;
ends_4_36, ends_4_37: pawn[3][3] != south;
ends_4_37, ends_4_38: pawn[1][3] != south;
ends_4_38, ends_4_39: pawn[4][3] != south;
ends_4_39, ends_4_40: pawn[5][3] != south;
ends_4_40, ends_4_41: pawn[6][3] != south;
ends_4_41, ends_4_42: pawn[2][4] != south;
ends_4_42, ends_4_43: pawn[3][4] != south;
ends_4_43, ends_4_44: pawn[1][4] != south;
ends_4_44, ends_4_45: pawn[4][4] != south;
ends_4_45, ends_4_46: pawn[5][4] != south;
ends_4_46, ends_4_47: pawn[6][4] != south;
ends_4_47, ends_4_48: pawn[2][5] != south;
ends_4_48, ends_4_49: pawn[3][5] != south;
ends_4_49, ends_4_50: pawn[1][5] != south;
ends_4_50, ends_4_51: pawn[4][5] != south;
ends_4_51, ends_4_52: pawn[5][5] != south;
ends_4_52, ends_4_53: pawn[6][5] != south;
ends_4_53, ends_4_54: pawn[1][1] != south;
ends_4_54, ends_4_55: pawn[2][1] != south;
ends_4_55, ends_4_56: pawn[3][1] != south;
ends_4_56, ends_4_57: pawn[4][1] != south;
ends_4_57, ends_4_58: pawn[5][1] != south;
ends_4_58, yes: pawn[6][1] != south;
ends_5, ends_5_1: pawn[2][4] != north;
ends_5, ends_5_30: pawn[2][2] != south;
ends_5, yes: pawn[1][1] == north;
ends_5, yes: pawn[2][1] == north;
ends_5, yes: pawn[3][1] == north;
ends_5, yes: pawn[4][1] == north;
ends_5, yes: pawn[5][1] == north;
ends_5, yes: pawn[6][1] == north;
ends_5_1, ends_5_2: pawn[3][4] != north;
ends_5_2, ends_5_3: pawn[1][4] != north;
ends_5_3, ends_5_4: pawn[4][4] != north;
ends_5_4, ends_5_5: pawn[5][4] != north;
ends_5_5, ends_5_6: pawn[6][4] != north;
ends_5_6, ends_5_7: pawn[2][5] != north;
ends_5_7, ends_5_8: pawn[3][5] != north;
ends_5_8, ends_5_9: pawn[1][5] != north;
ends_5_9, ends_5_10: pawn[4][5] != north;
ends_5_10, ends_5_11: pawn[5][5] != north;
ends_5_11, ends_5_12: pawn[6][5] != north;
ends_5_12, ends_5_13: pawn[2][3] != north;
ends_5_13, ends_5_14: pawn[3][3] != north;
ends_5_14, ends_5_15: pawn[1][3] != north;
ends_5_15, ends_5_16: pawn[4][3] != north;
ends_5_16, ends_5_17: pawn[5][3] != north;
ends_5_17, ends_5_18: pawn[6][3] != north;
ends_5_18, ends_5_19: pawn[2][2] != north;
ends_5_19, ends_5_20: pawn[3][2] != north;
ends_5_20, ends_5_21: pawn[1][2] != north;
ends_5_21, ends_5_22: pawn[4][2] != north;
ends_5_22, ends_5_23: pawn[5][2] != north;
ends_5_23, ends_5_24: pawn[6][2] != north;
ends_5_24, ends_5_25: pawn[1][6] != north;
ends_5_25, ends_5_26: pawn[2][6] != north;
ends_5_26, ends_5_27: pawn[3][6] != north;
ends_5_27, ends_5_28: pawn[4][6] != north;
ends_5_28, ends_5_29: pawn[5][6] != north;
ends_5_29, yes: pawn[6][6] != north;
ends_5_30, ends_5_31: pawn[3][2] != south;
ends_5_31, ends_5_32: pawn[1][2] != south;
ends_5_32, ends_5_33: pawn[4][2] != south;
ends_5_33, ends_5_34: pawn[5][2] != south;
ends_5_34, ends_5_35: pawn[6][2] != south;
ends_5_35, ends_5_36: pawn[2][3] != south;
ends_5_36, ends_5_37: pawn[3][3] != south;
ends_5_37, ends_5_38: pawn[1][3] != south;
ends_5_38, ends_5_39: pawn[4][3] != south;
ends_5_39, ends_5_40: pawn[5][3] != south;
ends_5_40, ends_5_41: pawn[6][3] != south;
ends_5_41, ends_5_42: pawn[2][4] != south;
ends_5_42, ends_5_43: pawn[3][4] != south;
ends_5_43, ends_5_44: pawn[1][4] != south;
ends_5_44, ends_5_45: pawn[4][4] != south;
ends_5_45, ends_5_46: pawn[5][4] != south;
ends_5_46, ends_5_47: pawn[6][4] != south;
ends_5_47, ends_5_48: pawn[2][5] != south;
ends_5_48, ends_5_49: pawn[3][5] != south;
ends_5_49, ends_5_50: pawn[1][5] != south;
ends_5_50, ends_5_51: pawn[4][5] != south;
ends_5_51, ends_5_52: pawn[5][5] != south;
ends_5_52, ends_5_53: pawn[6][5] != south;
ends_5_53, ends_5_54: pawn[1][1] != south;
ends_5_54, ends_5_55: pawn[2][1] != south;
ends_5_55, ends_5_56: pawn[3][1] != south;
ends_5_56, ends_5_57: pawn[4][1] != south;
ends_5_57, ends_5_58: pawn[5][1] != south;
ends_5_58, yes: pawn[6][1] != south;
ends_6, ends_6_1: pawn[2][4] != north;
ends_6, ends_6_30: pawn[2][2] != south;
ends_6, yes: pawn[2][1] == north;
ends_6, yes: pawn[3][1] == north;
ends_6, yes: pawn[4][1] == north;
ends_6, yes: pawn[5][1] == north;
ends_6, yes: pawn[6][1] == north;
ends_6_1, ends_6_2: pawn[3][4] != north;
ends_6_2, ends_6_3: pawn[1][4] != north;
ends_6_3, ends_6_4: pawn[4][4] != north;
ends_6_4, ends_6_5: pawn[5][4] != north;
ends_6_5, ends_6_6: pawn[6][4] != north;
ends_6_6, ends_6_7: pawn[2][5] != north;
ends_6_7, ends_6_8: pawn[3][5] != north;
ends_6_8, ends_6_9: pawn[1][5] != north;
ends_6_9, ends_6_10: pawn[4][5] != north;
ends_6_10, ends_6_11: pawn[5][5] != north;
ends_6_11, ends_6_12: pawn[6][5] != north;
ends_6_12, ends_6_13: pawn[2][3] != north;
ends_6_13, ends_6_14: pawn[3][3] != north;
ends_6_14, ends_6_15: pawn[1][3] != north;
ends_6_15, ends_6_16: pawn[4][3] != north;
ends_6_16, ends_6_17: pawn[5][3] != north;
ends_6_17, ends_6_18: pawn[6][3] != north;
ends_6_18, ends_6_19: pawn[2][2] != north;
ends_6_19, ends_6_20: pawn[3][2] != north;
ends_6_20, ends_6_21: pawn[1][2] != north;
ends_6_21, ends_6_22: pawn[4][2] != north;
ends_6_22, ends_6_23: pawn[5][2] != north;
ends_6_23, ends_6_24: pawn[6][2] != north;
ends_6_24, ends_6_25: pawn[1][6] != north;
ends_6_25, ends_6_26: pawn[2][6] != north;
ends_6_26, ends_6_27: pawn[3][6] != north;
ends_6_27, ends_6_28: pawn[4][6] != north;
ends_6_28, ends_6_29: pawn[5][6] != north;
ends_6_29, yes: pawn[6][6] != north;
ends_6_30, ends_6_31: pawn[3][2] != south;
ends_6_31, ends_6_32: pawn[1][2] != south;
ends_6_32, ends_6_33: pawn[4][2] != south;
ends_6_33, ends_6_34: pawn[5][2] != south;
ends_6_34, ends_6_35: pawn[6][2] != south;
ends_6_35, ends_6_36: pawn[2][3] != south;
ends_6_36, ends_6_37: pawn[3][3] != south;
ends_6_37, ends_6_38: pawn[1][3] != south;
ends_6_38, ends_6_39: pawn[4][3] != south;
ends_6_39, ends_6_40: pawn[5][3] != south;
ends_6_40, ends_6_41: pawn[6][3] != south;
ends_6_41, ends_6_42: pawn[2][4] != south;
ends_6_42, ends_6_43: pawn[3][4] != south;
ends_6_43, ends_6_44: pawn[1][4] != south;
ends_6_44, ends_6_45: pawn[4][4] != south;
ends_6_45, ends_6_46: pawn[5][4] != south;
ends_6_46, ends_6_47: pawn[6][4] != south;
ends_6_47, ends_6_48: pawn[2][5] != south;
ends_6_48, ends_6_49: pawn[3][5] != south;
ends_6_49, ends_6_50: pawn[1][5] != south;
ends_6_50, ends_6_51: pawn[4][5] != south;
ends_6_51, ends_6_52: pawn[5][5] != south;
ends_6_52, ends_6_53: pawn[6][5] != south;
ends_6_53, ends_6_54: pawn[1][1] != south;
ends_6_54, ends_6_55: pawn[2][1] != south;
ends_6_55, ends_6_56: pawn[3][1] != south;
ends_6_56, ends_6_57: pawn[4][1] != south;
ends_6_57, ends_6_58: pawn[5][1] != south;
ends_6_58, yes: pawn[6][1] != south;
ends_7, ends_7_1: pawn[2][4] != north;
ends_7, ends_7_30: pawn[2][2] != south;
ends_7, yes: pawn[1][1] == north;
ends_7, yes: pawn[2][1] == north;
ends_7, yes: pawn[3][1] == north;
ends_7, yes: pawn[4][1] == north;
ends_7, yes: pawn[5][1] == north;
ends_7_1, ends_7_2: pawn[3][4] != north;
ends_7_2, ends_7_3: pawn[1][4] != north;
ends_7_3, ends_7_4: pawn[4][4] != north;
ends_7_4, ends_7_5: pawn[5][4] != north;
ends_7_5, ends_7_6: pawn[6][4] != north;
ends_7_6, ends_7_7: pawn[2][5] != north;
ends_7_7, ends_7_8: pawn[3][5] != north;
ends_7_8, ends_7_9: pawn[1][5] != north;
ends_7_9, ends_7_10: pawn[4][5] != north;
ends_7_10, ends_7_11: pawn[5][5] != north;
ends_7_11, ends_7_12: pawn[6][5] != north;
ends_7_12, ends_7_13: pawn[2][3] != north;
ends_7_13, ends_7_14: pawn[3][3] != north;
ends_7_14, ends_7_15: pawn[1][3] != north;
ends_7_15, ends_7_16: pawn[4][3] != north;
ends_7_16, ends_7_17: pawn[5][3] != north;
ends_7_17, ends_7_18: pawn[6][3] != north;
ends_7_18, ends_7_19: pawn[2][2] != north;
ends_7_19, ends_7_20: pawn[3][2] != north;
ends_7_20, ends_7_21: pawn[1][2] != north;
ends_7_21, ends_7_22: pawn[4][2] != north;
ends_7_22, ends_7_23: pawn[5][2] != north;
ends_7_23, ends_7_24: pawn[6][2] != north;
ends_7_24, ends_7_25: pawn[1][6] != north;
ends_7_25, ends_7_26: pawn[2][6] != north;
ends_7_26, ends_7_27: pawn[3][6] != north;
ends_7_27, ends_7_28: pawn[4][6] != north;
ends_7_28, ends_7_29: pawn[5][6] != north;
ends_7_29, yes: pawn[6][6] != north;
ends_7_30, ends_7_31: pawn[3][2] != south;
ends_7_31, ends_7_32: pawn[1][2] != south;
ends_7_32, ends_7_33: pawn[4][2] != south;
ends_7_33, ends_7_34: pawn[5][2] != south;
ends_7_34, ends_7_35: pawn[6][2] != south;
ends_7_35, ends_7_36: pawn[2][3] != south;
ends_7_36, ends_7_37: pawn[3][3] != south;
ends_7_37, ends_7_38: pawn[1][3] != south;
ends_7_38, ends_7_39: pawn[4][3] != south;
ends_7_39, ends_7_40: pawn[5][3] != south;
ends_7_40, ends_7_41: pawn[6][3] != south;
ends_7_41, ends_7_42: pawn[2][4] != south;
ends_7_42, ends_7_43: pawn[3][4] != south;
ends_7_43, ends_7_44: pawn[1][4] != south;
ends_7_44, ends_7_45: pawn[4][4] != south;
ends_7_45, ends_7_46: pawn[5][4] != south;
ends_7_46, ends_7_47: pawn[6][4] != south;
ends_7_47, ends_7_48: pawn[2][5] != south;
ends_7_48, ends_7_49: pawn[3][5] != south;
ends_7_49, ends_7_50: pawn[1][5] != south;
ends_7_50, ends_7_51: pawn[4][5] != south;
ends_7_51, ends_7_52: pawn[5][5] != south;
ends_7_52, ends_7_53: pawn[6][5] != south;
ends_7_53, ends_7_54: pawn[1][1] != south;
ends_7_54, ends_7_55: pawn[2][1] != south;
ends_7_55, ends_7_56: pawn[3][1] != south;
ends_7_56, ends_7_57: pawn[4][1] != south;
ends_7_57, ends_7_58: pawn[5][1] != south;
ends_7_58, yes: pawn[6][1] != south;
goal_north_1, yes: ! goal_north_2 -> yes;
goal_north_1, yes: pawn[1][1] == north;
goal_north_1, yes: pawn[2][1] == north;
goal_north_1, yes: pawn[3][1] == north;
goal_north_1, yes: pawn[4][1] == north;
goal_north_1, yes: pawn[5][1] == north;
goal_north_1, yes: pawn[6][1] == north;
goal_north_2, yes: pawn[1][1] == south;
goal_north_2, yes: pawn[1][2] == south;
goal_north_2, yes: pawn[1][3] == south;
goal_north_2, yes: pawn[1][4] == south;
goal_north_2, yes: pawn[1][5] == south;
goal_north_2, yes: pawn[1][6] == south;
goal_north_2, yes: pawn[2][1] == south;
goal_north_2, yes: pawn[2][2] == south;
goal_north_2, yes: pawn[2][3] == south;
goal_north_2, yes: pawn[2][4] == south;
goal_north_2, yes: pawn[2][5] == south;
goal_north_2, yes: pawn[2][6] == south;
goal_north_2, yes: pawn[3][1] == south;
goal_north_2, yes: pawn[3][2] == south;
goal_north_2, yes: pawn[3][3] == south;
goal_north_2, yes: pawn[3][4] == south;
goal_north_2, yes: pawn[3][5] == south;
goal_north_2, yes: pawn[3][6] == south;
goal_north_2, yes: pawn[4][1] == south;
goal_north_2, yes: pawn[4][2] == south;
goal_north_2, yes: pawn[4][3] == south;
goal_north_2, yes: pawn[4][4] == south;
goal_north_2, yes: pawn[4][5] == south;
goal_north_2, yes: pawn[4][6] == south;
goal_north_2, yes: pawn[5][1] == south;
goal_north_2, yes: pawn[5][2] == south;
goal_north_2, yes: pawn[5][3] == south;
goal_north_2, yes: pawn[5][4] == south;
goal_north_2, yes: pawn[5][5] == south;
goal_north_2, yes: pawn[5][6] == south;
goal_north_2, yes: pawn[6][1] == south;
goal_north_2, yes: pawn[6][2] == south;
goal_north_2, yes: pawn[6][3] == south;
goal_north_2, yes: pawn[6][4] == south;
goal_north_2, yes: pawn[6][5] == south;
goal_north_2, yes: pawn[6][6] == south;
goal_south_1, yes: ! goal_south_2 -> yes;
goal_south_1, yes: pawn[1][6] == south;
goal_south_1, yes: pawn[2][6] == south;
goal_south_1, yes: pawn[3][6] == south;
goal_south_1, yes: pawn[4][6] == south;
goal_south_1, yes: pawn[5][6] == south;
goal_south_1, yes: pawn[6][6] == south;
goal_south_2, yes: pawn[1][1] == north;
goal_south_2, yes: pawn[1][2] == north;
goal_south_2, yes: pawn[1][3] == north;
goal_south_2, yes: pawn[1][4] == north;
goal_south_2, yes: pawn[1][5] == north;
goal_south_2, yes: pawn[1][6] == north;
goal_south_2, yes: pawn[2][1] == north;
goal_south_2, yes: pawn[2][2] == north;
goal_south_2, yes: pawn[2][3] == north;
goal_south_2, yes: pawn[2][4] == north;
goal_south_2, yes: pawn[2][5] == north;
goal_south_2, yes: pawn[2][6] == north;
goal_south_2, yes: pawn[3][1] == north;
goal_south_2, yes: pawn[3][2] == north;
goal_south_2, yes: pawn[3][3] == north;
goal_south_2, yes: pawn[3][4] == north;
goal_south_2, yes: pawn[3][5] == north;
goal_south_2, yes: pawn[3][6] == north;
goal_south_2, yes: pawn[4][1] == north;
goal_south_2, yes: pawn[4][2] == north;
goal_south_2, yes: pawn[4][3] == north;
goal_south_2, yes: pawn[4][4] == north;
goal_south_2, yes: pawn[4][5] == north;
goal_south_2, yes: pawn[4][6] == north;
goal_south_2, yes: pawn[5][1] == north;
goal_south_2, yes: pawn[5][2] == north;
goal_south_2, yes: pawn[5][3] == north;
goal_south_2, yes: pawn[5][4] == north;
goal_south_2, yes: pawn[5][5] == north;
goal_south_2, yes: pawn[5][6] == north;
goal_south_2, yes: pawn[6][1] == north;
goal_south_2, yes: pawn[6][2] == north;
goal_south_2, yes: pawn[6][3] == north;
goal_south_2, yes: pawn[6][4] == north;
goal_south_2, yes: pawn[6][5] == north;
goal_south_2, yes: pawn[6][6] == north;
next, ask_north1: mover == north;
next, ask_south0: mover == south;
over, over_2: ? goal_south_1 -> yes;
over, over_3: ! goal_south_1 -> yes;
over_1, over_7: ? goal_north_1 -> yes;
over_1, over_8: ! goal_north_1 -> yes;
over_2, over_1: goals[south] = 100;
over_3, over_4: ! goal_south_1 -> yes;
over_3, over_5: ? goal_south_1 -> yes;
over_4, over_1: goals[south] = 0;
over_5, over_1:;
over_6, end: player = keeper;
over_7, over_6: goals[north] = 100;
over_8, over_9: ! goal_north_1 -> yes;
over_8, over_10: ? goal_north_1 -> yes;
over_9, over_6: goals[north] = 0;
over_10, over_6:;
step_north_1, step_north_1_1: mover = south;
step_north_1_1, ask_south0_1:;
step_north_2, step_north_2_1: mover = south;
step_north_2_1, ask_south0_2:;
step_north_3, step_north_3_1: mover = south;
step_north_3_1, ask_south0_3:;
step_south_1, step_south_1_1: mover = north;
step_south_1_1, ask_north1_1:;
step_south_2, step_south_2_1: mover = north;
step_south_2_1, ask_north1_2:;
step_south_3, step_south_3_1: mover = north;
step_south_3_1, ask_north1_3:;
turn_north1, choose_north1: player = north;
turn_south0, choose_south0: player = south;
