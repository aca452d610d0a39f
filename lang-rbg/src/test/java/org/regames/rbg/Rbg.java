package org.regames.rbg;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Games in Regular Boardgames for tests: as text, from resources, and from the shared corpus. */
public final class Rbg {
  private Rbg() {}

  /**
   * A line of vertices a, b, c, … with the directions r and l, and players white and black with
   * scores up to 9.
   *
   * @param pieces the pieces on the line, which are all pieces there are
   */
  public static String line(String variables, List<String> pieces, String rules) {
    String all = pieces.stream().distinct().collect(Collectors.joining(", "));
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < pieces.size(); i++) {
      char name = (char) ('a' + i);
      String right = i + 1 < pieces.size() ? "r: " + (char) (name + 1) : "";
      String left = i > 0 ? "l: " + (char) (name - 1) : "";
      String comma = right.isEmpty() || left.isEmpty() ? "" : ", ";
      board.append(name + "[" + pieces.get(i) + "] {" + right + comma + left + "}\n");
    }
    return "#players = white(9), black(9)\n#pieces = "
        + all
        + "\n#variables = "
        + variables
        + "\n#board = "
        + board
        + "#rules = "
        + rules;
  }

  public static Result<Game> read(String name, String text) {
    return new RbgLanguage().frontend().orElseThrow().read(new Source(name, text), new Budget());
  }

  /** The game of a text that is right. */
  public static Game game(String text) {
    Result<Game> result = read("game.rbg", text);
    return result.value().orElseThrow(() -> new AssertionError(messages(result)));
  }

  /** All messages as they are shown. */
  public static String messages(Result<?> result) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return result.diagnostics().stream().map(renderer::render).collect(Collectors.joining());
  }

  public static Interpreter interpreter(String text) {
    return Interpreter.of(game(text));
  }

  /** The state after the keeper's first moves. */
  public static State start(Interpreter interpreter) {
    return interpreter.settle(interpreter.initial()).orElseThrow();
  }

  /** The moves of a state as text, sorted. */
  public static List<String> moves(Interpreter interpreter, State state) {
    return interpreter.moves(state).stream().map(Move::toString).sorted().toList();
  }

  /** The first moves of a game as text, sorted. */
  public static List<String> moves(String text) {
    Interpreter interpreter = interpreter(text);
    return moves(interpreter, start(interpreter));
  }

  /** The state after the move of this text and the keeper's moves that follow. */
  public static State after(Interpreter interpreter, State state, String move) {
    List<Move> found =
        interpreter.moves(state).stream().filter(m -> m.toString().equals(move)).toList();
    if (found.size() != 1) {
      throw new AssertionError(
          found.size() + " moves " + move + " among " + moves(interpreter, state));
    }
    return interpreter.settle(found.getFirst().next()).orElseThrow();
  }

  /** The files of a folder of test resources with a suffix, sorted. */
  public static List<Path> resources(String folder, String suffix) {
    String root = System.getProperty("regames.root");
    return files(Path.of(root, "lang-rbg/src/test/resources", folder), suffix);
  }

  /** The files in a folder with a suffix, sorted. */
  public static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file beside the project; the test is skipped where it is absent. */
  public static Path shared(String path) {
    Path file = Path.of(System.getProperty("regames.root")).resolveSibling("shared").resolve(path);
    Assumptions.assumeTrue(Files.exists(file), "skipped, there is no " + file);
    return file;
  }
}
