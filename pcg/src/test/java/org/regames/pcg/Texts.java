package org.regames.pcg;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** Small games for tests. */
public final class Texts {
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
