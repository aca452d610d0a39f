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
var pawn: Pawn1 -> Pawn1 -> PawnValue = {:{:none, 1: south, 2: south, 5: north, 6: north}};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, choose_south0: player = south;
choose_north1, choose_north1_1: advance_4 = Advance_4(*);
choose_north1, choose_north1_8: advance_5 = Advance_5(*);
choose_north1, choose_north1_15: advance_6 = Advance_6(*);
choose_north1_1, choose_north1_2: pawn[argument1_advance_4[advance_4]][argument4_advance_4[advance_4]] == none;
choose_north1_2, choose_north1_3: pawn[argument1_advance_4[advance_4]][argument2_advance_4[advance_4]] == north;
choose_north1_3, choose_north1_4: $$ advance_4;
choose_north1_4, choose_north1_5: player = keeper;
choose_north1_5, choose_north1_6: pawn[argument1_advance_4[advance_4]][argument2_advance_4[advance_4]] = none;
choose_north1_6, choose_north1_7: pawn[argument1_advance_4[advance_4]][argument4_advance_4[advance_4]] = north;
choose_north1_7, step_north_1_1: advance_4 = advance__1_2_1_1;
choose_north1_8, choose_north1_9: pawn[argument1_advance_5[advance_5]][argument2_advance_5[advance_5]] == north;
choose_north1_9, choose_north1_10: pawn[argument3_advance_3[advance_5]][argument4_advance_5[advance_5]] != north;
choose_north1_10, choose_north1_11: $$ advance_5;
choose_north1_11, choose_north1_12: player = keeper;
choose_north1_12, choose_north1_13: pawn[argument1_advance_5[advance_5]][argument2_advance_5[advance_5]] = none;
choose_north1_13, choose_north1_14: pawn[argument3_advance_3[advance_5]][argument4_advance_5[advance_5]] = north;
choose_north1_14, step_north_2_1: advance_5 = advance__1_2_2_1;
choose_north1_15, choose_north1_16: pawn[argument1_advance_6[advance_6]][argument2_advance_6[advance_6]] == north;
choose_north1_16, choose_north1_17: pawn[argument3_advance_4[advance_6]][argument4_advance_6[advance_6]] != north;
choose_north1_17, choose_north1_18: $$ advance_6;
choose_north1_18, choose_north1_19: player = keeper;
choose_north1_19, choose_north1_20: pawn[argument1_advance_6[advance_6]][argument2_advance_6[advance_6]] = none;
choose_north1_20, choose_north1_21: pawn[argument3_advance_4[advance_6]][argument4_advance_6[advance_6]] = north;
choose_north1_21, step_north_3_1: advance_6 = advance__2_2_1_1;
choose_south0, choose_south0_1: advance = Advance(*);
choose_south0, choose_south0_8: advance_2 = Advance_2(*);
choose_south0, choose_south0_15: advance_3 = Advance_3(*);
choose_south0_1, choose_south0_2: pawn[argument1_advance[advance]][argument4_advance[advance]] == none;
choose_south0_2, choose_south0_3: pawn[argument1_advance[advance]][argument2_advance[advance]] == south;
choose_south0_3, choose_south0_4: $$ advance;
choose_south0_4, choose_south0_5: player = keeper;
choose_south0_5, choose_south0_6: pawn[argument1_advance[advance]][argument2_advance[advance]] = none;
choose_south0_6, choose_south0_7: pawn[argument1_advance[advance]][argument4_advance[advance]] = south;
choose_south0_7, step_south_1_1: advance = advance__1_1_1_2;
choose_south0_8, choose_south0_9: pawn[argument1_advance_2[advance_2]][argument2_advance_2[advance_2]] == south;
choose_south0_9, choose_south0_10: pawn[argument3_advance[advance_2]][argument4_advance_2[advance_2]] != south;
choose_south0_10, choose_south0_11: $$ advance_2;
choose_south0_11, choose_south0_12: player = keeper;
choose_south0_12, choose_south0_13: pawn[argument1_advance_2[advance_2]][argument2_advance_2[advance_2]] = none;
choose_south0_13, choose_south0_14: pawn[argument3_advance[advance_2]][argument4_advance_2[advance_2]] = south;
choose_south0_14, step_south_2_1: advance_2 = advance__1_1_2_2;
choose_south0_15, choose_south0_16: pawn[argument1_advance_3[advance_3]][argument2_advance_3[advance_3]] == south;
choose_south0_16, choose_south0_17: pawn[argument3_advance_2[advance_3]][argument4_advance_3[advance_3]] != south;
choose_south0_17, choose_south0_18: $$ advance_3;
choose_south0_18, choose_south0_19: player = keeper;
choose_south0_19, choose_south0_20: pawn[argument1_advance_3[advance_3]][argument2_advance_3[advance_3]] = none;
choose_south0_20, choose_south0_21: pawn[argument3_advance_2[advance_3]][argument4_advance_3[advance_3]] = south;
choose_south0_21, step_south_3_1: advance_3 = advance__2_1_1_2;
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
ends_3, ends_2_1: pawn[2][4] != north;
ends_3, ends_2_30: pawn[2][2] != south;
ends_3, yes: pawn[2][6] == south;
ends_3, yes: pawn[3][6] == south;
ends_3, yes: pawn[4][6] == south;
ends_3, yes: pawn[5][6] == south;
ends_3, yes: pawn[6][6] == south;
ends_4, ends_2_1: pawn[2][4] != north;
ends_4, ends_2_30: pawn[2][2] != south;
ends_4, yes: pawn[1][6] == south;
ends_4, yes: pawn[2][6] == south;
ends_4, yes: pawn[3][6] == south;
ends_4, yes: pawn[4][6] == south;
ends_4, yes: pawn[5][6] == south;
ends_5, ends_2_1: pawn[2][4] != north;
ends_5, ends_2_30: pawn[2][2] != south;
ends_5, yes: pawn[1][1] == north;
ends_5, yes: pawn[2][1] == north;
ends_5, yes: pawn[3][1] == north;
ends_5, yes: pawn[4][1] == north;
ends_5, yes: pawn[5][1] == north;
ends_5, yes: pawn[6][1] == north;
ends_6, ends_2_1: pawn[2][4] != north;
ends_6, ends_2_30: pawn[2][2] != south;
ends_6, yes: pawn[2][1] == north;
ends_6, yes: pawn[3][1] == north;
ends_6, yes: pawn[4][1] == north;
ends_6, yes: pawn[5][1] == north;
ends_6, yes: pawn[6][1] == north;
ends_7, ends_2_1: pawn[2][4] != north;
ends_7, ends_2_30: pawn[2][2] != south;
ends_7, yes: pawn[1][1] == north;
ends_7, yes: pawn[2][1] == north;
ends_7, yes: pawn[3][1] == north;
ends_7, yes: pawn[4][1] == north;
ends_7, yes: pawn[5][1] == north;
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
over, over_2: ? goal_south_1 -> yes;
over, over_3: ! goal_south_1 -> yes;
over_1, over_7: ? goal_north_1 -> yes;
over_1, over_8: ! goal_north_1 -> yes;
over_2, over_1: goals[south] = 100;
over_3, over_1: ? goal_south_1 -> yes;
over_3, over_4: ! goal_south_1 -> yes;
over_4, over_1: goals[south] = 0;
over_6, end: player = keeper;
over_7, over_6: goals[north] = 100;
over_8, over_6: ? goal_north_1 -> yes;
over_8, over_9: ! goal_north_1 -> yes;
over_9, over_6: goals[north] = 0;
step_north_1_1, begin: ! ends_5 -> yes;
step_north_1_1, over: ? ends_5 -> yes;
step_north_2_1, begin: ! ends_6 -> yes;
step_north_2_1, over: ? ends_6 -> yes;
step_north_3_1, begin: ! ends_7 -> yes;
step_north_3_1, over: ? ends_7 -> yes;
step_south_1_1, over: ? ends_2 -> yes;
step_south_1_1, turn_north1: ! ends_2 -> yes;
step_south_2_1, over: ? ends_3 -> yes;
step_south_2_1, turn_north1: ! ends_3 -> yes;
step_south_3_1, over: ? ends_4 -> yes;
step_south_3_1, turn_north1: ! ends_4 -> yes;
turn_north1, choose_north1: player = north;

