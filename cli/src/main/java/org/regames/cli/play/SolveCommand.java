package org.regames.cli.play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.solve.GameSolver;
import org.regames.agents.solve.KnownValues;
import org.regames.agents.solve.ProofSolver;
import org.regames.agents.solve.Solution;
import org.regames.agents.solve.Solver;
import org.regames.agents.tree.GameTree;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.model.GameState;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames solve}: the value of a game. */
@Command(
    name = "solve",
    header = SolveCommand.SUMMARY,
    description =
        "Searches the game tree, with pruning, for what each player gets with best play, and for "
            + "all moves that keep it. For games for one player, or for two whose scores always "
            + "have the same sum, without chance, in which no state repeats. For games with hidden "
            + "information and a small tree, CFR+ finds strategies that cannot be exploited; these "
            + "games may include chance.",
    footer = {"", "Example: regames solve games/hrg/tictactoe.hrg --after '1,1 / 2,2'"})
public final class SolveCommand implements Callable<Integer> {
  public static final String SUMMARY = "Find out what a game is worth, and the best moves.";

  private static final double MOST_SECONDS = 1e7;

  /** At least one part in this many of the memory is reserved for the check. */
  private static final int CHECK_SHARE = 4;

  /** How long to wait before showing progress. */
  private static final Duration SILENT = Duration.ofSeconds(1);

  /** What {@code --json} prints. */
  record Outcome(
      String file,
      String after,
      Map<String, Long> scores,
      String player,
      List<List<String>> best,
      List<List<String>> undecided,
      long states,
      long known,
      Long checked,
      double seconds) {}

