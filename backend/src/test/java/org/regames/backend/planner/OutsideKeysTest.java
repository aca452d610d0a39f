package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;

/** Assignments to a key that a map does not have: nothing is written, as by the interpreter. */
class OutsideKeysTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "row[at] = b;",
        "deep[at][b] = b;",
        "deep[a][at] = b;",
        "deep[at] = row;",
        "deep[at] = deep[b];",
        "deep[at] = deep[at];"
      })
  void nothingIsWritten(String assignment) {
    Game game =
        Games.of(
            """
            type K = {a, b}; type Some = {z, a}; type Row = K -> K;
            var row: Row = {:a, b: b}; var deep: K -> Row = {:{:b}, b: {:a}}; var at: K = a;
            var seen: K = a;
            begin, x1: player = x; x1, x2: at = Some(*); x2, x3: $$ at; x3, x4: %s
            x4, x5: player = o; x5, x6: $ go; x6, x7: seen = deep[at][b]; x7, x8: $$ seen;
            x8, x9: seen = deep[a][a]; x9, xa: $$ seen; xa, xb: seen = deep[b][a]; xb, xc: $$ seen;
            xc, xd: seen = row[a]; xd, xe: $$ seen; xe, end: player = keeper;
            """
                .formatted(assignment));
    ForwardModel model = JvmEngine.compile(game);
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    state.legalMoves(moves);
    assertEquals(2, moves.size());
    int outside = state.tags(moves, 0).equals(List.of("z")) ? 0 : 1;
    assertEquals(List.of("z"), state.tags(moves, outside));
    state.apply(moves, outside);
    state.legalMoves(moves);

    assertEquals(1, moves.size());
    assertEquals(List.of("go", "b", "b", "a", "a"), state.tags(moves, 0));
  }
}
