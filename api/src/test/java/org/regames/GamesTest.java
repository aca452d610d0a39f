package org.regames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesTest {
  private static String text(String game) {
    try {
      return Files.readString(Library.file(game));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Test
  void aGameMayBeATextOrHaveAnotherSuffix(@TempDir Path folder) throws IOException {
    String text = text("hrg/tictactoe.hrg");
    Path file = Files.writeString(folder.resolve("game.txt"), text);
    assertEquals(9, Games.load(text, "hrg").start().legal().size());
    assertEquals(9, Games.load(file, "hrg").start().legal().size());
  }

  @Test
  void whatIsWrongHasItsPlace() {
    String text = text("hrg/tictactoe.hrg").replace("check(grid[place]", "check(gird[place]");
    GameException wrong = assertThrows(GameException.class, () -> Games.load(text, "hrg"));
    Problem problem = wrong.problems().getFirst();
    assertTrue(problem.isError());
    assertEquals("unknown-name", problem.code());
    assertEquals("text", problem.file());
    assertEquals(
        text.lines().toList().get(problem.line() - 1).indexOf("gird") + 1, problem.column());
    assertEquals(Optional.of("did you mean `grid`?"), problem.hint());
    assertTrue(problem.text().contains("^~~~"), problem.text());
    assertTrue(wrong.getMessage().startsWith(problem.text()), wrong.getMessage());
  }

  @Test
  void warningsComeWithTheGame() {
    String text = text("hrg/tictactoe.hrg");
    assertEquals(List.of(), Games.load(text, "hrg").warnings());
    String doubtful = text.replace("opponent(o) = x", "opponent(o) = x\nopponent(o) = o");
    List<Problem> warnings = Games.load(doubtful, "hrg").warnings();
    assertEquals(1, warnings.size(), warnings::toString);
    assertFalse(warnings.getFirst().isError());
  }

  @Test
  void unknownLanguagesAreNamedWithThoseThereAre() {
    Path strange = Path.of("game.strange");
    assertEquals(
        "there is no language `hgr`; did you mean `hrg`?",
        assertThrows(IllegalArgumentException.class, () -> Games.load("", "hgr")).getMessage());
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> Games.load(strange))
            .getMessage()
            .startsWith("game.strange: no language has games with this suffix; name one of "));
    assertThrows(UncheckedIOException.class, () -> Games.load(Path.of("missing.hrg")));
  }

  @Test
  void aBudgetBoundsTheGame() {
    String text = text("hrg/chess.hrg");
    GameException wrong = assertThrows(GameException.class, () -> Games.load(text, "hrg", 100));
    assertEquals("too-large", wrong.problems().getFirst().code());
  }

  @Test
  void gamesAreMadeAtRandom() {
    String text = Games.generate("sbg", 7);
    assertEquals(text, Games.generate("sbg", 7));
    assertFalse(Games.load(text, "sbg").start().legal().isEmpty());
    assertThrows(IllegalArgumentException.class, () -> Games.generate("hrg", 7));
  }

  @Test
  @Tag("long")
  void translationsReadBack() {
    Game game = Games.load(Library.file("sbg/hexapawn.sbg"));
    for (String language : List.of("rg", "hrg", "json")) {
      Translation translation = game.translate(language);
      Game again = Games.load(translation.text(), language);
      assertEquals(game.start().legal(), again.start().legal(), language);
    }
    assertTrue(game.optimized().translate("svg").text().contains("<svg"));
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> game.translate("pdf"))
            .getMessage()
            .startsWith("there is no language to write `pdf`; there are dot, efg, hrg, json, "));
  }
}
