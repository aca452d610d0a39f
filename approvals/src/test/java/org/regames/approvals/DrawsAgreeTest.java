package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Plan;

/**
 * To draw a move without listing any is to draw from the list: there are as many, and the k-th of
 * one is the k-th of the other, in every state of random plays. What is drawn before its last
 * checks are made is one of those listed, and told by the same numbers.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class DrawsAgreeTest {
  private static final int STATES = Integer.getInteger("agree.states", 60);

  /** So many of the moves of a state are drawn. */
  private static final int DRAWN = 40;

  /** A source of random numbers that is asked for one number below a bound and gives a certain. */
  private record Certain(int number) implements RandomGenerator {
    @Override
    public int nextInt(int bound) {
      assertTrue(number < bound);
      return number;
    }

    @Override
    public long nextLong() {
      throw new AssertionError("one number is enough");
    }
  }

  @TestFactory
  Stream<DynamicTest> movesAreDrawnAsTheyAreListed() {
    return Games.tests(
        Games.libraryAndSample(DrawsAgreeTest.class),
        file -> compare(JvmEngine.compile(Games.plan(file))));
  }

  private static void compare(ForwardModel model) {
    Plan plan = model.plan();
    assumeFalse(
        plan.pickers().isEmpty() && plan.candidates().isEmpty(),
        "all moves of this game are listed");
    SplittableRandom random = new SplittableRandom(11);
    GameState state = model.newState();
    MoveBuffer listed = model.newMoves();
    MoveBuffer counted = model.newMoves();
    for (int states = 0; states < STATES; states++) {
      list(state, listed, states);
      assertEquals(listed.size(), state.countMoves(counted));
      if (listed.size() == 0) {
        assertFalse(state.copy().applyRandom(counted, random));
        model.reset(state);
        continue;
      }
      if (tried(state, listed, counted, random.nextLong())) {
        state.apply(listed, random.nextInt(listed.size()));
        continue;
      }
      for (int draw = 0; draw < Math.min(DRAWN, listed.size()); draw++) {
        int move = listed.size() <= DRAWN ? draw : random.nextInt(listed.size());
        GameState one = state.copy();
        one.apply(listed, move);
        GameState other = state.copy();
        assertTrue(other.applyRandom(counted, new Certain(move)));
        assertEquals(listed.size(), counted.size());
        assertEquals(one, other);
      }
      state.apply(listed, random.nextInt(listed.size()));
    }
  }

  /** Lists the moves; some states of arimaa have more than may be listed. */
  private static void list(GameState state, MoveBuffer moves, int states) {
    try {
      state.legalMoves(moves);
    } catch (EndlessPlayException tooMany) {
      abort(states + " states agree; then " + tooMany.getMessage());
    }
  }

  /** Whether moves are tried out here; then one of those listed is played, and it is told. */
  private static boolean tried(GameState state, MoveBuffer listed, MoveBuffer drawn, long seed) {
    GameState played = state.copy();
    assertTrue(played.applyRandom(drawn, new SplittableRandom(seed)));
    if (!drawn.isEstimated()) {
      return false;
    }
    GameState before = state.copy();
    int move = state.choose(drawn, new SplittableRandom(seed));
    assertEquals(before, state);
    List<String> tags = state.tags(drawn, move);
    assertTrue(
        IntStream.range(0, listed.size())
            .filter(one -> state.tags(listed, one).equals(tags))
            .anyMatch(one -> after(state, listed, one).equals(played)));
    return true;
  }

  private static GameState after(GameState state, MoveBuffer moves, int move) {
    GameState copy = state.copy();
    copy.apply(moves, move);
    return copy;
  }

  @Test
  void everyMoveIsDrawnAsOften() {
    ForwardModel model =
        JvmEngine.compile(Games.read(Games.LIBRARY.resolve("hrg/breakthrough.hrg")));
    GameState start = model.newState();
    MoveBuffer moves = model.newMoves();
    start.legalMoves(moves);
    List<GameState> next = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState copy = start.copy();
      copy.apply(moves, move);
      next.add(copy);
    }
    SplittableRandom random = new SplittableRandom(3);
    int each = 1000;
    int[] drawn = new int[next.size()];
    for (int i = 0; i < each * next.size(); i++) {
      GameState copy = start.copy();
      copy.applyRandom(moves, random);
      drawn[next.indexOf(copy)]++;
    }
    double chiSquared = 0;
    for (int count : drawn) {
      chiSquared += (double) (count - each) * (count - each) / each;
    }
    // 21 degrees of freedom: larger once in a thousand times.
    assertEquals(22, drawn.length);
    assertTrue(chiSquared < 46.8, "chi-squared is " + chiSquared);
  }
}
