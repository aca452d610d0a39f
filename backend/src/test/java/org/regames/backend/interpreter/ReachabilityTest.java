package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

class ReachabilityTest {
  /** Tags yes or no for a check from node p to node q. */
  private static List<String> check(String rules) {
    return check("p", "q", rules);
  }

  private static List<String> check(String from, String to, String rules) {
    return Games.moves(
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: ? %1$s -> %2$s; b, c: $ yes; c, end: player = keeper;
            a, d: ! %1$s -> %2$s; d, c: $ no;
            """
                    .formatted(from, to)
                + rules));
  }

  @Test
  void aCheckAsksForSomeLegalWalk() {
    assertEquals(List.of("yes"), check("p, r: x == o; p, q: x == x;"));
    assertEquals(List.of("no"), check("p, q: x == o; q, p:;"));
  }

  @Test
  void theWalkOfNoEdgesCounts() {
    assertEquals(List.of("yes"), check("p", "p", "p, q:;"));
  }

  @Test
  void tagsPlayNoPartSoThatCyclesOfTagsEnd() {
    assertEquals(List.of("no"), check("p, r: $ t; r, p: $ u; p, q: x == o;"));
  }

  @Test
  void assignmentsToPlayerDoNotStopTheWalk() {
    assertEquals(List.of("yes"), check("p, r: player = o; r, q: player == o;"));
  }

  @Test
  void whatTheWalkAssignsIsForgotten() {
    assertEquals(
        List.of("yes 0"),
        Games.moves(
            Games.interpreter(
                """
                type N = {0, 1}; var n: N = 0;
                begin, a: player = x;
                a, b: ? p -> q; b, c: $ yes; c, d: $$ n; d, end: player = keeper;
                p, r: n = 1; r, q: n == 1;
                """)));
  }

  @Test
  void checksMayStandInChecks() {
    assertEquals(
        List.of("yes"),
        check("p, r: n = 1; r, q: ! s -> t; s, t: n == 0; type N = {0, 1}; var n: N = 0;"));
  }

  @Test
  void aWalkMayComeBackToANodeWithOtherValues() {
    assertEquals(
        List.of("yes"),
        check(
            """
            type N = {0, 1, 2, 3}; var n: N = 0; const next: N -> N = {0: 1, 1: 2, 2: 3, :0};
            p, r: n = next[n]; r, p:; r, q: n == 3;
            """));
  }

  @Test
  void anyAssignmentsTryEverySymbol() {
    assertEquals(
        List.of("yes"), check("type N = {0, 1}; var n: N = 0; p, r: n = N(*); r, q: n == 1;"));
  }
}
