package org.regames.backend.plan.text;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.TurnFunctions;

/**
 * Plans as text. {@code docs/plans.md} is the grammar; {@link PlanParser} reads what {@link #print}
 * writes.
 *
 * <pre>
 * find f0() at "move", 1 locals, 3 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 */
public final class PlanPrinter {
  private final Plan plan;
  private final StringBuilder text = new StringBuilder();

  private PlanPrinter(Plan plan) {
    this.plan = plan;
  }

  /** The text of a plan. */
  public static String print(Plan plan) {
    return new PlanPrinter(plan).text();
  }

  private String text() {
    line(format());
    nodes();
    LayoutPrinter.lines(plan.layout()).forEach(this::line);
    bitboards();
    visits();
    tables();
    words();
    turns();
    Set<Plan.Function> called = new HashSet<>(plan.called());
    plan.functions().forEach(function -> function("", function, called.contains(function)));
    scalar(called);
    return text.toString();
  }

  private String format() {
    String end = plan.end() < 0 ? "" : " end n" + plan.end();
    return "plan begin n"
        + (plan.begin() + end)
        + (plan.packed() ? ", packed" : "")
        + (plan.hashed() ? ", hashed" : "")
        + (plan.keeper().oneMove() ? ", one keeper move" : "");
  }

  private void nodes() {
    List<String> names = plan.nodes().names();
    for (int node = 0; node < names.size(); node++) {
      line("n" + node + " " + LayoutPrinter.quoted(names.get(node)));
    }
  }

  /** What passes remember: remarks, and earlier versions of functions. */
  private void scalar(Set<Plan.Function> called) {
    plan.scalar().remarks().forEach(this::remarks);
    List<Plan.Function> before = plan.scalar().functions();
    if (before.isEmpty()) {
      return;
    }
    line("scalar " + before.size());
    for (Plan.Function function : before) {
      if (!function.equals(plan.functions().get(function.number()))) {
        function("scalar ", function, true);
      }
    }
  }

  private void remarks(int function, List<Plan.ScalarCode.Remark> remarks) {
    for (Plan.ScalarCode.Remark remark : remarks) {
      String how = remark.how().name().toLowerCase(Locale.ROOT).replace('_', ' ');
      line("remark f" + function + ": " + how + reason(remark.reason()));
    }
  }

  private static String reason(String reason) {
    return reason.isEmpty() ? "" : ", " + LayoutPrinter.quoted(reason);
  }

  private void bitboards() {
    BitboardLayout sets = plan.sets();
    if (sets.words() > 0) {
      line("sets " + sets.words());
    }
    for (BitboardLayout.Kept kept : sets.maps()) {
      line(
          "sets of m%d: values %d to %d from sets[%d] on, %d words each"
              .formatted(
                  kept.variable(),
                  kept.lowest(),
                  kept.lowest() + kept.values() - 1,
                  kept.first(),
                  kept.words()));
    }
    for (int variable : sets.without()) {
      line("no sets of m" + variable);
    }
    for (int variable : sets.frozen()) {
      line("sets of m" + variable + " stay in searches");
    }
    for (BitboardLayout.Reached reached : sets.reached()) {
      line(
          "reached by m%d: values %d to %d from sets[%d] on, %d words"
                  .formatted(
                      reached.variable(),
                      reached.lowest(),
                      reached.highest(),
                      reached.first(),
                      reached.words())
              + question(reached.found()));
    }
  }

  private static String question(BitboardLayout.Question question) {
    StringBuilder text = new StringBuilder(", by f" + question.check());
    for (int bound = 0; bound < question.bounds().size(); bound += 2) {
      text.append(", ").append(question.bounds().get(bound));
      text.append(" to ").append(question.bounds().get(bound + 1));
    }
    question.read().forEach(variable -> text.append(", s").append(variable));
    return text.toString();
  }

  private void visits() {
    for (int size : plan.visits().places()) {
      line("marks " + size);
    }
    if (plan.visits().states() > 0) {
      line("memories " + plan.visits().states());
    }
  }

  private void tables() {
    for (int table = 0; table < plan.tables().size(); table++) {
      int[] cells = plan.tables().get(table);
      StringBuilder shown = new StringBuilder("t" + table + ":");
      for (int cell : cells) {
        shown.append(' ').append(cell);
      }
      line(shown.toString());
    }
  }

  private void words() {
    for (int array = 0; array < plan.words().size(); array++) {
      long[] words = plan.words().get(array);
      StringBuilder shown = new StringBuilder("w" + array + ":");
      for (long word : words) {
        shown.append(" 0x").append(Long.toHexString(word));
      }
      line(shown.toString());
    }
  }

  private void turns() {
    for (Map.Entry<Integer, TurnFunctions> entry : plan.turns().entrySet()) {
      TurnFunctions turn = entry.getValue();
      String functions =
          "find f%d, play f%d, tell f%d".formatted(turn.finder(), turn.player(), turn.teller());
      line(
          "at n" + entry.getKey() + ": " + functions + draw(turn.draw()) + comment(entry.getKey()));
    }
    plan.keepers()
        .forEach(
            (node, function) ->
                line("at n" + node + ": keep f" + function + stuck(node) + comment(node)));
  }

  private String stuck(int node) {
    Integer at = plan.keeper().stuck().get(node);
    return at == null ? "" : ", stuck at n" + at;
  }

  private String comment(int node) {
    return " // " + plan.name(node);
  }

  private static String draw(TurnFunctions.Draw draw) {
    return switch (draw) {
      case TurnFunctions.Listed _ -> "";
      case TurnFunctions.Picked(int picker, Optional<Integer> ply, boolean loops) ->
          ", pick f" + picker + named("ply", ply) + (loops ? ", loops" : "");
      case TurnFunctions.Tried(
              int candidates,
              int trial,
              Optional<TurnFunctions.Halves> halves,
              Optional<Integer> drawer) ->
          ", candidates f%d, try f%d".formatted(candidates, trial)
              + named("distinct", halves.map(TurnFunctions.Halves::distinct))
              + named("others", halves.flatMap(TurnFunctions.Halves::others))
              + named("draw", drawer);
    };
  }

  private static String named(String name, Optional<Integer> function) {
    return function.map(number -> ", " + name + " f" + number).orElse("");
  }

  private void function(String before, Plan.Function function, boolean isCalled) {
    StringBuilder head = new StringBuilder(before);
    head.append(function.kind().name().toLowerCase(Locale.ROOT));
    head.append(" f").append(function.number()).append('(');
    for (int i = 0; i < function.parameters(); i++) {
      head.append(i == 0 ? "x" : ", x")
          .append(i)
          .append(" is s")
          .append(function.parameterVariables().get(i));
    }
    head.append(") at ").append(LayoutPrinter.quoted(function.name()));
    head.append(function.packed() ? "" : ", not packed");
    count(head, function.locals(), "locals");
    count(head, function.savedMaps(), "saved");
    count(head, function.words(), "words");
    line(head.append(isCalled ? ":" : ": // not called").toString());
    text.append(new StatementPrinter(plan).print(function.body()));
  }

  private static void count(StringBuilder head, int count, String what) {
    if (count > 0) {
      head.append(", ").append(count).append(' ').append(what);
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
