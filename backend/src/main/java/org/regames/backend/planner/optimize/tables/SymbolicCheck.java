package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.BitSet;
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
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneValue;
import org.regames.backend.planner.optimize.vectorize.lanes.PathExpressions;

/**
 * Runs a check symbolically at plan time. The contents of maps are not known then, so it is run
 * once for each combination of answers to its tests: whether a cell, which depends on the value
 * that the check starts from, has a certain value. In the first run all answers are yes; then the
 * last yes is changed to no, and so on (J. C. King, "Symbolic execution and program testing", CACM
 * 1976).
 *
 * <p>A check that tries several branches, one after another, holds if it does on one of them, so
 * each can be run alone. Visit records only keep it from following a futile path again, so they may
 * be dropped between branches.
 */
public final class SymbolicCheck {
  /** More statements would take too long; checks that get tables need far fewer. */
  private static final int MOST_STEPS = 500_000;

  private static final int MOST_OUTCOMES = 4096;
  private static final int DEEPEST = 200;
  private static final int MOST_KNOWN = 10_000;

  /** How many statements all checks of a game together may execute. */
  public static final class Allowance {
    private int left = 4 * MOST_STEPS;
  }

  /** The outcome of a check for some answers, which determine it. */
  record Outcome(Map<CellQuestion, Boolean> answers, boolean holds) {}

  private enum Next {
    ON,
    OUT,
    YES,
    NO
  }

  private static final Attempt<Next> ON = Attempt.done(Next.ON);
  private static final Attempt<Boolean> YES = Attempt.done(true);
  private static final Attempt<Boolean> NO = Attempt.done(false);

  private final List<Plan.Function> functions;
  private final CheckBranches branches;
  private final List<int[]> tables;
  private final Layout layout;
  private final BitboardSelection kept;
  private final Allowance allowance;

  /** The variable that the check starts from, -1 for none, and its value. */
  private int start = -1;

  private int value;

  private final CellAnswers answers = new CellAnswers();
  private int branch;
  private int steps;
  private int depth;

  /** The cells that paths have visited, by the set that records them. */
  private final Map<Integer, Set<Integer>> seen = new HashMap<>();

  /**
   * The memoized values of expressions, keyed by identity: each step of a path wraps the last
   * expression in a longer one, so that without this evaluation would take at least quadratic time.
   */
  private final Map<IntExpr, IntExpr> known = new IdentityHashMap<>();

  private OptionalInt needed = OptionalInt.empty();

  /** A cell that others are compared with: its content is the value that is asked for. */
  private IntExpr.Cell pivot;

  public SymbolicCheck(Plan plan, BitboardSelection kept, Allowance allowance) {
    this.allowance = allowance;
    this.functions = plan.functions();
    this.branches = new CheckBranches(functions);
    this.tables = plan.tables();
    this.layout = plan.layout();
    this.kept = kept;
  }

  /** The variable whose value has to be known to run a check, if there is one. */
  public Attempt<OptionalInt> needed(Plan.Function check) {
    List<Integer> all = IntStream.range(0, branches.of(check)).boxed().toList();
    Attempt<List<List<Outcome>>> run = Attempt.all(all, branch -> outcomes(check, branch, 0));
    return needed.isPresent() ? Attempt.done(needed) : run.map(_ -> needed);
  }

  /** Makes the following runs start from values of a variable. */
  void startFrom(int variable) {
    start = variable;
  }

  /**
   * Runs one branch of a check for all combinations of answers.
   *
   * @return a refusal if that is impossible, or would take too long
   */
  public Attempt<List<Outcome>> outcomes(Plan.Function check, int branch, int value) {
    this.branch = branch;
    this.value = value;
    List<Outcome> outcomes = new ArrayList<>();
    answers.clear();
    known.clear();
    do {
      seen.clear();
      switch (run(check.body(), new HashMap<>(), true)) {
        case Attempt.Vectorized<Next>(Next end) ->
            outcomes.add(new Outcome(answers.all(), end == Next.YES));
        case Attempt.Refused<Next> refused -> {
          return refused.same();
        }
      }
      if (outcomes.size() > MOST_OUTCOMES) {
        return Attempt.refused("its questions have too many answers");
      }
    } while (answers.change());
    return Attempt.done(outcomes);
  }

