package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.analysis.graph.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneValue;
import org.regames.backend.planner.optimize.vectorize.lanes.OuterLoop;
import org.regames.backend.planner.optimize.vectorize.lanes.PathExpressions;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;
import org.regames.backend.planner.optimize.vectorize.lanes.StoreLog;

/**
 * Follows the paths of a loop for all its lanes at once, the numbers that it ranges over (loop
 * vectorization: Allen and Kennedy, TOPLAS 1987). Where scalar code tests one element and
 * continues, here the mask of active lanes is reduced; values that follow from the lane are known
 * beforehand for every lane, and reads of maps become look-ups in the sets of {@link
 * BitboardLayout}. Calls are followed as well, as long as some lane may be active.
 *
 * <p>Stores to maps on a path are only recorded: the cell is known for each lane, so it is known
 * which later reads see them.
 */
final class LoopVectorizer {
  /** The reason for not vectorizing a loop of many statements. */
  static final String LONG = "a method would be too long for the JVM to compile";

  private static final String CHOICE = "there is another choice after it";
  private static final int DEEPEST = 40;

  private final VectorizerInput source;
  private final BitboardSelection kept;
  private final List<Plan.Function> functions;
  private final boolean packed;
  private final boolean hashed;
  final int first;
  private final int size;
  private final int loop;
  private final BitboardBuilder statements;
  private final LaneMaskOps sets;
  final LaneEvaluator values;
  final PathExpressions terms;
  private final int most;
  private int depth;

  /** The lanes for which a check inside a test holds; null while the function itself is a check. */
  private LaneMask found;

  /** The loop around this one, on which it does not depend; null for none. */
  private OuterLoop around;

  private final RecursionVectorizer recursion;

  /**
   * @param plan the functions and tables that may be used
   * @param loop the loop variable
   * @param first the lowest number
   * @param size the number of lanes
   * @param most the maximum size of the statements in bytes
   * @param statements receives the statements
   */
  LoopVectorizer(
      VectorizerInput plan,
      BitboardSelection kept,
      int loop,
      int first,
      int size,
      int most,
      BitboardBuilder statements) {
    this.source = plan;
    this.kept = kept;
    this.most = most;
    this.functions = plan.functions();
    this.packed = plan.packed();
    this.hashed = plan.hashed();
    this.loop = loop;
    this.first = first;
    this.size = size;
    this.statements = statements;
    this.sets = new LaneMaskOps(size, statements);
    this.values =
        new LaneEvaluator(
            plan.tables(), kept, plan.ranges(), sets, statements, size, plan.assumed());
    this.terms = new PathExpressions(values);
    this.recursion = new RecursionVectorizer(this, plan, kept, sets, statements, most);
  }

  /** The recursive checks that this loop calls. */
  RecursionVectorizer recursion() {
    return recursion;
  }

  /** Whether this loop is nested in another one. */
  boolean isInner() {
    return around != null;
  }

  /** A vectorizer for a nested loop that does not depend on the loop around it. */
  private LoopVectorizer inside(OuterLoop around, int number, int first, int size) {
    LoopVectorizer inner = new LoopVectorizer(source, kept, number, first, size, most, statements);
    inner.around = around;
    inner.values.around = Optional.of(around);
    inner.found = inner.sets.fixed(new BitSet());
    return inner;
  }

  /**
   * Follows a nested loop. It becomes one set for all lanes that reach it.
   *
   * @return a refusal if it depends on the lane
   */
  Attempt<PathState> choice(Op op, PathState path) {
    CountedLoop choice = CountedLoop.of(op, source.tables());
    if (around != null || !choice.isLong()) {
      return Attempt.refused(CHOICE);
    }
    OptionalInt number = statements.number();
    if (number.isEmpty()) {
      return Attempt.refused(CHOICE);
    }
    OuterLoop outer = new OuterLoop(loop, first, size, path.copy(path.alive), kept);
    LoopVectorizer inner =
        inside(outer, number.getAsInt(), choice.first(), choice.numbers().length());
    PathState next = new PathState(inner.sets.fixed(choice.numbers()), outer.locals(inner.size));
    next.locals.put(choice.local(), inner.counted(number.getAsInt()));
    next.code = path.code;
    next.hash = path.hash;
    return inner
        .follow(choice.body(), next)
        .then(
            _ -> {
              if (inner.found.isEmpty()) {
                return Attempt.done(path);
              }
              LaneMask some = sets.when(new BoolExpr.Some(inner.found.words()));
              return finish(path.copy(sets.both(path.alive, some)), List.of());
            });
  }

