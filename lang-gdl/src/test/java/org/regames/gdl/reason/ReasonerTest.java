package org.regames.gdl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.gdl.Gdl;
import org.regames.gdl.clause.Clauses;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

class ReasonerTest {
  private static final String FRAME =
      "(role a) (role b) (init (at 1)) (<= terminal (true over)) (legal b noop) ";

  private static Reasoner game(String rules) {
    return Reasoner.of(Clauses.of(Gdl.description(FRAME + rules), new Budget()));
  }

  private static Set<String> moves(Reasoner game, ReasonedState state) {
    return Arrays.stream(state.legal(0)).mapToObj(game::move).collect(Collectors.toSet());
  }

  private static Set<String> tuples(Reasoner game, String relation, int arity) {
    return texts(game, game.start().tuples(relation, arity));
  }

  private static Set<String> texts(Reasoner game, List<int[]> tuples) {
    return tuples.stream()
        .map(
            tuple ->
                Arrays.stream(tuple).mapToObj(game.terms()::text).collect(Collectors.joining(" ")))
        .collect(Collectors.toSet());
  }

  @Test
  void aStepLeadsToWhatNextSays() {
    Reasoner game =
        game(
            "(succ 1 2) (succ 2 3) (<= (legal a (go ?m)) (true (at ?n)) (succ ?n ?m))"
                + " (<= (next (at ?m)) (does a (go ?m))) (<= (next over) (does a (go 3)))"
                + " (<= (goal a 40) (true over)) (<= (goal a 7) (true (at 3)))");
    ReasonedState start = game.start();

    assertEquals(List.of("a", "b"), game.roles());
    assertEquals(Set.of("(go 2)"), moves(game, start));
    assertFalse(start.isTerminal());
    assertTrue(start.score(0).isEmpty());
    ReasonedState middle = start.after(new int[] {start.legal(0)[0], start.legal(1)[0]});
    assertEquals(Set.of("(go 3)"), moves(game, middle));
    ReasonedState end = middle.after(new int[] {middle.legal(0)[0], middle.legal(1)[0]});
    assertTrue(end.isTerminal());
    assertEquals(40, end.score(0).orElseThrow(), "the greatest of two goals");
    assertEquals(Set.of("(go 2)"), moves(game, start), "states do not change");
  }

  /** Each question is a part of the answer to itself. */
  @Test
  void circlesAreGoneRoundUntilNothingIsAdded() {
    Reasoner game =
        game(
            "(edge 1 2) (edge 2 3) (edge 3 1) (edge 3 4) (edge 5 5)"
                + " (<= (path ?x ?y) (path ?x ?z) (path ?z ?y)) (<= (path ?x ?y) (edge ?x ?y))"
                + " (<= (legal a (to ?y)) (true (at ?x)) (path ?x ?y))"
                + " (<= (back ?x) (path ?x ?x))");

    assertEquals(Set.of("(to 1)", "(to 2)", "(to 3)", "(to 4)"), moves(game, game.start()));
    assertEquals(Set.of("1", "2", "3", "5"), tuples(game, "back", 1));
    assertEquals(13, tuples(game, "path", 2).size());
  }

  /** Two relations that need each other, asked with one argument known and with none. */
  @Test
  void relationsMayNeedEachOther() {
    String numbers =
        IntStream.range(0, 60)
            .mapToObj(number -> "(succ " + number + " " + (number + 1) + ") ")
            .collect(Collectors.joining());
    Reasoner game =
        game(
            numbers
                + "(<= (even ?n) (zero ?n)) (zero 0) (<= (even ?n) (odd ?m) (succ ?m ?n))"
                + " (<= (odd ?n) (even ?m) (succ ?m ?n)) (<= (legal a yes) (even 60))"
                + " (<= (legal a no) (odd 60))");

    assertEquals(Set.of("yes"), moves(game, game.start()));
    assertEquals(30, tuples(game, "odd", 1).size());
  }

  /** Who moves along an edge to a lost place has won: a relation that denies itself elsewhere. */
  @Test
  void aRelationMayDenyItselfAtOtherArguments() {
    String rules =
        "(edge 1 2) (edge 2 3) (edge 3 4) (edge 2 4) (<= (won ?x) (edge ?x ?y) (not (won ?y)))"
            + " (<= (legal a yes) (won 1)) (<= (legal a no) (not (won 1)))";
    assertEquals(Set.of("2", "3"), tuples(game(rules), "won", 1));
    assertEquals(Set.of("no"), moves(game(rules), game(rules).start()));
    // The same where the questions are in a circle, which the denials break.
    Reasoner circle =
        game(rules + " (<= (won ?x) (won ?x) (edge ?x ?x)) (edge 9 8) (<= (won 9) (won 3))");
    assertEquals(Set.of("2", "3", "9"), tuples(circle, "won", 1));
  }

  @Test
  void whatDependsOnItsOwnDenialIsReported() {
    Reasoner game = game("(<= (p ?x) (true (at ?x)) (not (p ?x))) (<= (legal a go) (p 1))");

    DiagnosticException failure =
        assertThrows(DiagnosticException.class, () -> game.start().legal(0));
    assertEquals("unstratified", failure.diagnostic().code());
    assertEquals("`p` depends on its own negation", failure.diagnostic().message());
    assertFalse(game.start().isTerminal(), "other questions are answered");
  }

  /** Of a relation of millions only what is asked for is found. */
  @Test
  void onlyWhatIsAskedForIsFound() {
    String digits =
        IntStream.range(0, 40)
            .mapToObj(number -> "(digit " + number + ") ")
            .collect(Collectors.joining());
    Reasoner game =
        game(
            digits
                + "(<= (same ?a ?b ?c ?d ?e) (digit ?a) (digit ?b) (digit ?c) (digit ?d)"
                + " (digit ?e)) (<= (legal a go) (true (at ?x)) (same ?x ?x 3 4 5))");

    assertEquals(Set.of("go"), moves(game, game.start()));
  }

  /** What was found half is forgotten. */
  @Test
  void aQuestionThatNobodyWaitsForIsLeftAndMayBeAskedAgain() {
    String digits =
        IntStream.range(0, 20)
            .mapToObj(number -> "(digit " + number + ") ")
            .collect(Collectors.joining());
    Reasoner game = game(digits + "(<= (legal a (go ?a ?b ?c)) (digit ?a) (digit ?b) (digit ?c))");
    ReasonedState start = game.start();
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> start.legal(0));

    assertTrue(Thread.interrupted());
    assertEquals(8000, start.legal(0).length);
  }
}
