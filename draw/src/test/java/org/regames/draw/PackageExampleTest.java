package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;

/** The example of the package's page. */
class PackageExampleTest {
  @Test
  void gamesAreDrawn() {
    Game game = Texts.game(Texts.GO);

    Emitter dot = new DotLanguage().emitter().orElseThrow();
    assertTrue(dot.emit(game).value().orElseThrow().contains("\"a\" -> \"b\" [ label=\"$ go\" "));
    Emitter svg = new SvgLanguage().emitter().orElseThrow();
    assertTrue(svg.emit(game).value().orElseThrow().contains("<title>a, b: $ go;</title>"));
  }

  @Test
  void picturesAreLanguagesToWrite() {
    assertEquals(
        List.of("dot", "svg"),
        Language.all().stream()
            .filter(language -> language.frontend().isEmpty())
            .map(Language::name)
            .toList());
  }
}
