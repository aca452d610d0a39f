package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.regames.backend.plan.Circle;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.plan.Word;

/**
 * Follows the walks of a loop for all its numbers at once. Where an element at a time tests,
 * remembers and goes on, here the set of the numbers that got so far is cut down; values that
 * follow from the number are known beforehand for every number, what is read from maps is looked up
 * in the sets of {@link SetLayout}. Functions that are called on the way are followed, too, as long
 * as some number may still be left.
 *
 * <p>What a walk stores in maps before it goes on is only remembered: for each number it is known
 * at which place, so it is known which of the later looks see it.
 */
final class Lifting {
  private static final int DEEPEST = 40;

  private final Liftable source;
  private final KeptSets kept;
  private final List<Plan.Function> functions;
  private final boolean packed;
  private final boolean hashed;
  private final int first;
  private final int size;
  private final int loop;
  private final WordStatements statements;
  private final SetWords sets;
  private final LiftedValues values;
  private final WalkTerms terms;
  private final int most;
  private int depth;

  /** What checks inside of tests have found; null while the function itself is a check. */
  private Members found;

  /** The loop around this one, on which it does not depend; null for none. */
  private Around around;

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
  Lifting(
      Liftable plan,
      KeptSets kept,
      int loop,
      int first,
      int size,
      int most,
      WordStatements statements) {
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
    this.sets = new SetWords(size, statements);
    this.values =
        new LiftedValues(
            plan.tables(), kept, plan.ranges(), sets, statements, size, plan.assumed());
    this.terms = new WalkTerms(values);
  }

  /** Follows a choice that does not depend on the loop around it, for all of its numbers. */
  private Lifting inside(Around around, int number, int first, int size) {
    Lifting inner = new Lifting(source, kept, number, first, size, most, statements);
    inner.around = around;
    inner.values.around = Optional.of(around);
    inner.found = inner.sets.fixed(new BitSet());
    return inner;
  }

  /**
   * Follows another choice. It is one set, for all numbers that come to it.
   *
   * @throws Unliftable where it depends on the number
   */
  void choice(Op op, Walk walk) {
    Choice choice = Choice.of(op, source.tables());
    if (around != null || !choice.isLong()) {
      throw new Unliftable("there is another choice after it");
    }
    int number = statements.number();
    Around outer = new Around(loop, first, size, walk.copy(walk.alive), kept);
    Lifting inner = inside(outer, number, choice.first(), choice.numbers().length());
    Walk next = new Walk(inner.sets.fixed(choice.numbers()), outer.locals(inner.size));
    next.locals.put(choice.local(), inner.counted(number));
    next.code = walk.code;
    next.hash = walk.hash;
    inner.follow(choice.body(), next);
    if (!inner.found.isEmpty()) {
      Members some = sets.when(new Test.Some(inner.found.words()));
      finish(walk.copy(sets.both(walk.alive, some)), List.of());
    }
  }

  private LiftedValues.Bound counted(int local) {
    int[] counted = new int[size];
    Arrays.setAll(counted, number -> first + number);
    return new LiftedValues.Bound(new Lifted.Fixed(counted), new Int.Local(local));
  }

  /**
   * The statements that do what a loop does.
   *
   * @param numbers those that the loop counts
   * @throws Unliftable where that cannot be done
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
  List<Op> whole(BitSet numbers, List<Op.Let> known, Optional<Int> alone, List<Op> body) {
    Walk walk = start(numbers);
    known.forEach(let -> bind(walk, let.local(), let.value()));
    if (alone.isPresent()) {
      Int number = LiftedValues.substituted(alone.get(), walk.locals);
      Members one = sets.one(Int.sum(number, new Int.Const(-first)));
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
   * @throws Unliftable where no test can be
   */
  List<Op> prefix(BitSet numbers, List<Op> body, int deepest, UnaryOperator<List<Op>> inner) {
    FirstTests tests = new FirstTests(this, sets, statements, deepest);
    Walk walk = start(numbers);
    List<Op> left = new ArrayList<>();
    Members busy = tests.passing(body, walk, left);
    List<Op> ops = new ArrayList<>(statements.ops());
    ops.add(new Op.ForSet(loop, first, busy.words(), statements.local(), inner.apply(left)));
    return ops;
  }

