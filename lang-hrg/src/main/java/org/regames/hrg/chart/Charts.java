package org.regames.hrg.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.hrg.format.StatementText;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.StatementChart;
import org.regames.ir.language.StatementChart.Kind;

/**
 * Makes the chart of a game, with one part for each graph. A call is a single step, which leads to
 * the statement after it; the called graph has a part of its own.
 */
public final class Charts {
  private static final String ALWAYS = "";
  private static final String MAIN = HrgKeywords.RULES;

  /** An exit from the steps drawn so far to the next one. */
  private record Exit(int from, String when) {}

  /** Where {@code continue()} leads, and the exits by {@code break()} so far. */
  private record Around(int head, List<Exit> breaks) {}

  private final Set<String> players;
  private final List<StatementChart.ChartedStatement> steps = new ArrayList<>();
  private final List<StatementChart.Flow> flows = new ArrayList<>();
  private List<Exit> returns = new ArrayList<>();

  /** The line of the statement being drawn. */
  private int line;

  private Charts(Set<String> players) {
    this.players = players;
  }

  /**
   * The chart of a game without errors, in time linear in its text; {@code rules} comes first, then
   * the other graphs in the order of the text.
   */
  public static StatementChart of(HrgGame game, List<String> players) {
    Charts charts =
        new Charts(
            Stream.concat(players.stream(), Stream.of(Builtins.KEEPER, Builtins.RANDOM))
                .collect(Collectors.toSet()));
    List<HrgDefinition.Graph> graphs = new ArrayList<>(game.all(HrgDefinition.Graph.class));
    graphs.sort((a, b) -> Boolean.compare(isMain(b), isMain(a)));
    graphs.forEach(charts::add);
    return new StatementChart("The statements of a game", charts.steps, charts.flows);
  }

  private static boolean isMain(HrgDefinition.Graph graph) {
    return graph.name().text().equals(MAIN);
  }

  private void add(HrgDefinition.Graph graph) {
    String parameters =
        graph.parameters().stream()
            .map(each -> each.name() + " : " + each.type())
            .collect(Collectors.joining(", "));
    line = line(graph.origin());
    int begin = step(List.of(), graph.name() + "(" + parameters + ")", Kind.BEGIN);
    returns = new ArrayList<>();
    List<Exit> outs = new ArrayList<>(block(exits(begin), graph.body(), null));
    outs.addAll(returns);
    if (!outs.isEmpty()) {
      line = 0;
      step(outs, isMain(graph) ? "end" : "end of " + graph.name(), Kind.END);
    }
  }

  private static int line(Origin origin) {
    return origin.isKnown() ? origin.line() : 0;
  }

  private List<Exit> block(List<Exit> ins, Block block, Around around) {
    List<Exit> outs = ins;
    for (HrgStatement statement : block.statements()) {
      outs = statement(outs, statement, around);
    }
    return outs;
  }

  private List<Exit> statement(List<Exit> ins, HrgStatement statement, Around around) {
    String text = StatementText.of(statement);
    line = line(statement.origin());
    return switch (statement) {
      case HrgStatement.Assignment e -> exits(assignment(ins, text, e));
      case HrgStatement.AnyAssignment e ->
          exits(step(ins, text, isPlayer(e.target()) ? Kind.TURN : Kind.ASSIGNMENT));
      case HrgStatement.Tag _, HrgStatement.VariableTag _ -> exits(step(ins, text, Kind.TAG));
      case HrgStatement.Check _ -> exits(step(ins, text, Kind.CONDITION));
      case HrgStatement.If e -> conditional(ins, e, around);
      case HrgStatement.While e -> repeated(step(ins, text, Kind.CONDITION), e.body(), "yes", "no");
      case HrgStatement.Loop e -> loop(step(ins, text, Kind.CHOICE), e.body());
      case HrgStatement.Branch e -> {
        int branch = step(ins, text, Kind.CHOICE);
        List<Exit> outs = new ArrayList<>();
        e.alternatives().forEach(each -> outs.addAll(block(exits(branch), each, around)));
        yield outs;
      }
      case HrgStatement.BranchIn e -> block(exits(step(ins, text, Kind.CHOICE)), e.body(), around);
      case HrgStatement.Repeat e ->
          repeated(step(ins, text, Kind.CHOICE), e.body(), "each", "then");
      case HrgStatement.RepeatIn e ->
          repeated(step(ins, text, Kind.CHOICE), e.body(), "each", "then");
      case HrgStatement.Call _ -> exits(step(ins, text, Kind.CALL));
      case HrgStatement.Jump e -> jump(ins, text, e, around);
    };
  }

  private int assignment(List<Exit> ins, String text, HrgStatement.Assignment assignment) {
    if (!isPlayer(assignment.target())) {
      return step(ins, text, Kind.ASSIGNMENT);
    }
    boolean isNamed =
        assignment.value() instanceof HrgExpression.Reference(var name)
            && players.contains(name.text());
    String player = isNamed ? text.substring(text.indexOf('=') + 1).strip() : "";
    return step(ins, new StatementChart.ChartedStatement(text, Kind.TURN, player, line));
  }

  private static boolean isPlayer(HrgExpression target) {
    return target instanceof HrgExpression.Reference(var name)
        && name.text().equals(Builtins.PLAYER);
  }

  private List<Exit> conditional(List<Exit> ins, HrgStatement.If statement, Around around) {
    List<Exit> outs = new ArrayList<>();
    List<Exit> otherwise = ins;
    for (HrgStatement.Arm arm : statement.arms()) {
      line = line(arm.condition().origin());
      int condition = step(otherwise, StatementText.of(arm), Kind.CONDITION);
      outs.addAll(block(List.of(new Exit(condition, "yes")), arm.body(), around));
      otherwise = List.of(new Exit(condition, "no"));
    }
    List<Exit> last = otherwise;
    outs.addAll(statement.otherwise().map(each -> block(last, each, around)).orElse(last));
    return outs;
  }

  private List<Exit> repeated(int head, Block body, String again, String then) {
    Around around = new Around(head, new ArrayList<>());
    lead(block(List.of(new Exit(head, again)), body, around), head);
    List<Exit> outs = new ArrayList<>(List.of(new Exit(head, then)));
    outs.addAll(around.breaks);
    return outs;
  }

  private List<Exit> loop(int head, Block body) {
    Around around = new Around(head, new ArrayList<>());
    lead(block(exits(head), body, around), head);
    return around.breaks;
  }

  private List<Exit> jump(List<Exit> ins, String text, HrgStatement.Jump jump, Around around) {
    switch (jump.kind()) {
      case BREAK -> around.breaks.addAll(ins);
      case CONTINUE -> lead(ins, around.head);
      case RETURN -> returns.addAll(ins);
      case END -> step(ins, text, Kind.END);
    }
    return List.of();
  }

  private static List<Exit> exits(int step) {
    return List.of(new Exit(step, ALWAYS));
  }

  private int step(List<Exit> ins, String text, Kind kind) {
    return step(ins, new StatementChart.ChartedStatement(text, kind, "", line));
  }

  private int step(List<Exit> ins, StatementChart.ChartedStatement step) {
    steps.add(step);
    lead(ins, steps.size() - 1);
    return steps.size() - 1;
  }

  private void lead(List<Exit> ins, int to) {
    ins.forEach(exit -> flows.add(new StatementChart.Flow(exit.from, to, exit.when)));
  }
}
