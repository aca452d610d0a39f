package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.play.Perft;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.language.Budget;

class ImproprietyTest {
  /** The only finding of a game that was played to a depth. */
  private static Impropriety finding(int depth, String rules) {
    Interpreter interpreter = Games.interpreter(rules);
    new Perft(interpreter).count(depth);
    List<Impropriety> findings = interpreter.findings().list();
    assertEquals(1, findings.size(), findings::toString);
    return findings.getFirst();
  }

  private static String text(Impropriety finding) {
    return new DiagnosticRenderer(false).render(finding.diagnostic());
  }

  @Test
  void aDeadEndIsReportedWithItsPlay() {
    Impropriety finding =
        finding(
            3,
            """
            begin, a: player = x; a, b: $ s; a, b: $ t; b, c: player = o;
            c, d: $ u; d, e: player = x; e, end: x == o; end, e: player = keeper;
            """);
    assertEquals(
        List.of(
            new Turn("keeper", List.of()),
            new Turn("x", List.of("s")),
            new Turn("o", List.of("u"))),
        finding.play());
    assertEquals(
        """
        game.rg:3:30: error: x has no legal move at node `e`, and the play has not ended [dead-end]
            3 | c, d: $ u; d, e: player = x; e, end: x == o; end, e: player = keeper;
              |                              ^~~~~~~~~~~~~~
        note: after the play `s / u`
        """,
        text(finding));
  }

  @Test
  void anAmbiguousMoveIsReportedWithBothWalksAndCountingGoesOn() {
    Interpreter interpreter =
        Games.interpreter(
            """
            type N = {0, 1}; var n: N = 0;
            begin, a: player = x; a, b: $ s; b, c: player = o;
            c, d: $ t; c, e: n = 1; e, d: $ t; d, end: player = keeper;
            """);
    assertEquals(2, new Perft(interpreter).count(2));
    Impropriety.AmbiguousMove finding =
        interpreter.findings().first(Impropriety.AmbiguousMove.class).orElseThrow();
    assertEquals(List.of("t"), finding.tags());
    assertEquals("c -[$ t]-> d -[player = keeper]-> end", finding.first().toString());
    assertEquals("c -[n = 1]-> e -[$ t]-> d -[player = keeper]-> end", finding.second().toString());
    assertEquals(
        """
        game.rg:4:1: warning: the move `t` leads to different states [ambiguous-move]
            4 | c, d: $ t; c, e: n = 1; e, d: $ t; d, end: player = keeper;
              | ^~~~~~~~~
        game.rg:4:1: note: one path: c -[$ t]-> d -[player = keeper]-> end
            4 | c, d: $ t; c, e: n = 1; e, d: $ t; d, end: player = keeper;
              | ^~~~~~~~~
        game.rg:4:12: note: another path: c -[n = 1]-> e -[$ t]-> d -[player = keeper]-> end
            4 | c, d: $ t; c, e: n = 1; e, d: $ t; d, end: player = keeper;
              |            ^~~~~~~~~~~
        note: after the play `s`
          help: add tags that tell the paths apart
        """,
        text(finding));
  }

  @Test
  void aSymbolOutsideTheTypeIsReportedAndKept() {
    String rules =
        """
        type A = {p, q}; type B = {q, r}; var a: A = p; var b: B = r;
        begin, z: player = x; z, y: a = b; y, w: $$ a; w, end: player = keeper;
        """;
    Impropriety.OutsideType finding = (Impropriety.OutsideType) finding(1, rules);
    assertEquals("r", finding.symbol());
    assertEquals("A", finding.type());
    assertEquals("z, y: a = b;", finding.edge().toString());
    assertEquals(List.of("r"), Games.moves(Games.interpreter(rules)));
    assertEquals(
        """
        game.rg:3:23: warning: in `z, y: a = b;` `r` is not a value of `A` \
        [outside-type]
            3 | begin, z: player = x; z, y: a = b; y, w: $$ a; w, end: player = keeper;
              |                       ^~~~~~~~~~~
        note: this is before the first move of a player
        """,
        text(finding));
  }

  @Test
  void castsAndPartsOfMapsAreHeldToTheirTypes() {
    String types =
        """
        type A = {p, q}; type B = {q, r}; var b: B = r; var c: B = q;
        var m: A -> A = {:p}; var n: A -> B = {:q, p: r}; var o: B -> A = {:p, r: q};
        """;
    for (String action : List.of("A(b) == b", "m[p] = b", "m = n", "m = o", "m[c] = b")) {
      Impropriety finding =
          finding(
              1,
              types + "begin, z: player = x; z, y: %s; y, end: player = keeper;".formatted(action));
      boolean isLostKey = action.equals("m = o");
      assertEquals(
          isLostKey ? Impropriety.OutsideKeys.class : Impropriety.OutsideType.class,
          finding.getClass(),
          action);
    }
  }

  @Test
  void writingOutsideTheKeysIsAnErrorAndWritesNothing() {
    String rules =
        """
        type A = {p, q}; type B = {q, r}; var b: B = r; var m: A -> A = {:p};
        begin, z: player = x; z, y: m[b] = q; y, w: m[b] == p; w, end: player = keeper;
        """;
    Impropriety.OutsideKeys finding = (Impropriety.OutsideKeys) finding(1, rules);
    assertEquals("r", finding.key());
    assertTrue(finding.diagnostic().isError());
    Interpreter interpreter = Games.interpreter(rules);
    State end = interpreter.moves(Games.start(interpreter)).getFirst().next();
    assertEquals("{:p}", end.values().get("m").toString());
  }

  @Test
  void anEndlessMoveEndsWithAMessage() {
    Interpreter interpreter =
        Interpreter.of(
            Games.of("begin, a: player = x; a, a: $ t; a, end: player = keeper;"),
            new Limits(100, 100_000, 100),
            new Budget());
    State start = Games.start(interpreter);
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> interpreter.moves(start));
    assertEquals(
        "the search for the moves at node `a` was given up after 100 edges were followed",
        thrown.diagnostic().message());
    assertTrue(interpreter.findings().first(Impropriety.EndlessMove.class).isPresent());
  }

  @Test
  void aMoveThatNeedsTooMuchMemoryEndsWithAMessage() {
    Interpreter interpreter =
        Interpreter.of(
            Games.of("begin, a: player = x; a, a: $ t; a, end: player = keeper;"),
            new Limits(Long.MAX_VALUE, 1000, 100),
            new Budget());
    State start = Games.start(interpreter);
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> interpreter.moves(start));
    assertTrue(thrown.diagnostic().message().endsWith("given up after 1000 values were kept"));
  }

  @Test
  void checksThatNeedThemselvesEndWithAMessage() {
    Interpreter interpreter =
        Games.interpreter("begin, a: player = x; a, b: ? a -> b; b, end: player = keeper;");
    State start = Games.start(interpreter);
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> interpreter.moves(start));
    assertTrue(thrown.diagnostic().message().contains("checks were nested 200 deep"));
  }

  @Test
  void findingsAreKeptOnceForEachKindAndPlace() {
    Interpreter interpreter =
        Games.interpreter(
            """
            type N = {0, 1, 2}; var n: N = 0;
            begin, a: player = x; a, b: n = N(*); b, c: $$ n; c, d: player = o;
            d, end: x == o; end, d: player = keeper;
            """);
    assertEquals(0, new Perft(interpreter).count(2));
    assertEquals(1, interpreter.findings().list().size());
    assertEquals(
        new Turn("x", List.of("0")), interpreter.findings().list().getFirst().play().getLast());
  }
}
