package org.regames.cli.translate;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.Difference;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.cli.play.Play;
import org.regames.ir.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames diff}: whether two games have the same tree. */
@Command(
    name = "diff",
    header = DiffCommand.SUMMARY,
    description =
        "Compares who moves, the moves with their tags, what each player sees of them, and the "
            + "scores. Moves of the keeper do not count. Automata that do the same at every step "
            + "are the same games; otherwise all plays up to a depth are compared, and then whole "
            + "plays, with a preference for rare moves, positions with few moves, and moves back "
            + "and forth. The first difference is printed as the two plays that lead to it. The "
            + "games may be in different languages.",
    footer = {
      "",
      "Exit codes: 0 the games are the same, 1 they differ, 2 bad usage, 3 no difference was "
          + "found, but not everything was compared (0 with --sampled).",
      "",
      "Example: regames diff games/hrg/tictactoe.hrg games/hrg/tictactoe.hrg"
    })
public final class DiffCommand implements Callable<Integer> {
  public static final String SUMMARY = "Find out whether two games have the same tree.";

  private static final Progress.Unit COMPARED = new Progress.Unit(" states and plays", 1);

  /** The exit code if no difference was found but there may be one. */
  private static final int UNDECIDED = 3;

  /** The possible results of comparing two games. */
  private enum Verdict {
    SAME,
    DIFFERENT,
    NO_DIFFERENCE_FOUND;

    static Verdict of(Comparison found) {
      if (found.difference().isPresent()) {
        return DIFFERENT;
      }
      return found.complete() ? SAME : NO_DIFFERENCE_FOUND;
    }
  }

  /** What {@code --json} prints. */
  record Outcome(
      String first,
      String second,
      String verdict,
      boolean same,
      boolean complete,
      long states,
      int depth,
      int plays,
      Map<String, String> renaming,
      Difference difference,
      String afterInFirst,
      String afterInSecond) {}

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "A", description = "A game.")
  private String first;

  @Parameters(index = "1", paramLabel = "B", description = "The game to compare it with.")
  private String second;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Compare all plays up to this many moves (default: ${DEFAULT-VALUE}).")
  private int depth = 100;

  @Option(
      names = "--states",
      paramLabel = "N",
      description = "But compare at most this many states (default: ${DEFAULT-VALUE}).")
  private int states = 5_000;

  @Option(
      names = "--plays",
      paramLabel = "N",
      description =
          "How many plays to compare if there are more states (default: ${DEFAULT-VALUE}), of at "
              + "most 100 moves on average.")
  private int plays = 3_000;

  @Option(
      names = "--seed",
      paramLabel = "X",
      description = "The seed of the random plays (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--sampled",
      description = "Accept an incomplete comparison that finds no difference: exit code 0.")
  private boolean sampled;

  @Option(
      names = "--rename",
      paramLabel = "A=B",
      split = ",",
      description = "What tags, players and scores of A are called in B: x=white,C__1_1=a1.")
  private Map<String, String> names = new LinkedHashMap<>();

  @Option(
      names = "--words",
      description =
          "Compare moves by the words of their tags: claim__a_b is the same move as claim a b. For"
              + " GDL and its translation.")
  private boolean words;

  @Option(
      names = "--infer",
      description = "Find out from the first moves what names of A are called in B, and print it.")
  private boolean infer;

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  public DiffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    TreeDiff diff = diff();
    TagRenaming given = given();
    Game a = passes.transform(games.load(first, terminal));
    Game b = passes.transform(games.load(second, terminal));
    Optional<TagRenaming> inferred = infer ? diff.infer(a, b) : Optional.empty();
    TagRenaming renaming = inferred.orElse(given);
    Comparison found;
    try (Progress progress =
        new Progress(terminal, "diff", Progress.UNKNOWN, COMPARED, Duration.ofSeconds(1))) {
      found = diff.compare(a, b, renaming, done -> progress.at(done, ""));
    }
    if (json.wanted) {
      terminal.out().println(Json.line(outcome(found)));
    } else {
      if (infer && inferred.isEmpty()) {
        new Findings(terminal).warning("no names were found under which the games are the same");
      }
      print(found, new MoveNotation(a), new MoveNotation(b));
      if (found.difference().isPresent() && !renaming.byWords() && agreeByWords(a, b, renaming)) {
        terminal.out().println("The first moves have the same words: --words compares by these.");
      }
    }
    return switch (Verdict.of(found)) {
      case SAME -> Failure.DONE;
      case DIFFERENT -> Failure.FAILED;
      case NO_DIFFERENCE_FOUND -> sampled ? Failure.DONE : UNDECIDED;
    };
  }

  private static boolean agreeByWords(Game a, Game b, TagRenaming renaming) {
    TreeDiff start = new TreeDiff(0, 1, 0, 1);
    return start.compare(a, b, renaming, _ -> {}).difference().isPresent()
        && start.compare(a, b, renaming.byWords(true), _ -> {}).difference().isEmpty();
  }

  private TreeDiff diff() {
    if (depth < 0) {
      throw Failure.misused("--depth: expected a number from 0 up, found " + depth);
    }
    if (states < 1) {
      throw Failure.misused("--states: expected a number from 1 up, found " + states);
    }
    if (plays < 0) {
      throw Failure.misused("--plays: expected a number from 0 up, found " + plays);
    }
    return new TreeDiff(depth, states, plays, seed);
  }

  private TagRenaming given() {
    if (infer && !names.isEmpty()) {
      throw Failure.misused("--rename and --infer exclude each other");
    }
    if (infer && words) {
      throw Failure.misused("--words and --infer exclude each other");
    }
    try {
      return TagRenaming.of(names).byWords(words);
    } catch (IllegalArgumentException twice) {
      throw Failure.misused("--rename: " + twice.getMessage());
    }
  }

  private void print(Comparison found, MoveNotation ofFirst, MoveNotation ofSecond) {
    if (infer) {
      found
          .renaming()
          .names()
          .forEach(
              (from, to) -> {
                if (!from.equals(to)) {
                  terminal.out().println(from + " = " + to);
                }
              });
    }
    if (found.difference().isEmpty()) {
      terminal.out().println(extent(found));
      return;
    }
    Difference difference = found.difference().get();
    terminal.out().println("different: " + difference.what());
    terminal.out().println("  " + first + ": " + play(ofFirst, difference.first()));
    terminal.out().println("  " + second + ": " + play(ofSecond, difference.second()));
  }

  private static String extent(Comparison found) {
    String states = Findings.count(found.states(), "state");
    if (found.complete()) {
      return "the same: "
          + (found.states() == 0 ? "the automata do the same at every step" : "all " + states);
    }
    return "no difference found in %s: all plays up to %s, and %s"
        .formatted(
            states, Findings.count(found.depth(), "move"), Findings.count(found.plays(), "play"));
  }

  private static String play(MoveNotation notation, List<Turn> turns) {
    return turns.isEmpty() ? "at the start" : "after '" + Play.text(notation, turns) + "'";
  }

  private Outcome outcome(Comparison found) {
    Optional<Difference> difference = found.difference();
    return new Outcome(
        first,
        second,
        Verdict.of(found).name().toLowerCase(Locale.ROOT).replace('_', '-'),
        found.complete(),
        found.complete(),
        found.states(),
        found.depth(),
        found.plays(),
        found.renaming().names(),
        difference.orElse(null),
        difference.map(d -> Play.text(d.first())).orElse(null),
        difference.map(d -> Play.text(d.second())).orElse(null));
  }
}
