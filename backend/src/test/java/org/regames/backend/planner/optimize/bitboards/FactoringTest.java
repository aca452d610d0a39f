package org.regames.backend.planner.optimize.bitboards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Sets of runs are worked out step by step, from the last one, and have the same numbers. */
@Tag("long")
class FactoringTest {
  private static final int[] STEPS = {1, -1, 7, -7, 8, -8, 9, -9};

  /** The locals that statements set come after these. */
  private static final int WORDS = 4;

  /** Statements with a sum of random runs at the end, which is local {@code last}. */
  private static final class Sum {
    final Random random;
    final List<Op> ops = new ArrayList<>();
    int last = WORDS - 1;

    Sum(long seed) {
      this.random = new Random(seed);
      for (int word = 0; word < WORDS; word++) {
        ops.add(new Op.LetBits(word, new BitboardExpr.Stored(word)));
      }
      BitboardExpr all = BitboardExpr.NONE;
      for (int runs = 1 + random.nextInt(STEPS.length); runs > 0; runs--) {
        all = let(new BitboardExpr.Or(all, run(STEPS[random.nextInt(STEPS.length)])));
      }
      BitboardExpr none =
          random.nextBoolean()
              ? new BitboardExpr.Local(0)
              : new BitboardExpr.Not(new BitboardExpr.Local(3));
      ops.add(new Op.FinishIf(some(let(new BitboardExpr.And(none, all))), List.of()));
    }

    /** One, two, or more of a kind in a row, and then one of another kind. */
    private BitboardExpr run(int step) {
      BitboardExpr found =
          random.nextInt(4) == 0 ? new BitboardExpr.Const(random.nextLong()) : BitboardExpr.NONE;
      BitboardExpr before = BitboardExpr.ALL;
      for (int steps = 1; steps <= 6 && Math.abs(step * (steps + 1)) < 64; steps++) {
        before = let(new BitboardExpr.And(before, moved(1, step * steps)));
        BitboardExpr end = let(new BitboardExpr.And(before, moved(2, step * (steps + 1))));
        found = let(new BitboardExpr.Or(found, end));
      }
      return found;
    }

    private BitboardExpr moved(int word, int by) {
      BitboardExpr moved = let(new BitboardExpr.Shifted(new BitboardExpr.Local(word), by));
      if (random.nextInt(8) == 0) { // on, perhaps out of the word, or some of the way back
        moved = let(new BitboardExpr.Shifted(moved, random.nextInt(-40, 41)));
      }
      return random.nextInt(3) == 0
          ? moved
          : let(
              new BitboardExpr.And(
                  new BitboardExpr.Const(random.nextLong() | random.nextLong()), moved));
    }

    private BitboardExpr let(BitboardExpr value) {
      ops.add(new Op.LetBits(++last, value));
      return new BitboardExpr.Local(last);
    }
  }

  @Test
  void sumsHaveTheSameNumbers() {
    int shorter = 0;
    for (long seed = 0; seed < 400; seed++) {
      Sum sum = new Sum(seed);
      int[] next = {sum.last + 1};
      Optional<List<Op>> factored = Factoring.of(sum.ops, () -> next[0]++);
      if (factored.isPresent()) {
        shorter++;
        for (int i = 0; i < 20; i++) {
          long[] stored = sum.random.longs(WORDS).toArray();
          assertEquals(result(sum.ops, stored), result(factored.get(), stored), "seed " + seed);
        }
      }
    }
    assertTrue(shorter > 100, "only " + shorter + " were shorter");
  }

  /** Written out, each word would be twice as long as the one before. */
  @Test
  void wordsThatAreUsedTwiceAreWorkedOutOnce() {
    List<Op> ops = new ArrayList<>();
    ops.add(new Op.LetBits(0, new BitboardExpr.Stored(0)));
    ops.add(new Op.LetBits(1, new BitboardExpr.Stored(1)));
    int last = 1;
    for (int i = 0; i < 100; i++) {
      BitboardExpr before = new BitboardExpr.Local(last);
      ops.add(new Op.LetBits(++last, new BitboardExpr.Or(before, new BitboardExpr.Local(0))));
      ops.add(new Op.LetBits(last + 1, new BitboardExpr.And(before, new BitboardExpr.Local(last))));
      last++;
    }
    ops.add(new Op.FinishIf(some(new BitboardExpr.Local(last)), List.of()));
    int[] next = {last + 1};

    List<Op> factored = Factoring.of(ops, () -> next[0]++).orElseThrow();

    assertEquals(0b1100, result(factored, new long[] {0b1010, 0b1100}));
  }

