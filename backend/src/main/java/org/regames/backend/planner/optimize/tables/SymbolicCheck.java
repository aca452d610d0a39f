package org.regames.backend.planner.optimize.tables;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneValue;
import org.regames.backend.planner.optimize.vectorize.lanes.PathExpressions;

/**
 * Runs a check while the game is planned. What it would see in maps is not known then, so it is run
 * once for each way in which the questions that it asks of them may be answered: whether a place,
 * which follows from the value that the check starts from, has a certain value. The first run is
 * told yes each time; the last question that was told yes is then told no, and so on.
 *
 * <p>A check that tries several ways, one after the other, holds if it does for one of them, so
 * each can be run alone. Notes of where it has been only keep it from going a way again that leads
 * nowhere; so it may forget them between ways.
 */
public final class SymbolicCheck {
  /** More statements would take too long; where a check has tables, it takes far fewer. */
  private static final int MOST_STEPS = 500_000;

  private static final int MOST_OUTCOMES = 4096;
  private static final int DEEPEST = 200;
  private static final int MOST_KNOWN = 10_000;

  /** The statements that all checks of a game together may take. */
  public static final class Allowance {
    private int left = 8 * MOST_STEPS;
  }

  /** Whether a place of a map has a value. */
  record Question(int variable, IntExpr value, int place) {}

  /** What a check says if questions are answered so; no other questions matter then. */
  record Outcome(Map<Question, Boolean> answers, boolean holds) {}

  private enum Next {
    ON,
    OUT,
    YES,
    NO
  }

  private record Answered(Question question, boolean yes) {}

  private final List<Plan.Function> functions;
  private final List<int[]> tables;
  private final Layout layout;
  private final BitboardSelection kept;
  private final Allowance allowance;

  /** The variable that the check starts from, -1 for none, and its value. */
  private int start = -1;

  private int value;

  private final Deque<Answered> answered = new ArrayDeque<>();
  private final Map<Question, Boolean> answers = new HashMap<>();
  private int way;
  private int steps;
  private int depth;

  /** Which places walks have been at. */
  private final Set<List<Integer>> seen = new HashSet<>();

  /**
   * What expressions come to, each as the object that it is: a walk makes a longer one of the last
   * at each step, so that without this it would take time with the square of its length, or worse.
   */
  private final Map<IntExpr, IntExpr> known = new IdentityHashMap<>();

  private OptionalInt needed = OptionalInt.empty();

  /** A place that others are compared with: what it has is the value that is asked for. */
  private IntExpr.Cell pivot;

  public SymbolicCheck(Plan plan, BitboardSelection kept, Allowance allowance) {
    this.allowance = allowance;
    this.functions = plan.functions();
    this.tables = plan.tables();
    this.layout = plan.layout();
    this.kept = kept;
  }

  /** The variable whose value has to be known to run a check, if there is one. */
  public OptionalInt needed(Plan.Function check) {
    Attempt<List<List<Outcome>>> run =
        Attempt.of(
            () ->
                IntStream.range(0, ways(check)).mapToObj(way -> outcomes(check, way, 0)).toList());
    if (needed.isEmpty()) {
      run.orRefuse();
    }
    return needed;
  }

  /** Runs from now on start from values of a variable. */
  void startFrom(int variable) {
    start = variable;
  }

  /** How many ways a check tries one after the other. */
  public int ways(Plan.Function check) {
    return ways(check.body(), 0);
  }

  private int ways(List<Op> ops, int depth) {
    List<Op> tries = ops.stream().filter(SymbolicCheck::tries).toList();
    Optional<List<Op>> inner =
        tries.size() == 1 && depth < DEEPEST ? inner(tries.getFirst()) : Optional.empty();
    return inner.isPresent() ? ways(inner.get(), depth + 1) : tries.size();
  }

  private static boolean tries(Op op) {
    return op instanceof Op.Block
        || op instanceof Op.FinishIf
        || op instanceof Op.Cascade
        || op instanceof Op.Finish;
  }

  /** The statements that the only way of a check goes on with, if it does nothing else. */
  private Optional<List<Op>> inner(Op only) {
    if (only instanceof Op.Block(List<Op> body)) {
      return Optional.of(body);
    }
    return only instanceof Op.FinishIf(BoolExpr.Call call, List<Op> first)
            && !call.negated()
            && first.isEmpty()
        ? Optional.of(functions.get(call.function()).body())
        : Optional.empty();
  }

  /**
   * Runs one way of a check in all ways in which its questions may be answered.
   *
   * @throws NotVectorizable where that cannot be told, or would take too long
   */
  public List<Outcome> outcomes(Plan.Function check, int way, int value) {
    this.way = way;
    this.value = value;
    List<Outcome> outcomes = new ArrayList<>();
    answered.clear();
    answers.clear();
    known.clear();
    do {
      seen.clear();
      boolean holds = run(check.body(), new HashMap<>(), true) == Next.YES;
      outcomes.add(new Outcome(Map.copyOf(answers), holds));
      if (outcomes.size() > MOST_OUTCOMES) {
        throw new NotVectorizable("it may come out in too many ways");
      }
    } while (answerAnew());
    return outcomes;
  }

