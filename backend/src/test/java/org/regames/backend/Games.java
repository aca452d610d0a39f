package org.regames.backend;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.RgParser;

/** Small games as text, and the games of the shared corpus. */
public final class Games {
  private static final String PLAYERS = "type Player = {x, o}; type Score = {0, 1, 2};\n";

  private Games() {}

  /** A game for players x and o; the text has everything else. */
  public static Game of(String rules) {
    return parse("game.rg", PLAYERS + rules);
  }

  /** A game of one move: a free square of nine is filled. */
  public static Game fillingSquares() {
    return Builtins.complete(
        of(
            """
            type Square = {a, b, c, d, e, f, g, h, i}; type Piece = {no, yes};
            var board: Square -> Piece = {:no}; var at: Square = a;
            begin, b:; b, move: player = x; move, m: at = Square(*); m, n: board[at] == no;
            n, o: $$ at; o, p: player = keeper; p, q: board[at] = yes;
            q, end: player = keeper;
            """));
  }

  public static Interpreter interpreter(String rules) {
    return Interpreter.of(of(rules));
  }

  public static Game parse(String name, String text) {
    Result<Game> result = RgParser.parse(new Source(name, text), new Budget());
    StringBuilder messages = new StringBuilder();
    result.diagnostics().forEach(d -> messages.append(new DiagnosticRenderer(false).render(d)));
    return result.value().orElseThrow(() -> new AssertionError(messages));
  }

  /** The state in which somebody other than the keeper first moves. */
  public static State start(Interpreter interpreter) {
    return interpreter.settle(interpreter.initial()).orElseThrow();
  }

  /** The moves as text, sorted. */
  public static List<String> moves(Interpreter interpreter, State state) {
    return interpreter.moves(state).stream().map(Move::toString).sorted().toList();
  }

  /** The moves at the start as text, sorted. */
  public static List<String> moves(Interpreter interpreter) {
    return moves(interpreter, start(interpreter));
  }

  /** The only move with these tags. */
  public static Move move(Interpreter interpreter, State state, String tags) {
    List<Move> found =
        interpreter.moves(state).stream().filter(move -> move.toString().equals(tags)).toList();
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " moves `" + tags + "` at " + state);
    }
    return found.getFirst();
  }

  /** A file beside the project; the test is skipped where it is absent. */
  public static Path shared(String path) {
    Path file = Path.of(System.getProperty("regames.root")).resolveSibling("shared").resolve(path);
    assumeTrue(Files.exists(file), "skipped, there is no " + file);
    return file;
  }

  public static Game read(Path file) throws IOException {
    return parse(file.toString(), Files.readString(file));
  }
}
