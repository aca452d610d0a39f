package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.NotVectorizable;
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
 * Follows the walks of a loop for all its numbers at once. Where an element at a time tests,
 * remembers and goes on, here the set of the numbers that got so far is cut down; values that
 * follow from the number are known beforehand for every number, what is read from maps is looked up
 * in the sets of {@link BitboardLayout}. Functions that are called on the way are followed, too, as
 * long as some number may still be left.
 *
 * <p>What a walk stores in maps before it goes on is only remembered: for each number it is known
 * at which place, so it is known which of the later looks see it.
 */
final class LoopVectorizer {
  private static final int DEEPEST = 40;

  private final VectorizerInput source;
  private final BitboardSelection kept;
  private final List<Plan.Function> functions;
  private final boolean packed;
  private final boolean hashed;
  private final int first;
  private final int size;
  private final int loop;
  private final BitboardBuilder statements;
  private final LaneMaskOps sets;
  private final LaneEvaluator values;
  private final PathExpressions terms;
  private final int most;
  private int depth;

  /** What checks inside of tests have found; null while the function itself is a check. */
  private LaneMask found;

  /** The loop around this one, on which it does not depend; null for none. */
  private OuterLoop around;

  /** The circle of checks that is being worked out, if any. */
  private Fixpoint fixpoint;

  /**
   * @param plan the functions and tables that may be looked at
   * @param loop the local that the loop counts
   * @param first the lowest number
   * @param size how many numbers there are
   * @param most how many bytes the statements may take
   * @param statements where the statements go
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
  }

  /** Follows a choice that does not depend on the loop around it, for all of its numbers. */
  private LoopVectorizer inside(OuterLoop around, int number, int first, int size) {
    LoopVectorizer inner = new LoopVectorizer(source, kept, number, first, size, most, statements);
    inner.around = around;
    inner.values.around = Optional.of(around);
    inner.found = inner.sets.fixed(new BitSet());
    return inner;
  }

  /**
   * Follows another choice. It is one set, for all numbers that come to it.
   *
   * @throws NotVectorizable where it depends on the number
   */
  void choice(Op op, PathState walk) {
    CountedLoop choice = CountedLoop.of(op, source.tables());
    if (around != null || !choice.isLong()) {
      throw new NotVectorizable("there is another choice after it");
    }
    int number = statements.number();
    OuterLoop outer = new OuterLoop(loop, first, size, walk.copy(walk.alive), kept);
    LoopVectorizer inner = inside(outer, number, choice.first(), choice.numbers().length());
    PathState next = new PathState(inner.sets.fixed(choice.numbers()), outer.locals(inner.size));
    next.locals.put(choice.local(), inner.counted(number));
    next.code = walk.code;
    next.hash = walk.hash;
    inner.follow(choice.body(), next);
    if (!inner.found.isEmpty()) {
      LaneMask some = sets.when(new BoolExpr.Some(inner.found.words()));
      finish(walk.copy(sets.both(walk.alive, some)), List.of());
    }
  }

  private LaneEvaluator.Bound counted(int local) {
    int[] counted = new int[size];
    Arrays.setAll(counted, number -> first + number);
    return new LaneEvaluator.Bound(new LaneValue.Fixed(counted), new IntExpr.Local(local));
  }

  /**
   * The statements that do what a loop does.
   *
   * @param numbers those that the loop counts
   * @throws NotVectorizable where that cannot be done
   */
  List<Op> whole(BitSet numbers, List<Op> body) {
    return whole(numbers, List.of(), Optional.empty(), body);
  }

  /**
   * The same where more is known.
   *
   * @param known other locals
   * @param alone the one number that the loop counts, if it is one
   */
  List<Op> whole(BitSet numbers, List<Op.Let> known, Optional<IntExpr> alone, List<Op> body) {
    PathState walk = start(numbers);
    known.forEach(let -> bind(walk, let.local(), let.value()));
    if (alone.isPresent()) {
      IntExpr number = PathExpressions.substituted(alone.get(), walk.locals);
      LaneMask one = sets.one(IntExpr.sum(number, new IntExpr.Const(-first)));
      walk.alive = sets.both(walk.alive, one);
    }
    follow(body, walk);
    return statements.ops();
  }

