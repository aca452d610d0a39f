package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Substitution;
import org.regames.backend.plan.Test;

/**
 * Lets the keeper find at once where a walk from place to place stops. Which places he would look
 * at is known beforehand for each start; those of them where he would stop are a set, and the first
 * is its lowest or highest number where the walk goes up or down in the numbering. Where it does
 * neither, that is right as long as there is only one; if there are more, he goes step by step.
 *
 * <pre>
 * else if m0[t0[s4]] == 47          b0 = (w0[s4] &amp; ~sets[2])
 *   x0 = t0[s4]                     x0 = first of [b0] from the top
 *   else if m0[t0[x0]] == 47    →   s4 = t1[s4 * 65 + x0]
 *     …
 * </pre>
 */
final class Orbits {
  /** Longer tables would drive others out of where they are near. */
  private static final int LARGEST_TABLE = 1 << 16;

  private final Plan plan;
  private final KeptSets kept;
  private final List<long[]> words;
  private final List<int[]> tables;
  private StepLoops loops;
  private int locals;
  private int wordLocals;

  /**
   * @param words where constant words are added
   * @param tables where tables are added
   */
  Orbits(Plan plan, KeptSets kept, List<long[]> words, List<int[]> tables) {
    this.plan = plan;
    this.kept = kept;
    this.words = words;
    this.tables = tables;
  }

  /** The same function without steps that need not be taken. */
  Plan.Function of(Plan.Function function) {
    loops = new StepLoops(plan, kept, function);
    locals = function.locals();
    wordLocals = function.words();
    List<Op> body =
        loops
            .again()
            .flatMap(loop -> statements(loop, withoutSpending(function.body())))
            .orElseGet(() -> replaced(function.body()));
    return function.with(locals, wordLocals, body);
  }

  /** A walk that surely ends needs not be counted. */
  private static List<Op> withoutSpending(List<Op> ops) {
    return ops.stream().filter(op -> !(op instanceof Op.Spend)).toList();
  }