  private boolean answerAnew() {
    while (!answered.isEmpty()) {
      Answered last = answered.pop();
      answers.remove(last.question());
      if (last.yes()) {
        answer(last.question(), false);
        return true;
      }
    }
    return false;
  }

  private void answer(Question question, boolean yes) {
    answered.push(new Answered(question, yes));
    answers.put(question, yes);
  }

  /**
   * @param isWhole whether only one of the ways that these statements try is wanted
   */
  private Next run(List<Op> ops, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    boolean single = isWhole && ops.stream().filter(SymbolicCheck::tries).count() == 1;
    int number = 0;
    for (Op op : ops) {
      if (++steps > MOST_STEPS || --allowance.left < 0) {
        throw new NotVectorizable("it would take too long to run it beforehand");
      }
      boolean inner = single && inner(op).isPresent();
      if (isWhole && tries(op) && !single && number++ != way) {
        continue;
      }
      Next next = run(op, locals, inner);
      if (next != Next.ON) {
        return next;
      }
    }
    return Next.ON;
  }

  private Next run(Op op, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    return switch (op) {
      case Op.Let(int local, IntExpr is) -> {
        locals.put(local, bound(is, locals));
        yield Next.ON;
      }
      case Op.Require(BoolExpr test) -> holds(test, locals, false) ? Next.ON : Next.OUT;
      case Op.Block(List<Op> body) -> after(run(body, locals, isWhole));
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
        for (Op.Case one : cases) {
          if (holds(one.test(), locals, false)) {
            yield after(run(one.body(), locals, false));
          }
        }
        yield after(run(otherwise, locals, false));
      }
      case Op.FinishIf(BoolExpr test, List<Op> first) -> {
        if (!first.stream().allMatch(Op.Clear.class::isInstance)) {
          throw new NotVectorizable("something is put back");
        }
        yield holds(test, locals, isWhole) ? Next.YES : Next.ON;
      }
      case Op.Finish(boolean answer) -> answer ? Next.YES : Next.NO;
      case Op.Spend _, Op.Clear _ -> Next.ON; // each run begins with nothing noted
      case Op.Once(int set, _, IntExpr index) -> {
        int place = number(PathExpressions.substituted(index, locals));
        yield seen.add(List.of(set, place)) ? Next.ON : Next.NO;
      }
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ ->
          throw new NotVectorizable("there is a choice in it");
      case Op.StoreScalar _,
          Op.StoreCell _,
          Op.CopyMap _,
          Op.SaveMap _,
          Op.RestoreMap _,
          Op.Select _,
          Op.Invoke _,
          Op.AddMove _,
          Op.Note _,
          Op.TellTag _,
          Op.GoTo _,
          Op.OnceState _,
          Op.Forget _,
          Op.OnSets _ ->
          throw new NotVectorizable("it does more than look");
    };
  }

  private static Next after(Next inner) {
    return inner == Next.OUT ? Next.ON : inner;
  }

  private static LaneEvaluator.Bound bound(
      IntExpr value, Map<Integer, LaneEvaluator.Bound> locals) {
    IntExpr expression = PathExpressions.substituted(value, locals);
    return new LaneEvaluator.Bound(new LaneValue.Same(expression), expression);
  }

  private boolean holds(BoolExpr test, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) ->
          equal(
                  PathExpressions.substituted(left, locals),
                  PathExpressions.substituted(right, locals))
              != negated;
      case BoolExpr.Less(IntExpr left, IntExpr right) ->
          number(PathExpressions.substituted(left, locals))
              < number(PathExpressions.substituted(right, locals));
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) ->
          called(functions.get(function), arguments, locals, isWhole) != negated;
      case BoolExpr.AnyOf(List<BoolExpr> tests) ->
          tests.stream().anyMatch(one -> holds(one, locals, false));
      case BoolExpr.SameMap _ -> throw new NotVectorizable("whole maps are compared");
      case BoolExpr.Some _ -> throw new NotVectorizable("it works on sets");
    };
  }

  private boolean called(
      Plan.Function check,
      List<IntExpr> arguments,
      Map<Integer, LaneEvaluator.Bound> locals,
      boolean isWhole) {
    if (++depth > DEEPEST) {
      throw new NotVectorizable("paths are long");
    }
    Map<Integer, LaneEvaluator.Bound> told = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      told.put(i, bound(arguments.get(i), locals));
    }
    boolean holds = run(check.body(), told, isWhole) == Next.YES;
    depth--;
    return holds;
  }

  /** An expression as far as it is known: a number, a variable, or a known place of a map. */
  private IntExpr value(IntExpr expression) {
    IntExpr found = known.get(expression);
    if (found == null) {
      found = computed(expression);
      if (known.size() == MOST_KNOWN) {
        known.clear();
      }
      known.put(expression, found);
    }
    return found;
  }

  private IntExpr computed(IntExpr expression) {
    return switch (expression) {
      case IntExpr.Const _ -> expression;
      case IntExpr.Scalar(int variable) ->
          variable == start ? new IntExpr.Const(value) : expression;
      case IntExpr.Cell(int variable, IntExpr index) -> {
        int place = number(index);
        if (place < 0 || place >= kept.places(variable)) {
          throw new NotVectorizable("a place is in no map");
        }
        yield new IntExpr.Cell(variable, new IntExpr.Const(place));
      }
      case IntExpr.Table(int table, IntExpr index) -> {
        int place = number(index);
        if (place < 0 || place >= tables.get(table).length) {
          throw new NotVectorizable("a place is in no map");
        }
        yield new IntExpr.Const(tables.get(table)[place]);
      }
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          new IntExpr.Const(number(left) + number(right));
      case IntExpr.Product(IntExpr of, int factor) -> new IntExpr.Const(number(of) * factor);
      case IntExpr.Local _, IntExpr.Either _, IntExpr.OfMove _ ->
          throw new NotVectorizable("it has a parameter");
    };
  }

  private int number(IntExpr expression) {
    IntExpr known = value(expression);
    OptionalInt constant = constant(known);
    if (constant.isEmpty()) {
      need(known);
      throw new NotVectorizable("a place depends on what is known only in play");
    }
    return constant.getAsInt();
  }

  private void need(IntExpr known) {
    if (start < 0 && known instanceof IntExpr.Scalar(int variable)) {
      needed = OptionalInt.of(variable);
    }
  }

  /** What a number or a place always is. */
  private OptionalInt constant(IntExpr known) {
    if (known instanceof IntExpr.Const(int number)) {
      return OptionalInt.of(number);
    }
    return known instanceof IntExpr.Cell(int variable, IntExpr.Const(int place))
        ? kept.constant(variable, place)
        : OptionalInt.empty();
  }

  private boolean equal(IntExpr left, IntExpr right) {
    IntExpr one = value(left);
    IntExpr other = value(right);
    OptionalInt constant = constant(one);
    if (one.equals(other)) {
      return true;
    }
    if (constant.isPresent() && constant(other).isPresent()) {
      return constant.getAsInt() == constant(other).getAsInt();
    }
    if (one instanceof IntExpr.Cell cell && other instanceof IntExpr.Cell second) {
      return equal(left, cell, right, second);
    }
    if (one instanceof IntExpr.Cell cell) {
      return asked(cell, other);
    }
    if (other instanceof IntExpr.Cell cell) {
      return asked(cell, one);
    }
    need(one instanceof IntExpr.Scalar ? one : other);
    throw new NotVectorizable("it depends on several variables");
  }

  /** Of two places that are compared one is the same each time: its value is asked for. */
  private boolean equal(IntExpr left, IntExpr.Cell one, IntExpr right, IntExpr.Cell other) {
    if (pivot == null) {
      boolean first = left.all().count() <= right.all().count();
      pivot = (IntExpr.Cell) (first ? left : right);
    }
    if (left.equals(pivot)) {
      return asked(other, pivot);
    }
    if (right.equals(pivot)) {
      return asked(one, pivot);
    }
    throw new NotVectorizable("places are compared with several others");
  }

  private boolean asked(IntExpr.Cell cell, IntExpr value) {
    int variable = cell.variable();
    int place = ((IntExpr.Const) cell.index()).value();
    OptionalInt known = kept.constant(variable, place);
    if (known.isPresent() && value instanceof IntExpr.Const(int number)) {
      return known.getAsInt() == number;
    }
    if (known.isPresent() && !mayBe(value, known.getAsInt())) {
      return false;
    }
    if (value instanceof IntExpr.Const(int number) && !kept.values(variable).get(number)) {
      return false;
    }
    if (!kept.of(variable).map(sets -> areIn(value, sets)).orElse(false)) {
      throw new NotVectorizable("a map has many values, or is assigned as a whole");
    }
    Question question = new Question(variable, value, place);
    if (!answers.containsKey(question)) {
      answer(question, true);
    }
    return answers.get(question);
  }

  private boolean mayBe(IntExpr value, int number) {
    return possible(value).get(number);
  }

  private BitSet possible(IntExpr value) {
    return switch (value) {
      case IntExpr.Scalar(int variable) -> layout.domain(variable);
      case IntExpr.Cell(int variable, _) -> kept.values(variable);
      case IntExpr.Const(int number) -> {
        BitSet only = new BitSet();
        only.set(number);
        yield only;
      }
      case IntExpr.Local _, IntExpr.Table _, IntExpr.OfMove _, IntExpr.Computed _ ->
          throw new NotVectorizable("it depends on several variables");
    };
  }

  /** Whether there are sets for all that a value may be. */
  private boolean areIn(IntExpr value, BitboardLayout.Kept sets) {
    return possible(value).stream().allMatch(sets::has);
  }
}