  /**
   * The result.
   *
   * @param checked how many states the verification took, if requested
   * @param unshown why it could not be verified, or null
   */
  private record Found(Solution solution, Long checked, String unshown) {
    Found(Solution solution) {
      this(solution, null, null);
    }
  }

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game to solve.")
  private String file;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      description =
          "The memory for known values of states (default: ${DEFAULT-VALUE}); when it is full, "
              + "some are evicted, and the search takes longer. With --check a quarter is reserved "
              + "for that.")
  private long memory = 1024;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "When to give up (default: ${DEFAULT-VALUE}). If the value is known by then, it is "
              + "printed with the moves that are known to keep it and those that may.")
  private double seconds = 600;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description =
          "A file for known values of states: read first if it exists, and written every minute, "
              + "at the end and when time runs out. So a search can be resumed, and used for other "
              + "plays.")
  private Optional<Path> table = Optional.empty();

  @Option(
      names = "--check",
      description =
          "Verify the value independently of the search, from the ends of plays; this may take as "
              + "many seconds again.")
  private boolean checks;

  @Option(
      names = "--proof",
      description =
          "Search by proof numbers (df-pn), for games that are too large for the usual search but "
              + "have short proofs, such as Hex.")
  private boolean proof;

  @Option(
      names = "--best",
      description =
          "For one player: print all moves to the best end of a play, by best-first search with"
              + " novelty and goal counting. States may repeat. Stops when --memory or --seconds"
              + " are used up; what is best so far is then printed as not proved.")
  private boolean best;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description =
          "With hidden information: how often to improve the strategies (default: "
              + "${DEFAULT-VALUE}).")
  private long iterations = 1000;

  @Option(
      names = "--sample",
      description =
          "With hidden information: each iteration samples one outcome of chance and of the "
              + "opponent's moves (Monte Carlo CFR), for large trees.")
  private boolean samples;

  @Option(
      names = "--strategies",
      description = "With hidden information: also print the strategies.")
  private boolean strategies;

  @Mixin private After after;
  @Mixin private Seed seed;
  @Mixin private AgentGames games;
  @Mixin private Json json;

  public SolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    games.check();
    if (memory < 1 || memory > 1 << 20) {
      throw Failure.misused("--memory: expected MB from 1 to 1048576, found " + memory);
    }
    if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
      throw Failure.misused("--seconds: expected a positive number, found " + seconds);
    }
    Failure.unlessPositive("--iterations", iterations);
    if (best && (proof || checks || table.isPresent())) {
      throw Failure.misused("--best: takes neither --proof nor --check nor --table");
    }
    List<Play.WrittenMove> steps = after.steps(games.reading(), terminal);
    PlayedGame game = games.load(file, after, terminal);
    if (best) {
      bestLine(game, steps);
      return Failure.DONE;
    }
    if (game.hides()) {
      equilibrium(game, steps);
      return Failure.DONE;
    }
    OpenPlay play = new OpenPlay(game);
    AgentGames.follow(play, new MoveNotation(game.rules()), steps, file);
    long start = System.nanoTime();
    Found found = searched(told -> solve(game, play, told));
    double took = (System.nanoTime() - start) / 1e9;
    if (json.wanted) {
      terminal.out().println(Json.line(outcome(game, play, found, took)));
    } else {
      print(game, found);
    }
    if (found.unshown != null) {
      throw Failure.failed(file + ": " + found.unshown);
    }
    return Failure.DONE;
  }

  private void bestLine(PlayedGame game, List<Play.WrittenMove> steps) {
    OpenPlay play = new OpenPlay(game);
    AgentGames.follow(play, new MoveNotation(game.rules()), steps, file);
    BestLine found = searched(told -> BestLine.of(file, game, play, memory << 20, time(), told));
    if (json.wanted) {
      terminal.out().println(Json.line(found));
    } else {
      found.print(game, terminal);
    }
  }

  private void equilibrium(PlayedGame game, List<Play.WrittenMove> steps) {
    if (!steps.isEmpty()) {
      throw Failure.misused("--after: games with hidden information are solved from the start");
    }
    long end = System.nanoTime() + Math.round(seconds * 1e9);
    GameTree tree = tree(game);
    Equilibrium found;
    Progress.Unit unit = new Progress.Unit(" iterations", 1);
    try (Progress progress = new Progress(terminal, "solve", iterations, unit, SILENT)) {
      found =
          Equilibrium.of(
              file,
              tree,
              samples,
              seed.value(),
              iterations,
              done -> {
                progress.at(done, "");
                return System.nanoTime() < end;
              });
    } catch (IllegalArgumentException unsolvable) {
      throw Failure.failed(file + ": " + unsolvable.getMessage());
    }
    if (json.wanted) {
      terminal.out().println(Json.line(found));
    } else {
      found.print(terminal, new MoveNotation(game.rules()), strategies);
    }
  }

  private GameTree tree(PlayedGame game) {
    Progress.Unit unit = new Progress.Unit(" items", 1);
    try (Progress progress = new Progress(terminal, "tree", Progress.UNKNOWN, unit, SILENT)) {
      return GameTree.of(game.rules(), games.reading().budget(taken -> progress.at(taken, "")));
    }
  }

  private Duration time() {
    return Duration.ofMillis(Math.max(1, Math.round(seconds * 1000)));
  }

  /** The result of a search that shows its progress. */
  private <T> T searched(Function<LongConsumer, T> search) {
    Progress.Unit unit = new Progress.Unit(" states", 1);
    try (Progress progress = new Progress(terminal, "solve", Progress.UNKNOWN, unit, SILENT)) {
      return search.apply(done -> progress.at(done, ""));
    } catch (UnsolvableException unsolvable) {
      throw Failure.failed(file + ": " + unsolvable.getMessage());
    }
  }

  /** Solves, with the table file if one is given. */
  private Found solve(PlayedGame game, OpenPlay play, LongConsumer told) {
    Optional<SolveTable> kept = table.map(path -> new SolveTable(path, game));
    GameSolver[] solvers = new GameSolver[1];
    LongConsumer each =
        done -> {
          told.accept(done);
          kept.ifPresent(file -> file.keep(solvers[0].known()));
        };
    long bytes = memory << 20;
    long forSearch = checks ? bytes - bytes / CHECK_SHARE : bytes;
    GameSolver solver =
        proof
            ? new ProofSolver(game, forSearch, time(), each)
            : new Solver(game, forSearch, time(), each);
    solvers[0] = solver;
    kept.ifPresent(file -> file.load(solver.known()));
    try {
      Solution solution = solver.solve(play.state());
      return checks ? checked(solver.known(), play.state(), solution, bytes) : new Found(solution);
    } finally {
      kept.ifPresent(file -> file.save(solver.known()));
    }
  }

  /** Verifies a value, in the memory that the table has left. */
  private static Found checked(KnownValues known, GameState state, Solution solution, long bytes) {
    try {
      return new Found(solution, known.check(state, solution, bytes - known.bytes()), null);
    } catch (UnsolvableException unshown) {
      return new Found(solution, null, unshown.getMessage());
    }
  }

  private Outcome outcome(PlayedGame game, OpenPlay play, Found found, double took) {
    Solution solution = found.solution;
    return new Outcome(
        file,
        Play.text(play.turns()),
        scores(game, solution),
        solution.player().isEmpty() ? null : solution.player(),
        solution.best(),
        solution.undecided().isEmpty() ? null : solution.undecided(),
        solution.states(),
        solution.known(),
        found.checked,
        Json.rounded(took));
  }

  private static Map<String, Long> scores(PlayedGame game, Solution solution) {
    Map<String, Long> scores = new LinkedHashMap<>();
    for (int player = 0; player < game.players().size(); player++) {
      scores.put(game.players().get(player), solution.scores().get(player));
    }
    return scores;
  }

  private void print(PlayedGame game, Found found) {
    Solution solution = found.solution;
    scores(game, solution)
        .forEach((player, score) -> terminal.out().println(player + " gets " + score));
    if (solution.player().isEmpty()) {
      terminal.out().println("the play is over");
    }
    MoveNotation notation = new MoveNotation(game.rules());
    moves(notation, "best", solution.player(), solution.best());
    moves(notation, "not decided in time", solution.player(), solution.undecided());
    terminal
        .out()
        .println(
            Findings.count(solution.states(), "state")
                + " searched, "
                + solution.known()
                + " known");
    if (found.checked != null) {
      terminal
          .out()
          .println(
              "checked: the value was verified from " + Findings.count(found.checked, "state"));
    }
  }

  private void moves(MoveNotation notation, String which, String player, List<List<String>> moves) {
    if (!moves.isEmpty()) {
      String texts =
          moves.stream()
              .sorted(Play.BY_TAGS)
              .map(tags -> Play.text(notation, player, tags))
              .collect(Collectors.joining(" / "));
      terminal.out().println(which + " for " + player + ": " + texts);
    }
  }
}
