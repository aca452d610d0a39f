package org.regames.backend.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Impropriety;
import org.regames.ir.Game;

class VerifierTest {
  private static final String BIT = "type Bit = {0, 1}; var bit: Bit = 0; var other: Bit = 0;\n";

  /** Both say a bit, and o scores it. */
  private static final String PROPER =
      BIT
          + """
          begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit; c, d: player = o;
          d, e: other = Bit(*); e, f: $$ other; f, g: player = keeper;
          g, h: other == 1; h, i: goals[o] = 1; g, i: other == 0; i, end: player = keeper;
          """;

  /** x walks on a ring of three places and may stop at 2. */
  private static final String RING =
      """
      type Place = {0, 1, 2}; const next: Place -> Place = {0: 1, 1: 2, 2: 0};
      var at: Place = 0;
      begin, a: player = x; a, b: $ go; b, c: at = next[at]; c, d: player = keeper;
      d, a: player = x; a, s: $ stop; s, t: at == 2; t, u: player = keeper; u, end: player = keeper;
      """;

  private static Verification verified(String rules, int states, int plays) {
    return new Verifier(states, plays, 1).verify(Games.of(rules), _ -> {});
  }

  private static Verification verified(String rules) {
    return verified(rules, 1000, 0);
  }

  private static List<String> codes(Verification found) {
    return found.lints().stream().map(lint -> lint.diagnostic().code()).distinct().toList();
  }

  private static String play(Impropriety found) {
    return found.play().stream()
        .filter(turn -> !turn.player().equals("keeper"))
        .toList()
        .toString();
  }

  /** x names three numbers below 40 and then again, 64 000 moves each time. */
  private static String manyMoves() {
    String numbers =
        IntStream.range(0, 40).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    return """
    type Number = {%s}; var p: Number = 0; var q: Number = 0; var r: Number = 0;
    begin, a: player = x; a, b: p = Number(*); b, c: q = Number(*); c, d: r = Number(*);
    d, e: $$ p; e, f: $$ q; f, g: $$ r; g, h: player = keeper; h, i: player = o;
    i, j: p = Number(*); j, k: q = Number(*); k, l: r = Number(*);
    l, m: $$ p; m, n: $$ q; n, s: $$ r; s, end: player = keeper;
    """
        .formatted(numbers);
  }

  @Test
  void fewerStatesAreSearchedWhereTheyHaveMoreMovesThanThereIsTimeFor() {
    Verification found = verified(manyMoves(), 3, 0);

    assertFalse(found.exhaustive());
    assertEquals(1, found.states());
  }

  @Test
  void allStatesOfASmallGameAreSearched() {
    Verification found = verified(PROPER);

    assertTrue(found.exhaustive());
    assertTrue(found.isProper());
    // Before x, after each of two bits, and the four ends.
    assertEquals(1 + 2 + 4, found.states());
    assertEquals(2, found.depth());
    assertEquals(0, found.plays());
  }

  @Test
  void ofLargerGamesSomeStatesAndRandomPlaysAreSearched() {
    Verification found = verified(PROPER, 2, 10);

    assertFalse(found.exhaustive());
    assertEquals(2, found.states());
    assertEquals(10 + 20 * 10, found.plays());
    assertTrue(found.isProper());
  }

  @Test
  void aRepeatedStateComesWithAShortestPlayToIt() {
    Verification found = verified(RING);

    Impropriety repeated = found.against(ProperCondition.FINITENESS).getFirst();
    assertEquals("[x: go, x: go, x: go]", play(repeated));
    assertTrue(repeated.diagnostic().message().startsWith("the last 3 moves lead back"));
    assertEquals(1, found.improprieties().size());
    assertTrue(found.exhaustive());
  }

  @Test
  void randomPlaysFindRepeatedStatesToo() {
    Verification found = verified(RING, 1, 20);

    assertEquals(
        "[x: go, x: go, x: go]", play(found.against(ProperCondition.FINITENESS).getFirst()));
  }

  /** Nothing ends a play but `stop`, and only after 3 000 moves a state comes again. */
  @Test
  void repeatedStatesBehindALongCountAreFound() {
    int last = 3_000;
    String rules =
        """
        type Count = {%s}; const more: Count -> Count = {%s, :%d}; var count: Count = 0;
        begin, a: player = x; a, b: $ go; b, c: count = more[count]; c, begin: player = keeper;
        a, s: $ stop; s, t: player = keeper; t, end: player = keeper;
        """
            .formatted(
                IntStream.rangeClosed(0, last)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(", ")),
                IntStream.range(0, last)
                    .mapToObj(count -> count + ": " + (count + 1))
                    .collect(Collectors.joining(", ")),
                last);

    Impropriety repeated = verified(rules, 10, 1).against(ProperCondition.FINITENESS).getFirst();

