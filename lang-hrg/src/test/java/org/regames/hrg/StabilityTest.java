package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.hrg.format.HrgText;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Result;

/** Games written in HRG, read again, and written again are the same text, and not a long one. */
@Tag("long")
class StabilityTest {
  /** How many times as long as what a person wrote, in lines and in characters. */
  private static final int MOST_TIMES = 2;

  private static final Map<Path, String> WRITTEN = new ConcurrentHashMap<>();

  static List<Path> games() {
    return Games.files(Path.of(System.getProperty("regames.root"), "games/hrg"), ".hrg");
  }

  @ParameterizedTest
  @MethodSource("games")
  void writtenGamesStayAsTheyAre(Path file) {
    String first = written(file);
    assertEquals(first, written("written.hrg", first));
  }

  @ParameterizedTest
  @MethodSource("games")
  void writtenGamesAreAtMostTwiceAsLong(Path file) {
    String byHand = HrgText.of(HrgPrinterTest.parse(Games.text(file)));
    String written = written(file);
    assertAll(
        () -> assertAtMost(lines(byHand), lines(written), "lines"),
        () -> assertAtMost(characters(byHand), characters(written), "characters"));
  }

  private static void assertAtMost(long byHand, long written, String what) {
    assertTrue(written <= MOST_TIMES * byHand, written + " " + what + ", by hand " + byHand);
  }

  private static long lines(String text) {
    return text.lines().filter(line -> !line.isBlank()).count();
  }

  private static long characters(String text) {
    return text.chars().filter(c -> !Character.isWhitespace(c)).count();
  }

  /** A game of the library, written; both tests ask for it. */
  private static String written(Path file) {
    return WRITTEN.computeIfAbsent(file, _ -> written(file.toString(), Games.text(file)));
  }

  private static String written(String name, String text) {
    return new HrgEmitter().emit(read(name, text)).value().orElseThrow();
  }

  private static Game read(String name, String text) {
    Result<Game> result = Games.read(name, text);
    List<Diagnostic> findings = result.diagnostics();
    return result.value().orElseThrow(() -> new AssertionError(Games.render(findings)));
  }
}
