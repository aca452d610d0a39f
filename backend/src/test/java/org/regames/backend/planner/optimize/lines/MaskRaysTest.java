package org.regames.backend.planner.optimize.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** A stone that must not be seen from afar: what the cells around it say is looked up. */
class MaskRaysTest {
  private static final int SIZE = 5;

  @Test
  void raysAreMasks() {
    Game game = game("wall", IntStream.range(0, SIZE * SIZE).toArray());
    String plan = plan(game, Feature.all());

    assertEquals(4, plan.split(" = first of \\[", -1).length - 1, plan);
    assertFalse(plan(game, Feature.without(Feature.MASK_RAYS)).contains(" = first of ["));
    assertTrue(plays(JvmEngine.compile(game)).size() > 1000);
    assertAgrees(game);
  }

  @Test
  void explanationsTellOfMasks() {
    Game masks = game("wall", IntStream.range(0, SIZE * SIZE).toArray());
    Game paths = game("r", IntStream.range(0, SIZE * SIZE).toArray());

    assertEquals(1, PlanBuilder.explain(masks).stream().filter(MaskRaysTest::tellsOfMasks).count());
    assertEquals(0, PlanBuilder.explain(paths).stream().filter(MaskRaysTest::tellsOfMasks).count());
  }

  private static boolean tellsOfMasks(PlanExplanation explanation) {
    return explanation.subject() == PlanExplanation.Subject.CHECK
        && explanation.how() == PlanExplanation.How.BY_SET;
  }

  @Test
  void raysThatMayEndAtWhatIsLookedForAreWalked() {
    Game game = game("r", IntStream.range(0, SIZE * SIZE).toArray());

    assertFalse(plan(game, Feature.all()).contains(" = first of ["));
    assertAgrees(game);
  }

  @Test
  void numbersMayGoUpAndDown() {
    int[] places = IntStream.range(0, SIZE * SIZE).map(i -> i * 7 % (SIZE * SIZE)).toArray();
    Game game = game("wall", places);

    assertFalse(plan(game, Feature.all()).contains(" = first of ["));
    assertAgrees(game);
  }

  private static void assertAgrees(Game game) {
    ForwardModel model = JvmEngine.compile(game);
    Plan without = PlanBuilder.plan(game, Feature.without(Feature.MASK_RAYS));

    assertEquals(new Perft(Interpreter.of(game)).counts(2), new ModelPerft(model).counts(2));
    assertEquals(plays(JvmEngine.compile(without)), plays(model));
  }

  /** How many moves there were before each of random ones. */
  private static List<Integer> plays(ForwardModel model) {
    List<Integer> sizes = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(5);
    MoveBuffer moves = model.newMoves();
    for (int play = 0; play < 200; play++) {
      GameState state = model.newState();
      do {
        state.legalMoves(moves);
        sizes.add(moves.size());
      } while (state.applyRandom(moves, random));
    }
    return sizes;
  }

  private static String plan(Game game, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game, features));
  }

  /**
   * A king goes to any empty place where no rook sees him and no pawn is below or above; the other
   * player adds rooks and pawns, until he sees him.
   *
   * <p>Beside the board are two cells more, so those of the board cannot be numbered by steps.
   *
   * @param beside what is beside the board
   * @param cells the cells row by row
   */
  private static Game game(String beside, int[] places) {
    String squares =
        IntStream.of(places).sorted().mapToObj(i -> "s" + i).collect(Collectors.joining(", "));
    StringBuilder text = new StringBuilder("type Piece = {no, k, r, p, wall};\n");
    text.append("type Square = {").append(squares).append(", u, v, off};\n");
    text.append("type Place = {").append(squares).append("};\n");
    text.append("var board: Square -> Piece = {off: ").append(beside).append(", :no, s0: k};\n");
    text.append("var king: Square = s0; var at: Square = s0;\n");
    List<List<Integer>> steps =
        List.of(List.of(1, 0), List.of(-1, 0), List.of(0, 1), List.of(0, -1));
    for (int step = 0; step < steps.size(); step++) {
      text.append(map(step, steps.get(step), places));
      text.append(
          """
          att, r#: at = d#[king]; r#, q#: board[at] == no; q#, r#: at = d#[at];
          r#, e#: board[at] != no; e#, seen: board[at] == r;
          """
              .replace("#", String.valueOf(step)));
    }
    text.append(
        """
        begin, x1: player = x;
        x1, x2: at = Place(*); x2, x3: board[at] == no; x3, x4: $$ at; x4, x5: board[king] = no;
        x5, x6: king = at; x6, x7: board[king] = k; x7, x8: ! att -> seen; x8, x9: player = keeper;
        x9, o1: player = o;
        o1, o2: at = Place(*); o2, o3: board[at] == no; o3, o4: $$ at;
        o4, o5: board[at] = r; o5, o7: $ r; o4, o6: board[at] = p; o6, o7: $ p;
        o7, t: player = keeper; t, u: ? att -> seen; t, v: ! att -> seen;
        v, x1: player = x; u, end: player = keeper;
        att, seen: board[d2[king]] == p; att, seen: board[d3[king]] == p;
        """);
    return Builtins.complete(Games.of(text.toString()));
  }

  private static String map(int number, List<Integer> step, int[] places) {
    StringBuilder text = new StringBuilder("const d" + number + ": Square -> Square = {");
    for (int i = 0; i < places.length; i++) {
      int x = i % SIZE + step.get(0);
      int y = i / SIZE + step.get(1);
      boolean isOn = x >= 0 && x < SIZE && y >= 0 && y < SIZE;
      text.append("s").append(places[i]).append(": ");
      text.append(isOn ? "s" + places[x + SIZE * y] : "off").append(", ");
    }
    return text + (number == 0 ? "u: v, :off};\n" : ":off};\n");
  }
}
