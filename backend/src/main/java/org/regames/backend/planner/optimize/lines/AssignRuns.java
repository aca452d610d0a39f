package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.backend.layout.TermValues;
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
 * Lets the keeper assign all cells of a run at once: the cells on a path up to one with another
 * value, such as discs that are flipped between two others. The cells on the path are known
 * beforehand for each starting cell; the first of them without the value of the run is the lowest
 * or highest bit of a set, and those before it are the run.
 *
 * <pre>
 * // before, in a row
 * sets 4
 * sets of m1: values 10 to 13 from sets[0] on, 1 words each
 * t0: 0 2 3 4 5 0
 * keep f4() at "p", 1 locals:
 *   x0 = t0[s0]
 *   if f5[x0]
 *     if m1[x0] == 13
 *       m1[x0] = 12
 *       if m1[t0[x0]] == 13
 *         m1[t0[x0]] = 12
 *       else if m1[t0[x0]] == 12
 *       else
 *     else if m1[x0] == 12
 *     else
 *   else
 *   yes
 * check f5(x0 is s0) at "m":
 *   require m1[x0] == 13
 *   if m1[t0[x0]] == 13
 *     require m1[t0[t0[x0]]] == 12
 *     yes
 *   else if m1[t0[x0]] == 12
 *     yes
 *   else
 * // after
 * keep f4() at "p", 3 locals, 4 words:
 *   x0 = t0[s0]
 *   b0 = (w0[x0] &amp; ~sets[-10 + 13 * 1])
 *   x1 = first of [b0]
 *   b1 = (w1[x0] &amp; (w2[x1] &amp; sets[-10 + 12 * 1]))
 *   if some of [b1]
 *     b2 = (w0[x0] &amp; w3[x1])
 *     sets[-10 + 13 * 1] = (sets[-10 + 13 * 1] &amp; ~b2)
 *     sets[-10 + 12 * 1] = (sets[-10 + 12 * 1] | b2)
 *     for x2 in [b2] left b3
 *       m1[x2] = 12, without its sets
 *   else
 *   yes
 * </pre>
 *
 * <p>Apart from the array, it takes the same time for any length of the run, without branches that
 * are hard to predict. As in bitboard programs: see G. Andersson, "Writing an Othello program",
 * 2007.
 */
public final class AssignRuns {
  private final Plan plan;
  private final BitboardSelection kept;
  private final List<long[]> words;
  private int locals;
  private int wordLocals;

  private AssignRuns(Plan plan) {
    this.plan = plan.scalarPlan();
    this.kept = BitboardSelection.of(plan);
    this.words = new ArrayList<>(plan.words());
  }

  /** The same plan, in which the keeper assigns runs at once. */
  public static Plan apply(Plan plan) {
    AssignRuns assigning = new AssignRuns(plan);
    List<Plan.Function> functions =
        plan.functions().stream()
            .map(f -> f.kind() == Plan.Kind.KEEP ? assigning.of(f) : f)
            .toList();
    return plan.with(
        new Plan.Constants(plan.tables(), assigning.words), functions, assigning.kept.layout());
  }

  /** The same function, with runs assigned at once; one that uses sets stays as it is. */
  private Plan.Function of(Plan.Function function) {
    if (function.words() > 0) {
      return function;
    }
    locals = function.locals();
    wordLocals = function.words();
    List<Op> body = replaced(function.body());
    return function.with(locals, wordLocals, body);
  }

