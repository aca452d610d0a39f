package org.regames.cli.play;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.verify.Lint;
import org.regames.backend.verify.ProperCondition;
import org.regames.backend.verify.Verification;
import org.regames.backend.verify.Verifier;
import org.regames.cli.console.Failure;
import org.regames.cli.console.FindingLine;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames verify}: whether games are proper. */
@Command(
    name = "verify",
    header = VerifyCommand.SUMMARY,
    description =
        "A game is proper if every action is valid, every move leads to one state, the player to "
            + "move has a move, the keeper has exactly one, and every play ends. All states are "
            + "searched if they are few enough; otherwise those with the shortest plays, and "
            + "random plays. Each violation is shown with the shortest play found that leads to "
            + "it. What merely looks like a mistake is a warning: rules and scores that no play "
            + "reaches, pieces that no board has, tags that tell no moves apart, variables that no "
            + "move depends on.",
    footer = {
      "",
      "Exit code 1 if anything improper is found.",
      "",
      "Example: regames verify games/hrg/kuhn-poker.hrg"
    })
public final class VerifyCommand implements Callable<Integer> {
  public static final String SUMMARY = "Find out whether games are proper.";

  private static final Progress.Unit SEARCHED = new Progress.Unit(" states and plays", 1);

  /** What {@code --json} prints about a file. */
  record Verdict(
      String file,
      boolean proper,
      boolean exhaustive,
      int states,
      int depth,
      int plays,
      List<Held> conditions,
      List<FindingLine> lints) {}

  /** One condition, and the counterexamples to it. */
  record Held(String condition, String meaning, boolean holds, List<Counterexample> found) {}

  /**
   * A finding, the play that leads there without keeper moves, and the same in the form for {@code
   * moves --after}.
   */
  record Counterexample(FindingLine finding, List<String> notes, List<Turn> play, String after) {}

  /**
   * The warning of a reader that a role may be stuck: the search finds the same together with a
   * play.
   */
  private static final String NO_LEGAL_MOVE = "no-legal-move";

  private final Terminal terminal;

  @Mixin private GameFiles files;

  @Option(
      names = "--states",
      paramLabel = "N",
      description =
          "How many states to search (default: ${DEFAULT-VALUE}); fewer if they have many moves, "
              + "or slow ones.")
  private int states = 20_000;

  @Option(
      names = "--plays",
      paramLabel = "N",
      description =
          "How many random plays to look at if there are more states (default: ${DEFAULT-VALUE}).")
  private int plays = 300;

  @Option(
      names = "--seed",
      paramLabel = "X",
      description = "The seed of the random plays (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--all",
      description =
          "Print every warning, including those about parts of the automaton without a line in the "
              + "text, and more than a few of a kind.")
  private boolean all;

  @Mixin private GameOptions games;
  @Mixin private Json json;

  public VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (states < 1) {
      throw Failure.misused("--states: expected a number from 1 up, found " + states);
    }
    if (plays < 0) {
      throw Failure.misused("--plays: expected a number from 0 up, found " + plays);
    }
    return files.forEach(games, terminal, json, this::verify);
  }

  private void verify(String file, Terminal terminal) {
    Result<Game> read = games.read(file, terminal);
    Map<Boolean, List<Diagnostic>> deadEnds =
        read.diagnostics().stream()
            .collect(Collectors.partitioningBy(finding -> finding.code().equals(NO_LEGAL_MOVE)));
    new Findings(terminal).print(deadEnds.get(false));
    Game game = read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
    Verification found;
    try (Progress progress =
        new Progress(terminal, "verify", Progress.UNKNOWN, SEARCHED, Duration.ofSeconds(1))) {
      found = new Verifier(states, plays, seed).verify(game, done -> progress.at(done, ""));
    }
    if (found.against(ProperCondition.CONTINUABLE).isEmpty()) {
      new Findings(terminal).print(deadEnds.get(true));
    }
    if (json.wanted) {
      terminal.out().println(Json.line(verdict(file, found)));
    } else {
      print(file, game, found, terminal);
    }
    if (!found.isProper()) {
      throw Failure.reported();
    }
  }

  private void print(String file, Game game, Verification found, Terminal terminal) {
    Findings findings = new Findings(terminal);
    MoveNotation notation = new MoveNotation(game);
    findings.print(found.improprieties().stream().map(Impropriety::diagnostic).toList());
    List<Diagnostic> lints = found.lints().stream().map(Lint::diagnostic).toList();
    findings.print(all ? lints : Lints.shown(file, lints));
    terminal.out().println(file + ": " + verdict(found) + " (" + extent(found) + ")");
    for (ProperCondition condition : ProperCondition.values()) {
      List<Impropriety> against = found.against(condition);
      if (against.isEmpty() && condition == ProperCondition.VISIBILITY) {
        continue;
      }
      terminal.out().println("  " + condition.meaning() + ": " + answer(found, against.size()));
      for (Impropriety one : against) {
        terminal
            .out()
            .println("    " + one.diagnostic().code() + ": " + command(file, notation, one));
      }
    }
    long hidden = all ? 0 : lints.size() - Lints.shown(file, lints).size();
    if (hidden > 0) {
      terminal
          .out()
          .println(
              "  and "
                  + Findings.count(hidden, "more warning")
                  + ", most of them without a line in the text; --all shows them");
    }
    if (!found.exhaustive()) {
      terminal.out().println("  not all states were searched; --states and --plays search more");
    }
  }

  private static String verdict(Verification found) {
    if (!found.isProper()) {
      return "not proper";
    }
    return found.exhaustive() ? "proper" : "nothing improper found";
  }

  private static String answer(Verification found, int against) {
    if (against > 0) {
      return "no, " + Findings.count(against, "case");
    }
    return found.exhaustive() ? "yes" : "as far as searched";
  }

  private static String extent(Verification found) {
    String searched =
        Findings.count(found.states(), "state")
            + ", up to "
            + Findings.count(found.depth(), "move");
    return found.exhaustive()
        ? "all of " + searched
        : searched + ", and " + Findings.count(found.plays(), "random play");
  }

  /** A command line that shows the state of a finding. */
  private static String command(String file, MoveNotation notation, Impropriety found) {
    String after = Play.text(notation, players(found.play()));
    return "regames moves " + file + (after.isEmpty() ? "" : " --after '" + after + "'");
  }

  private static List<Turn> players(List<Turn> play) {
    return play.stream().filter(turn -> !turn.player().equals(Builtins.KEEPER)).toList();
  }

  private static Verdict verdict(String file, Verification found) {
    return new Verdict(
        file,
        found.isProper(),
        found.exhaustive(),
        found.states(),
        found.depth(),
        found.plays(),
        Arrays.stream(ProperCondition.values()).map(condition -> held(condition, found)).toList(),
        found.lints().stream().map(Lint::diagnostic).map(FindingLine::of).toList());
  }

  private static Held held(ProperCondition condition, Verification found) {
    List<Counterexample> against =
        found.against(condition).stream().map(VerifyCommand::counterexample).toList();
    String name = condition.name().toLowerCase(Locale.ROOT);
    return new Held(name, condition.meaning(), against.isEmpty(), against);
  }

  private static Counterexample counterexample(Impropriety found) {
    Diagnostic diagnostic = found.diagnostic();
    List<Turn> play = players(found.play());
    return new Counterexample(
        FindingLine.of(diagnostic),
        diagnostic.notes().stream().map(Diagnostic.Note::message).toList(),
        play,
        Play.text(play));
  }
}