  /**
   * The statements that do what can be done for all numbers at once; the loop is left with the
   * rest, for the numbers that come to that.
   *
   * @param functions makes a function that does a part of what another one does
   * @throws Unliftable where nothing can be done at once
   */
  List<Op> split(
      BitSet numbers, List<Op> body, Splitting.Functions functions, UnaryOperator<List<Op>> inner) {
    Splitting splitting = new Splitting(this, functions, sets, statements, most);
    List<Op> left = splitting.left(body, start(numbers));
    Members busy = splitting.busy();
    List<Op> ops = new ArrayList<>(statements.ops());
    ops.add(new Op.ForSet(loop, first, busy.words(), statements.local(), inner.apply(left)));
    return ops;
  }

  private Walk start(BitSet numbers) {
    Map<Integer, LiftedValues.Bound> known = new HashMap<>();
    known.put(loop, counted(loop));
    return new Walk(sets.fixed(numbers), known);
  }

  void bind(Walk walk, int local, Int value) {
    Lifted lifted = values.value(value, walk.locals, walk.written);
    walk.locals.put(
        local, new LiftedValues.Bound(lifted, LiftedValues.substituted(value, walk.locals)));
  }

  private void follow(List<Op> ops, Walk walk) {
    if (statements.size() > most) {
      throw new Unliftable("a method would be too long for the JVM to compile");
    }
    for (int i = 0; i < ops.size() && !walk.alive.isEmpty(); i++) {
      switch (ops.get(i)) {
        case Op.Let(int local, Int value) -> bind(walk, local, value);
        case Op.Require(Test test) -> require(test, walk);
        case Op.Block(List<Op> body) -> follow(body, walk.copy(walk.alive));
        case Op.Cascade cascade -> cascade(cascade, walk);
        case Op.StoreCell(int variable, Int index, Int value) -> {
          List<Op> undo = undoing(ops.subList(i, ops.size()));
          if (!undo.isEmpty()) {
            finish(walk, undo);
            return;
          }
          store(variable, index, value, walk);
        }
        case Op.Finish(boolean answer) -> {
          if (!answer) {
            throw new Unliftable("a walk ends all others");
          }
          finish(walk, List.of());
          return;
        }
        case Op.FinishIf(Test test, List<Op> before) ->
            finish(walk.copy(sets.both(walk.alive, test(test, walk))), before);
        case Op.AddMove(Word code, Word hash, _) -> add(code, hash, walk);
        case Op.Invoke(Op.Call call) -> invoke(call, walk);
        case Op.Spend _ -> {} // there is no more to do than what is written down
        case Op.ForRange _, Op.ForTable _, Op.AddWhere _ -> choice(ops.get(i), walk);
        case Op.CopyMap _, Op.SaveMap _, Op.RestoreMap _ ->
            throw new Unliftable("a whole map is assigned");
        case Op.Clear _, Op.Forget _ -> {} // sets need not note where walks were
        case Op.Once _, Op.OnceState _ -> {
          if (fixpoint == null) {
            throw new Unliftable("walks go round and note where they were");
          }
        }
        case Op.Note _ -> throw new Unliftable("moves have too many decisions");
        case Op.Select _, Op.StoreScalar _, Op.TellTag _, Op.GoTo _, Op.OnSets _ ->
            throw new Unliftable("it is no search");
      }
    }
  }

