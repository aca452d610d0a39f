package org.regames.cli.generate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.agents.PlayedGame;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.engine.UnplayableException;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.play.AgentGames;
import org.regames.cli.play.Play;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.SvgBoard;
import org.regames.pcg.puzzle.Puzzle;
import org.regames.pcg.puzzle.PuzzleSearch;
import org.regames.pcg.report.Report;
import org.regames.pcg.report.ReportedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames puzzles}: positions with a single winning move. */
@Command(
    name = "puzzles",
    header = PuzzlesCommand.SUMMARY,
    description =
        "Looks in plays of a weak search for positions in which exactly one move wins by force, and"
            + " sorts them by how hard they are: by the moves that a short search likes better, and"
            + " by the states that it takes to show the win. No two are the same, turned or"
            + " mirrored. For games of two players or more in which nothing is hidden.",
    footer = {
      "",
      "Example: regames puzzles games/hrg/breakthrough.hrg --count 5",
      "         regames puzzles games/sbg/los-alamos.sbg --plies 3..5 --report puzzles"
    })
public final class PuzzlesCommand implements Callable<Integer> {
  public static final String SUMMARY = "Find positions in which a single move wins.";

  private static final Pattern RANGE = Pattern.compile("([0-9]{1,3})(?:\\.\\.([0-9]{1,3}))?");

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many puzzles to find (default: ${DEFAULT-VALUE}).")
  private int count = 10;

  @Option(
      names = "--plies",
      paramLabel = "A..B",
      description =
          "Within how many moves in all the win comes: 3..5 means two or three by the winner, if "
              + "players take turns (default: ${DEFAULT-VALUE}).")
  private String plies = "3..5";

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "How many plays to look at, at most (default: ${DEFAULT-VALUE}).")
  private int plays = 200;

  @Option(
      names = "--states",
      paramLabel = "N",
      description =
          "How many states a position may take; others are left out (default: ${DEFAULT-VALUE}).")
  private long states = 20_000;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write a page with the positions, index.html, to this folder.")
  private Optional<Path> report = Optional.empty();

  @Mixin private Seed seed;
  @Mixin private AgentGames games;
  @Mixin private Json json;

  /**
   * What {@code --json} prints about each.
   *
   * @param after the moves that lead there, in the form for {@code --after} of other commands
   */
  record Row(
      String file,
      int number,
      String player,
      int plies,
      int moves,
      int traps,
      long states,
      String after,
      String solution) {}

  public PuzzlesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    games.check();
    Failure.unlessPositive("--count", count);
    Failure.unlessPositive("--plays", plays);
    Matcher range = RANGE.matcher(plies);
    int least = range.matches() ? Integer.parseInt(range.group(1)) : 0;
    int most = range.matches() && range.group(2) != null ? Integer.parseInt(range.group(2)) : least;
    if (least < 1 || most < least || states < 1) {
      throw Failure.misused("--plies: expected a range such as 3..5, found `" + plies + "`");
    }
    PlayedGame game = AgentGames.played(file, games.rules(file, terminal), PlayedGame::of);
    List<Puzzle> found = found(game, least, most);
    if (found.isEmpty()) {
      throw Failure.failed(
          file + ": no puzzle in " + plays + " plays; --plies, --plays and --states allow more");
    }
    List<Row> rows = new ArrayList<>();
    for (Puzzle puzzle : found) {
      rows.add(row(game, rows.size() + 1, puzzle));
    }
    report.ifPresent(folder -> write(folder, game, found, rows));
    if (json.wanted) {
      rows.forEach(row -> terminal.out().println(Json.line(row)));
    } else {
      print(new MoveNotation(game.rules()), found, rows);
    }
    return Failure.DONE;
  }

  private List<Puzzle> found(PlayedGame game, int least, int most) {
    Progress.Unit unit = new Progress.Unit(" plays", 1);
    try (Progress progress =
        new Progress(terminal, "puzzles", plays, unit, Duration.ofSeconds(1))) {
      return new PuzzleSearch(game, least, most, states, seed.value())
          .find(count, plays, done -> progress.at(done, ""));
    } catch (UnplayableException unfit) {
      throw Failure.failed(file + ": " + unfit.getMessage());
    }
  }

  private Row row(PlayedGame game, int number, Puzzle puzzle) {
    String solution =
        puzzle.solution().stream()
            .map(tags -> String.join(" ", tags))
            .collect(Collectors.joining(" / "));
    return new Row(
        file,
        number,
        game.players().get(puzzle.player()),
        puzzle.plies(),
        puzzle.moves(),
        puzzle.traps(),
        puzzle.states(),
        Play.text(puzzle.before()),
        solution);
  }

  private void print(MoveNotation notation, List<Puzzle> found, List<Row> rows) {
    Table table = new Table("puzzle", "to win", "within", "moves", "traps", "states", "solution");
    for (Row row : rows) {
      String solution = solution(notation, found.get(row.number - 1), " / ");
      table.add(row.number, row.player, row.plies, row.moves, row.traps, row.states, solution);
    }
    table.print(terminal.out());
  }

  /** The moves of the solution for people. */
  private static String solution(MoveNotation notation, Puzzle puzzle, String between) {
    return puzzle.solution().stream().map(notation::said).collect(Collectors.joining(between));
  }

  private void write(Path folder, PlayedGame game, List<Puzzle> puzzles, List<Row> rows) {
    BoardView view = BoardView.of(game.rules());
    MoveNotation notation = new MoveNotation(game.rules());
    List<ReportedGame> shown = new ArrayList<>();
    for (int place = 0; place < puzzles.size(); place++) {
      Row row = rows.get(place);
      String board =
          view.boards().isEmpty()
              ? ""
              : SvgBoard.text(
                  view.picture(puzzles.get(place).state().values(), List.of()),
                  "puzzle " + row.number);
      Map<String, Double> metrics = new LinkedHashMap<>();
      metrics.put("plies", (double) row.plies);
      metrics.put("moves", (double) row.moves);
      metrics.put("traps", (double) row.traps);
      metrics.put("states", (double) row.states);
      shown.add(
          new ReportedGame(
              "puzzle " + row.number,
              row.player + " to move wins within " + row.plies + " moves of all",
              List.of(),
              metrics,
              Map.of(),
              board,
              "",
              "",
              "Solution\n\n" + solution(notation, puzzles.get(place), "\n"),
              Map.of(),
              List.of()));
    }
    List<String> about =
        List.of("A single move wins. The easiest are first.", "seed " + seed.value() + ".");
    Report page = new Report("Puzzles of " + file, about, shown, Optional.empty(), Map.of());
    OutputFiles.write(Map.of(folder.resolve("index.html"), page.html()));
  }
}