  private List<Op> replaced(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      Optional<List<Op>> found =
          op instanceof Op.Cascade cascade
              ? loops.nested(cascade).flatMap(loop -> statements(loop, List.of(op)))
              : Optional.empty();
      result.addAll(found.orElseGet(() -> List.of(op.map(this::replaced))));
    }
    return result;
  }

  /** The sets that are looked at, and what follows from them for each start. */
  private record Found(
      SetLayout.Kept layout, int lowest, List<Optional<Orbit.Path>> paths, boolean down) {
    int size() {
      return layout.words() * Long.SIZE;
    }

    /** The places that are looked at of those in a word. */
    long mask(int start, int word) {
      return paths.get(start).stream()
          .flatMap(path -> path.looked().stream())
          .filter(place -> place / Long.SIZE == word)
          .mapToLong(place -> 1L << place)
          .reduce(0, (one, other) -> one | other);
    }

    boolean isOrdered(boolean down) {
      return paths.stream().flatMap(Optional::stream).allMatch(path -> path.isOrdered(down));
    }

    /** Where the walk stops, for each start and each place by which it may. */
    int[] outcomes(int nowhere) {
      int[] outcomes = new int[paths.size() * (size() + 1)];
      for (int start = 0; start < paths.size(); start++) {
        if (paths.get(start).isPresent()) {
          Orbit.Path path = paths.get(start).get();
          int row = start * (size() + 1);
          for (int i = 0; i < path.looked().size(); i++) {
            int place = path.looked().get(i);
            outcomes[row + (down ? size() - 1 - place : place)] = path.stops().get(i);
          }
          outcomes[row + size()] = path.end() == Orbit.NOWHERE ? nowhere : path.end();
        }
      }
      return outcomes;
    }
  }

  /**
   * The statements that find where a walk stops.
   *
   * @param stepwise those that go step by step
   */
  private Optional<List<Op>> statements(StepLoops.Loop loop, List<Op> stepwise) {
    return found(loop)
        .map(
            found -> {
              List<Op> ops = new ArrayList<>();
              Int.Local start = let(ops, Int.sum(loop.place(), new Int.Const(-found.lowest)));
              List<Bits> hits = hits(ops, loop.orbit().stop(), found, start);
              Int.Local first = new Int.Local(locals++);
              ops.add(new Op.LetFirst(first.number(), hits, found.down));
              int nowhere = plan.layout().numbering().count();
              tables.add(found.outcomes(nowhere));
              Int stop =
                  new Int.Table(
                      tables.size() - 1, Int.sum(Int.product(start, found.size() + 1), first));
              if (found.isOrdered(found.down)) {
                ops.addAll(exit(loop, stop, mayEndNowhere(found) ? nowhere : -1));
                return ops;
              }
              Int.Local last = new Int.Local(locals++);
              ops.add(new Op.LetFirst(last.number(), hits, !found.down));
              Test alone =
                  new Test.Compare(Int.sum(first, last), new Int.Const(found.size() - 1), false);
              ops.add(new Op.Cascade(List.of(new Op.Case(alone, exit(loop, stop, -1))), stepwise));
              return ops;
            });
  }

  private Int.Local let(List<Op> ops, Int value) {
    Int.Local local = new Int.Local(locals++);
    ops.add(new Op.Let(local.number(), value));
    return local;
  }

  private static boolean mayEndNowhere(Found found) {
    return found.paths.stream().flatMap(Optional::stream).anyMatch(p -> p.end() == Orbit.NOWHERE);
  }

  private Optional<Found> found(StepLoops.Loop loop) {
    BitSet starts = loop.starts();
    int lowest = starts.nextSetBit(0);
    List<Optional<Orbit.Path>> paths = new ArrayList<>();
    for (int start = lowest; start < starts.length(); start++) {
      if (!starts.get(start)) {
        paths.add(Optional.empty());
        continue;
      }
      Optional<Orbit.Path> path = loop.orbit().from(start, kept);
      if (path.isEmpty()) {
        return Optional.empty();
      }
      paths.add(path);
    }
    boolean isLong = paths.stream().flatMap(Optional::stream).anyMatch(p -> p.looked().size() > 1);
    return isLong
        ? kept.of(loop.orbit().stop().variable())
            .filter(layout -> hasSets(layout, loop.orbit().stop().value()))
            .map(layout -> new Found(layout, lowest, paths, false))
            .map(up -> up.isOrdered(false) ? up : new Found(up.layout, lowest, paths, true))
            .filter(found -> (long) paths.size() * (found.size() + 1) <= LARGEST_TABLE)
        : Optional.empty();
  }

  private boolean hasSets(SetLayout.Kept layout, Int value) {
    return switch (value) {
      case Int.Const(int symbol) -> layout.has(symbol);
      case Int.Scalar(int variable) ->
          plan.layout().domain(variable).stream().allMatch(layout::has);
      case Int _ -> false;
    };
  }

  /** The places where the walk would stop, of those that it would look at. */
  private List<Bits> hits(List<Op> ops, Orbit.Stop stop, Found found, Int start) {
    List<Bits> hits = new ArrayList<>();
    for (int word = 0; word < found.layout.words(); word++) {
      int at = word;
      long[] masks =
          IntStream.range(0, found.paths.size()).mapToLong(i -> found.mask(i, at)).toArray();
      if (IntStream.range(0, masks.length).allMatch(i -> masks[i] == 0)) {
        hits.add(Bits.NONE);
        continue;
      }
      words.add(masks);
      Bits mask = new Bits.Entry(words.size() - 1, start);
      Bits set =
          stop.value() instanceof Int.Const(int symbol)
              ? new Bits.Stored(found.layout.start(symbol) + word)
              : new Bits.Chosen(found.layout.origin() + word, stop.value(), found.layout.words());
      Bits.Local hit = new Bits.Local(wordLocals++);
      Bits there = stop.differs() ? WordStatements.not(set) : set;
      ops.add(new Op.LetBits(hit.number(), new Bits.And(mask, there)));
      hits.add(hit);
    }
    return hits;
  }

  /**
   * What is done where the walk stops.
   *
   * @param nowhere what is found where it comes to nothing, -1 if that cannot be
   */
  private List<Op> exit(StepLoops.Loop loop, Int stop, int nowhere) {
    List<Op> ops = new ArrayList<>();
    Int.Local place = let(ops, stop);
    if (nowhere >= 0) {
      ops.add(new Op.Require(new Test.Compare(place, new Int.Const(nowhere), true)));
    }
    switch (loop.place()) {
      case Int.Scalar(int variable) -> {
        ops.add(new Op.StoreScalar(variable, place));
        ops.addAll(enclosed(replaced(loop.exit())));
      }
      case Int.Local(int local) -> {
        List<Int> all = new ArrayList<>();
        IntStream.range(0, locals).forEach(i -> all.add(new Int.Local(i)));
        all.set(local, place);
        ops.addAll(enclosed(replaced(new Substitution(plan.tables(), all).of(loop.exit()))));
      }
      case Int other -> throw new IllegalArgumentException("no start: " + other);
    }
    return ops;
  }

  /** Statements whose tests leave nothing but them. */
  private static List<Op> enclosed(List<Op> ops) {
    return ops.stream().anyMatch(Op.Require.class::isInstance) ? List.of(new Op.Block(ops)) : ops;
  }
}