  private void cascade(Op.Cascade cascade, Walk walk) {
    Members rest = walk.alive;
    for (Op.Case one : cascade.cases()) {
      Members holds = test(one.test(), walk);
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
  void finish(Walk walk, List<Op> undo) {
    if (found != null) {
      if (around != null && !terms.left(undo, walk).isEmpty()) {
        throw new Unliftable(Around.DEPENDS);
      }
      found = sets.either(found, walk.alive);
      return;
    }
    List<Op> first = terms.left(undo, walk);
    if (!walk.alive.isEmpty()) {
      statements.add(new Op.FinishIf(new Test.Some(walk.alive.words()), first));
    }
  }

  /** Remembers what a walk stores. */
  void store(int variable, Int index, Int value, Walk walk) {
    if (!(values.value(index, walk.locals, walk.written) instanceof Lifted.Fixed(int[] places))) {
      throw new Unliftable("the walk changes a place known only in play");
    }
    Lifted stored = values.value(value, walk.locals, walk.written);
    BitSet old = Writes.values(walk, kept, variable, places);
    walk.written =
        Writes.after(walk, new Lifted.Write(walk.written, variable, places, stored, old));
  }

  /** Only the numbers go on for which a test holds. */
  void require(Test test, Walk walk) {
    walk.alive = sets.both(walk.alive, test(test, walk));
    if (test instanceof Test.Compare(Int left, Int right, boolean negated) && !negated) {
      Lifted one = values.value(left, walk.locals, walk.written);
      Lifted other = values.value(right, walk.locals, walk.written);
      Writes.learn(walk, kept, one, other);
      Writes.learn(walk, kept, other, one);
    }
  }

  void add(Word code, Word hash, Walk walk) {
    if (!packed) {
      throw new Unliftable("moves have too many decisions");
    }
    Word added = hashed ? terms.of(hash, walk) : new Word.Zero();
    Word told = terms.of(code, walk);
    Op.AddSet set = new Op.AddSet(loop, first, walk.alive.words(), statements.local(), told, added);
    statements.add(around == null ? set : around.moves(set, statements.local()));
  }

  void invoke(Op.Call call, Walk walk) {
    enter(functions.get(call.function()), entered(call, walk));
  }

  /** A walk that goes on in a function that finds moves. */
  Walk entered(Op.Call call, Walk walk) {
    Walk inner = entered(functions.get(call.function()), call.arguments(), walk);
    inner.code = terms.of(call.code(), walk);
    inner.hash = hashed ? terms.of(call.hash(), walk) : walk.hash;
    return inner;
  }

  /** A function that walks may go on in. */
  Plan.Function function(int number) {
    return functions.get(number);
  }

  /** A walk that goes on in a function. */
  Walk entered(Plan.Function callee, List<Int> arguments, Walk walk) {
    Map<Integer, LiftedValues.Bound> told = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      Int argument = arguments.get(i);
      Lifted lifted = values.value(argument, walk.locals, walk.written);
      told.put(i, new LiftedValues.Bound(lifted, LiftedValues.substituted(argument, walk.locals)));
    }
    Walk inner = new Walk(walk.alive, told);
    inner.written = walk.written;
    inner.known = walk.known;
    return inner;
  }

  /** The numbers for which a test holds; of those that are left only. */
  Members test(Test test, Walk walk) {
    return switch (test) {
      case Test.Compare(Int left, Int right, boolean negated) -> {
        Lifted one = values.value(left, walk.locals, walk.written);
        Lifted other = values.value(right, walk.locals, walk.written);
        Members equal = values.equal(one, other, walk.alive.may());
        yield negated ? sets.not(equal) : equal;
      }
      case Test.AnyOf(List<Test> tests) -> {
        Members any = sets.fixed(new BitSet());
        for (Test one : tests) {
          any = sets.either(any, test(one, walk));
        }
        yield any;
      }
      case Test.Call(int function, List<Int> arguments, boolean negated) -> {
        Members holds = check(functions.get(function), arguments, walk);
        yield negated ? sets.not(holds) : holds;
      }
      case Test.Less(Int left, Int right) -> less(left, right, walk);
      case Test.SameMap _ -> throw new Unliftable("whole maps are compared");
      case Test.Some _ -> throw new Unliftable("it is no search");
    };
  }

  private Members less(Int left, Int right, Walk walk) {
    Lifted one = values.value(left, walk.locals, walk.written);
    Lifted other = values.value(right, walk.locals, walk.written);
    if (one instanceof Lifted.Fixed(int[] values1)
        && other instanceof Lifted.Fixed(int[] values2)) {
      BitSet less = new BitSet();
      walk.alive.may().stream().filter(n -> values1[n] < values2[n]).forEach(less::set);
      return sets.fixed(less);
    }
    throw new Unliftable("numbers are compared by size");
  }

  private Members check(Plan.Function callee, List<Int> arguments, Walk walk) {
    if (fixpoint != null && fixpoint.has(callee.number())) {
      return values.in(
          fixpoint.members(callee.number()),
          first,
          told(callee, fixpoint.circle(), arguments, walk),
          walk.alive.may());
    }
    Optional<Circle> circle = source.circles().of(callee.number());
    if (circle.isPresent()) {
      return round(callee, circle.get(), arguments, walk);
    }
    Members before = found;
    found = sets.fixed(new BitSet());
    try {
      enter(callee, entered(callee, arguments, walk));
      return found;
    } finally {
      found = before;
    }
  }

  private void enter(Plan.Function callee, Walk inner) {
    if (depth == DEEPEST) {
      throw new Unliftable("walks go round");
    }
    depth++;
    try {
      follow(callee.body(), inner);
    } finally {
      depth--;
    }
  }

  /** The numbers for which a check that goes round holds. */
  private Members round(Plan.Function callee, Circle circle, List<Int> arguments, Walk walk) {
    Lifted place = told(callee, circle, arguments, walk);
    List<Int> same = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      same.add(i == circle.varying(callee.number()) ? null : terms.same(arguments.get(i), walk));
    }
    Members members = inner(circle).leading(callee.number(), circle, same).members(callee.number());
    return values.in(members, circle.first(), place, walk.alive.may());
  }

