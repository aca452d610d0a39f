package org.regames.hrg.variation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.hrg.HrgParser;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;
import org.regames.ir.language.Seeds;

class HrgVariationTest {
  private static final int OF_EACH = Integer.getInteger("mutants", 6);
  private static final Path GAMES =
      Path.of(System.getProperty("regames.root")).resolve("games/hrg");

  private static List<Source> games() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(GAMES)) {
      files = all.filter(file -> file.toString().endsWith(".hrg")).sorted().toList();
    }
    assertFalse(files.isEmpty(), "there are games in " + GAMES);
    return files.stream().map(HrgVariationTest::source).toList();
  }

  private static Source source(Path file) {
    try {
      return new Source(file.getFileName().toString(), Files.readString(file));
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }

  private static HrgGame tree(Source source) {
    return HrgParser.parse(source, new Diagnostics()).game();
  }

  /** Before any is thrown away: the changes themselves mostly respect what the game says. */
  @Test
  @Tag("long")
  void mostChangesLeaveAGame() throws IOException {
    int made = 0;
    int sound = 0;
    for (Source source : games()) {
      HrgGame tree = tree(source);
      for (int seed = 0; seed < OF_EACH; seed++) {
        HrgGame child = HrgVariation.changed(tree, Seeds.random(seed));
        made++;
        sound += HrgVariation.reads(HrgText.of(child)) ? 1 : 0;
      }
    }
    assertTrue(sound >= 0.6 * made, sound + " of " + made + " changed games read");
  }

  @Test
  @Tag("long")
  void someGameHasChangesOfEachKind() throws IOException {
    Map<Change.Kind, Integer> kinds = new EnumMap<>(Change.Kind.class);
    for (Source source : games()) {
      Changes.of(tree(source)).forEach(change -> kinds.merge(change.kind(), 1, Integer::sum));
    }
    assertEquals(Change.Kind.values().length, kinds.size(), kinds.toString());
  }

  @Test
  void aLargerBoardIsStillAGame() {
    Source source = source(GAMES.resolve("breakthrough.hrg"));
    HrgGame tree = tree(source);
    int larger = 0;
    for (int seed = 0; seed < 10; seed++) {
      String text = HrgText.of(Sizes.changed(tree, Seeds.random(seed)));
      assertTrue(HrgVariation.reads(text), text);
      larger += text.contains("1..9") ? 1 : 0;
    }
    assertTrue(larger > 0);
  }

  @Test
  @Tag("long")
  void partsOfGamesAreExchanged() throws IOException {
    List<Source> games = games();
    Random random = Seeds.random(1);
    int transplanted = 0;
    for (int i = 0; i < games.size(); i++) {
      Source one = games.get(i);
      Source two = games.get((i + 1) % games.size());
      for (int each = 0; each < OF_EACH; each++) {
        transplanted +=
            Transplant.of(tree(one), tree(two), random)
                    .map(HrgText::of)
                    .filter(HrgVariation::reads)
                    .isPresent()
                ? 1
                : 0;
      }
    }
    assertTrue(transplanted > games.size(), transplanted + " parts were exchanged");
  }

  @Test
  void theSameSeedMakesTheSameChild() {
    Source one = source(GAMES.resolve("breakthrough.hrg"));
    Source two = source(GAMES.resolve("knightthrough.hrg"));
    HrgVariation variation = new HrgVariation();
    String child = variation.cross(one, two, 3).value().orElseThrow();
    assertEquals(child, variation.cross(one, two, 3).value().orElseThrow());
    assertNotEquals(HrgText.of(tree(one)), child);
    Result<String> none = variation.mutate(new Source("a.hrg", "graph {"), 1);
    assertTrue(none.value().isEmpty());
    assertFalse(none.diagnostics().isEmpty());
  }
}
