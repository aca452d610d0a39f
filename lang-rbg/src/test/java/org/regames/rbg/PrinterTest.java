package org.regames.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.rbg.lowering.RbgLowering;
import org.regames.rbg.syntax.Description;

class PrinterTest {
  private static Description parse(String text) {
    return RbgParser.parse(new Source("game.rbg", text), new Budget()).value().orElseThrow();
  }

  private static String print(Description game) {
    return RbgPrinter.print(game, new Budget());
  }

  static List<Path> games() {
    return Rbg.files(Path.of(System.getProperty("regames.root"), "games/rbg"), ".rbg");
  }

  @ParameterizedTest
  @MethodSource("games")
  void printedGamesAreTheSameGames(Path file) {
    Description game = parse(Rbg.text(file));
    String text = print(game);
    Description again = parse(text);
    assertEquals(text, print(again));
    assertEquals(RbgLowering.lower(game, new Budget()), RbgLowering.lower(again, new Budget()));
    assertTrue(text.lines().allMatch(line -> line.startsWith("  ") || line.startsWith("#")));
    assertTrue(text.lines().noneMatch(line -> line.contains("^") || line.contains("~")));
  }

  @Test
  void everyConstructIsWrittenAtTheLowLevel() {
    String text =
        Rbg.line(
            "v(3)",
            List.of("e", "w"),
            "->white (r^2 + l)^2 ({e, w} r)* ([e, w])* {? r* (l r)*} {! {$ v * (v - 1) / 2 < 3}}"
                + " [$ v = 1, white = v + 2 - 1] ->> {}");
    assertEquals(
        """
        #players = white(9), black(9)
        #pieces = e, w
        #variables = v(3)
        #board =
          a[e] {r: b}
          b[w] {l: a}
        #rules =
          ->white (r r + l) (r r + l) ({e, w} r)* ([e] + [w])* {? r* (l r)*} {! {$ ((v * (v - 1)) / 2) < 3}}
          [$ v = 1] [$ white = ((v + 2) - 1)] ->> {}
        """,
        print(parse(text)));
  }

  @Test
  void formattingReportsWhatReadingReports() {
    Source wrong = new Source("wrong.rbg", "#rules = up");
    Formatter formatter = new RbgLanguage().formatter().orElseThrow();
    assertEquals(
        Rbg.messages(Rbg.read("wrong.rbg", wrong.text())),
        Rbg.messages(formatter.format(wrong, new Budget())));
  }
}
