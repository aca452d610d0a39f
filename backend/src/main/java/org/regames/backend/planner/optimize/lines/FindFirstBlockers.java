package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Lets the keeper find with one bit scan where a path from cell to cell stops. The cells on the
 * path are known beforehand for each starting cell; those where it would stop form a set, and the
 * first is its lowest or highest bit if the numbers of the cells increase or decrease along the
 * path. Otherwise this is correct only if there is a single one; if there are more, the keeper goes
 * step by step.
 *
 * <pre>
 * // before
 * t0: 1 2 3 4 5 6 7 8 8
 * keep f3() at "begin", 3 locals:
 *   if m1[t0[s0]] == 16
 *     x0 = t0[s0]
 *     if m1[t0[x0]] == 16
 *       x1 = t0[x0]
 *       s0 = x1
 *       yes
 *     else
 *       s0 = x0
 *       yes
 *   else
 *     yes
 * // after
 * w0: 0x6 0xc 0x18 0x30 0x60 0xc0 0x180 0x100 0x100
 * keep f3() at "begin", 6 locals, 1 words:
 *   x3 = s0
 *   b0 = (w0[x3] &amp; ~sets[0])
 *   x4 = first of [b0]
 *   x5 = t1[(x3 * 65 + x4)]
 *   s0 = x5
 *   yes
 * </pre>
 */
public final class FindFirstBlockers {
  /** Longer tables would evict others from the cache. */
  private static final int LARGEST_TABLE = 1 << 16;

  private final Plan plan;
  private final BitboardSelection kept;
  private final List<long[]> words;
  private final List<int[]> tables;
  private StepLoops loops;
  private int locals;
  private int wordLocals;

  private FindFirstBlockers(Plan plan) {
    this.plan = plan.scalarPlan();
    this.kept = BitboardSelection.of(plan);
    this.words = new ArrayList<>(plan.words());
    this.tables = new ArrayList<>(plan.tables());
  }

  /** The same plan without unnecessary steps of the keeper. */
  public static Plan apply(Plan plan) {
    FindFirstBlockers finding = new FindFirstBlockers(plan);
    List<Plan.Function> functions =
        plan.functions().stream().map(f -> f.kind() == Plan.Kind.KEEP ? finding.of(f) : f).toList();
    return plan.with(
        new Plan.Constants(finding.tables, finding.words), functions, finding.kept.layout());
  }

