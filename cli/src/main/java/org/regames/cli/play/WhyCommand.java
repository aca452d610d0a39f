package org.regames.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.debug.Reasons;
import org.regames.backend.debug.TagNames;
import org.regames.backend.interpreter.Explanation;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames why}: why a move is legal or not. */
@Command(
    name = "why",
    header = WhyCommand.SUMMARY,
    description =
        "Follows the rules along the tags of the move. If it is legal, prints the lines that lead"
            + " to it; otherwise the conditions that forbid it, with the values: each that alone"
            + " stands in the way or, if there is none, those that stop the paths that get"
            + " furthest.",
    footer = {
      "",
      "Tags may be written without prefixes and underscores, if that is unambiguous. Exit code: 0 "
          + "if the move is legal, otherwise 1.",
      "",
      "Example: regames why games/hrg/tictactoe.hrg --after 2,2 --move 1,1"
    })
public final class WhyCommand implements Callable<Integer> {
  public static final String SUMMARY = "Explain why a move is legal or not.";

  private static final int MOST_SHOWN = 5;
  private static final int MOST_NEXT = 12;

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Option(
      names = "--move",
      paramLabel = "TAGS",
      required = true,
      description = "The tags of the move, separated by blanks.")
  private String move;

  @Option(
      names = "--max-work",
      paramLabel = "N",
      description = "How many steps to follow (default: ${DEFAULT-VALUE}).")
  private long most = 2_000_000;

  @Mixin private After after;
  @Mixin private GameOptions games;

  public WhyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Failure.unlessPositive("--max-work", most);
    List<Play.WrittenMove> steps = after.steps(games, terminal);
    Game game = after.begin(games.load(file, terminal), terminal);
    MoveNotation notation = new MoveNotation(game);
    Interpreter interpreter = Interpreter.of(game).reportingTo(new ImproprietyLog());
    State state = Play.follow(interpreter, notation, steps).getFirst();
    if (state.isTerminal()) {
      throw Failure.misused("--after: the play has ended, so that no move is legal");
    }
    List<List<String>> legal = interpreter.moves(state).stream().map(Move::tags).toList();
    List<String> tags = tags(game, notation, legal);
    String shown = state.player() + ": " + notation.said(tags);
    Explanation why = interpreter.explain(state, tags, most);
    Reasons reasons = new Reasons(why, game);
    if (why.isLegal()) {
      terminal.out().println(shown + " is legal, by these lines:");
      reasons.way().forEach(line -> terminal.out().println("  " + text(line)));
      return Failure.DONE;
    }
    terminal
        .out()
        .println(shown + (why.complete() ? " is not legal" : " is not legal as far as known"));
    print(why, reasons, notation, tags);
    notation
        .nearest(legal, tags)
        .ifPresent(move -> terminal.out().println("nearest legal move: " + notation.said(move)));
    if (!why.complete()) {
      new org.regames.cli.console.Findings(terminal)
          .warning("stopped after " + most + " steps; --max-work N allows more");
    }
    return Failure.FAILED;
  }

  private void print(Explanation why, Reasons reasons, MoveNotation notation, List<String> tags) {
    List<Reasons.Obstacle> obstacles = reasons.obstacles();
    if (!obstacles.isEmpty() && !obstacles.getFirst().isDecisive()) {
      terminal
          .out()
          .println(
              obstacles.size() == 1 ? "this stands in the way:" : "all of this stands in the way:");
    }
    obstacles.stream().limit(MOST_SHOWN).forEach(obstacle -> terminal.out().print(text(obstacle)));
    if (obstacles.size() > MOST_SHOWN) {
      terminal.out().println("… and more");
    }
    if (!why.possible().isEmpty()) {
      List<String> possible = why.possible();
      String wanted =
          why.reached() < tags.size()
              ? notation.said(tags.get(why.reached()))
              : "the end of the move";
      terminal
          .out()
          .println(
              (why.reached() == 0
                      ? "no move of the rules begins with "
                      : "after `"
                          + notation.said(tags.subList(0, why.reached()))
                          + "` the rules never go on with ")
                  + wanted
                  + ", but with "
                  + possible.stream()
                      .limit(MOST_NEXT)
                      .map(tag -> notation.said(tag))
                      .collect(Collectors.joining(", "))
                  + (possible.size() > MOST_NEXT ? ", …" : ""));
    }
  }

  /** An obstacle: its place, its line, and the values in it. */
  private static String text(Reasons.Obstacle obstacle) {
    StringBuilder text = new StringBuilder();
    if (obstacle.isDecisive()) {
      text.append("only this stands in the way:\n");
    }
    Reasons.Line line = obstacle.line();
    String place = line.origin().isKnown() ? line.origin() + ": " : "in the automaton: ";
    text.append("  " + place + line.text() + "\n");
    text.append("    not true: ").append(obstacle.condition()).append('\n');
    obstacle.values().forEach((name, value) -> text.append("    " + name + " is " + value + "\n"));
    return text.toString();
  }

  private static String text(Reasons.Line line) {
    return line.origin().isKnown()
        ? line.origin().source().name() + ":" + line.origin().line() + ": " + line.text()
        : line.text();
  }

  /** The tags that the user means: those of a legal move, or any tags of the rules. */
  private List<String> tags(Game game, MoveNotation notation, List<List<String>> legal) {
    try {
      Optional<List<String>> known = notation.find(legal, move);
      return known.isPresent() ? known.get() : new TagNames(game).find(move);
    } catch (IllegalArgumentException unknown) {
      throw Failure.misused("--move: " + unknown.getMessage());
    }
  }
}
