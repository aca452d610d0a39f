package org.regames.backend.planner.optimize.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Lines on boards whose sets have several words are looked up in one table. */
@Tag("long")
class FoldedLineIndexTest {
  private static final int SQUARES = 140;

  /** Players fill squares until there are three in a row or a column, the new one among them. */
  private static String game(int width) {
    return """
    type Square = {%s, off}; type Piece = {no, x, o, wall};
    const right: Square -> Square = {%s};
    const left: Square -> Square = {%s};
    const up: Square -> Square = {%s};
    const down: Square -> Square = {%s};
    const other: Player -> Player = {x: o, :x};
    var board: Square -> Piece = {off: wall, :no};
    var at: Square = q0; var me: Player = x;
    begin, turn: player = PlayerOrSystem(me); turn, m1: at = Square(*); m1, m2: board[at] == no;
    m2, m3: $$ at; m3, k: player = keeper; k, k1: board[at] = Piece(me);
    k1, over: ? c -> won; k1, on: ! c -> won; over, done: goals[me] = 1;
    done, end: player = keeper;
    on, full: ! e -> free; on, next: ? e -> free; full, end: player = keeper;
    e, e1: at = Square(*); e1, free: board[at] == no;
    next, again: me = other[me]; again, turn: player = PlayerOrSystem(me);
    c, d1: board[left[at]] == Piece(me); d1, won: board[left[left[at]]] == Piece(me);
    c, d2: board[left[at]] == Piece(me); d2, won: board[right[at]] == Piece(me);
    c, d3: board[right[at]] == Piece(me); d3, won: board[right[right[at]]] == Piece(me);
    c, v1: board[up[at]] == Piece(me); v1, won: board[up[up[at]]] == Piece(me);
    c, v2: board[up[at]] == Piece(me); v2, won: board[down[at]] == Piece(me);
    c, v3: board[down[at]] == Piece(me); v3, won: board[down[down[at]]] == Piece(me);
    """
        .formatted(
            squares(SQUARES, 0, 1),
            map(square -> (square + 1) % width == 0 ? -1 : square + 1),
            map(square -> square % width == 0 ? -1 : square - 1),
            map(square -> square - width),
            map(square -> square + width));
  }

  private static String squares(int count, int first, int step) {
    return IntStream.range(0, count)
        .mapToObj(i -> "q" + (first + i * step))
        .collect(Collectors.joining(", "));
  }

  private static String map(IntUnaryOperator step) {
    return IntStream.range(0, SQUARES)
        .filter(q -> step.applyAsInt(q) >= 0 && step.applyAsInt(q) < SQUARES)
        .mapToObj(q -> "q" + q + ": q" + step.applyAsInt(q))
        .collect(Collectors.joining(", "))
        .concat(", :off");
  }

  private static String plan(Game game, boolean overlay) {
    return PlanPrinter.print(
        PlanBuilder.plan(game, overlay ? Feature.all() : Feature.without(Feature.OVERLAY)));
  }

  @ParameterizedTest
  @CsvSource({"10, true", "13, true", "14, true", "16, false", "32, false"})
  void columnsAreOverlaidUnlessTheyMeet(int width, boolean isOverlaid) {
    Game game = Builtins.complete(Games.of(game(width)));

    assertEquals(isOverlaid, plan(game, true).contains("turned("));
    assertFalse(plan(game, false).contains("turned("));
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 13, 14})
  void playsAreThoseOfTheInterpreter(int width) {
    Game game = Builtins.complete(Games.of(game(width)));

    assertEquals(
        Playouts.of(40, 5).run(Interpreter.of(game), _ -> {}).scores(),
        Playouts.of(40, 5).run(JvmEngine.compile(game)).scores());
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 13, 14})
  void playsAreTheSameWithoutIt(int width) {
    Game game = Builtins.complete(Games.of(game(width)));

    assertEquals(ends(game, Feature.without(Feature.LOOK_UP_CHECKS)), ends(game, Feature.all()));
  }

  private static List<Object> ends(Game game, Set<Feature> features) {
    PlayoutStatistics statistics =
        Playouts.of(3000, 5).run(JvmEngine.compile(PlanBuilder.plan(game, features)));
    return List.of(statistics.scores(), statistics.plies());
  }
}
