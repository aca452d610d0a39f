package org.regames.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * One of our games.
 *
 * @param file its rules
 */
record LibraryGame(Path file) {
  static final String PERFT_SUFFIX = ".perft";

  /** Files that say how boards are drawn. */
  static final String VIEW_SUFFIX = ".view.json";

  /** The folder of the games; each language has its folder in it. */
  static Path folder() {
    return Path.of(System.getProperty("regames.root"), "games");
  }

  /** All files in the folders of the languages, perft tables included, sorted. */
  static List<Path> files() {
    try (Stream<Path> files = Files.walk(folder())) {
      return files.filter(Files::isRegularFile).filter(LibraryGame::isOfLibrary).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Everything but the module's own files: what Maven knows, and hidden files; and but for scripts,
   * which the module that runs them tests.
   */
  private static boolean isOfLibrary(Path file) {
    Path inside = folder().relativize(file);
    String first = inside.getName(0).toString();
    boolean hidden = inside.getFileName().toString().startsWith(".");
    return inside.getNameCount() > 1
        && !List.of("src", "target", "linegames").contains(first)
        && !hidden;
  }

  static List<LibraryGame> all() {
    return files().stream()
        .filter(file -> !file.toString().endsWith(PERFT_SUFFIX))
        .filter(file -> !file.toString().endsWith(VIEW_SUFFIX))
        .map(LibraryGame::new)
        .toList();
  }

  /** The game of a name such as {@code hrg/chess.hrg}. */
  static LibraryGame named(String name) {
    return new LibraryGame(folder().resolve(name));
  }

  Path perftFile() {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + PERFT_SUFFIX);
  }

  /** The counts of the perft table by depth. */
  SortedMap<Integer, Long> perft() {
    SortedMap<Integer, Long> counts = new TreeMap<>();
    for (String line : lines(perftFile())) {
      if (!line.startsWith("#")) {
        String[] fields = line.split("\t");
        counts.put(Integer.valueOf(fields[0]), Long.valueOf(fields[1]));
      }
    }
    return counts;
  }

  /** The counts of the depths before the first count above a limit; what is left is quick. */
  SortedMap<Integer, Long> perftUpTo(long maxCount) {
    SortedMap<Integer, Long> counts = perft();
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue() > maxCount)
        .findFirst()
        .map(tooMuch -> counts.headMap(tooMuch.getKey()))
        .orElse(counts);
  }

  List<String> lines() {
    return lines(file);
  }

  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Frontend frontend() {
    return Language.all().stream()
        .filter(language -> language.suffixes().stream().anyMatch(file.toString()::endsWith))
        .flatMap(language -> language.frontend().stream())
        .findFirst()
        .orElseThrow(() -> new AssertionError(this + ": no language has this suffix"));
  }

  Game read() {
    return read(String.join("\n", lines()) + "\n");
  }

  /** Reads another text in place of the file's. */
  Game read(String text) {
    Result<Game> result = frontend().read(new Source(toString(), text), new Budget());
    assertEquals(List.of(), result.diagnostics());
    return result.value().orElseThrow();
  }

  /** The path from the folder of the games, the same everywhere. */
  @Override
  public String toString() {
    return folder().relativize(file).toString().replace('\\', '/');
  }
}