  /**
   * @param isWhole whether only one of the branches that these statements try is wanted
   */
  private Attempt<Next> run(
      List<Op> ops, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    boolean single = isWhole && ops.stream().filter(CheckBranches::tries).count() == 1;
    int number = 0;
    for (Op op : ops) {
      if (++steps > MOST_STEPS || --allowance.left < 0) {
        return Attempt.refused("it would take too long to run it beforehand");
      }
      boolean inner = single && branches.inner(op).isPresent();
      if (isWhole && CheckBranches.tries(op) && !single && number++ != branch) {
        continue;
      }
      Attempt<Next> next = run(op, locals, inner);
      if (!(next instanceof Attempt.Vectorized<Next>(Next end) && end == Next.ON)) {
        return next;
      }
    }
    return ON;
  }

  private Attempt<Next> run(Op op, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    return switch (op) {
      case Op.Let(int local, IntExpr is) ->
          bound(is, locals)
              .map(
                  bound -> {
                    locals.put(local, bound);
                    return Next.ON;
                  });
      case Op.Require(BoolExpr test) ->
          holds(test, locals, false).map(holds -> holds ? Next.ON : Next.OUT);
      case Op.Block(List<Op> body) -> run(body, locals, isWhole).map(SymbolicCheck::after);
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
          chosen(cases, otherwise, locals)
              .then(body -> run(body, locals, false))
              .map(SymbolicCheck::after);
      case Op.FinishIf(BoolExpr test, List<Op> first) ->
          first.stream().allMatch(Op.Clear.class::isInstance)
              ? holds(test, locals, isWhole).then(holds -> holds ? finished(first) : ON)
              : Attempt.refused("something is restored");
      case Op.Finish(boolean answer) -> Attempt.done(answer ? Next.YES : Next.NO);
      case Op.Spend _ -> ON;
      case Op.Clear(int set, _) -> {
        seen.remove(set);
        yield ON;
      }
      case Op.Once(int set, _, IntExpr index) ->
          number(index, locals)
              .map(
                  cell ->
                      seen.computeIfAbsent(set, _ -> new HashSet<>()).add(cell)
                          ? Next.ON
                          : Next.NO);
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ ->
          Attempt.refused("there is a choice in it");
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
          Attempt.refused("it does more than look");
    };
  }

  /** Finishes with the check holding, after some sets are cleared. */
  private Attempt<Next> finished(List<Op> clears) {
    return run(clears, Map.of(), false).map(_ -> Next.YES);
  }

  /** The statements of the first case that holds, or else the last part. */
  private Attempt<List<Op>> chosen(
      List<Op.Case> cases, List<Op> otherwise, Map<Integer, LaneEvaluator.Bound> locals) {
    for (Op.Case one : cases) {
      switch (holds(one.test(), locals, false)) {
        case Attempt.Vectorized<Boolean>(Boolean holds) when holds -> {
          return Attempt.done(one.body());
        }
        case Attempt.Vectorized<Boolean> _ -> {}
        case Attempt.Refused<Boolean> refused -> {
          return refused.same();
        }
      }
    }
    return Attempt.done(otherwise);
  }

  private static Next after(Next inner) {
    return inner == Next.OUT ? Next.ON : inner;
  }

  private static Attempt<LaneEvaluator.Bound> bound(
      IntExpr value, Map<Integer, LaneEvaluator.Bound> locals) {
    return PathExpressions.substituted(value, locals)
        .map(expression -> new LaneEvaluator.Bound(new LaneValue.Same(expression), expression));
  }

