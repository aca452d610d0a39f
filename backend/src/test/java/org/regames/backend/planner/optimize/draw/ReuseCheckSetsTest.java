package org.regames.backend.planner.optimize.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Moves are drawn from what a check found, where that is still so. */
class ReuseCheckSetsTest {
  /** Stones are put beside own ones; who cannot loses. */
  private static final String BESIDE =
      """
      type Cell = {a, b, c, d, e, f, g, h, i, j, off}; type Piece = {none, red, blue, wall};
      const next: Cell -> Cell =
        {:off, a: b, b: c, c: d, d: e, e: f, f: g, g: h, h: i, i: j};
      const back: Cell -> Cell =
        {:off, b: a, c: b, d: c, e: d, f: e, g: f, h: g, i: h, j: i};
      const other: Piece -> Piece = {:red, red: blue};
      const owner: Piece -> Player = {:o, red: x};
      var board: Cell -> Piece = {:none, off: wall, b: red, h: blue}; var at: Cell = a;
      var own: Piece = red;
      begin, k: player = keeper; turn, t1: at = Cell(*); t1, t2: board[at] == none;
      t2, t3: board[next[at]] == own; t2, t3: board[back[at]] == own; t3, t4: $$ at;
      t4, t5: board[at] = own; t5, t6: own = other[own]; t6, k: player = keeper;
      m, m1: at = Cell(*); m1, m2: board[at] == none;
      m2, n: board[next[at]] == own; m2, n: board[back[at]] == own;
      k, lost: ! m -> n; lost, end: player = keeper; k, may: ? m -> n;
      """;

  private static final String PLAIN = BESIDE + "may, turn: player = PlayerOrSystem(owner[own]);";

  /** Whose stones matter changes after the check. */
  private static final String CHANGED =
      BESIDE + "may, may1: own = other[own]; may1, turn: player = PlayerOrSystem(owner[own]);";

  /** What is on the board changes after the check. */
  private static final String PUT =
      BESIDE + "may, may1: board[a] = blue; may1, turn: player = PlayerOrSystem(owner[own]);";

  /** The node is come to without the check, too. */
  private static final String UNCHECKED =
      BESIDE
          + """
          may, turn: player = PlayerOrSystem(owner[own]);
          k, full: board[j] == none; full, turn: player = PlayerOrSystem(owner[own]);
          """;

  /** A ply makes the check for whoever is next, and what it found is kept for him. */
  @Test
  void pliesCallNothing() {
    Plan plan = PlanBuilder.plan(Builtins.complete(Games.of(PLAIN)));

    String printed = PlanPrinter.print(plan);
    String ply = printed.substring(printed.indexOf("\nply f"));
    assertFalse(ply.contains("[]"), printed);
  }

  @ParameterizedTest
  @ValueSource(strings = {PLAIN})
  void movesAreDrawnFromWhatTheCheckFound(String text) {
    assertTrue(sharing(text, Feature.all()));
    assertFalse(sharing(text, Feature.without(Feature.REUSE_CHECK_SETS)));
    agree(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {CHANGED, PUT})
  void movesAreFoundAnewWhereSomethingMayHaveChanged(String text) {
    assertFalse(sharing(text, Feature.all()));
    agree(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {UNCHECKED})
  void movesAreFoundAnewWhereTheCheckNeedNotHaveBeenMade(String text) {
    assertFalse(sharing(text, Feature.all()));
  }

  /** Whether a check keeps words, which no other check of these games does. */
  private static boolean sharing(String text, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game(text), features)).contains("0 * 1] = b");
  }

  private static void agree(String text) {
    assertEquals(
        new Perft(Interpreter.of(game(text))).counts(6),
        new ModelPerft(JvmEngine.compile(game(text))).counts(6));
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }
}
