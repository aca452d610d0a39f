package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Evaluates checks that look from a cell known only in play at some nearby cells and along rays up
 * to the first blocker, for example whether a king is attacked, with masks. These cells are known
 * beforehand for each starting cell, so they become masks (chess programs call them attack tables):
 * nearby cells are masked out of the set of attackers, and a ray is followed only if an attacker
 * lies on it. Then the first blocker is the lowest or highest bit, and whether it is an attacker is
 * one more bit.
 *
 * <pre>
 * // before, in a row
 * sets 4
 * sets of m1: values 10 to 13 from sets[0] on, 1 words each
 * t0: 0 2 3 4 5 0
 * keep f3() at "begin":
 *   yes if f5[]
 * check f5() at "m", 1 locals:
 *   try
 *     x0 = t0[s0]
 *     yes if f6[x0]
 * check f6(x0 is s0) at "m", 2 locals:
 *   if m1[x0] == 11
 *     x1 = t0[x0]
 *     yes if f6[x1]
 *   else
 *     require m1[x0] == 12
 *     yes
 * // after
 * w0: 0x0 0x3c 0x38 0x30 0x20 0x0
 * check f5() at "m", 3 locals, 4 words:
 *   x1 = s0
 *   try
 *     b0 = sets[2]
 *     try
 *       b1 = (w0[x1] &amp; b0)
 *       require some of [b1]
 *       b2 = (w0[x1] &amp; ~sets[1])
 *       x2 = first of [b2]
 *       b3 = (b1 &amp; {x2})
 *       require some of [b3]
 *       yes
 * </pre>
 *
 * <p>This applies if the numbers of the cells increase, or decrease, along all rays of a direction,
 * within one word.
 */
public final class MaskRays {
  private final Plan plan;
  private final BitboardSelection kept;
  private final List<long[]> words;
  private Plan.ScalarCode scalar;

  private final List<Plan.Function> functions;

  private MaskRays(Plan plan) {
    this.plan = plan.scalarPlan();
    this.kept = BitboardSelection.of(plan);
    this.scalar = plan.scalar();
    this.words = new ArrayList<>(plan.words());
    this.functions = new ArrayList<>(plan.functions());
  }

  /** The same plan, with masks instead of such checks. */
  public static Plan apply(Plan plan) {
    MaskRays masking = new MaskRays(plan);
    masking.replace();
    Plan.Constants constants = new Plan.Constants(plan.tables(), masking.words);
    return plan.with(constants, masking.functions, masking.kept.layout()).with(masking.scalar);
  }

  private void replace() {
    for (int number = 0; number < plan.functions().size(); number++) {
      Plan.Function function = functions.get(number);
      List<AttackPattern.Look> looks = looks(function);
      Optional<BitboardLayout.Kept> sets =
          looks.stream().findFirst().flatMap(look -> kept.of(look.variable()));
      if (sets.isPresent()) {
        functions.set(number, new Writing(function, sets.get()).of(looks));
        scalar = scalar.with(number, PlanExplanation.How.BY_SET);
      }
    }
  }

  /** What a check tests; nothing if it also does something else. */
  private List<AttackPattern.Look> looks(Plan.Function function) {
    if (function.kind() != Plan.Kind.CHECK) {
      return List.of();
    }
    AttackPattern sight = new AttackPattern(plan, kept, function);
    List<AttackPattern.Look> looks = new ArrayList<>();
    for (Op op : function.body()) {
      Optional<AttackPattern.Look> look = sight.of(op);
      if (look.isEmpty()) {
        return List.of();
      }
      looks.add(look.get());
    }
    boolean rays = looks.stream().anyMatch(look -> look.stop().isPresent());
    boolean same =
        looks.stream().map(AttackPattern.Look::center).distinct().count() == 1
            && looks.stream().map(AttackPattern.Look::variable).distinct().count() == 1;
    return rays && same ? looks : List.of();
  }

  /** Writes the statements of one check. */
  private final class Writing {
    private final Plan.Function function;
    private final BitboardLayout.Kept sets;
    private int locals;
    private int wordLocals;
    private IntExpr start;

    Writing(Plan.Function function, BitboardLayout.Kept sets) {
      this.function = function;
      this.sets = sets;
      this.locals = function.locals();
      this.wordLocals = function.words();
    }

    Plan.Function of(List<AttackPattern.Look> looks) {
      List<Op> ops = new ArrayList<>();
      AttackPattern.Look first = looks.getFirst();
      start = new IntExpr.Local(locals++);
      IntExpr center = IntExpr.sum(first.center(), new IntExpr.Const(-first.lowest()));
      ops.add(new Op.Let(((IntExpr.Local) start).number(), center));
      int from = 0;
      while (from < looks.size()) {
        AttackPattern.Look look = looks.get(from);
        int end = from + 1;
        while (end < looks.size() && look.isLike(looks.get(end))) {
          end++;
        }
        List<AttackPattern.Look> together = looks.subList(from, end);
        ops.add(look.stop().isPresent() ? rays(together) : near(look));
        from = end;
      }
      return function.with(locals, wordLocals, ops);
    }