  /**
   * The statements that find the numbers that pass those of the first tests of a loop that can be
   * made at once; the loop is left with the other tests.
   *
   * @param deepest how many calls to follow one inside of the other
   * @throws NotVectorizable where no test can be
   */
  List<Op> prefix(BitSet numbers, List<Op> body, int deepest, UnaryOperator<List<Op>> inner) {
    GuardPrefix tests = new GuardPrefix(this, sets, statements, deepest);
    PathState walk = start(numbers);
    List<Op> left = new ArrayList<>();
    LaneMask busy = tests.passing(body, walk, left);
    List<Op> ops = new ArrayList<>(statements.ops());
    ops.add(new Op.ForSet(loop, first, busy.words(), statements.local(), inner.apply(left)));
    return ops;
  }

  /**
   * The statements that do what can be done for all numbers at once; the loop is left with the
   * rest, for the numbers that come to that.
   *
   * @param functions makes a function that does a part of what another one does
   * @throws NotVectorizable where nothing can be done at once
   */
  List<Op> split(
      BitSet numbers,
      List<Op> body,
      LoopFission.Functions functions,
      UnaryOperator<List<Op>> inner) {
    LoopFission splitting = new LoopFission(this, functions, sets, statements, most);
    List<Op> left = splitting.left(body, start(numbers));
    LaneMask busy = splitting.busy();
    List<Op> ops = new ArrayList<>(statements.ops());
    ops.add(new Op.ForSet(loop, first, busy.words(), statements.local(), inner.apply(left)));
    return ops;
  }

  private PathState start(BitSet numbers) {
    Map<Integer, LaneEvaluator.Bound> known = new HashMap<>();
    known.put(loop, counted(loop));
    return new PathState(sets.fixed(numbers), known);
  }

  void bind(PathState walk, int local, IntExpr value) {
    LaneValue lifted = values.value(value, walk.locals, walk.written);
    walk.locals.put(
        local, new LaneEvaluator.Bound(lifted, PathExpressions.substituted(value, walk.locals)));
  }

  private void follow(List<Op> ops, PathState walk) {
    if (statements.size() > most) {
      throw new NotVectorizable("a method would be too long for the JVM to compile");
    }
    for (int i = 0; i < ops.size() && !walk.alive.isEmpty(); i++) {
      switch (ops.get(i)) {
        case Op.Let(int local, IntExpr value) -> bind(walk, local, value);
        case Op.Require(BoolExpr test) -> require(test, walk);
        case Op.Block(List<Op> body) -> follow(body, walk.copy(walk.alive));
        case Op.Cascade cascade -> cascade(cascade, walk);
        case Op.StoreCell(int variable, IntExpr index, IntExpr value) -> {
          List<Op> undo = undoing(ops.subList(i, ops.size()));
          if (!undo.isEmpty()) {
            finish(walk, undo);
            return;
          }
          store(variable, index, value, walk);
        }
        case Op.Finish(boolean answer) -> {
          if (!answer) {
            throw new NotVectorizable("a walk ends all others");
          }
          finish(walk, List.of());
          return;
        }
        case Op.FinishIf(BoolExpr test, List<Op> before) ->
            finish(walk.copy(sets.both(walk.alive, test(test, walk))), before);
        case Op.AddMove(CodeExpr code, CodeExpr hash, _) -> add(code, hash, walk);
        case Op.Invoke(Op.Call call) -> invoke(call, walk);
        case Op.Spend _ -> {} // there is no more to do than what is written down
        case Op.ForRange _, Op.ForTable _, Op.AddWhere _ -> choice(ops.get(i), walk);
        case Op.CopyMap _, Op.SaveMap _, Op.RestoreMap _ ->
            throw new NotVectorizable("a whole map is assigned");
        case Op.Clear _, Op.Forget _ -> {} // sets need not note where walks were
        case Op.Once _, Op.OnceState _ -> {
          if (fixpoint == null) {
            throw new NotVectorizable("paths form a cycle and note where they were");
          }
        }
        case Op.Note _ -> throw new NotVectorizable("moves have too many decisions");
        case Op.Select _, Op.StoreScalar _, Op.TellTag _, Op.GoTo _, Op.OnSets _ ->
            throw new NotVectorizable("it is no search");
      }
    }
  }

  private void cascade(Op.Cascade cascade, PathState walk) {
    LaneMask rest = walk.alive;
    for (Op.Case one : cascade.cases()) {
      LaneMask holds = test(one.test(), walk);
      follow(one.body(), walk.copy(sets.both(walk.alive, holds))); // no other case holds
      rest = cascade.otherwise().isEmpty() ? rest : sets.both(rest, sets.not(holds));
    }
    follow(cascade.otherwise(), walk.copy(rest));
  }

