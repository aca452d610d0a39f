package org.regames.lud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Games of ours: how many plays they have, and that engines agree about them. */
class GamesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/games");
  private static final long MOST = 2_000_000;

  static Stream<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".lud")).sorted().toList().stream();
    }
  }

  private static Game game(Path file) throws IOException {
    Source source = new Source(file.getFileName().toString(), Files.readString(file));
    Result<Game> read = new LudLanguage().frontend().orElseThrow().read(source, new Budget());
    return Builtins.complete(
        read.value().orElseThrow(() -> new AssertionError(read.diagnostics().toString())));
  }

  @ParameterizedTest
  @MethodSource("games")
  void numbersOfPlaysAreAsWorkedOut(Path file) throws IOException {
    Path table = Path.of(file.toString().replace(".lud", ".perft"));
    ForwardModel model = JvmEngine.compile(game(file));
    List<String> rows = Files.readAllLines(table).stream().filter(r -> !r.startsWith("#")).toList();
    assertTrue(rows.size() > 1, "no counts");
    for (String row : rows) {
      String[] columns = row.split("\t");
      long expected = Long.parseLong(columns[1]);
      if (expected <= MOST) {
        int depth = Integer.parseInt(columns[0]);
        assertEquals(expected, plays(model, model.newState(), depth), row);
      }
    }
  }

  private static long plays(ForwardModel model, GameState state, int depth) {
    MoveBuffer moves = model.newMoves();
    state.legalMoves(moves);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      GameState next = state.copy();
      next.apply(moves, i);
      sum += plays(model, next, depth - 1);
    }
    return sum;
  }

  /** The interpreter says what is improper, too: moves with the same tags, plays that get stuck. */
  @ParameterizedTest
  @MethodSource("games")
  void enginesAgreeAlongRandomPlays(Path file) throws IOException {
    Game game = game(file);
    ForwardModel model = JvmEngine.compile(game);
    Interpreter interpreter = Interpreter.of(game);
    SplitMix random = new SplitMix();
    random.start(file.getFileName().toString().hashCode(), 0);
    GameState state = model.newState();
    State beside = interpreter.settle(interpreter.initial()).orElseThrow();
    MoveBuffer moves = model.newMoves();
    for (int ply = 0; ply < 30 && !state.isTerminal(); ply++) {
      state.legalMoves(moves);
      List<List<String>> listed =
          IntStream.range(0, moves.size())
              .mapToObj(move -> state.tags(moves, move))
              .sorted(Comparator.comparing(List::toString))
              .toList();
      List<Move> others = interpreter.moves(beside);
      assertEquals(
          others.stream().map(Move::tags).sorted(Comparator.comparing(List::toString)).toList(),
          listed);
      int chosen = random.nextInt(moves.size());
      List<String> tags = state.tags(moves, chosen);
      state.apply(moves, chosen);
      beside =
          interpreter
              .settle(
                  others.stream()
                      .filter(move -> move.tags().equals(tags))
                      .findFirst()
                      .orElseThrow()
                      .next())
              .orElseThrow();
    }
    assertTrue(interpreter.findings().list().isEmpty(), () -> "" + interpreter.findings().list());
  }
}
