package org.regames.linegames.variation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Piece;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainParser;

class LineGameVariationTest {
  private static final int GAMES = 300;

  private final LineGameVariation variation = new LineGameVariation();

  private static Source source(String text) {
    return new Source("game.linegame", text);
  }

  private static PlainGame read(String text) {
    Result<PlainGame> read = PlainParser.parse(source(text));
    assertEquals(List.of(), read.diagnostics(), text);
    return read.value().orElseThrow();
  }

  @Test
  @Tag("long")
  void randomGamesUseTheWholeVocabulary() {
    Set<String> words = new HashSet<>();
    Set<String> texts = new HashSet<>();
    int fair = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      String text = LineGameVariation.generate(seed);
      PlainGame game = read(text);
      texts.add(text);
      game.board().forEach(part -> words.add(part.getClass().getSimpleName()));
      game.pawns().forEach(placing -> words.add("pawns " + placing.getClass().getSimpleName()));
      words.add(game.captures() + " " + game.mandatory());
      LineGame built = game.build();
      fair += built.count(Piece.WHITE) == built.count(Piece.BLACK) ? 1 : 0;
      assertTrue(HrgWriter.text(built).contains("graph rules"), text);
    }
    assertEquals(
        Set.of("Point", "Alquerque", "Squares", "Grid", "Circle", "Triangle", "Line"),
        words.stream().filter(word -> !word.contains(" ")).collect(Collectors.toSet()));
    assertEquals(5, words.stream().filter(word -> word.startsWith("pawns ")).count());
    assertEquals(6, words.stream().filter(word -> word.matches("[A-Z]+ (true|false)")).count());
    assertTrue(texts.size() > GAMES * 9 / 10, texts.size() + " games are different");
    assertTrue(fair > GAMES * 8 / 10, fair + " games have as many pawns of either player");
  }

  @Test
  @Tag("long")
  void whatComesOfGamesReadsAndIsAnotherGame() {
    for (long seed = 0; seed < GAMES; seed++) {
      String parent = LineGameVariation.generate(seed);
      String other = LineGameVariation.generate(seed + 1);
      String child = variation.mutate(source(parent), seed).value().orElseThrow();
      read(child);
      assertNotEquals(parent, child);
      assertEquals(child, variation.mutate(source(parent), seed).value().orElseThrow());
      read(variation.cross(source(parent), source(other), seed).value().orElseThrow());
    }
  }

  @Test
  void anErrorIsNoGame() {
    Result<String> child = variation.mutate(source("lineGame("), 1);
    assertTrue(child.value().isEmpty());
    assertEquals(1, child.diagnostics().size());
  }
}