  LaneEvaluator.Bound counted(int local) {
    int[] counted = new int[size];
    Arrays.setAll(counted, number -> first + number);
    return new LaneEvaluator.Bound(new LaneValue.Fixed(counted), new IntExpr.Local(local));
  }

  /**
   * The statements that replace a loop.
   *
   * @param lanes the lanes of the loop
   * @return a refusal if that is impossible
   */
  Attempt<List<Op>> whole(BitSet lanes, List<Op> body) {
    return whole(lanes, List.of(), Optional.empty(), body);
  }

  /**
   * The same with more known values.
   *
   * @param known other locals
   * @param alone the only number of the loop, if there is just one
   */
  Attempt<List<Op>> whole(
      BitSet lanes, List<Op.Let> known, Optional<IntExpr> alone, List<Op> body) {
    PathState path = start(lanes);
    return Attempt.all(known, let -> bind(path, let.local(), let.value()))
        .then(_ -> alone.map(number -> only(number, path)).orElse(Attempt.done(path)))
        .then(_ -> follow(body, path))
        .map(_ -> statements.ops());
  }

  /** Restricts a path to the lane of a number. */
  private Attempt<PathState> only(IntExpr number, PathState path) {
    return PathExpressions.substituted(number, path.locals)
        .map(
            known -> {
              LaneMask one = sets.one(IntExpr.sum(known, new IntExpr.Const(-first)));
              path.alive = sets.both(path.alive, one);
              return path;
            });
  }

  /** Whether tests after stores of a path are vectorized. */
  boolean looksBehindStores() {
    return source.behindStores();
  }

  /**
   * The statements that find the lanes that pass those of the first tests of a loop that can be
   * vectorized; the loop keeps the other tests.
   *
   * @param deepest how many nested calls to follow
   * @return a refusal if no test can be
   */
  Attempt<List<Op>> prefix(
      BitSet lanes, List<Op> body, int deepest, UnaryOperator<List<Op>> inner) {
    GuardPrefix tests = new GuardPrefix(this, sets, statements, deepest);
    List<Op> left = new ArrayList<>();
    return tests.passing(body, start(lanes), left).map(busy -> withLoop(busy, left, inner));
  }

  /**
   * The statements for everything that can be vectorized; the loop keeps the rest, for the lanes
   * that reach it.
   *
   * @param functions creates functions that do a part of the work of others
   * @return a refusal if nothing can be vectorized
   */
  Attempt<List<Op>> split(
      BitSet lanes, List<Op> body, LoopFission.Functions functions, UnaryOperator<List<Op>> inner) {
    LoopFission fission = new LoopFission(this, functions, sets, statements, most);
    return fission.left(body, start(lanes)).map(left -> withLoop(fission.busy(), left, inner));
  }

  /** The statements so far, and the loop with the rest for some lanes. */
  private List<Op> withLoop(LaneMask busy, List<Op> left, UnaryOperator<List<Op>> inner) {
    List<Op> ops = new ArrayList<>(statements.ops());
    ops.add(new Op.ForSet(loop, first, busy.words(), statements.local(), inner.apply(left)));
    return ops;
  }

  private PathState start(BitSet numbers) {
    Map<Integer, LaneEvaluator.Bound> known = new HashMap<>();
    known.put(loop, counted(loop));
    return new PathState(sets.fixed(numbers), known);
  }

  Attempt<PathState> bind(PathState path, int local, IntExpr value) {
    return terms
        .bound(value, path)
        .map(
            bound -> {
              path.locals.put(local, bound);
              return path;
            });
  }

  /** Follows statements up to the end of the path, as long as some lane may be active. */
  Attempt<PathState> follow(List<Op> ops, PathState path) {
    if (statements.size() > most) {
      return Attempt.refused(LONG);
    }
    for (int i = 0; i < ops.size() && !path.alive.isEmpty(); i++) {
      Op op = ops.get(i);
      List<Op> undo = op instanceof Op.StoreCell ? undoing(ops.subList(i, ops.size())) : List.of();
      Attempt<PathState> next = undo.isEmpty() ? follow(op, path) : finish(path, undo);
      boolean ends = !undo.isEmpty() || op instanceof Op.Finish;
      if (ends || next instanceof Attempt.Refused<PathState>) {
        return next;
      }
    }
    return Attempt.done(path);
  }