    assertTrue(repeated.diagnostic().message().startsWith("the last move leads back"));
  }

  @Test
  void theShortestCycleNeedNotBeTheFirst() {
    String rules =
        """
        type Place = {0, 1, 2, 3, 4, 5};
        const ring: Place -> Place = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 0};
        var at: Place = 0; var hops: Place = 0;
        begin, a: player = x; a, b: $ go; b, c: at = ring[at]; c, d: player = keeper;
        d, a: player = x;
        a, e: at == 2; e, c: $ stay;
        a, s: $ stop; s, t: player = keeper; t, end: player = keeper;
        """;

    Impropriety repeated = verified(rules).against(ProperCondition.FINITENESS).getFirst();

    assertEquals("[x: go, x: go, x: stay]", play(repeated));
    assertEquals(
        1,
        ((Impropriety.RepeatedState) repeated)
            .moves().stream().filter(turn -> turn.player().equals("x")).count());
  }

  @Test
  void deadEndsArePartOfWhoIsToMove() {
    Verification players =
        verified(
            BIT
                + """
                begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit; c, d: player = o;
                d, e: bit == 1; e, f: player = keeper; f, end: player = keeper;
                """);
    Verification keepers =
        verified(
            BIT
                + """
                begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit; c, d: player = keeper;
                d, e: bit == 1; e, end: player = keeper;
                """);

    assertEquals("[x: 0]", play(players.against(ProperCondition.CONTINUABLE).getFirst()));
    assertEquals("[x: 0]", play(keepers.against(ProperCondition.KEEPER).getFirst()));
    assertFalse(players.isProper() || keepers.isProper());
  }

  @Test
  void ambiguousMovesKeeperChoicesAndInvalidActionsAreFound() {
    Verification ambiguous =
        verified(
            BIT
                + """
                begin, a: player = x; a, b: bit = Bit(*); b, c: $ say; c, d: player = keeper;
                d, end: player = keeper;
                """);
    Verification keeper = verified(BIT + "begin, a: bit = Bit(*); a, end: player = keeper;");
    Verification invalid =
        verified(
            BIT
                + """
                type Few = {0}; var few: Few = 0;
                begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit; c, d: few = Few(bit);
                d, e: player = keeper; e, end: player = keeper;
                """);

    assertEquals(1, ambiguous.against(ProperCondition.UNAMBIGUITY).size());
    assertEquals(1, keeper.against(ProperCondition.KEEPER).size());
    assertEquals(1, invalid.against(ProperCondition.VALIDITY).size());
  }

  @Test
  void whatNoPlayReachesIsALint() {
    Verification found =
        verified(
            """
            type Bit = {0, 1}; type Piece = {empty, man, king};
            var bit: Bit = 0; var board: Bit -> Piece = {:empty};
            begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit; c, d: board[bit] = man;
            d, e: player = keeper;
            e, f: board[bit] == king; f, g: board[bit] = empty; g, h: bit = 0; h, end: player = keeper;
            e, i: board[bit] != king; i, j: goals[x] = 1; j, end: player = keeper;
            """);

    assertTrue(found.isProper());
    assertEquals(
        List.of(
            "no play searched gets past this: `e, f: board[bit] == king;` in the automaton",
            "`king` was never in `board`",
            "no play searched gives x the scores `0`, `2`",
            "no play searched gives o the scores `1`, `2`"),
        found.lints().stream().map(lint -> lint.diagnostic().message()).toList());
  }

  @Test
  void tagsThatTellNothingApartAreALint() {
    Verification found =
        verified(
            BIT
                + """
                begin, a: player = x; a, b: $ say; b, c: bit = Bit(*); c, d: $$ bit;
                d, e: player = keeper; e, end: player = keeper;
                """);

    assertEquals(
        List.of(
            "this tag does not matter, moves differ without it: `a, b: $ say;` in the automaton"),
        found.lints().stream()
            .filter(Lint.NeedlessTag.class::isInstance)
            .map(lint -> lint.diagnostic().message())
            .toList());
    assertFalse(codes(found).contains("dead-rule"));
  }

  @Test
  void variablesThatNoMoveDependsOnAreALint() {
    Verification found =
        verified(
            """
            type Bit = {0, 1}; var said: Bit = 0; var kept: Bit = 0; var idle: Bit = 0;
            begin, a: player = x; a, b: said = Bit(*); b, c: $$ said; c, d: kept = said;
            d, e: player = keeper; e, end: player = keeper;
            """);

    assertEquals(
        List.of("no move depends on the variable `idle`", "no move depends on the variable `kept`"),
        found.lints().stream()
            .filter(Lint.UnreadVariable.class::isInstance)
            .map(lint -> lint.diagnostic().message())
            .toList());
  }

  @Test
  void whereNoPlayEndsThatIsSaidOnce() {
    Verification found =
        verified("begin, a: player = x; a, b: $ go; b, a: player = x; a, c: $ no; c, end: x == o;");

    assertTrue(codes(found).contains("unreached-end"));
    assertFalse(codes(found).contains("unreached-score"));
  }

  @Test
  void theExampleOfThePackagePageIsTrue() {
    Game game =
        Games.of(
            """
            type Word = {yes, no}; var word: Word = yes;
            begin, a: player = x; a, b: word = Word(*); b, c: $$ word; c, d: player = x;
            d, e: word == yes; e, f: player = keeper; f, end: player = keeper;
            """);

    Verification found = new Verifier(1000, 100, 1).verify(game, done -> {});
    assertTrue(found.exhaustive());
    assertFalse(found.isProper());
    assertEquals(
        "[keeper:, x: no]",
        found.against(ProperCondition.CONTINUABLE).getFirst().play().toString());
  }

  @Test
  void nonsenseIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Verifier(0, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new Verifier(1, -1, 1));
  }
}
