package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Result;

/** Games written in HRG, read again, and written again are the same text. */
class StabilityTest {
  /** The order of its pieces' moves is that of node names where all else is equal. */
  private static final Set<String> STABLE_AFTER_TWO = Set.of("chess.hrg");

  static List<Path> games() {
    return Games.files(Path.of(System.getProperty("regames.root"), "games/hrg"), ".hrg");
  }

  @ParameterizedTest
  @MethodSource("games")
  void writtenGamesStayAsTheyAre(Path file) {
    String first = written(file.toString(), Games.text(file));
    if (STABLE_AFTER_TWO.contains(file.getFileName().toString())) {
      first = written("first.hrg", first);
    }
    assertEquals(first, written("written.hrg", first));
  }

  private static String written(String name, String text) {
    return HrgEmitter.emit(read(name, text)).value().orElseThrow();
  }

  private static Game read(String name, String text) {
    Result<Game> result = Games.read(name, text);
    List<Diagnostic> findings = result.diagnostics();
    return result.value().orElseThrow(() -> new AssertionError(Games.render(findings)));
  }
}
