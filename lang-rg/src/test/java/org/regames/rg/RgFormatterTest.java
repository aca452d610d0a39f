package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

class RgFormatterTest {
  @Test
  void spacesAreThoseOfThePrinter() {
    String text =
        """
        type Player={x,y};
        type M = Player->Player->Score;
        const c:M={:d,x:{y:1,:0}};
        a,b:;
        a,b:c[M(x)]  ==0;
        a,b:  x=Player( * );
        a,b:x={x,y}(*);
        a,b:?a->b;
        a,b:$t;
        a,b:$$v;
        @disjoint a:b c;
        @integer -1:a b;
        @repeat a:;
        @simpleApply a b[t,n:{x,y}]v=n,w[t]=M(n);
        @tagIndex a b:1;
        """;
    String expected =
        """
        type Player = {x, y};
        type M = Player -> Player -> Score;
        const c: M = {:d, x: {y: 1, :0}};
        a, b:;
        a, b: c[M(x)] == 0;
        a, b: x = Player(*);
        a, b: x = {x, y}(*);
        a, b: ? a -> b;
        a, b: $ t;
        a, b: $$ v;
        @disjoint a : b c;
        @integer -1 : a b;
        @repeat a :;
        @simpleApply a b [t, n: {x, y}] v = n, w[t] = M(n);
        @tagIndex a b : 1;
        """;
    assertEquals(expected, format(text));
  }

  @Test
  void longStatementsHaveOneItemOnALine() {
    String key = "a_rather_long_symbol_so_that_few_fit_into_a_line";
    String text =
        "const c: A -> B -> C = {:{:x}, %s: {:a, b: c}, b: {%s: %s, :d}}; @integer 0 : %s %s %s;"
            .replace("%s", key);
    String expected =
        """
        const c: A -> B -> C = {
          :{:x},
          %s: {:a, b: c},
          b: {
            %s: %s,
            :d
          }
        };
        @integer 0 :
          %s
          %s
          %s;
        """
            .replace("%s", key);
    assertEquals(expected, format(text));
  }

  @Test
  void commentsStayWithWhatTheyExplain() {
    String text =
        """
        // Two players.
        type Player = {x,y}; // x begins


        begin , a : player = x; a, b: $ t;
        const c: A -> B = {:x, // mostly
          a: y};
        // The end.
        """;
    String expected =
        """
        // Two players.
        type Player = {x, y};  // x begins

        begin, a: player = x;
        a, b: $ t;
        const c: A -> B = {
          :x,  // mostly
          a: y
        };
        // The end.
        """;
    assertEquals(expected, format(text));
    assertEquals(expected, format(expected));
  }

  static List<Integer> seeds() {
    return IntStream.range(0, 200).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatThePrinterWritesIsFormattedButForLongLines(int seed) {
    Game game = new RandomGame(seed).game();
    String printed = RgPrinter.print(game);
    String formatted = format(printed);
    assertEquals(game, RgParser.parse(new Source("t", formatted), new Budget()).value().get());
    assertEquals(formatted, format(formatted));
    assertTrue(printed.lines().anyMatch(line -> line.length() > 100) || printed.equals(formatted));
  }

  @Test
  void textsWithErrorsAreNotFormatted() {
    Result<String> result = RgFormatter.format(new Source("t", "a, b: ;; c"), new Budget());
    assertTrue(result.value().isEmpty());
    assertTrue(result.diagnostics().size() > 0);
  }

  private static String format(String text) {
    return RgFormatter.format(new Source("t", text), new Budget()).value().orElseThrow();
  }
}
