type Piece = {empty, pawn, king};
type Position = {P__0_0, P__0_1, P__0_2, P__1_0, P__1_1, P__1_2};

var everywhere: Position -> Player -> Piece = {:{:pawn}};
var explicit: Position -> Piece = {:empty, P__0_0: king, P__0_1: pawn, P__1_1: pawn};
var frequent: Position -> Piece = {:pawn, P__1_1: king};
var kept: Player -> Piece = {:king, o: empty, x: pawn};
var keys: Player -> Piece = {:pawn};
var nested: Position -> Position -> Piece = {:{:pawn, P__1_0: king, P__1_1: empty, P__1_2: empty}, P__0_1: {:pawn, P__1_0: empty, P__1_1: king, P__1_2: empty}, P__0_2: {:pawn, P__1_0: empty, P__1_1: empty, P__1_2: king}, P__1_0: {:pawn, P__0_0: king, P__0_1: empty, P__0_2: empty}, P__1_1: {:pawn, P__0_0: empty, P__0_1: king, P__0_2: empty}, P__1_2: {:pawn, P__0_0: empty, P__0_1: empty, P__0_2: king}};
var tie: Player -> Piece = {:pawn, o: king};
var wildcard: Player -> Piece = {:king};

begin, rules_begin:;
rules_begin, end: player = keeper;
