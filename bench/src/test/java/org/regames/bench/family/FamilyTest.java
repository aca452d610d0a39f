package org.regames.bench.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.engine.Engines;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

class FamilyTest {
  private static Game game(Family family, int size) {
    Language language =
        Language.all().stream()
            .filter(each -> each.suffixes().contains(family.suffix()))
            .findFirst()
            .orElseThrow();
    Source source = new Source(family.name(), family.text(size));
    return language.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
  }

  /** On n by n squares white has 2 (n - 1) diagonal moves and n ahead; a stone goes anywhere. */
  @ParameterizedTest
  @CsvSource({"0, 8, 1, 22", "0, 8, 3, 11132", "0, 5, 1, 13", "1, 11, 2, 14520", "1, 3, 2, 72"})
  @Tag("long")
  void theGameIsThatOfItsSize(int family, int size, int depth, long count) {
    Game game = game(Family.ALL.get(family), size);

    assertEquals(count, Engines.DEFAULT.start(game).count(depth, _ -> {}));
  }

  @ParameterizedTest
  @CsvSource({"0, 3", "1, 1", "1, 100", "0, -1"})
  void thereAreNoGamesOnImpossibleBoards(int family, int size) {
    assertThrows(IllegalArgumentException.class, () -> Family.ALL.get(family).text(size));
  }
}