  private Lifting inner(Circle circle) {
    return new Lifting(source, kept, -1, circle.first(), circle.size(), most, statements);
  }

  /**
   * Works out which places lead to the end of a check that goes round.
   *
   * @param same what the check is told that is the same for all places
   * @throws Unliftable where that cannot be done
   */
  Fixpoint leading(int check, Circle circle, List<Int> same) {
    fixpoint = new Fixpoint(circle, sets, statements, function -> found(function, circle, same));
    Remembering remembering = new Remembering(functions, kept, source.ranges(), statements, same);
    fixpoint.grow(next -> source.remembers() ? remembering.room(check, next) : Optional.empty());
    return fixpoint;
  }

  private Members found(int function, Circle circle, List<Int> same) {
    Map<Integer, LiftedValues.Bound> told = new HashMap<>();
    List<Integer> origins = circle.origins(function);
    for (int i = 0; i < origins.size(); i++) {
      boolean varies = origins.get(i) < 0;
      told.put(i, varies ? counted(i) : constant(same.get(origins.get(i))));
    }
    Members before = found;
    found = sets.fixed(new BitSet());
    try {
      follow(functions.get(function).body(), new Walk(sets.all(), told));
      return found;
    } finally {
      found = before;
    }
  }

  private LiftedValues.Bound constant(Int value) {
    return new LiftedValues.Bound(values.value(value, Map.of(), null), value);
  }

  /** The place that a function of a circle is told. */
  private Lifted told(Plan.Function callee, Circle circle, List<Int> arguments, Walk walk) {
    if (walk.written != null || around != null) {
      throw new Unliftable("walks go round and change maps");
    }
    return values.value(arguments.get(circle.varying(callee.number())), walk.locals, walk.written);
  }
}