  private Attempt<PathState> follow(Op op, PathState path) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> bind(path, local, value);
      case Op.Require(BoolExpr test) -> require(test, path);
      case Op.Block(List<Op> body) -> follow(body, path.copy(path.alive));
      case Op.Cascade cascade -> cascade(cascade, path);
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          store(variable, index, value, path);
      case Op.Finish(boolean answer) ->
          answer ? finish(path, List.of()) : Attempt.refused("a path ends all others");
      case Op.FinishIf(BoolExpr test, List<Op> before) ->
          test(test, path).then(holds -> finish(path.copy(sets.both(path.alive, holds)), before));
      case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> add(code, hash, path);
      case Op.Invoke(Op.Call call) -> invoke(call, path);
      case Op.Spend _ -> Attempt.done(path); // straight-line code needs no work limit
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ -> choice(op, path);
      case Op.CopyMap _, Op.SaveMap _, Op.RestoreMap _ ->
          Attempt.refused("a whole map is assigned");
      case Op.Clear _, Op.Forget _ -> Attempt.done(path); // sets need no visit records
      case Op.Once _, Op.OnceState _ ->
          recursion.isInside()
              ? Attempt.done(path)
              : Attempt.refused("paths form a cycle and record where they were");
      case Op.Note _ -> Attempt.refused("moves have too many decisions");
      case Op.Select _, Op.StoreScalar _, Op.TellTag _, Op.GoTo _, Op.OnSets _ ->
          Attempt.refused("it is not a search");
    };
  }

  private Attempt<PathState> cascade(Op.Cascade cascade, PathState path) {
    LaneMask rest = path.alive;
    for (Op.Case one : cascade.cases()) {
      switch (test(one.test(), path)) {
        case Attempt.Vectorized<LaneMask>(LaneMask holds) -> {
          PathState inner = path.copy(sets.both(path.alive, holds)); // no other case holds
          if (follow(one.body(), inner) instanceof Attempt.Refused<PathState> refused) {
            return refused;
          }
          rest = cascade.otherwise().isEmpty() ? rest : sets.both(rest, sets.not(holds));
        }
        case Attempt.Refused<LaneMask> refused -> {
          return refused.same();
        }
      }
    }
    return follow(cascade.otherwise(), path.copy(rest));
  }

  /** The statements up to the end of a check, if they only undo stores. */
  List<Op> undoing(List<Op> ops) {
    int end = 0;
    while (end < ops.size() && ops.get(end) instanceof Op.StoreCell) {
      end++;
    }
    boolean ends = end < ops.size() && ops.get(end) instanceof Op.Finish(boolean answer) && answer;
    return ends ? ops.subList(0, end) : List.of();
  }

  /** Records that some lanes have reached the target of the check. */
  Attempt<PathState> finish(PathState path, List<Op> undo) {
    if (found == null) {
      return terms.left(undo, path).then(left -> answer(path, left));
    }
    Attempt<List<Op>> left = around == null ? Attempt.done(List.of()) : terms.left(undo, path);
    return left.then(
        ops -> {
          if (!ops.isEmpty()) {
            return Attempt.refused(OuterLoop.DEPENDS);
          }
          found = sets.either(found, path.alive);
          return Attempt.done(path);
        });
  }

  private Attempt<PathState> answer(PathState path, List<Op> left) {
    return path.alive.isEmpty()
        ? Attempt.done(path)
        : statements
            .add(new Op.FinishIf(new BoolExpr.Some(path.alive.words()), left))
            .map(_ -> path);
  }

  /** Records a store of a path. */
  Attempt<PathState> store(int variable, IntExpr index, IntExpr value, PathState path) {
    if (!(values.value(index, path.locals, path.written) instanceof LaneValue.Fixed(int[] cells))) {
      return Attempt.refused("a path changes a cell known only in play");
    }
    LaneValue stored = values.value(value, path.locals, path.written);
    BitSet old = StoreLog.values(path, kept, variable, cells);
    path.written =
        StoreLog.after(path, new LaneValue.Write(path.written, variable, cells, stored, old));
    return Attempt.done(path);
  }

  /** Restricts a path to the lanes for which a test holds. */
  Attempt<PathState> require(BoolExpr test, PathState path) {
    return test(test, path)
        .map(
            holds -> {
              path.alive = sets.both(path.alive, holds);
              StoreLog.learn(test, path, kept, values);
              return path;
            });
  }

  Attempt<PathState> add(CodeExpr code, CodeExpr hash, PathState path) {
    if (!packed) {
      return Attempt.refused("moves have too many decisions");
    }
    Attempt<CodeExpr> mixed = hashed ? terms.of(hash, path) : Attempt.done(new CodeExpr.Zero());
    return mixed.then(added -> terms.of(code, path).then(listed -> add(path, listed, added)));
  }

  private Attempt<PathState> add(PathState path, CodeExpr code, CodeExpr hash) {
    Op.AddSet set = new Op.AddSet(loop, first, path.alive.words(), statements.local(), code, hash);
    return statements
        .add(around == null ? set : around.moves(set, statements.local()))
        .map(_ -> path);
  }

  Attempt<PathState> invoke(Op.Call call, PathState path) {
    return entered(call, path).then(inner -> enter(functions.get(call.function()), inner));
  }

  /** The path after entering a function that finds moves. */
  Attempt<PathState> entered(Op.Call call, PathState path) {
    return terms.entered(call, path, hashed);
  }

  /** A function in which paths may continue. */
  Plan.Function function(int number) {
    return functions.get(number);
  }

  /** The active lanes for which a test holds. */
  Attempt<LaneMask> test(BoolExpr test, PathState path) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) -> {
        LaneValue one = values.value(left, path.locals, path.written);
        LaneValue other = values.value(right, path.locals, path.written);
        yield values
            .equal(one, other, path.alive.may())
            .map(equal -> negated ? sets.not(equal) : equal);
      }
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> {
        LaneMask any = sets.fixed(new BitSet());
        for (BoolExpr one : tests) {
          Attempt<LaneMask> holds = test(one, path);
          if (!(holds instanceof Attempt.Vectorized<LaneMask>(LaneMask more))) {
            yield holds;
          }
          any = sets.either(any, more);
        }
        yield Attempt.done(any);
      }
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) ->
          check(functions.get(function), arguments, path)
              .map(holds -> negated ? sets.not(holds) : holds);
      case BoolExpr.Less(IntExpr left, IntExpr right) -> less(left, right, path);
      case BoolExpr.SameMap _ -> Attempt.refused("whole maps are compared");
      case BoolExpr.Some _ -> Attempt.refused("it is not a search");
    };
  }

  private Attempt<LaneMask> less(IntExpr left, IntExpr right, PathState path) {
    LaneValue one = values.value(left, path.locals, path.written);
    LaneValue other = values.value(right, path.locals, path.written);
    if (one instanceof LaneValue.Fixed(int[] values1)
        && other instanceof LaneValue.Fixed(int[] values2)) {
      BitSet less = new BitSet();
      path.alive.may().stream().filter(n -> values1[n] < values2[n]).forEach(less::set);
      return Attempt.done(sets.fixed(less));
    }
    return Attempt.refused("numbers are compared by size");
  }

  private Attempt<LaneMask> check(Plan.Function callee, List<IntExpr> arguments, PathState path) {
    if (recursion.has(callee)) {
      return recursion.again(callee, arguments, path);
    }
    Optional<RecursionCycle> cycle = source.cycles().of(callee.number());
    if (cycle.isPresent()) {
      return recursion.holds(callee, cycle.get(), arguments, path);
    }
    return finding(() -> terms.entered(arguments, path).then(inner -> enter(callee, inner)));
  }

  /** The lanes that reach the target of a check. */
  Attempt<LaneMask> finding(Supplier<Attempt<PathState>> search) {
    LaneMask before = found;
    found = sets.fixed(new BitSet());
    Attempt<PathState> end = search.get();
    LaneMask there = found;
    found = before;
    return end.map(_ -> there);
  }

  private Attempt<PathState> enter(Plan.Function callee, PathState inner) {
    if (depth == DEEPEST) {
      return Attempt.refused("paths form a cycle");
    }
    depth++;
    Attempt<PathState> end = follow(callee.body(), inner);
    depth--;
    return end;
  }
}