  private List<Op> replaced(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      result.addAll(
          op instanceof Op.Cascade cascade
              ? run(cascade).orElseGet(() -> List.of(op.mapBodies(this::replaced)))
              : List.of(op.mapBodies(this::replaced)));
    }
    return result;
  }

  /**
   * Where to look for a run.
   *
   * @param start the local with the start of the run
   * @param lowest the lowest start
   * @param paths the cells of the map, for each start
   */
  private record Found(
      RunChain stores,
      BitboardLayout.Kept layout,
      IntExpr.Local start,
      int lowest,
      List<List<Integer>> paths,
      int word,
      boolean down) {
    /** The cells on a path, without some at its start. */
    long mask(int start, int without) {
      return paths.get(start).stream()
          .skip(without)
          .mapToLong(place -> 1L << place)
          .reduce(0, (one, other) -> one | other);
    }

    /** The index that comes first in the order of the branches; none for the last. */
    long alone(int first) {
      return first == Long.SIZE ? 0 : down ? Long.MIN_VALUE >>> first : 1L << first;
    }

    /** The cells before one. */
    long before(int first) {
      return first == Long.SIZE ? 0 : down ? -2L << Long.SIZE - 1 - first : alone(first) - 1;
    }
  }

  private Optional<List<Op>> run(Op.Cascade cascade) {
    if (cascade.cases().size() != 1
        || !(cascade.cases().getFirst()
            instanceof
            Op.Case(BoolExpr.Call(int check, List<IntExpr> passed, boolean negated), var body))
        || negated) {
      return Optional.empty();
    }
    List<Integer> varying =
        IntStream.range(0, passed.size())
            .filter(i -> !(passed.get(i) instanceof IntExpr.Const))
            .boxed()
            .toList();
    if (varying.size() != 1 || !(passed.get(varying.getFirst()) instanceof IntExpr.Local start)) {
      return Optional.empty();
    }
    Plan.Function function = plan.functions().get(check);
    BitSet starts = plan.layout().domain(function.parameterVariables().get(varying.getFirst()));
    return checked(function, passed)
        .flatMap(
            chain ->
                RunChain.ofStores(body, plan.tables())
                    .filter(stores -> isSame(stores, chain))
                    .flatMap(stores -> found(stores, chain, start, starts)))
        .flatMap(found -> exit(found).map(exit -> statements(found, exit, cascade.otherwise())));
  }

  /** The chain of a check that has arguments. */
  private Optional<RunChain> checked(Plan.Function check, List<IntExpr> passed) {
    List<IntExpr> inside = new ArrayList<>(passed);
    IntStream.range(passed.size(), check.locals())
        .forEach(local -> inside.add(new IntExpr.Local(locals + local)));
    return RunChain.ofCheck(
        Substitution.ofLocals(plan.tables(), inside::get).of(check.body()), plan.tables());
  }

  /** Whether the assigned cells are those that the check has tested. */
  private static boolean isSame(RunChain stores, RunChain check) {
    return stores.variable() == check.variable()
        && stores.between().equals(check.between())
        && stores.end().equals(check.end())
        && stores.places().size() + 1 == check.places().size();
  }

  private Optional<Found> found(
      RunChain stores, RunChain check, IntExpr.Local start, BitSet starts) {
    Optional<BitboardLayout.Kept> layout = kept.layout().of(stores.variable());
    Optional<BitSet> values = layout.flatMap(sets -> values(stores, sets));
    if (values.isEmpty()
        || starts.isEmpty()
        || !kept.layout().reachedBy(stores.variable()).isEmpty()) {
      return Optional.empty();
    }
    int lowest = starts.nextSetBit(0);
    List<List<Integer>> paths = new ArrayList<>();
    for (int from = lowest; from < starts.length(); from++) {
      Optional<List<Integer>> path =
          starts.get(from)
              ? path(stores, check, start, from, values.get())
              : Optional.of(List.of());
      if (path.isEmpty()) {
        return Optional.empty();
      }
      paths.add(path.get());
    }
    return ordered(stores, layout.get(), start, lowest, paths);
  }

  private static Optional<Found> ordered(
      RunChain stores,
      BitboardLayout.Kept layout,
      IntExpr.Local start,
      int lowest,
      List<List<Integer>> paths) {
    int[] inWords =
        paths.stream().flatMap(List::stream).mapToInt(p -> p / Long.SIZE).distinct().toArray();
    if (inWords.length != 1) {
      return Optional.empty();
    }
    for (boolean down : new boolean[] {false, true}) {
      if (paths.stream().allMatch(path -> isOrdered(path, down))) {
        return Optional.of(new Found(stores, layout, start, lowest, paths, inWords[0], down));
      }
    }
    return Optional.empty();
  }

  private static boolean isOrdered(List<Integer> path, boolean down) {
    return IntStream.range(1, path.size())
        .allMatch(i -> down ? path.get(i) < path.get(i - 1) : path.get(i) > path.get(i - 1));
  }

  /** The values of a run and of its end, if these are never the same and all have sets. */
  private Optional<BitSet> values(RunChain chain, BitboardLayout.Kept layout) {
    List<IntExpr> free =
        Stream.of(chain.between(), chain.end())
            .flatMap(value -> StepLoops.free(value).stream())
            .distinct()
            .toList();
    IntExpr varying = free.isEmpty() ? new IntExpr.Const(0) : free.getFirst();
    Optional<BitSet> domain =
        switch (varying) {
          case IntExpr.Const _ -> Optional.of(TermValues.one(0));
          case IntExpr.Scalar(int variable) -> Optional.of(plan.layout().domain(variable));
          case IntExpr.Local _, IntExpr.OfMove _, IntExpr.Lookup _, IntExpr.Computed _ ->
              Optional.empty();
        };
    if (free.size() > 1 || domain.isEmpty()) {
      return Optional.empty();
    }
    BitSet values = new BitSet();
    for (int is : domain.get().stream().toArray()) {
      Optional<Integer> one = FirstBlocker.value(chain.between(), varying, is, plan.tables());
      Optional<Integer> other = FirstBlocker.value(chain.end(), varying, is, plan.tables());
      if (one.equals(other)
          || !one.filter(layout::has).isPresent()
          || !other.filter(layout::has).isPresent()) {
        return Optional.empty();
      }
      values.set(one.get());
      values.set(other.get());
    }
    return Optional.of(values);
  }

  /** The cells that a path tests, up to one at which it certainly ends without a run. */
  private Optional<List<Integer>> path(
      RunChain stores, RunChain check, IntExpr.Local start, int from, BitSet values) {
    List<Integer> path = new ArrayList<>();
    for (int i = 0; i < check.places().size(); i++) {
      Optional<Integer> place =
          FirstBlocker.value(check.places().get(i), start, from, plan.tables());
      boolean isStored =
          i == stores.places().size()
              || FirstBlocker.value(stores.places().get(i), start, from, plan.tables())
                  .equals(place);
      if (!isStored
          || !place.filter(at -> at >= 0 && at < kept.places(stores.variable())).isPresent()) {
        return Optional.empty();
      }
      if (!kept.values(stores.variable(), place.get()).intersects(values)) {
        return Optional.of(path);
      }
      path.add(place.get());
    }
    return Optional.of(path);
  }

  /** What is done at the end of the run, with the local that holds its cell. */
  private record Exit(List<Op> ops, Optional<IntExpr.Local> end, int offset) {}

  private Optional<Exit> exit(Found found) {
    RunChain stores = found.stores;
    if (stores.exits().stream().distinct().count() == 1) {
      return Optional.of(new Exit(stores.exits().getFirst(), Optional.empty(), 0));
    }
    IntExpr.Local end = new IntExpr.Local(locals++);
    Set<List<Op>> exits = new HashSet<>();
    Set<Optional<Integer>> offsets = new HashSet<>();
    for (int i = 0; i < stores.exits().size(); i++) {
      Optional<RunChain.Named> named = stores.locals().get(i);
      if (named.isEmpty()) {
        return Optional.empty();
      }
      List<IntExpr> renamed = new ArrayList<>();
      IntStream.range(0, locals).forEach(local -> renamed.add(new IntExpr.Local(local)));
      renamed.set(named.get().local().number(), end);
      exits.add(Substitution.ofLocals(plan.tables(), renamed::get).of(stores.exits().get(i)));
      for (int from = 0; from < found.paths.size(); from++) {
        if (i < found.paths.get(from).size()) {
          int place = found.paths.get(from).get(i);
          offsets.add(
              FirstBlocker.value(
                      named.get().meaning(), found.start, found.lowest + from, plan.tables())
                  .map(is -> is - place));
        }
      }
    }
    return exits.size() == 1 && offsets.size() == 1
        ? offsets
            .iterator()
            .next()
            .map(by -> new Exit(exits.iterator().next(), Optional.of(end), by))
        : Optional.empty();
  }

  private List<Op> statements(Found found, Exit exit, List<Op> otherwise) {
    List<Op> ops = new ArrayList<>();
    IntExpr at = IntExpr.sum(found.start, new IntExpr.Const(-found.lowest));
    BitboardExpr path =
        new BitboardExpr.Entry(constant(found.paths.size(), i -> found.mask(i, 0)), at);
    BitboardExpr further =
        new BitboardExpr.Entry(constant(found.paths.size(), i -> found.mask(i, 1)), at);
    BitboardExpr.Chosen between = chosen(found, found.stores.between());
    BitboardExpr.Chosen end = chosen(found, found.stores.end());
    BitboardExpr.Local others = let(ops, new BitboardExpr.And(path, BitboardBuilder.not(between)));
    IntExpr.Local first = new IntExpr.Local(locals++);
    ops.add(new Op.LetNumber(first.number(), List.of(others), Op.SetNumber.first(found.down)));
    BitboardExpr alone =
        new BitboardExpr.Entry(constant(Long.SIZE + 1, i -> found.alone(i)), first);
    BitboardExpr.Local ending =
        let(ops, new BitboardExpr.And(further, new BitboardExpr.And(alone, end)));
    List<Op> turning = new ArrayList<>();
    BitboardExpr before =
        new BitboardExpr.Entry(constant(Long.SIZE + 1, i -> found.before(i)), first);
    BitboardExpr.Local run = let(turning, new BitboardExpr.And(path, before));
    turning.add(new Op.KeepWord(between, new BitboardExpr.And(between, BitboardBuilder.not(run))));
    turning.add(new Op.KeepWord(end, new BitboardExpr.Or(end, run)));
    IntExpr.Local place = new IntExpr.Local(locals++);
    int lowest = found.word * Long.SIZE;
    turning.add(
        new Op.ForSet(
            place.number(),
            lowest,
            List.of(run),
            wordLocals++,
            List.of(new Op.StoreAlone(found.stores.variable(), place, found.stores.end()))));
    exit.end.ifPresent(
        local -> {
          IntExpr lastPlace =
              found.down
                  ? IntExpr.sum(
                      IntExpr.product(first, -1), new IntExpr.Const(Long.SIZE - 1 + lowest))
                  : IntExpr.sum(first, new IntExpr.Const(lowest));
          turning.add(
              new Op.Let(local.number(), IntExpr.sum(lastPlace, new IntExpr.Const(exit.offset))));
        });
    boolean isSame = exit.ops.equals(otherwise);
    turning.addAll(isSame ? List.of() : exit.ops);
    Op.Case ends = new Op.Case(new BoolExpr.Some(List.of(ending)), turning);
    ops.add(new Op.Cascade(List.of(ends), isSame ? List.of() : otherwise));
    ops.addAll(isSame ? otherwise : List.of());
    return ops;
  }

  private BitboardExpr.Local let(List<Op> ops, BitboardExpr value) {
    BitboardExpr.Local local = new BitboardExpr.Local(wordLocals++);
    ops.add(new Op.LetBits(local.number(), value));
    return local;
  }

  private static BitboardExpr.Chosen chosen(Found found, IntExpr value) {
    return new BitboardExpr.Chosen(found.layout.origin() + found.word, value, found.layout.words());
  }

  /** The number of a constant array of words. */
  private int constant(int size, IntToLongFunction word) {
    long[] array = IntStream.range(0, size).mapToLong(word::applyAsLong).toArray();
    for (int known = 0; known < words.size(); known++) {
      if (Arrays.equals(words.get(known), array)) {
        return known;
      }
    }
    words.add(array);
    return words.size() - 1;
  }
}