  private Attempt<Boolean> holds(
      BoolExpr test, Map<Integer, LaneEvaluator.Bound> locals, boolean isWhole) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) ->
          PathExpressions.substituted(left, locals)
              .then(
                  one ->
                      PathExpressions.substituted(right, locals).then(other -> equal(one, other)))
              .map(equal -> equal != negated);
      case BoolExpr.Less(IntExpr left, IntExpr right) ->
          number(left, locals).then(one -> number(right, locals).map(other -> one < other));
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) ->
          called(functions.get(function), arguments, locals, isWhole)
              .map(holds -> holds != negated);
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> anyHolds(tests, locals);
      case BoolExpr.SameMap _ -> Attempt.refused("whole maps are compared");
      case BoolExpr.Some _ -> Attempt.refused("it works on sets");
    };
  }

  private Attempt<Boolean> anyHolds(
      List<BoolExpr> tests, Map<Integer, LaneEvaluator.Bound> locals) {
    for (BoolExpr test : tests) {
      Attempt<Boolean> holds = holds(test, locals, false);
      if (!(holds instanceof Attempt.Vectorized<Boolean>(Boolean yes) && !yes)) {
        return holds;
      }
    }
    return Attempt.done(false);
  }

  private Attempt<Boolean> called(
      Plan.Function check,
      List<IntExpr> arguments,
      Map<Integer, LaneEvaluator.Bound> locals,
      boolean isWhole) {
    if (++depth > DEEPEST) {
      return Attempt.refused("paths are long");
    }
    return Attempt.all(arguments, argument -> bound(argument, locals))
        .then(
            passed -> {
              Map<Integer, LaneEvaluator.Bound> inner = new HashMap<>();
              passed.forEach(bound -> inner.put(inner.size(), bound));
              return run(check.body(), inner, isWhole);
            })
        .map(
            end -> {
              depth--;
              return end == Next.YES;
            });
  }

  /** An expression as far as it is known: a number, a variable, or a known cell of a map. */
  private Attempt<IntExpr> value(IntExpr expression) {
    IntExpr found = known.get(expression);
    return found != null
        ? Attempt.done(found)
        : computed(expression)
            .map(
                value -> {
                  if (known.size() == MOST_KNOWN) {
                    known.clear();
                  }
                  known.put(expression, value);
                  return value;
                });
  }

  private Attempt<IntExpr> computed(IntExpr expression) {
    return switch (expression) {
      case IntExpr.Const _ -> Attempt.done(expression);
      case IntExpr.Scalar(int variable) ->
          Attempt.done(variable == start ? new IntExpr.Const(value) : expression);
      case IntExpr.Cell(int variable, IntExpr index) ->
          within(index, kept.places(variable))
              .map(cell -> new IntExpr.Cell(variable, new IntExpr.Const(cell)));
      case IntExpr.Table(int table, IntExpr index) ->
          within(index, tables.get(table).length)
              .map(cell -> new IntExpr.Const(tables.get(table)[cell]));
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          number(left).then(one -> number(right).map(other -> new IntExpr.Const(one + other)));
      case IntExpr.Product(IntExpr of, int factor) ->
          number(of).map(number -> new IntExpr.Const(number * factor));
      case IntExpr.Local _, IntExpr.Either _, IntExpr.OfMove _ ->
          Attempt.refused("it has a parameter");
    };
  }

  private Attempt<Integer> within(IntExpr index, int size) {
    return number(index)
        .then(
            cell ->
                cell >= 0 && cell < size
                    ? Attempt.done(cell)
                    : Attempt.refused("a place is not in any map"));
  }

  private Attempt<Integer> number(IntExpr expression, Map<Integer, LaneEvaluator.Bound> locals) {
    return PathExpressions.substituted(expression, locals).then(this::number);
  }

  private Attempt<Integer> number(IntExpr expression) {
    return value(expression)
        .then(
            known -> {
              OptionalInt constant = constant(known);
              if (constant.isEmpty()) {
                need(known);
                return Attempt.refused("a place depends on what is known only in play");
              }
              return Attempt.done(constant.getAsInt());
            });
  }

  private void need(IntExpr known) {
    if (start < 0 && known instanceof IntExpr.Scalar(int variable)) {
      needed = OptionalInt.of(variable);
    }
  }

  /** The constant value of a number or a cell. */
  private OptionalInt constant(IntExpr known) {
    if (known instanceof IntExpr.Const(int number)) {
      return OptionalInt.of(number);
    }
    return known instanceof IntExpr.Cell(int variable, IntExpr.Const(int place))
        ? kept.constant(variable, place)
        : OptionalInt.empty();
  }

  private Attempt<Boolean> equal(IntExpr left, IntExpr right) {
    return value(left).then(one -> value(right).then(other -> equal(left, one, right, other)));
  }

  private Attempt<Boolean> equal(IntExpr left, IntExpr one, IntExpr right, IntExpr other) {
    if (one.equals(other)) {
      return Attempt.done(true);
    }
    OptionalInt constant = constant(one);
    if (constant.isPresent() && constant(other).isPresent()) {
      return Attempt.done(constant.getAsInt() == constant(other).getAsInt());
    }
    if (one instanceof IntExpr.Cell cell && other instanceof IntExpr.Cell second) {
      return equalCells(left, cell, right, second);
    }
    if (one instanceof IntExpr.Cell cell) {
      return asked(cell, other);
    }
    if (other instanceof IntExpr.Cell cell) {
      return asked(cell, one);
    }
    need(one instanceof IntExpr.Scalar ? one : other);
    return Attempt.refused("it depends on several variables");
  }

  /**
   * Compares two cells: one of them has to be the same each time, and its content is the value that
   * is asked for.
   */
  private Attempt<Boolean> equalCells(
      IntExpr left, IntExpr.Cell one, IntExpr right, IntExpr.Cell other) {
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
    return Attempt.refused("places are compared with several others");
  }

  private Attempt<Boolean> asked(IntExpr.Cell cell, IntExpr value) {
    int variable = cell.variable();
    int place = ((IntExpr.Const) cell.index()).value();
    OptionalInt known = kept.constant(variable, place);
    if (known.isPresent() && value instanceof IntExpr.Const(int number)) {
      return Attempt.done(known.getAsInt() == number);
    }
    if (value instanceof IntExpr.Const(int number)) {
      return kept.values(variable).get(number)
          ? asked(
              new CellQuestion(variable, value, place),
              kept.of(variable).filter(sets -> sets.has(number)).isPresent())
          : Attempt.done(false);
    }
    return possible(value)
        .then(
            values ->
                known.isPresent() && !values.get(known.getAsInt())
                    ? Attempt.done(false)
                    : asked(
                        new CellQuestion(variable, value, place),
                        kept.of(variable).filter(sets -> areIn(values, sets)).isPresent()));
  }

  private Attempt<Boolean> asked(CellQuestion question, boolean hasSets) {
    return hasSets
        ? answered(question)
        : Attempt.refused("a map has many values, or is assigned as a whole");
  }

  /**
   * The answer to a question, yes if it is new. A check that asks further questions after a yes is
   * not a search for one of many cells, so it may depend on only a few.
   */
  private Attempt<Boolean> answered(CellQuestion question) {
    Optional<Boolean> answer = answers.of(question);
    if (answer.isPresent()) {
      return answer.get() ? YES : NO;
    }
    answers.add(question);
    return answers.size() > PextLookup.MOST_PLACES && answers.yes() > 1
        ? Attempt.refused("it looks at many places")
        : YES;
  }

  private Attempt<BitSet> possible(IntExpr value) {
    return switch (value) {
      case IntExpr.Scalar(int variable) -> Attempt.done(layout.domain(variable));
      case IntExpr.Cell(int variable, _) -> Attempt.done(kept.values(variable));
      case IntExpr.Const _,
          IntExpr.Local _,
          IntExpr.Table _,
          IntExpr.OfMove _,
          IntExpr.Computed _ ->
          Attempt.refused("it depends on several variables");
    };
  }

  /** Whether there are sets for all of some values. */
  private static boolean areIn(BitSet values, BitboardLayout.Kept sets) {
    return values.stream().allMatch(sets::has);
  }
}
