package org.regames.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.debug.Plays;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/**
 * A play at the top of the first page, position by position: radio buttons, which need no script,
 * and which the arrow keys step through.
 */
final class FrontPlay {
  private static final String GAME = "games/hrg/chess.hrg";

  /** Scholar's mate, the shortest one that beginners fall for. */
  private static final List<String> MOVES =
      List.of("e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6", "h5 f7");

  private static final String SECTION =
      """
      <section class="play" aria-label="A play, step by step">
      <p>A game is a text of rules; the rest follows from it: boards to click on, opponents that think, rates,
      puzzles, programs in other languages. <a href="docs/tutorial-hrg.html">Write one</a> in a quarter of an
      hour, or try ours in <a href="docs/studio.html">the studio</a>. This is chess as
      <a href="docs/hrg.html">%d lines</a> play it:</p>
      <style>
      %s</style>
      %s<div class="boards">
      %s</div>
      </section>
      """;

  private FrontPlay() {}

  /**
   * The section.
   *
   * @param root the repository
   */
  static String html(Path root) throws IOException {
    String text = Files.readString(root.resolve(GAME));
    Source source = new Source(GAME, text);
    Language language =
        Language.all().stream()
            .filter(one -> one.suffixes().stream().anyMatch(GAME::endsWith))
            .findFirst()
            .orElseThrow();
    Game game = language.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
    Interpreter interpreter = Interpreter.of(game);
    MoveNotation notation = new MoveNotation(game);
    BoardView view = BoardView.of(game);
    List<List<String>> made = new ArrayList<>();
    StringBuilder rules = new StringBuilder();
    StringBuilder choices = new StringBuilder();
    StringBuilder boards = new StringBuilder();
    for (int position = 0; position <= MOVES.size(); position++) {
      State state = Plays.after(interpreter, made);
      List<String> last = made.isEmpty() ? List.of() : made.getLast();
      String label = made.isEmpty() ? "Start" : position + ". " + MOVES.get(position - 1);
      choices.append(choice(position, label));
      boards.append("<div>").append(board(view, state, last, position, label)).append("</div>\n");
      rules.append(
          "#position-%d:checked ~ .boards > :nth-child(%d) { display: block; }\n"
              .formatted(position, position + 1));
      if (position < MOVES.size()) {
        List<List<String>> legal = interpreter.moves(state).stream().map(Move::tags).toList();
        made.add(notation.find(legal, MOVES.get(position)).orElseThrow());
      }
    }
    return SECTION.formatted(text.lines().count(), rules, choices, boards);
  }

  private static String choice(int position, String label) {
    return """
    <input type="radio" name="position" id="position-%d"%s><label for="position-%d">%s</label>
    """
        .formatted(position, position == 0 ? " checked" : "", position, label);
  }

  /** A position, without the style sheet, which is shared. */
  private static String board(
      BoardView view, State state, List<String> last, int position, String label) {
    String svg = SvgBoard.text(view.picture(state.values(), last), label);
    return position == 0 ? svg : svg.replaceFirst("(?s)<style>.*?</style>\n", "");
  }
}