  /** The statements up to the end of a check that only put back what was stored, if they do. */
  List<Op> undoing(List<Op> ops) {
    int end = 0;
    while (end < ops.size() && ops.get(end) instanceof Op.StoreCell) {
      end++;
    }
    boolean ends = end < ops.size() && ops.get(end) instanceof Op.Finish(boolean answer) && answer;
    return ends ? ops.subList(0, end) : List.of();
  }

  /** Some numbers have come to where the check wanted to get. */
  void finish(PathState walk, List<Op> undo) {
    if (found != null) {
      if (around != null && !terms.left(undo, walk).isEmpty()) {
        throw new NotVectorizable(OuterLoop.DEPENDS);
      }
      found = sets.either(found, walk.alive);
      return;
    }
    List<Op> first = terms.left(undo, walk);
    if (!walk.alive.isEmpty()) {
      statements.add(new Op.FinishIf(new BoolExpr.Some(walk.alive.words()), first));
    }
  }

  /** Remembers what a walk stores. */
  void store(int variable, IntExpr index, IntExpr value, PathState walk) {
    if (!(values.value(index, walk.locals, walk.written)
        instanceof LaneValue.Fixed(int[] places))) {
      throw new NotVectorizable("the walk changes a place known only in play");
    }
    LaneValue stored = values.value(value, walk.locals, walk.written);
    BitSet old = StoreLog.values(walk, kept, variable, places);
    walk.written =
        StoreLog.after(walk, new LaneValue.Write(walk.written, variable, places, stored, old));
  }

