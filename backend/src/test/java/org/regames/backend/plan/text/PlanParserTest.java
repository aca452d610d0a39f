package org.regames.backend.plan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;

class PlanParserTest {
  private static final Plan PLAN = PlanBuilder.plan(Games.fillingSquares());

  /** One of each kind of statement and expression, as it is printed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x0 = ((x1 + -3) * 2 * 3 + 5)",
        "x0 = (any(x1 == 2 or x1 < s3) ? t1[m2[x1]] : (not f3[x1, depth] ? 1 : 2))",
        "x0 = (((x1 + 1) * 2 + 3) != 4 ? decision[x1] : code[3 +4])",
        "x0 = first of [b0, none] from the top",
        "b0 = (~(b1 << 3) & ~b1 << 3)",
        "b0 = ((b1 | 0xff) >>> 8 | all if x0 == x1 << 3)",
        "b0 = ({x0} | {(x0 + 4) - 64})",
        "b0 = (sets[3] & sets[-4 + x0 * 2 * 3])",
        "b0 = w1[x0] at compress(b1, w2[x0]) wide",
        "b0 = w1[x0] at (b1 << 2)",
        "b0 = (raised(b1, x0) & turned(all, (x0 + 1)))",
        "b0 = all if some of [b1, b2]",
        "require same(m1+x0 at t2, t3+0 at t4)",
        "require different(m1+(x0 + 2) at t2, m3+0 at t4)",
        "m1[x0] = 3, without its sets",
        "m1+x0 at t2 = t3+(x1 + 1) at t4",
        "save0 = m1",
        "m1 = save0",
        "sets[3 + x0 * 2] = (b0 | b1)",
        "f3[x0, 7] code | x0 * 2 << 3 + 5 - 7 hash mix(hash, 5) depth (depth + 1)",
        "f3[] code - 9223372036854775808",
        "add move 0 | 1 << 3",
        "add move code | x0 << 0 for x0 = 1 to 8 where [m1[x0] == 2, x0 != 3]",
        "add moves code | x0 << 0 hash hash for x0 in 64 + [b1, b2] left b3",
        "decision[(depth + 1)] = x0",
        "tag x0",
        "go to nowhere",
        "spend",
        "once at place (x0 + 3) of 64 in marks 1",
        "once in memory 1 with [x0, s2], maps [1, 2], tags hash at nowhere",
        "once late in memory 1 with [x0, s2], maps [1, 2], tags hash at nowhere",
        "clear marks 1 of 64",
        "forget memory 2",
        "yes",
        "no"
      })
  void whatIsPrintedIsRead(String text) {
    Op op = read(text).getFirst();
    assertEquals("  " + text + "\n", new StatementPrinter(PLAN).print(List.of(op)));
  }

  @Test
  void statementsAreNested() {
    String text =
        """
          if x0 == 1
            try
              require x0 < 3
          else if x0 == 2
          else
            yes if f1[]
              m1[0] = 2
          select code[0 +2]
          case
            no
          case
          for x1 = 0 to 3
            for x2 in t0, x3 of 5
              for x4 in 64 + [b0] left b1
          grow [b2] from [b0]
            b3 = b2 << 1
          to [b3]
          draw one of
            for any x5 in [b2]
              add moves 0 | x5 << 0 for x6 in [b3] left b4
            those of f3
            those that f4 lists
        """;
    assertEquals(text, new StatementPrinter(PLAN).print(read(text)));
  }

  @Test
  void notAndShiftBindAsTheyStand() {
    BitboardExpr word = new BitboardExpr.Local(1);
    BitboardExpr shifted = new BitboardExpr.Shifted(word, 3);
    BitboardExpr not = new BitboardExpr.Not(word);
    assertEquals(
        List.of(
            new Op.LetBits(0, new BitboardExpr.Not(shifted)),
            new Op.LetBits(2, new BitboardExpr.Shifted(not, 3))),
        read("b0 = ~(b1 << 3)\nb2 = ~b1 << 3"));
  }

  @ParameterizedTest
  @CsvSource({
    "x0 = , 'expected a value, but the line ends', 5",
    "x0 = b1, 'expected a value, not `b1`', 6",
    "x0 = 99999999999, 'expected a number of 32 bits, not `99999999999`', 6",
    "b0 = x1, 'expected a bitboard, not `x1`', 6",
    "yes no, 'expected the end of the line, not `no`', 5",
    "leap, 'expected a statement, not `leap`', 1",
    "x0 = 1 §, 'no plan has a `§` here', 8"
  })
  void mistakesHaveAPlace(String text, String message, int column) {
    Diagnostic found = assertThrows(DiagnosticException.class, () -> read(text)).diagnostic();
    assertEquals(message, found.message());
    assertEquals(column, found.origin().column());
  }

  @Test
  void aPlanNeedsItsHead() {
    Source empty = new Source("empty", "// nothing\n");
    assertThrows(DiagnosticException.class, () -> PlanParser.parse(empty));
    Source other = new Source("other", "find f0() at \"move\":\n");
    assertThrows(DiagnosticException.class, () -> PlanParser.parse(other));
  }

  /** The place is that of the number, not of what comes after it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'y1: 16-17'; 'y1: 16-99'; 'expected a number below 18, not `99`'; 8",
        "'y1: 16-17'; 'y1: 17-16'; 'expected a number from 17 up, not `16`'; 8",
        "'\"at\": y0'; '\"at\": y9'; 'expected a type that stands above, not `y9`'; 10",
        "'find f0,'; 'find f-1,'; 'expected `f` with a number from 0 up right after it, not `f`';"
            + " 13",
        "symbols; // symbols; 'expected a line above that lists what has this number, not `0`'; 5"
      })
  void mistakesOfAPlanHaveAPlace(String part, String other, String message, int column) {
    String text = PlanPrinter.print(PLAN).replace(part, other);
    Source source = new Source("plan", text);
    Diagnostic found =
        assertThrows(DiagnosticException.class, () -> PlanParser.parse(source)).diagnostic();
    assertEquals(message, found.message());
    assertEquals(column, found.origin().column());
  }

  private static List<Op> read(String text) {
    return PlanParser.statements(new Source("statements", text));
  }
}
