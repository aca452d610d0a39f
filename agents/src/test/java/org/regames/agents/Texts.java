package org.regames.agents;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.regames.agents.match.OpenPlay;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** Games for tests: small ones as text, and those of the library. */
public final class Texts {
  private Texts() {}

  /** A game in RG for players x and o with the scores 0, 1 and 2. */
  public static PlayedGame game(String rules) {
    return PlayedGame.of(rules(rules));
  }

  /** The same, where it may be none that can be played. */
  public static Game rules(String rules) {
    return read(new Source("game.rg", "type Player = {x, o}; type Score = {0, 1, 2};\n" + rules));
  }

  /** A game in RG with all that it needs. */
  public static PlayedGame whole(String text) {
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

  /** A game after some moves, each a line of its tags. */
  public static OpenPlay after(PlayedGame game, String... moves) {
    OpenPlay play = new OpenPlay(game);
    for (String move : moves) {
      assertTrue(play.play(List.of(move.split(" "))), move);
    }
    return play;
  }

  /** A game of the library by its path in {@code games/}, or by its name alone. */
  public static PlayedGame library(String path) {
    return variant(path);
  }

  /** The same with some words replaced by others, such as the size of the board. */
  public static PlayedGame variant(String path, String... wordsAndOthers) {
    Path games = Path.of(System.getProperty("regames.root"), "games");
    try {
      Path file = path.contains("/") ? games.resolve(path) : named(path, games);
      String text = Files.readString(file);
      for (int word = 0; word < wordsAndOthers.length; word += 2) {
        if (!text.contains(wordsAndOthers[word])) {
          throw new IllegalArgumentException(path + " has no " + wordsAndOthers[word]);
        }
        text = text.replace(wordsAndOthers[word], wordsAndOthers[word + 1]);
      }
      return PlayedGame.of(read(new Source(file.toString(), text)));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path named(String name, Path games) throws IOException {
    try (Stream<Path> files = Files.walk(games, 2)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(name + "."))
          .filter(file -> !file.toString().endsWith(".perft"))
          .sorted()
          .findFirst()
          .orElseThrow();
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
