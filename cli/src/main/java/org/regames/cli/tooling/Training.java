package org.regames.cli.tooling;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.regames.cli.Main;
import org.regames.cli.Regames;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.ir.language.Budget;

/**
 * Runs typical commands while the JVM records which classes they need, for the cache that the
 * launcher makes ({@code java -XX:AOTCacheOutput}). Prints nothing.
 */
public final class Training {
  /** A game with one move, so that there is always one to run. */
  private static final String GAME =
      """
      type Player = {x, o};
      type Score = {0, 1};
      type Choice = {win, lose};
      const score: Choice -> Score = {win: 1, lose: 0};
      var choice: Choice = win;
      begin, choose: player = x;
      choose, chosen: choice = Choice(*);
      chosen, said: $$ choice;
      said, judge: player = keeper;
      judge, judged: goals[x] = score[choice];
      judged, end: player = keeper;
      """;

  /** Games whose plans need parts of the planner that breakthrough's does not. */
  private static final List<String> PLANNED =
      List.of("connectfour", "hex", "reversi", "tictactoe", "hexapawn");

  private Training() {}

  /**
   * @param games additional files to translate, the first of which is also played; missing files
   *     are skipped
   */
  public static void main(String[] games) throws IOException, InterruptedException {
    run("--help");
    run("chek");
    for (String command : Regames.names()) {
      run(command, "--help");
    }
    play("-", "--from=rg");
    for (int i = 0; i < games.length; i++) {
      if (!Files.isRegularFile(Path.of(games[i]))) {
        continue;
      }
      if (i == 0) {
        play(games[i], "--budget=" + Budget.DEFAULT_LIMIT);
      } else {
        run("translate", games[i], "--to=rg", "--passes=all");
        String file = Path.of(games[i]).getFileName().toString();
        if (PLANNED.stream().anyMatch(name -> file.startsWith(name + "."))) {
          run("run", games[i], "--passes=all", "--playouts=1", "--warm-up=0");
        }
        if (!games[i].endsWith(".hrg")) {
          run("translate", games[i], "--to=hrg", "--passes=all");
        }
      }
    }
    write();
  }

  /** Translates into a file, which is deleted. */
  private static void write() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("regames");
    Path file = folder.resolve("game.rg");
    run("translate", "-", "--from=rg", "-o", file.toString());
    Files.deleteIfExists(file);
    Files.delete(folder);
  }

  /** Runs every command on a game; returns whether all of them succeeded. */
  public static boolean play(String game, String option) throws InterruptedException {
    return Stream.of(
            run("check", game, option),
            run("stats", game, option),
            run("stats", game, option, "--json"),
            run("translate", game, option, "--to=rg"),
            run("translate", game, option, "--to=rg", "--passes=all"),
            run("moves", game, option),
            run("perft", game, option, "--depth=2"),
            run("run", game, option, "--playouts=2"))
        .allMatch(exitCode -> exitCode == Failure.DONE);
  }

  private static int run(String... words) throws InterruptedException {
    Terminal nowhere =
        new Terminal(
            new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8)),
            Terminal.printer(OutputStream.nullOutputStream()),
            Terminal.printer(OutputStream.nullOutputStream()),
            false,
            false,
            false);
    return Main.runDeep(words, nowhere);
  }
}
