package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Pieces slide along lines, and take what is at the end of them. */
@Tag("long")
class SlidesTest {
  private static final Map<String, List<Integer>> QUEEN = queen();

  @Test
  void walksThatNeverComeBackDoNotNoteWhereTheyWere() {
    Game game = game(4, "wall", false);

    assertFalse(plan(game, Feature.all()).contains("once "));
    assertTrue(plan(game, Feature.without(Feature.DROP_VISIT_MARKS)).contains("once "));
    assertEquals(
        List.of(PlanExplanation.How.BY_SET),
        PlanBuilder.explain(game).stream().map(PlanExplanation::how).distinct().toList());
    assertAgrees(game);
  }

  @Test
  void walksThatComeBackNoteWhereTheyWere() {
    Game torus = game(4, "wall", true);

    assertTrue(plan(torus, Feature.all()).contains("once "));
    assertAgrees(torus);
  }

  @Test
  void stepsFromAPlaceToItselfAreComparedOnly() {
    Game game = game(4, "no", false);

    assertFalse(plan(game, Feature.without(Feature.BITBOARDS)).contains("once "));
    assertTrue(
        plan(
                game,
                Set.of(Feature.DROP_VISIT_MARKS, Feature.ROUNDS, Feature.TAG_INDEX, Feature.REPEAT))
            .contains("!= x"));
    assertAgrees(game);
  }

  @Test
  void manySetsAreSharedOut() {
    Game game = game(8, "wall", false);

    assertTrue(plan(game, Feature.all()).contains("those of f"));
    assertFalse(plan(game, Feature.without(Feature.SLIDES)).contains("those of f"));
    assertEquals(
        List.of(PlanExplanation.How.BY_SET),
        PlanBuilder.explain(game).stream().map(PlanExplanation::how).distinct().toList());
    assertAgrees(game);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8})
  void everyMoveIsDrawnAsOften(int size) {
    ForwardModel model = JvmEngine.compile(game(size, "wall", false));
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    model.reset(state);
    state.legalMoves(moves);
    int count = moves.size();
    Map<String, Integer> drawn = new TreeMap<>();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 400 * count; i++) {
      model.reset(state);
      assertTrue(state.applyRandom(moves, random));
      drawn.merge(state.toString(), 1, Integer::sum);
    }
    double squares =
        drawn.values().stream().mapToDouble(often -> (often - 400.0) * (often - 400.0) / 400).sum();
    assertEquals(count, drawn.size());
    assertTrue(squares < count + 6 * Math.sqrt(2.0 * count), "chi-squared " + squares);
  }

  private static void assertAgrees(Game game) {
    List<Long> expected = new Perft(Interpreter.of(game)).counts(3);

    assertTrue(expected.get(2) > 0);
    for (Feature feature :
        List.of(Feature.REJECT, Feature.DROP_VISIT_MARKS, Feature.SLIDES, Feature.BITBOARDS)) {
      ForwardModel model = JvmEngine.compile(PlanBuilder.plan(game, Feature.without(feature)));
      assertEquals(expected, new ModelPerft(model).counts(3));
    }
  }

  private static String plan(Game game, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game, features));
  }

  private static Map<String, List<Integer>> queen() {
    Map<String, List<Integer>> steps = new TreeMap<>();
    for (int i = 0; i < 9; i++) {
      if (i != 4) {
        steps.put("d" + i, List.of(i % 3 - 1, i / 3 - 1));
      }
    }
    return steps;
  }

  /** Queens on a square board, x and o in turn, with the same rules but for their directions. */
  private static Game game(int size, String beside, boolean isTorus) {
    StringBuilder text = new StringBuilder("type Piece = {no, x, o, wall};\ntype Square = {");
    for (int i = 0; i < size * size; i++) {
      text.append("s").append(i).append(", ");
    }
    text.append("off};\n");
    QUEEN.forEach((name, step) -> text.append(direction(name, step, size, isTorus)));
    text.append("var board: Square -> Piece = {off: ").append(beside);
    text.append(", s0: x, s").append(size + 2).append(": x, s");
    text.append(size * size - 1).append(": o, s").append(size * size - 2).append(": o, :no};\n");
    text.append("var from: Square = s0; var at: Square = s0;\n");
    text.append("begin, turnx: player = x;\n");
    text.append(rules("x", "o")).append(rules("o", "x"));
    return Builtins.complete(Games.of(text.toString()));
  }

  private static String direction(String name, List<Integer> step, int size, boolean isTorus) {
    StringBuilder text = new StringBuilder("const " + name + ": Square -> Square = {");
    for (int i = 0; i < size * size; i++) {
      int x = i % size + step.get(0);
      int y = i / size + step.get(1);
      boolean isOn = x >= 0 && x < size && y >= 0 && y < size;
      int to = Math.floorMod(x, size) + size * Math.floorMod(y, size);
      text.append("s").append(i).append(": ").append(isOn || isTorus ? "s" + to : "off");
      text.append(", ");
    }
    return text + ":off};\n";
  }

  private static String rules(String me, String enemy) {
    StringBuilder text =
        new StringBuilder(
            """
            turnM, m1: from = Square(*); m1, m2: board[from] == M; m2, m3: $$ from;
            m3, m4: board[from] = no; arrive, a1: $$ at; a1, a2: board[at] = M;
            a2, done: player = keeper; done, turnE: player = E;
            """);
    for (String step : QUEEN.keySet()) {
      text.append(
          "m4, look_D: at = D[from]; look_D, on_D: board[at] == no; on_D, look_D: at = D[at];"
              .concat(" on_D, arrive:; look_D, arrive: board[at] == E;\n")
              .replace("D", step));
    }
    return text.toString()
        .replaceAll("\\b(m\\d|a\\d|arrive|done|look_\\w+|on_\\w+)\\b", "$1" + me)
        .replaceAll("\\bM\\b", me)
        .replaceAll("\\bE\\b", enemy)
        .replace("turnM", "turn" + me)
        .replace("turnE", "turn" + enemy);
  }
}
