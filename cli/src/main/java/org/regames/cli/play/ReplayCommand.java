package org.regames.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.RecordedGames.RecordReader;
import org.regames.ir.language.RecordedGames.RecordedGame;
import org.regames.ir.language.RecordedPlay;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames replay}: replays plays recorded by other programs. */
@Command(
    name = "replay",
    header = ReplayCommand.SUMMARY,
    description =
        "Plays each record and compares, in each state, the number of legal moves, then the move "
            + "that was made and what stands where after it, and at the end who has won. A game is "
            + "exact if all its records are.",
    footer = {
      "",
      "Exit code 1 if any record differs or a game cannot be played.",
      "",
      "Example: regames replay examples/lud/three.lud examples/lud/three.txt"
    })
public final class ReplayCommand implements Callable<Integer> {
  public static final String SUMMARY = "Compare games with plays that Ludii recorded.";

  /** What {@code --json} prints about a record. */
  record Row(
      String game,
      String trial,
      String verdict,
      Integer states,
      Integer at,
      Integer expected,
      Integer found,
      String why,
      List<String> play) {}

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Games (.lud), folders of them, and records (.txt, .txt.gz) of all these games.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--trials",
      paramLabel = "DIR",
      description =
          "Take the records of each game from the folder in DIR with the same relative path and "
              + "name as its file: board/race/Game.lud, DIR/board/race/Game/.")
  private Optional<Path> folder = Optional.empty();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Give up on a record after S seconds (default: ${DEFAULT-VALUE}).")
  private double seconds = 60;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many games at a time (default: ${DEFAULT-VALUE}); 0 for one per core.")
  private int threads = 1;

  @Mixin private GameOptions games;
  @Mixin private Json json;

  public ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<String> records =
        names.stream().filter(name -> name.endsWith(".txt") || name.endsWith(".gz")).toList();
    List<String> texts = names.stream().filter(name -> !records.contains(name)).toList();
    if (texts.isEmpty()) {
      throw Failure.misused("name a game to compare with the records");
    }
    return GameFiles.of(texts, threads)
        .forEach(games, terminal, json, (game, shown) -> replay(game, records, shown));
  }

  private void replay(String file, List<String> records, Terminal shown) {
    List<Path> trials = new ArrayList<>(records.stream().map(Path::of).toList());
    trials.addAll(inFolder(file));
    if (trials.isEmpty()) {
      throw Failure.misused(file + ": name its records, or where they are with --trials DIR");
    }
    Result<RecordedGame> read = games.recorded(file, shown);
    new Findings(shown).print(read.diagnostics());
    if (read.value().isEmpty()) {
      Diagnostic first =
          read.diagnostics().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
      print(row(file, "", "refused", first.message()), json.wanted, shown);
      throw Failure.reported();
    }
    Game complete = Builtins.complete(read.value().get().game());
    ForwardModel model = JvmEngine.compile(complete);
    int worst = Failure.DONE;
    for (Path trial : trials) {
      Row row = replay(file, trial, model, complete, read.value().get().records());
      print(row, json.wanted, shown);
      worst = row.verdict().equals("exact") ? worst : Failure.FAILED;
    }
    if (worst != Failure.DONE) {
      throw Failure.reported();
    }
  }

  private static Row row(String file, String trial, String verdict, String why) {
    return new Row(file, trial, verdict, null, null, null, null, why, null);
  }

  private Row replay(String file, Path path, ForwardModel model, Game game, RecordReader records) {
    RecordedPlay record;
    try {
      record = records.read(path);
    } catch (IOException unreadable) {
      throw Failure.misused(path + ": " + unreadable.getMessage());
    }
    RecordReplay.Compared compared = new RecordReplay(model, game, record, seconds).compare();
    return new Row(
        file,
        path.toString(),
        compared.verdict(),
        compared.states(),
        compared.at(),
        compared.expected(),
        compared.found(),
        compared.why(),
        compared.play());
  }

  /** The records in the folder of a game. */
  private List<Path> inFolder(String file) {
    if (folder.isEmpty()) {
      return List.of();
    }
    Path game = Path.of(file).toAbsolutePath().normalize();
    String name = game.getFileName().toString().replaceFirst("\\.lud$", "");
    for (int depth = 0; depth < game.getNameCount(); depth++) {
      Path below = game.subpath(depth, game.getNameCount()).resolveSibling(name);
      Path there = folder.get().resolve(below);
      if (Files.isDirectory(there)) {
        try (Stream<Path> files = Files.list(there)) {
          return files
              .filter(each -> each.toString().matches(".*\\.txt(\\.gz)?"))
              .sorted()
              .toList();
        } catch (IOException unreadable) {
          throw Failure.misused(there + ": cannot be read: " + unreadable.getMessage());
        }
      }
    }
    return List.of();
  }

  private static void print(Row row, boolean asJson, Terminal terminal) {
    if (asJson) {
      terminal.out().println(Json.line(row));
      return;
    }
    StringBuilder line = new StringBuilder(row.verdict());
    line.append("  ").append(row.trial().isEmpty() ? row.game() : row.trial());
    if (row.states() != null) {
      line.append("  ").append(row.states()).append(" states");
    }
    if (row.expected() != null) {
      line.append("  state ").append(row.at()).append(": expected ").append(row.expected());
      line.append(" moves, found ").append(row.found());
    }
    if (row.why() != null) {
      line.append("  ").append(row.why());
    }
    terminal.out().println(line);
    if (row.play() != null && !row.play().isEmpty()) {
      terminal.out().println("  after " + String.join(" / ", row.play()));
    }
  }
}
