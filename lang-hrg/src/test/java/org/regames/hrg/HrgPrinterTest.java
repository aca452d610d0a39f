package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;

class HrgPrinterTest {
  /** Our games, the published games where they are there, and the small files of other tests. */
  static Stream<Path> files() {
    Path library = Path.of(System.getProperty("regames.root"), "games/hrg");
    return Stream.of(library, Games.corpus(), Games.resources("lowering"))
        .filter(Files::isDirectory)
        .flatMap(folder -> Games.files(folder, ".hrg").stream());
  }

  @ParameterizedTest
  @MethodSource("files")
  void readsBackEqual(Path file) {
    HrgGame game = parse(Games.text(file));
    assertEquals(game, parse(HrgText.of(game)));
  }

  @ParameterizedTest
  @MethodSource("files")
  void formattingKeepsTheGameAndEveryCommentInOrder(Path file) {
    String text = Games.text(file);
    String formatted = format(text);
    assertEquals(parse(text), parse(formatted));
    assertEquals(comments(text), comments(formatted));
    assertEquals(formatted, format(formatted));
  }

  @Test
  void commentsStayWithWhatTheyExplain() {
    String text =
        """
        // The players.
        domain   Player = x|o   // x begins


        domain Score = 0 | 1
        owner : Player -> Score = { x = 0; // nothing
          o = 1 }
        graph rules( ) {
           // First.
            player=x
           branch { $a // one
             // last of the arm
           }or{ $ b }
            end() } // over
        // End of the file.
        """;
    String expected =
        """
        // The players.
        domain Player = x | o  // x begins

        domain Score = 0 | 1
        owner : Player -> Score = {
          x = 0;  // nothing
          o = 1
        }
        graph rules() {
          // First.
          player = x
          branch {
            $ a  // one
            // last of the arm
          } or {
            $ b
          }
          end()
        }  // over
        // End of the file.
        """;
    assertEquals(expected, format(text));
  }

  @Test
  void longLinesAreBrokenWhereTheyCanBe() {
    String text =
        """
        domain Board = Square(X, Y) where X in 1..8, Y in 1..8 | Hand(X) where X in 1..8 | nowhere | lost | found
        f : Board -> Board
        f(Square(X, Y)) = if X < 4 && Y < 4 then Square(X + 4, Y + 4) else if X > 4 then Hand(X) else nowhere
        graph rules() {
          check(reachable(something(first, second)) || reachable(something(second, first)) || turns == 10000)
        }
        """;
    String expected =
        """
        domain Board =
          Square(X, Y) where X in 1..8, Y in 1..8
          | Hand(X) where X in 1..8
          | nowhere
          | lost
          | found
        f : Board -> Board
        f(Square(X, Y)) = if X < 4 && Y < 4
          then Square(X + 4, Y + 4)
          else if X > 4 then Hand(X)
          else nowhere
        graph rules() {
          check(reachable(something(first, second)) || reachable(something(second, first))
            || turns == 10000)
        }
        """;
    assertEquals(expected, format(text));
  }

  /** Tables are filled; a comment or an empty line parts them, and a few cases are no table. */
  @Test
  void tablesStandOnAsFewLinesAsItTakes() {
    String cases =
        IntStream.rangeClosed(1, 10)
            .mapToObj(at -> "next(field%d) = field%d\n".formatted(at, at + 1))
            .collect(Collectors.joining());
    String fields =
        IntStream.rangeClosed(1, 12)
            .mapToObj(at -> "field" + at)
            .collect(Collectors.joining(" | "));
    String entries =
        IntStream.rangeClosed(1, 8)
            .mapToObj(at -> "field" + at + " = white")
            .collect(Collectors.joining("; "));
    String text =
        """
        domain Field = %s
        next : Field -> Field
        %s// The corner.
        next(field11) = field1

        next(_) = field12
        board : Field -> Colour = { :black; %s }
        graph rules() { $ a $$ b
          $ c

          $ d // the last
          $ e
        }
        """
            .formatted(fields, cases, entries);
    String expected =
        """
        domain Field =
          field1 | field2 | field3 | field4 | field5 | field6 | field7 | field8 | field9 | field10
          | field11 | field12
        next : Field -> Field
        next(field1) = field2  next(field2) = field3  next(field3) = field4  next(field4) = field5
        next(field5) = field6  next(field6) = field7  next(field7) = field8  next(field8) = field9
        next(field9) = field10  next(field10) = field11
        // The corner.
        next(field11) = field1

        next(_) = field12
        board : Field -> Colour = {
          :black; field1 = white; field2 = white; field3 = white; field4 = white; field5 = white;
          field6 = white; field7 = white; field8 = white
        }
        graph rules() {
          $ a $$ b $ c

          $ d  // the last
          $ e
        }
        """;
    assertEquals(expected, format(text));
  }

  @Test
  void parenthesesStandWhereTheyAreNeededAndNowhereElse() {
    String text =
        """
        f : A -> A
        f(X) = (a - (b - c)) + ((d))
        f(X) = if (a || b) && c then (if d then e else g) else (if h then i else j)
        f(X) = (a in B) == (c == d)
        f(X) = (if a then b else c) + d
        f(X) = (g[a])(b, (c + d))[e]
        """;
    String expected =
        """
        f : A -> A
        f(X) = a - (b - c) + d
        f(X) = if (a || b) && c then (if d then e else g) else if h then i else j
        f(X) = a in B == (c == d)
        f(X) = (if a then b else c) + d
        f(X) = g[a](b, c + d)[e]
        """;
    assertEquals(expected, format(text));
    assertEquals(parse(text), parse(expected));
  }

  static HrgGame parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    HrgGame game = HrgParser.parse(Games.source("text.hrg", text), diagnostics).game();
    assertEquals("", Games.render(diagnostics.list()));
    return game;
  }

  private static String format(String text) {
    return HrgLayout.format(Games.source("text.hrg", text), new Budget()).value().orElseThrow();
  }

  private static List<String> comments(String text) {
    return text.lines()
        .filter(line -> line.contains("//"))
        .map(line -> line.substring(line.indexOf("//")).stripTrailing())
        .toList();
  }
}
