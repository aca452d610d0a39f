package org.regames.agents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** Games for tests: small ones as text, and those of the library. */
public final class Texts {
  private Texts() {}

  /** A game in RG for players x and o with the scores 0, 1 and 2. */
  public static PlayedGame game(String rules) {
    String text = "type Player = {x, o}; type Score = {0, 1, 2};\n" + rules;
    return PlayedGame.of(read(new Source("game.rg", text)));
  }

  /** The game of the packages' examples: x says 0, 1 or 2 and gets that many points. */
  public static PlayedGame numbers() {
    return game(
        """
        var number: Score = 0;
        begin, ask: player = x; ask, said: number = Score(*); said, told: $$ number;
        told, score: player = keeper; score, last: goals[x] = number; last, end: player = keeper;
        """);
  }

  /** A game of the library by its path in {@code games/}. */
  public static PlayedGame library(String path) {
    Path file = Path.of(System.getProperty("regames.root"), "games", path);
    try {
      return PlayedGame.of(read(new Source(path, Files.readString(file))));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Game read(Source source) {
    Language language =
        ServiceLoader.load(Language.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(l -> l.suffixes().stream().anyMatch(source.name()::endsWith))
            .filter(l -> l.frontend().isPresent())
            .findFirst()
            .orElseThrow();
    return language.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
  }
}
