package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * The compiled game plays like the interpreter: random plays, move by move, compared in everything
 * that can be asked; as written or after all passes, games of the sample in both ways. {@code
 * -Dagree.states=5000} compares more states of each game than the default.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class EnginesAgreeTest {
  private static final int STATES = Integer.getInteger("agree.states", 60);

  /** Of how many moves of a state it is compared what each player sees. */
  private static final int SEEN = 12;

  @TestFactory
  Stream<DynamicTest> compiledGamesPlayLikeTheInterpreter() {
    return Games.tests(Games.libraryAndSample(EnginesAgreeTest.class), EnginesAgreeTest::compare);
  }

  private static void compare(Path file) {
    Interpreter interpreter = Interpreter.of(Games.read(file));
    boolean isEven = file.getFileName().toString().hashCode() % 2 == 0;
    if (isEven || Games.isSampled(file)) {
      compare(interpreter, JvmEngine.compile(Games.plan(file)), true);
    }
    if (!isEven || Games.isSampled(file)) {
      compare(interpreter, JvmEngine.compile(Games.optimized(file)), false);
    }
  }

  private static void compare(Interpreter interpreter, ForwardModel model, boolean sameRules) {
    SplittableRandom random = new SplittableRandom(7);
    int states = 0;
    int plays = 0;
    while (states < STATES && plays < STATES) {
      states += play(interpreter, model, sameRules, random, STATES - states);
      plays++;
    }
  }

  /**
   * One play; the number of states that were compared.
   *
   * @param sameRules whether the nodes and variables are the same, no pass having changed them
   */
  static int play(
      Interpreter interpreter,
      ForwardModel model,
      boolean sameRules,
      SplittableRandom random,
      int most) {
    Optional<State> state = interpreter.settle(interpreter.initial());
    GameState compiled = model.newState();
    MoveBuffer buffer = model.newMoves();
    for (int states = 0; states < most; states++) {
      if (state.isEmpty()) {
        assertEquals(ForwardModel.KEEPER, compiled.currentPlayer());
        assertFalse(compiled.isTerminal());
        return states + 1;
      }
      compareStates(state.get(), compiled);
      if (sameRules) {
        assertEquals(state.get().values(), compiled.values());
        assertEquals(state.get().node(), compiled.node());
      }
      List<Move> listed;
      try {
        listed = interpreter.moves(state.get());
      } catch (DiagnosticException tooMany) {
        // Some states have more walks than the interpreter keeps: no more of this game then.
        assertEquals("endless-move", tooMany.diagnostic().code());
        assertTrue(states > 0, "no state was compared");
        return most;
      }
      compiled.legalMoves(buffer);
      if (state.get().isTerminal()) {
        assertEquals(0, buffer.size());
        return states + 1;
      }
      List<Move> moves = sorted(listed, Move::tags);
      List<Integer> compiledMoves = new ArrayList<>();
      for (int move = 0; move < buffer.size(); move++) {
        compiledMoves.add(move);
      }
      compiledMoves = sorted(compiledMoves, move -> compiled.tags(buffer, move));
      compareMoves(model, compiled, buffer, moves, compiledMoves);
      if (moves.isEmpty()) {
        return states + 1;
      }
      int chosen = random.nextInt(moves.size());
      Move move = moves.get(chosen);
      state = interpreter.settle(move.next());
      long alike = moves.stream().filter(other -> other.tags().equals(move.tags())).count();
      if (alike > 1) {
        return states + 1; // not a proper game; which of the moves is which cannot be told
      }
      GameState before = compiled.copy();
      compareDrawn(before);
      compiled.apply(buffer, compiledMoves.get(chosen));
      assertEquals(compiled.hashCode(), compiled.copy().hashCode());
      assertEquals(compiled, compiled.copy());
      assertFalse(before.equals(compiled) && !before.toString().equals(compiled.toString()));
    }
    return most;
  }

  /** A move that is drawn and played in one piece leads where it does when it is listed. */
  private static void compareDrawn(GameState state) {
    MoveBuffer buffer = state.model().newMoves();
    GameState listed = state.copy();
    listed.apply(buffer, listed.choose(buffer, new SplittableRandom(7)));
    GameState drawn = state.copy();
    assertTrue(drawn.applyRandom(buffer, new SplittableRandom(7)));
    if (listed.currentPlayer() != ForwardModel.KEEPER || listed.isTerminal()) {
      assertEquals(listed, drawn);
    }
    assertEquals(listed.currentPlayer(), drawn.currentPlayer());
    assertEquals(listed.isTerminal(), drawn.isTerminal());
  }

  private static <T> List<T> sorted(
      List<T> moves, java.util.function.Function<T, List<String>> tags) {
    return moves.stream()
        .sorted(Comparator.comparing((T move) -> String.join(" ", tags.apply(move))))
        .toList();
  }

  private static void compareStates(State state, GameState compiled) {
    assertEquals(state.isTerminal(), compiled.isTerminal());
    List<String> players = compiled.model().players();
    assertEquals(List.copyOf(state.scores().keySet()), players);
    for (int player = 0; player < players.size(); player++) {
      assertEquals(state.score(players.get(player)), compiled.score(player));
    }
    int current = compiled.currentPlayer();
    assertEquals(state.isKeepersTurn(), current == ForwardModel.KEEPER);
    assertEquals(state.isRandomsTurn(), current == ForwardModel.RANDOM);
    assertTrue(current < 0 || state.player().equals(players.get(current)));
  }

  private static void compareMoves(
      ForwardModel model,
      GameState compiled,
      MoveBuffer buffer,
      List<Move> moves,
      List<Integer> compiledMoves) {
    assertEquals(
        moves.stream().map(Move::tags).toList(),
        compiledMoves.stream().map(move -> compiled.tags(buffer, move)).toList());
    for (int move = 0; move < Math.min(SEEN, moves.size()); move++) {
      for (int player = 0; player < model.players().size(); player++) {
        assertEquals(
            moves.get(move).seenBy(model.players().get(player)),
            compiled.seenBy(player, buffer, compiledMoves.get(move)));
      }
    }
  }
}
