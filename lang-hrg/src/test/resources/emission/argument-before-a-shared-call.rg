// One of the two assignments of the argument has no call right after it.
type Lead = {
  L__0,
  L__1,
  L__18
};
type Player = {white, black};
type Score = {50};
type Turn = {
  T__0,
  T__1250
};
const captured: Player -> Lead -> Lead = {
  :{:L__1, L__18: L__18},
  black: {
    :L__0,
    L__18: L__18
  }
};
var capture_arg0_me: Player = white;
var turn: Turn = T__0;
var turn_arg0_me: Player = white;
begin, rules_begin:;
capture_check1_1, capture_check1_3:;
capture_check1_1, capture_check1_4:;
capture_check1_1, capture_check1_5:;
capture_check1_1, capture_check1_6:;
capture_check1_2, capture_check1_end:;
capture_check1_3, capture_check1_2:;
capture_check1_4, capture_check1_2:;
capture_check1_5, capture_check1_2:;
capture_check1_6, capture_check1_2:;
capture_check1_begin, capture_check1_1: capture_arg0_me = turn_arg0_me;
rules_2, winCheck1_begin:;
rules_begin, rules_2:;
winCheck1_1, winCheck1_capture21_begin:;
winCheck1_3, winCheck1_1:;
winCheck1_begin, winCheck1_3: turn != T__1250;
winCheck1_capture21_2, winCheck1_capture21_4:;
winCheck1_capture21_4, winCheck1_capture21_7: ! capture_check1_begin -> capture_check1_end;
winCheck1_capture21_5, winCheck1_capture21_9:;
winCheck1_capture21_5, winCheck1_capture21_11:;
winCheck1_capture21_7, winCheck1_capture21_5:;
winCheck1_capture21_8, winCheck1_capture21_capture1_begin: capture_arg0_me = turn_arg0_me;
winCheck1_capture21_11, winCheck1_capture21_8:;
winCheck1_capture21_begin, winCheck1_capture21_2:;
winCheck1_capture21_capture1_2, winCheck1_capture21_capture1_1:;
winCheck1_capture21_capture1_3, winCheck1_capture21_capture1_1:;
winCheck1_capture21_capture1_4, winCheck1_capture21_capture1_1:;
winCheck1_capture21_capture1_5, winCheck1_capture21_capture1_1:;
winCheck1_capture21_capture1_begin, winCheck1_capture21_capture1_2:;
winCheck1_capture21_capture1_begin, winCheck1_capture21_capture1_3:;
winCheck1_capture21_capture1_begin, winCheck1_capture21_capture1_4:;
winCheck1_capture21_capture1_begin, winCheck1_capture21_capture1_5:;
@integer 0 :
  T__1250;