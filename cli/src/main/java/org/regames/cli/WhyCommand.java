package org.regames.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.backend.debug.TagNames;
import org.regames.backend.interpreter.Explanation;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.diagnostic.Origin;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames why}: why a move is legal or not. */
@Command(
    name = "why",
    header = WhyCommand.SUMMARY,
    description =
        "Follows the rules along the tags of the move. Where it is legal, prints the lines that"
            + " lead to it; else what forbids it, with the values: first what alone stands in the"
            + " way, then, if there is no such thing, what stops the paths that get furthest.",
    footer = {
      "",
      "Tags may be written without prefixes and underscores, as far as that is clear. Exit code: 0"
          + " where the move is legal, else 1.",
      "",
      "Example: regames why games/hrg/tictactoe.hrg --after 'C__2_2' --move 'C__1_1'"
    })
final class WhyCommand implements Callable<Integer> {
  static final String SUMMARY = "Say why a move is legal or not.";

  private static final int MOST_SHOWN = 5;
  private static final int MOST_NEXT = 12;

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Option(
      names = "--move",
      paramLabel = "TAGS",
      required = true,
      description = "The tags of the move, with blanks between them.")
  private String move;

  @Option(
      names = "--max-work",
      paramLabel = "N",
      description = "How many steps of paths to follow (default: ${DEFAULT-VALUE}).")
  private long most = 2_000_000;

  @Mixin private After after;
  @Mixin private GameOptions games;

  WhyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Failure.unlessPositive("--max-work", most);
    List<Play.Step> steps = after.steps(terminal);
    Game game = games.load(file, terminal);
    Interpreter interpreter = Interpreter.of(game).reportingTo(new ImproprietyLog());
    State state = Play.follow(interpreter, steps).getFirst();
    if (state.isTerminal()) {
      throw Failure.misused("--after: the play has ended, so that no move is legal");
    }
    List<String> tags = tags(game);
    String shown = state.player() + ": " + String.join(" ", tags);
    Explanation why = interpreter.explain(state, tags, most);
    if (why.isLegal()) {
      terminal.out().println(shown + " is legal, by these lines:");
      way(why.way()).forEach(line -> terminal.out().println("  " + line));
      return Failure.DONE;
    }
    terminal
        .out()
        .println(shown + (why.complete() ? " is not legal" : " is not legal as far as known"));
    print(why, game, tags);
    if (!why.complete()) {
      new org.regames.cli.Findings(terminal)
          .warning("stopped after " + most + " steps; --max-work N allows more");
    }
    return Failure.FAILED;
  }

  private void print(Explanation why, Game game, List<String> tags) {
    Set<String> texts = new LinkedHashSet<>();
    for (Explanation.Obstacle obstacle : why.obstacles()) {
      texts.add(text(obstacle, game, tags));
      if (texts.size() > MOST_SHOWN) {
        break;
      }
    }
    texts.stream().limit(MOST_SHOWN).forEach(text -> terminal.out().print(text));
    if (texts.size() > MOST_SHOWN) {
      terminal.out().println("… and more");
    }
    boolean isDecided = why.obstacles().stream().anyMatch(Explanation.Obstacle::isDecisive);
    if (!isDecided && !why.next().isEmpty()) {
      String begun =
          why.matched() == 0
              ? "moves begin with "
              : "after `" + String.join(" ", tags.subList(0, why.matched())) + "` go on with ";
      List<String> next = why.next();
      terminal
          .out()
          .println(
              "legal "
                  + (why.matched() == 0 ? begun : "paths " + begun)
                  + next.stream().limit(MOST_NEXT).collect(Collectors.joining(", "))
                  + (next.size() > MOST_NEXT ? ", …" : ""));
    }
  }

  /** An obstacle: where it is, the line, and what had which value. */
  private static String text(Explanation.Obstacle obstacle, Game game, List<String> tags) {
    Edge edge = obstacle.edge();
    Origin origin = edge.origin();
    StringBuilder text = new StringBuilder();
    if (obstacle.isDecisive()) {
      text.append("only this stands in the way:\n");
    } else if (obstacle.matched() > 0) {
      text.append("after `" + String.join(" ", tags.subList(0, obstacle.matched())) + "`:\n");
    }
    text.append("  " + place(origin, edge)).append('\n');
    String condition = condition(edge.action());
    text.append("    not true: ").append(condition).append('\n');
    values(edge.action(), obstacle.values(), game)
        .forEach((name, value) -> text.append("    " + name + " is " + value + "\n"));
    return text.toString();
  }

  private static String condition(Action action) {
    return switch (action) {
      case Action.Reachability(String from, String to, boolean negated) ->
          negated
              ? "that there is no way from " + from + " to " + to
              : "that there is a way from " + from + " to " + to;
      case Action.Comparison _,
          Action.Skip _,
          Action.Assignment _,
          Action.AnyAssignment _,
          Action.Tag _,
          Action.VariableTag _ ->
          action.toString();
    };
  }

  private static String place(Origin origin, Edge edge) {
    return origin.isKnown()
        ? origin + ": " + origin.source().lineText(origin.line()).strip()
        : "in the automaton: " + edge;
  }

  /** The lines of a way, each once where several edges of it come from one. */
  private static List<String> way(List<Edge> edges) {
    List<String> lines = new ArrayList<>();
    String last = "";
    for (Edge edge : edges) {
      Origin origin = edge.origin();
      String line =
          origin.isKnown()
              ? origin.source().name()
                  + ":"
                  + origin.line()
                  + ": "
                  + origin.source().lineText(origin.line()).strip()
              : edge.toString();
      if (!line.equals(last)) {
        lines.add(line);
      }
      last = line;
    }
    return lines;
  }

  /** What the parts of a comparison are worth. */
  private static Map<String, String> values(
      Action action, Map<String, Value> variables, Game game) {
    Map<String, String> worth = new LinkedHashMap<>();
    if (action instanceof Action.Comparison(Expression left, Expression right, _)) {
      Map<String, Value> all = new HashMap<>();
      game.constants().forEach(constant -> all.putIfAbsent(constant.name(), constant.value()));
      all.putAll(variables);
      ConstantMaps maps = new ConstantMaps(all);
      worth(left, maps, variables, worth);
      worth(right, maps, variables, worth);
    }
    return worth;
  }

  private static void worth(
      Expression expression,
      ConstantMaps maps,
      Map<String, Value> variables,
      Map<String, String> worth) {
    switch (expression) {
      case Expression.Reference(String name, _) -> {
        if (variables.get(name) instanceof Value.Named value) {
          worth.putIfAbsent(name, value.toString());
        }
      }
      case Expression.Access(Expression map, Expression key, _) -> {
        maps.evaluate(expression)
            .filter(value -> value instanceof Value.Named)
            .ifPresent(value -> worth.putIfAbsent(expression.toString(), value.toString()));
        worth(map, maps, variables, worth);
        worth(key, maps, variables, worth);
      }
      case Expression.Cast(_, Expression value, _) -> worth(value, maps, variables, worth);
    }
  }

  /** The tags that the user means. */
  private List<String> tags(Game game) {
    try {
      return new TagNames(game).find(move);
    } catch (IllegalArgumentException unknown) {
      throw Failure.misused("--move: " + unknown.getMessage());
    }
  }
}
