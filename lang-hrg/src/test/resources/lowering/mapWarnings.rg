// mapWarnings.hrg:6:87: warning: the key `P(4)` and 1 more are not in `Position` and ignored [ignored-key]
//     6 | ignored : Position -> Piece = { P(0) = pawn; P(1) = pawn; P(2) = empty; P(3) = empty; P(I) = empty where I in 4..5 }
//       |                                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
//   help: its values go from `P(0)` to `P(3)`
// mapWarnings.hrg:7:29: warning: the map has no value for `x` and 1 more; its most frequent value, `pawn`, is taken [uncovered-key]
//     7 | missing : Player -> Piece = { A(I) = pawn where I in 0..1 }
//       |                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
//   help: say so by `{ :pawn; … }`
// mapWarnings.hrg:7:31: warning: the key `A(0)` and 1 more are not in `Player` and ignored [ignored-key]
//     7 | missing : Player -> Piece = { A(I) = pawn where I in 0..1 }
//       |                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~
//   help: its values go from `x` to `o`
type A = {A__0, A__1};
type Piece = {empty, pawn};
type Position = {P__0, P__1, P__2, P__3};

var ignored: Position -> Piece = {:empty, P__0: pawn, P__1: pawn};
var missing: Player -> Piece = {:pawn};

begin, rules_begin:;
rules_begin, end: player = keeper;

@integer 0 : A__0 A__1;
@integer 0 : P__0 P__1 P__2 P__3;