@disjointExhaustive over : over_2 over_3;
@disjointExhaustive over_1 : over_7 over_8;
@disjointExhaustive over_3 : over_4 over_1;
@disjointExhaustive over_8 : over_9 over_6;
@disjointExhaustive step_north_1_1 : over begin;
@disjointExhaustive step_north_2_1 : over begin;
@disjointExhaustive step_north_3_1 : over begin;
@disjointExhaustive step_south_1_1 : over turn_north1;
@disjointExhaustive step_south_2_1 : over turn_north1;
@disjointExhaustive step_south_3_1 : over turn_north1;
@integer 0 : 0 1;
@integer 1 : 1 2 3 4 5 6;
@repeat begin : advance_4 advance_5 advance_6 pawn;
@repeat over over_2 over_3 over_4 : advance advance_2 advance_3 advance_4 advance_5 advance_6 pawn;
@repeat over_1 over_7 over_8 over_6 over_9 :
  advance
  advance_2
  advance_3
  advance_4
  advance_5
  advance_6
  goals
  pawn;
@repeat turn_north1 : advance advance_2 advance_3 pawn;
@simpleApplyExhaustive begin choose_south0 [] player = south;
@simpleApplyExhaustive choose_north1 choose_north1_5 [advance_4_1: Advance_4] advance_4 = Advance_4(advance_4_1), player = keeper;
@simpleApplyExhaustive choose_north1 choose_north1_12 [advance_5_1: Advance_5] advance_5 = Advance_5(advance_5_1), player = keeper;
@simpleApplyExhaustive choose_north1 choose_north1_19 [advance_6_1: Advance_6] advance_6 = Advance_6(advance_6_1), player = keeper;
@simpleApplyExhaustive choose_south0 choose_south0_5 [advance_1: Advance] advance = Advance(advance_1), player = keeper;
@simpleApplyExhaustive choose_south0 choose_south0_12 [advance_2_1: Advance_2] advance_2 = Advance_2(advance_2_1), player = keeper;
@simpleApplyExhaustive choose_south0 choose_south0_19 [advance_3_1: Advance_3] advance_3 = Advance_3(advance_3_1), player = keeper;
@tagIndex choose_north1_3 choose_north1_10 choose_north1_17 choose_south0_3 choose_south0_10 choose_south0_17 :
  0;
