package org.regames.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.rbg.lowering.RbgLowering;
import org.regames.rbg.syntax.RbgDescription;

class PrinterTest {
  private static RbgDescription parse(String text) {
    return RbgParser.parse(new Source("game.rbg", text), new Budget()).value().orElseThrow();
  }

  private static String print(String text) {
    RbgParser.Text read =
        RbgParser.parseText(new Source("game.rbg", text), new Budget()).value().orElseThrow();
    return RbgPrinter.print(read.game(), read.comments(), new Budget());
  }

  static List<Path> games() {
    return Rbg.files(Path.of(System.getProperty("regames.root"), "games/rbg"), ".rbg");
  }

  @ParameterizedTest
  @MethodSource("games")
  void printedGamesAreTheSameGames(Path file) {
    String text = print(Rbg.text(file));
    assertEquals(text, print(text));
    assertEquals(
        RbgLowering.lower(parse(Rbg.text(file)), new Budget()),
        RbgLowering.lower(parse(text), new Budget()));
    assertTrue(text.lines().allMatch(line -> line.matches("(  |#|//).*")));
    assertTrue(
        text.lines()
            .map(line -> line.replaceFirst("//.*", ""))
            .noneMatch(line -> line.contains("^") || line.contains("~")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void noCommentOfTheRulesIsLost(Path file) {
    String text = print(Rbg.text(file));
    Matcher comment = Pattern.compile("//.*").matcher(Rbg.text(file));
    while (comment.find()) {
      assertTrue(text.contains(comment.group().strip()), comment.group());
    }
  }

  /** A board that is written out has the directions that its vertices have. */
  @Test
  void directionsThatNoVertexHasNeverLeadAnywhere() {
    String row =
        """
        #players = white(1), black(1)
        #pieces = empty, man
        #variables =
        #board = rectangle(up, down, left, right, [man, , empty, empty])
        #rules = ->white (up* + right) {? down + left*} [empty] ->> {}
        """;
    String text = print(row);
    assertTrue(text.contains("({}* + right) {? {} + left*}"), text);
    assertEquals(
        RbgLowering.lower(parse(row), new Budget()), RbgLowering.lower(parse(text), new Budget()));
  }

  @Test
  void commentsStandAtWhatTheyAreAbout() {
    assertEquals(
        """
        // The whole file.
        // who plays
        #players = white(9), black(9)
        /* what
        there is */
        #pieces = e, w
        #variables =
        // names of nodes
        #board =
          a[e] {r: b}
          b[w] {l: a}
        // the rules
        #rules =
          (
              // to the right
              r
              // a step
            + l
          )*
          // white's turn
          ->white
          // moves
          {e, w} r r
          // the end
        """,
        print(
            """
            // The whole file.

            #players = white(9), black(9) // who plays
            /* what
               there is */
            #pieces = e, w
            // moves
            #twice(d) = {e, w} d d
            #board = a[e] {r: b} // names of nodes
              b[w] {l: a}
            #variables =
            // the rules
            #rules = (
              r + // to the right
              l // a step
            )*
            // white's turn
            ->white twice(r)
            // the end
            """));
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
        print(text));
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