    /** Returns true if one of some cells has the wanted value. */
    private Op near(AttackPattern.Look look) {
      List<Op> ops = new ArrayList<>();
      BitboardExpr found = BitboardExpr.NONE;
      for (Map.Entry<Integer, List<BitSet>> entry : look.places().entrySet()) {
        for (int word = 0; word < sets.words(); word++) {
          BitboardExpr mask = mask(entry.getValue(), word);
          BitboardExpr set = new BitboardExpr.Stored(sets.start(entry.getKey()) + word);
          if (!mask.equals(BitboardExpr.NONE)) {
            BitboardExpr one = let(ops, new BitboardExpr.And(mask, set));
            found =
                found.equals(BitboardExpr.NONE) ? one : let(ops, new BitboardExpr.Or(found, one));
          }
        }
      }
      return yesIf(ops, found);
    }

    /** Returns true if one of some rays ends at a wanted value. */
    private Op rays(List<AttackPattern.Look> looks) {
      List<Op> ops = new ArrayList<>();
      AttackPattern.Look first = looks.getFirst();
      int word = first.word();
      BitboardExpr targets = BitboardExpr.NONE;
      for (int value : first.places().keySet()) {
        BitboardExpr one = let(ops, new BitboardExpr.Stored(sets.start(value) + word));
        targets =
            targets.equals(BitboardExpr.NONE) ? one : let(ops, new BitboardExpr.Or(targets, one));
      }
      if (looks.size() > 1) {
        List<BitSet> all = new ArrayList<>();
        for (int i = 0; i < first.ray().size(); i++) {
          BitSet places = new BitSet();
          int at = i;
          looks.forEach(look -> places.or(look.ray().get(at)));
          all.add(places);
        }
        BitboardExpr any = let(ops, new BitboardExpr.And(mask(all, word), targets));
        ops.add(new Op.Require(new BoolExpr.Some(List.of(any))));
      }
      for (AttackPattern.Look look : looks) {
        ops.add(ray(look, targets));
      }
      return new Op.Block(ops);
    }

    private Op ray(AttackPattern.Look look, BitboardExpr targets) {
      List<Op> ops = new ArrayList<>();
      BitboardExpr mask = mask(look.ray(), look.word());
      if (mask.equals(BitboardExpr.NONE)) {
        return new Op.Block(ops);
      }
      BitboardExpr there = let(ops, new BitboardExpr.And(mask, targets));
      ops.add(new Op.Require(new BoolExpr.Some(List.of(there))));
      FirstBlocker.Stop stop = look.stop().orElseThrow();
      BitboardExpr set =
          new BitboardExpr.Stored(sets.start(((IntExpr.Const) stop.value()).value()) + look.word());
      BitboardExpr stops = stop.differs() ? BitboardBuilder.not(set) : set;
      BitboardExpr hits = let(ops, new BitboardExpr.And(mask, stops));
      IntExpr.Local first = new IntExpr.Local(locals++);
      ops.add(new Op.LetNumber(first.number(), List.of(hits), Op.SetNumber.first(look.down())));
      IntExpr place =
          look.down()
              ? IntExpr.sum(new IntExpr.Const(Long.SIZE - 1), IntExpr.product(first, -1))
              : first;
      return yesIf(ops, let(ops, new BitboardExpr.And(there, new BitboardExpr.One(place, 0))));
    }

    private static Op yesIf(List<Op> ops, BitboardExpr some) {
      ops.add(new Op.Require(new BoolExpr.Some(List.of(some))));
      ops.add(new Op.Finish(true));
      return new Op.Block(ops);
    }

    private BitboardExpr let(List<Op> ops, BitboardExpr value) {
      BitboardExpr.Local local = new BitboardExpr.Local(wordLocals++);
      ops.add(new Op.LetBits(local.number(), value));
      return local;
    }

    /** A word of the cells for each start; equal arrays are shared. */
    private BitboardExpr mask(List<BitSet> places, int word) {
      long[] masks =
          places.stream()
              .mapToLong(
                  set ->
                      set.stream()
                          .filter(place -> place / Long.SIZE == word)
                          .mapToLong(place -> 1L << place)
                          .reduce(0, (one, other) -> one | other))
              .toArray();
      if (Arrays.stream(masks).allMatch(mask -> mask == 0)) {
        return BitboardExpr.NONE;
      }
      int known =
          IntStream.range(0, words.size())
              .filter(i -> Arrays.equals(words.get(i), masks))
              .findFirst()
              .orElse(words.size());
      if (known == words.size()) {
        words.add(masks);
      }
      return new BitboardExpr.Entry(known, start);
    }
  }
}