  /** The same function without unnecessary steps. */
  private Plan.Function of(Plan.Function function) {
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

  /** The work of a path that certainly ends need not be counted. */
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
      result.addAll(found.orElseGet(() -> List.of(op.mapBodies(this::replaced))));
    }
    return result;
  }

  /** The sets that are tested, and what follows from them for each start. */
  private record Found(
      BitboardLayout.Kept layout,
      int lowest,
      List<Optional<FirstBlocker.Path>> paths,
      boolean down) {
    int size() {
      return layout.words() * Long.SIZE;
    }

    /** The tested cells of a word. */
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

    /** Where the path stops, for each start and each cell that may stop it. */
    int[] outcomes(int nowhere) {
      int[] outcomes = new int[paths.size() * (size() + 1)];
      for (int start = 0; start < paths.size(); start++) {
        if (paths.get(start).isPresent()) {
          FirstBlocker.Path path = paths.get(start).get();
          int row = start * (size() + 1);
          for (int i = 0; i < path.looked().size(); i++) {
            int place = path.looked().get(i);
            outcomes[row + (down ? size() - 1 - place : place)] = path.stops().get(i);
          }
          outcomes[row + size()] = path.end() == FirstBlocker.NOWHERE ? nowhere : path.end();
        }
      }
      return outcomes;
    }
  }

  /**
   * The statements that find where a path stops.
   *
   * @param stepwise those that go step by step
   */
  private Optional<List<Op>> statements(StepLoops.Loop loop, List<Op> stepwise) {
    return found(loop)
        .map(
            found -> {
              List<Op> ops = new ArrayList<>();
              IntExpr.Local start =
                  let(ops, IntExpr.sum(loop.place(), new IntExpr.Const(-found.lowest)));
              List<BitboardExpr> hits = hits(ops, loop.blocker().stop(), found, start);
              IntExpr.Local first = new IntExpr.Local(locals++);
              ops.add(new Op.LetNumber(first.number(), hits, Op.SetNumber.first(found.down)));
              int nowhere = plan.layout().numbering().count();
              tables.add(found.outcomes(nowhere));
              IntExpr stop =
                  new IntExpr.Table(
                      tables.size() - 1,
                      IntExpr.sum(IntExpr.product(start, found.size() + 1), first));
              if (found.isOrdered(found.down)) {
                ops.addAll(exit(loop, stop, mayEndNowhere(found) ? nowhere : -1));
                return ops;
              }
              IntExpr.Local last = new IntExpr.Local(locals++);
              ops.add(new Op.LetNumber(last.number(), hits, Op.SetNumber.first(!found.down)));
              BoolExpr alone =
                  new BoolExpr.Compare(
                      IntExpr.sum(first, last), new IntExpr.Const(found.size() - 1), false);
              ops.add(new Op.Cascade(List.of(new Op.Case(alone, exit(loop, stop, -1))), stepwise));
              return ops;
            });
  }

  private IntExpr.Local let(List<Op> ops, IntExpr value) {
    IntExpr.Local local = new IntExpr.Local(locals++);
    ops.add(new Op.Let(local.number(), value));
    return local;
  }

  private static boolean mayEndNowhere(Found found) {
    return found.paths.stream()
        .flatMap(Optional::stream)
        .anyMatch(p -> p.end() == FirstBlocker.NOWHERE);
  }

  private Optional<Found> found(StepLoops.Loop loop) {
    BitSet starts = loop.starts();
    int lowest = starts.nextSetBit(0);
    List<Optional<FirstBlocker.Path>> paths = new ArrayList<>();
    for (int start = lowest; start < starts.length(); start++) {
      if (!starts.get(start)) {
        paths.add(Optional.empty());
        continue;
      }
      Optional<FirstBlocker.Path> path = loop.blocker().from(start, kept);
      if (path.isEmpty()) {
        return Optional.empty();
      }
      paths.add(path);
    }
    boolean isLong = paths.stream().flatMap(Optional::stream).anyMatch(p -> p.looked().size() > 1);
    if (!isLong) {
      return Optional.empty();
    }
    BitboardSelection.Mark mark = kept.mark();
    Optional<Found> found =
        kept.of(loop.blocker().stop().variable())
            .filter(layout -> hasSets(layout, loop.blocker().stop().value()))
            .map(layout -> new Found(layout, lowest, paths, false))
            .map(up -> up.isOrdered(false) ? up : new Found(up.layout, lowest, paths, true))
            .filter(each -> (long) paths.size() * (each.size() + 1) <= LARGEST_TABLE);
    if (found.isEmpty()) {
      kept.reset(mark); // otherwise the state would have bitboards that nothing reads
    }
    return found;
  }

  private boolean hasSets(BitboardLayout.Kept layout, IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int symbol) -> layout.has(symbol);
      case IntExpr.Scalar(int variable) ->
          plan.layout().domain(variable).stream().allMatch(layout::has);
      case IntExpr.Local _, IntExpr.OfMove _, IntExpr.Lookup _, IntExpr.Computed _ -> false;
    };
  }

  /** Those of the cells on the path where it would stop. */
  private List<BitboardExpr> hits(
      List<Op> ops, FirstBlocker.Stop stop, Found found, IntExpr start) {
    List<BitboardExpr> hits = new ArrayList<>();
    for (int word = 0; word < found.layout.words(); word++) {
      int at = word;
      long[] masks =
          IntStream.range(0, found.paths.size()).mapToLong(i -> found.mask(i, at)).toArray();
      if (IntStream.range(0, masks.length).allMatch(i -> masks[i] == 0)) {
        hits.add(BitboardExpr.NONE);
        continue;
      }
      words.add(masks);
      BitboardExpr mask = new BitboardExpr.Entry(words.size() - 1, start);
      BitboardExpr set =
          stop.value() instanceof IntExpr.Const(int symbol)
              ? new BitboardExpr.Stored(found.layout.start(symbol) + word)
              : new BitboardExpr.Chosen(
                  found.layout.origin() + word, stop.value(), found.layout.words());
      BitboardExpr.Local hit = new BitboardExpr.Local(wordLocals++);
      BitboardExpr there = stop.differs() ? BitboardBuilder.not(set) : set;
      ops.add(new Op.LetBits(hit.number(), new BitboardExpr.And(mask, there)));
      hits.add(hit);
    }
    return hits;
  }

  /**
   * What is done where the path stops.
   *
   * @param nowhere the result if the path does not stop anywhere, -1 if that is impossible
   */
  private List<Op> exit(StepLoops.Loop loop, IntExpr stop, int nowhere) {
    List<Op> ops = new ArrayList<>();
    IntExpr.Local place = let(ops, stop);
    if (nowhere >= 0) {
      ops.add(new Op.Require(new BoolExpr.Compare(place, new IntExpr.Const(nowhere), true)));
    }
    switch (loop.place()) {
      case IntExpr.Scalar(int variable) -> {
        ops.add(new Op.StoreScalar(variable, place));
        ops.addAll(enclosed(replaced(loop.exit())));
      }
      case IntExpr.Local(int local) -> {
        List<IntExpr> all = new ArrayList<>();
        IntStream.range(0, locals).forEach(i -> all.add(new IntExpr.Local(i)));
        all.set(local, place);
        ops.addAll(
            enclosed(replaced(Substitution.ofLocals(plan.tables(), all::get).of(loop.exit()))));
      }
      case IntExpr.Const _, IntExpr.OfMove _, IntExpr.Lookup _, IntExpr.Computed _ ->
          throw new IllegalArgumentException("no start: " + loop.place());
    }
    return ops;
  }

  /** The statements in a block of their own, which their tests leave. */
  private static List<Op> enclosed(List<Op> ops) {
    return ops.stream().anyMatch(Op.Require.class::isInstance) ? List.of(new Op.Block(ops)) : ops;
  }
}