  /** Only the numbers go on for which a test holds. */
  void require(BoolExpr test, PathState walk) {
    walk.alive = sets.both(walk.alive, test(test, walk));
    if (test instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)
        && !negated) {
      LaneValue one = values.value(left, walk.locals, walk.written);
      LaneValue other = values.value(right, walk.locals, walk.written);
      StoreLog.learn(walk, kept, one, other);
      StoreLog.learn(walk, kept, other, one);
    }
  }

  public void add(CodeExpr code, CodeExpr hash, PathState walk) {
    if (!packed) {
      throw new NotVectorizable("moves have too many decisions");
    }
    CodeExpr added = hashed ? terms.of(hash, walk) : new CodeExpr.Zero();
    CodeExpr told = terms.of(code, walk);
    Op.AddSet set = new Op.AddSet(loop, first, walk.alive.words(), statements.local(), told, added);
    statements.add(around == null ? set : around.moves(set, statements.local()));
  }

  void invoke(Op.Call call, PathState walk) {
    enter(functions.get(call.function()), entered(call, walk));
  }

  /** A walk that goes on in a function that finds moves. */
  PathState entered(Op.Call call, PathState walk) {
    PathState inner = entered(functions.get(call.function()), call.arguments(), walk);
    inner.code = terms.of(call.code(), walk);
    inner.hash = hashed ? terms.of(call.hash(), walk) : walk.hash;
    return inner;
  }

  /** A function that walks may go on in. */
  Plan.Function function(int number) {
    return functions.get(number);
  }

  /** A walk that goes on in a function. */
  PathState entered(Plan.Function callee, List<IntExpr> arguments, PathState walk) {
    Map<Integer, LaneEvaluator.Bound> told = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      IntExpr argument = arguments.get(i);
      LaneValue lifted = values.value(argument, walk.locals, walk.written);
      told.put(
          i, new LaneEvaluator.Bound(lifted, PathExpressions.substituted(argument, walk.locals)));
    }
    PathState inner = new PathState(walk.alive, told);
    inner.written = walk.written;
    inner.known = walk.known;
    return inner;
  }

  /** The numbers for which a test holds; of those that are left only. */
  LaneMask test(BoolExpr test, PathState walk) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) -> {
        LaneValue one = values.value(left, walk.locals, walk.written);
        LaneValue other = values.value(right, walk.locals, walk.written);
        LaneMask equal = values.equal(one, other, walk.alive.may());
        yield negated ? sets.not(equal) : equal;
      }
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> {
        LaneMask any = sets.fixed(new BitSet());
        for (BoolExpr one : tests) {
          any = sets.either(any, test(one, walk));
        }
        yield any;
      }
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) -> {
        LaneMask holds = check(functions.get(function), arguments, walk);
        yield negated ? sets.not(holds) : holds;
      }
      case BoolExpr.Less(IntExpr left, IntExpr right) -> less(left, right, walk);
      case BoolExpr.SameMap _ -> throw new NotVectorizable("whole maps are compared");
      case BoolExpr.Some _ -> throw new NotVectorizable("it is no search");
    };
  }

  private LaneMask less(IntExpr left, IntExpr right, PathState walk) {
    LaneValue one = values.value(left, walk.locals, walk.written);
    LaneValue other = values.value(right, walk.locals, walk.written);
    if (one instanceof LaneValue.Fixed(int[] values1)
        && other instanceof LaneValue.Fixed(int[] values2)) {
      BitSet less = new BitSet();
      walk.alive.may().stream().filter(n -> values1[n] < values2[n]).forEach(less::set);
      return sets.fixed(less);
    }
    throw new NotVectorizable("numbers are compared by size");
  }

  private LaneMask check(Plan.Function callee, List<IntExpr> arguments, PathState walk) {
    if (fixpoint != null && fixpoint.has(callee.number())) {
      return values.in(
          fixpoint.members(callee.number()),
          first,
          told(callee, fixpoint.circle(), arguments, walk),
          walk.alive.may());
    }
    Optional<RecursionCycle> circle = source.circles().of(callee.number());
    if (circle.isPresent()) {
      return round(callee, circle.get(), arguments, walk);
    }
    LaneMask before = found;
    found = sets.fixed(new BitSet());
    try {
      enter(callee, entered(callee, arguments, walk));
      return found;
    } finally {
      found = before;
    }
  }

  private void enter(Plan.Function callee, PathState inner) {
    if (depth == DEEPEST) {
      throw new NotVectorizable("paths form a cycle");
    }
    depth++;
    try {
      follow(callee.body(), inner);
    } finally {
      depth--;
    }
  }

  /** The numbers for which a check that goes round holds. */
  private LaneMask round(
      Plan.Function callee, RecursionCycle circle, List<IntExpr> arguments, PathState walk) {
    LaneValue place = told(callee, circle, arguments, walk);
    List<IntExpr> same = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      same.add(i == circle.varying(callee.number()) ? null : terms.same(arguments.get(i), walk));
    }
    LaneMask members =
        inner(circle).leading(callee.number(), circle, same).members(callee.number());
    return values.in(members, circle.first(), place, walk.alive.may());
  }

  private LoopVectorizer inner(RecursionCycle circle) {
    return new LoopVectorizer(source, kept, -1, circle.first(), circle.size(), most, statements);
  }

  /**
   * Works out which places lead to the end of a check that goes round.
   *
   * @param same what the check is told that is the same for all places
   * @throws NotVectorizable where that cannot be done
   */
  Fixpoint leading(int check, RecursionCycle circle, List<IntExpr> same) {
    fixpoint = new Fixpoint(circle, sets, statements, function -> found(function, circle, same));
    IncrementalFixpoint remembering =
        new IncrementalFixpoint(functions, kept, source.ranges(), statements, same);
    fixpoint.grow(next -> source.remembers() ? remembering.room(check, next) : Optional.empty());
    return fixpoint;
  }

  private LaneMask found(int function, RecursionCycle circle, List<IntExpr> same) {
    Map<Integer, LaneEvaluator.Bound> told = new HashMap<>();
    List<Integer> origins = circle.origins(function);
    for (int i = 0; i < origins.size(); i++) {
      boolean varies = origins.get(i) < 0;
      told.put(i, varies ? counted(i) : constant(same.get(origins.get(i))));
    }
    LaneMask before = found;
    found = sets.fixed(new BitSet());
    try {
      follow(functions.get(function).body(), new PathState(sets.all(), told));
      return found;
    } finally {
      found = before;
    }
  }

  private LaneEvaluator.Bound constant(IntExpr value) {
    return new LaneEvaluator.Bound(values.value(value, Map.of(), null), value);
  }

  /** The place that a function of a circle is told. */
  private LaneValue told(
      Plan.Function callee, RecursionCycle circle, List<IntExpr> arguments, PathState walk) {
    if (walk.written != null || around != null) {
      throw new NotVectorizable("paths form a cycle and change maps");
    }
    return values.value(arguments.get(circle.varying(callee.number())), walk.locals, walk.written);
  }
}