  private static org.regames.backend.plan.BoolExpr some(BitboardExpr word) {
    return new org.regames.backend.plan.BoolExpr.Some(List.of(word));
  }

  /** What is asked for at the end. */
  private static long result(List<Op> ops, long[] stored) {
    Map<Integer, Long> locals = new HashMap<>();
    long result = 0;
    for (Op op : ops) {
      switch (op) {
        case Op.LetBits(int local, BitboardExpr value) ->
            locals.put(local, value(value, locals, stored));
        case Op.FinishIf(org.regames.backend.plan.BoolExpr.Some(List<BitboardExpr> words), _) ->
            result = value(words.getFirst(), locals, stored);
        case Op other -> throw new AssertionError(other);
      }
    }
    return result;
  }

  private static long value(BitboardExpr word, Map<Integer, Long> locals, long[] stored) {
    return switch (word) {
      case BitboardExpr.Const(long bits) -> bits;
      case BitboardExpr.Stored(int place) -> stored[place];
      case BitboardExpr.Local(int number) -> locals.get(number);
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
          value(left, locals, stored) & value(right, locals, stored);
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
          value(left, locals, stored) | value(right, locals, stored);
      case BitboardExpr.Not(BitboardExpr inner) -> ~value(inner, locals, stored);
      case BitboardExpr.Shifted(BitboardExpr inner, int by) ->
          by < 0 ? value(inner, locals, stored) >>> -by : value(inner, locals, stored) << by;
      case BitboardExpr other -> throw new AssertionError(other);
    };
  }

  /** Stones are put down where a run of the other's stones, on a line of ten, ends at one's own. */
  private static final String RUNS =
      """
      type Place = {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, off};
      type Stone = {black, white, none, wall};
      const left: Place -> Place = {p1: p0, p2: p1, p3: p2, p4: p3, p5: p4, p6: p5, p7: p6,
        p8: p7, p9: p8, :off};
      const foe: Stone -> Stone = {black: white, white: black, :none};
      const next: Player -> Player = {x: o, :x};
      var line: Place -> Stone = {off: wall, :none};
      var at: Place = p0; var me: Stone = black; var who: Player = x;
      begin, b1: line[p4] = black; b1, b2: line[p5] = white; b2, turn:;
      turn, any: ? can -> found; turn, over: ! can -> found; over, end: player = keeper;
      any, pick: player = PlayerOrSystem(who);
      pick, empty: at = {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9}(*);
      empty, legal: line[at] == none; legal, told: ? ends -> found; told, put: $$ at;
      put, put1: line[at] = me; put1, put2: player = keeper;
      put2, put3: me = foe[me]; put3, turn: who = next[who];
      can, can1: at = {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9}(*); can1, ends: line[at] == none;
      """;

  private static String chain() {
    String tests = "ends, run0: line[left[at]] == foe[me];";
    String place = "left[at]";
    for (int i = 0; i < 6; i++) {
      place = "left[" + place + "]";
      tests += "run%d, found: line[%s] == me;".formatted(i, place);
      tests += "run%d, run%d: line[%s] == foe[me];".formatted(i, i + 1, place);
    }
    return tests;
  }

  @Test
  void gamesAreTheSame() {
    Game game = Builtins.complete(Games.of(RUNS + chain()));
    Plan with = PlanBuilder.plan(game);
    Plan without = PlanBuilder.plan(game, Feature.without(Feature.FACTOR));

    assertTrue(statements(with) < statements(without));
    assertEquals(
        new Perft(Interpreter.of(game)).counts(6),
        new ModelPerft(JvmEngine.compile(with)).counts(6));
  }

  private static int statements(Plan plan) {
    return plan.called().stream().mapToInt(BytecodeSize::of).sum();
  }
}
