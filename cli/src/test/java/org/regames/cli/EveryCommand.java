package org.regames.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Languages;

/**
 * Runs every command on a game of every language, and translates each into every language. Loaded
 * by {@link PackagedJarIT} together with the classes of a jar, so it may use nothing but those.
 */
final class EveryCommand {
  /** A command that needs no game, or several. */
  private static final List<String> OTHERS =
      List.of("--version", "--help", "languages --json", "passes --json", "generate sbg --seed 1");

  private static final List<String> OF_A_GAME =
      List.of(
          "check GAME --json",
          "stats GAME --passes all --json",
          "stats GAME",
          "explain GAME --json",
          "moves GAME --json",
          "draw GAME",
          "perft GAME --depth 1",
          "perft GAME --depth 1 --engine interpreter --json",
          "run GAME --playouts 2 --json",
          "run GAME --playouts 1 --dump-plan",
          "evaluate GAME --plays 2 --agent flat:1it --agent-plays 1 --json",
          "play GAME --as none --against random --seed 1",
          "match GAME --agents random,random --games 1 --plies 50 --json",
          "solve GAME --seconds 0.5 --iterations 5 --json",
          "verify GAME --states 20 --plays 1 --json",
          "diff GAME GAME --states 20 --plays 1 --json");

  private static final List<String> CANNOT =
      List.of(
          "nodes of the game tree",
          "not solved within",
          "expected a game for two players",
          "random moves, so that");

  private final Path folder;
  private final List<String> failures = new ArrayList<>();

  private EveryCommand(Path folder) {
    this.folder = folder;
  }

  /**
   * @param games one for each language; scripts, which take seconds each time, are only translated
   * @return what failed, a line each, with what it printed
   */
  static List<String> failures(List<Path> games, Path folder) {
    EveryCommand all = new EveryCommand(folder);
    OTHERS.forEach(line -> all.run(line, ""));
    List<Path> read = new ArrayList<>(games);
    read.add(all.translated(games.getFirst(), "json"));
    Languages languages = Languages.installed();
    for (Path game : read) {
      if (languages.source(Optional.empty(), game.toString()).splitter().isPresent()) {
        all.translated(game, "hrg");
      } else {
        OF_A_GAME.forEach(line -> all.run(line, game.toString()));
        languages.targets().forEach(target -> all.translated(game, target));
      }
    }
    String bench = "bench GAME --engines jvm --forks 1 --warm-up 0.05 --seconds 0.05 --json";
    all.run(bench, games.getFirst().toString());
    all.run("format GAME --check", all.translated(games.getFirst(), "rg").toString());
    return all.failures;
  }

  private Path translated(Path game, String target) {
    Path place = folder.resolve(game.getFileName().toString() + "-" + target + "." + target);
    run("translate GAME --budget 100000 --to " + target + " -o " + place, game.toString());
    return place;
  }

  private void run(String line, String game) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            Terminal.printer(out),
            Terminal.printer(err),
            false,
            false,
            false);
    String[] words = line.replace("GAME", game).split(" ");
    try {
      int exitCode = Main.runDeep(words, terminal);
      String said = err.toString(StandardCharsets.UTF_8);
      // Not every language can write every game, nor is every game's tree small enough for one,
      // nor can every game be solved, or soon.
      boolean refused =
          exitCode == Failure.MISUSED && said.contains("can be written in")
              || exitCode == Failure.FAILED && CANNOT.stream().anyMatch(said::contains);
      if (exitCode != Failure.DONE && !refused) {
        failures.add(String.join(" ", words) + ": exit code " + exitCode + ": " + said);
      }
    } catch (InterruptedException end) {
      throw new IllegalStateException(end);
    }
  }
}