@tagMaxIndex choose_north1_3 choose_north1_10 choose_north1_17 choose_south0_3 choose_south0_10 choose_south0_17 :
  0;
@unique choose_north1 choose_north1_1 choose_north1_8 choose_north1_15 choose_north1_2 choose_north1_3 choose_north1_4 choose_north1_5 choose_north1_6 choose_north1_7 choose_north1_9 choose_north1_10 choose_north1_11 choose_north1_12 choose_north1_13 choose_north1_14 choose_north1_16 choose_north1_17 choose_north1_18 choose_north1_19 choose_north1_20 choose_north1_21 choose_south0 choose_south0_1 choose_south0_8 choose_south0_15 choose_south0_2 choose_south0_3 choose_south0_4 choose_south0_5 choose_south0_6 choose_south0_7 choose_south0_9 choose_south0_10 choose_south0_11 choose_south0_12 choose_south0_13 choose_south0_14 choose_south0_16 choose_south0_17 choose_south0_18 choose_south0_19 choose_south0_20 choose_south0_21 ends_2 ends_3 ends_4 ends_5 ends_6 ends_7 goal_north_1 goal_north_2 goal_south_1 goal_south_2 step_north_1_1 step_north_2_1 step_north_3_1 step_south_1_1 step_south_2_1 step_south_3_1;
