package org.regames.pcg;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** Small games for tests. */
public final class Texts {
  /** Six cells in a ring; who moves first wins. */
  public static final String RING =
      """
      domain Player = white | black
      domain Score = 0 | 50 | 100
      domain Cell = c1 | c2 | c3 | c4 | c5 | c6
      domain Content = empty | Player
      domain Turn = left | right
      next : Turn -> Cell -> Cell
      next(right, c1) = c2
      next(right, c2) = c3
      next(right, c3) = c4
      next(right, c4) = c5
      next(right, c5) = c6
      next(right, c6) = c1
      next(left, c2) = c1
      next(left, c3) = c2
      next(left, c4) = c3
      next(left, c5) = c4
      next(left, c6) = c5
      next(left, c1) = c6
      board : Cell -> Content = { :empty; c1 = white; c3 = white; c4 = black }
      at : Cell
      graph turn(me : Player) {
        player = me
        at = Cell(*)
        check(board[at] == me)
        $$ at
        branch Way in Turn {
          at = next(Way, at)
        }
        check(board[at] == empty)
        board[at] = me
        $$ at
        player = keeper
        goals[me] = 100
        end()
      }
      graph rules() {
        turn(white)
      }
      """;

  private Texts() {}

  /** The automaton of a game for x and o with the scores 0, 1 and 2. */
  public static PlayedGame game(String rules) {
    return read("rg", "type Player = {x, o}; type Score = {0, 1, 2};\n" + rules);
  }

  /** A game in HRG. */
  public static PlayedGame hrg(String rules) {
    return read("hrg", rules);
  }

  private static PlayedGame read(String language, String text) {
    Source source = new Source("game." + language, text);
    Language known =
        Language.all().stream()
            .filter(each -> each.name().equals(language))
            .findFirst()
            .orElseThrow();
    Game game = known.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
    return PlayedGame.of(game);
  }

  /** x says 0, 1 or 2 and gets that many points; o never moves and gets none. */
  public static PlayedGame numbers() {
    return game(
        """
        var number: Score = 0;
        begin, ask: player = x; ask, said: number = Score(*); said, told: $$ number;
        told, score: player = keeper; score, last: goals[x] = number; last, end: player = keeper;
        """);
  }

  /** x and o say yes in turns until a number is 1, which it never is. */
  public static PlayedGame endless() {
    return game(
        """
        var number: Score = 0;
        begin, first: player = x; first, second: $ yes; second, other: player = o;
        other, third: $ yes; third, first: player = x;
        first, out: number == 1; out, end: player = keeper;
        """);
  }

  /** The measurement of a name. */
  public static Measurement named(String name, List<Measurement> measurements) {
    return measurements.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }
}
