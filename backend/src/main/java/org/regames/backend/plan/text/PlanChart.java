package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.ir.language.StatementChart;
import org.regames.ir.language.StatementChart.Kind;

/**
 * The control flow of a plan, for pictures: for each function that is called its statements and
 * which of them follows which. Consecutive definitions are one step. Takes time proportional to the
 * text of the plan.
 */
public final class PlanChart {
  /** More consecutive definitions than this are shown by the first and the last of them. */
  private static final int MOST_TOGETHER = 4;

  private final Plan plan;
  private final List<StatementChart.ChartedStatement> steps = new ArrayList<>();
  private final List<StatementChart.Flow> flows = new ArrayList<>();

  /** Where a path is, and under which condition. */
  private record Exit(int step, String when) {}

  private PlanChart(Plan plan) {
    this.plan = plan;
  }

  /** The chart of a plan. */
  public static StatementChart of(Plan plan) {
    PlanChart chart = new PlanChart(plan);
    plan.called().forEach(chart::function);
    return new StatementChart("The control flow of a plan", chart.steps, chart.flows);
  }

  private void function(Plan.Function function) {
    String kind = function.kind().name().toLowerCase(Locale.ROOT);
    String head = kind + " f" + function.number() + " at " + function.name();
    List<Exit> failed = new ArrayList<>();
    List<Exit> ends = follow(function.body(), step(head, Kind.BEGIN, List.of()), failed);
    ends.addAll(failed);
    if (!ends.isEmpty()) {
      step("end", Kind.END, ends);
    }
  }

  /**
   * Adds statements.
   *
   * @param from where paths to them are
   * @param failed receives the paths that leave the block
   * @return the paths that leave the last of them
   */
  private List<Exit> follow(List<Op> ops, List<Exit> from, List<Exit> failed) {
    List<Exit> at = new ArrayList<>(from);
    for (int i = 0; i < ops.size(); i++) {
      int first = i;
      while (isDefinition(ops.get(i)) && i + 1 < ops.size() && isDefinition(ops.get(i + 1))) {
        i++;
      }
      at =
          first < i
              ? step(together(ops.subList(first, i + 1)), Kind.ASSIGNMENT, at)
              : follow(ops.get(i), at, failed);
    }
    return new ArrayList<>(at);
  }

  private static boolean isDefinition(Op op) {
    return op instanceof Op.Define && op.bodies().isEmpty();
  }

  private String together(List<Op> ops) {
    List<String> lines = ops.stream().map(this::line).toList();
    return ops.size() <= MOST_TOGETHER
        ? String.join("; ", lines)
        : lines.getFirst() + "; … " + lines.getLast();
  }

  private List<Exit> follow(Op op, List<Exit> from, List<Exit> failed) {
    return switch (op) {
      case Op.Block(List<Op> body) -> {
        List<Exit> left = new ArrayList<>();
        List<Exit> ends = follow(body, from, left);
        ends.addAll(left);
        yield ends;
      }
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
        List<Exit> ends = new ArrayList<>();
        List<Exit> rest = from;
        for (Op.Case one : cases) {
          int test = test("if " + one.test(), rest);
          ends.addAll(follow(one.body(), List.of(new Exit(test, "yes")), failed));
          rest = List.of(new Exit(test, "no"));
        }
        ends.addAll(follow(otherwise, rest, failed));
        yield ends;
      }
      case Op.Select(_, List<List<Op>> cases) -> {
        int on = step(line(op), Kind.CHOICE, from).getFirst().step();
        List<Exit> ends = new ArrayList<>();
        for (int number = 0; number < cases.size(); number++) {
          Exit start = new Exit(on, String.valueOf(number));
          ends.addAll(follow(cases.get(number), List.of(start), failed));
        }
        yield ends;
      }
      case Op.FinishIf(BoolExpr test, List<Op> first) -> {
        int asked = test("if " + test, from);
        step("yes", Kind.END, follow(first, List.of(new Exit(asked, "yes")), failed));
        yield List.of(new Exit(asked, "no"));
      }
      case Op.Require _, Op.Once _, Op.OnceState _ -> {
        int asked = test(line(op), from);
        failed.add(new Exit(asked, "no"));
        yield List.of(new Exit(asked, "yes"));
      }
      case Op.Finish _ -> {
        step(line(op), Kind.END, from);
        yield List.of();
      }
      case Op.Loop _ -> loop(op, from);
      case Op.Let _, Op.LetBits _, Op.LetNumber _, Op.Store _, Op.Note _ ->
          step(line(op), Kind.ASSIGNMENT, from);
      case Op.Invoke _ -> step(line(op), Kind.CALL, from);
      case Op.Emit _, Op.TellTag _ -> step(line(op), Kind.TAG, from);
      case Op.GoTo _ -> step(line(op), Kind.TURN, from);
      case Op.Spend _, Op.Clear _, Op.Forget _ -> step(line(op), Kind.ASSIGNMENT, from);
    };
  }

  private List<Exit> loop(Op op, List<Exit> from) {
    int loop = step(line(op), Kind.CHOICE, from).getFirst().step();
    List<Exit> left = new ArrayList<>();
    for (List<Op> body : op.bodies()) {
      left.addAll(follow(body, List.of(new Exit(loop, "each")), left));
    }
    left.forEach(exit -> flows.add(new StatementChart.Flow(exit.step(), loop, exit.when())));
    return new ArrayList<>(List.of(new Exit(loop, "then")));
  }

  private int test(String text, List<Exit> from) {
    return step(text, Kind.CONDITION, from).getFirst().step();
  }

  /** Adds a step after others. */
  private List<Exit> step(String text, Kind kind, List<Exit> from) {
    int number = steps.size();
    steps.add(new StatementChart.ChartedStatement(text, kind, ""));
    from.forEach(exit -> flows.add(new StatementChart.Flow(exit.step(), number, exit.when())));
    return new ArrayList<>(List.of(new Exit(number, "")));
  }

  /** The first line of a statement. */
  private String line(Op op) {
    return new StatementPrinter(plan).print(List.of(op)).strip().lines().findFirst().orElseThrow();
  }
}
