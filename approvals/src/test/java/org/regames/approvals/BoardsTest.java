package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.SvgBoard;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * The boards of all games: as text where they begin, which somebody looked at and accepted with
 * {@code -Dapprove=true}, and drawn without complaint, twice the same, wherever a random play
 * leads.
 */
@Tag("long")
class BoardsTest {
  private static final Path PINS = Games.ROOT.resolve("approvals/boards.txt");
  private static final boolean APPROVE = Boolean.getBoolean("approve");
  private static final String HEAD = "== ";
  private static final int PLIES = 12;

  private static final Map<String, String> PINNED = read();
  private static final Map<String, String> FOUND = new TreeMap<>();

  @TestFactory
  Stream<DynamicTest> boardsAreAsAccepted() {
    List<Path> games = new ArrayList<>(Games.library());
    games.addAll(Games.lineGames());
    return Games.tests(games, BoardsTest::check);
  }

  private static void check(Path file) throws Exception {
    Game game = Builtins.complete(Games.read(file));
    BoardView view = BoardView.of(game);
    Interpreter interpreter = Interpreter.of(game);
    State state = interpreter.settle(interpreter.initial()).orElseThrow();
    String name = Games.ROOT.relativize(file).toString().replace('\\', '/');
    String text = TextBoard.text(view.picture(state.values(), List.of()));
    if (APPROVE) {
      FOUND.put(name, text);
    } else {
      assertEquals(PINNED.get(name), text, name);
    }
    Random random = new Random(name.hashCode());
    List<String> last = List.of();
    for (int ply = 0; ply < PLIES && !state.isTerminal(); ply++) {
      List<Move> moves = interpreter.moves(state);
      Move move = moves.get(random.nextInt(moves.size()));
      last = move.tags();
      state = interpreter.settle(move.next(), random).orElseThrow();
      draw(view, state, last);
    }
    assertEquals(
        draw(view, state, last), draw(BoardView.of(Games.read(file)), state, last), "drawn again");
  }

  private static String draw(BoardView view, State state, List<String> last) throws Exception {
    Picture picture = view.picture(state.values(), last);
    String svg = SvgBoard.text(picture, "<a & b>");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    return svg + TextBoard.text(picture);
  }

  private static Map<String, String> read() {
    Map<String, String> pinned = new TreeMap<>();
    if (Files.exists(PINS)) {
      try {
        for (String part : Files.readString(PINS).substring(HEAD.length()).split("\n" + HEAD)) {
          int end = part.indexOf('\n');
          pinned.put(part.substring(0, end), part.substring(end + 1));
        }
      } catch (IOException broken) {
        throw new java.io.UncheckedIOException(broken);
      }
    }
    return pinned;
  }

  @AfterAll
  static void accept() throws IOException {
    if (APPROVE) {
      Map<String, String> all = new TreeMap<>(PINNED);
      all.putAll(FOUND);
      StringBuilder text = new StringBuilder();
      all.forEach((name, board) -> text.append(HEAD + name + "\n" + board + "\n"));
      Files.writeString(PINS, text.deleteCharAt(text.length() - 1));
      assertTrue(all.size() > 40);
    }
  }
}
