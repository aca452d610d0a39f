package org.regames.cli.games;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games that a command works on, one after the other or several at a time. */
public final class GameFiles {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games, folders of games, or - for standard input (which needs --from).")
  List<String> names = new ArrayList<>();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to work on at a time (default: ${DEFAULT-VALUE}); 0 for one per core. "
              + "With several, results are printed in the order in which they finish.")
  int threads = 1;

  /** The same for a command with options of its own for them. */
  public static GameFiles of(List<String> names, int threads) {
    GameFiles files = new GameFiles();
    files.names = names;
    files.threads = threads;
    return files;
  }

  /**
   * All named files, and the games in named folders, in the order of the command line, sorted
   * within folders.
   *
   * @throws Failure if a folder cannot be read or has no games
   */
  public List<String> all(GameOptions games) {
    List<String> all = new ArrayList<>();
    for (String name : names) {
      Path path = SourceFiles.path(name);
      if (Files.isDirectory(path)) {
        List<String> found =
            filesIn(path, Optional.empty()).stream()
                .map(Path::toString)
                .filter(games::isGame)
                .toList();
        if (found.isEmpty()) {
          throw withoutGames(name);
        }
        all.addAll(found);
      } else {
        all.add(name);
      }
    }
    return all;
  }

  /**
   * Processes each game.
   *
   * @return the worst exit code
   */
  public int forEach(GameOptions games, Terminal terminal, Json json, EachFile.Work work) {
    return new EachFile(terminal, Threads.count(threads), Optional.of(json)).run(all(games), work);
  }

  public static Failure withoutGames(String folder) {
    return Failure.misused(folder + ": is a folder without games of a known language");
  }

  /**
   * All files in a folder and its subfolders, in order.
   *
   * @param skipped a folder in it to leave out
   * @throws Failure if the folder cannot be read
   */
  public static List<Path> filesIn(Path folder, Optional<Path> skipped) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path child, BasicFileAttributes attributes) {
              boolean isSkipped =
                  !child.equals(folder)
                      && skipped.equals(Optional.of(child.toAbsolutePath().normalize()));
              return isSkipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              files.add(file);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException failure) {
      throw SourceFiles.unreadable(folder, failure);
    }
    files.sort(null);
    return files;
  }
}
