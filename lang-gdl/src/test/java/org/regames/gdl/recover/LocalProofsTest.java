package org.regames.gdl.recover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.gdl.Gdl;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.Simplification;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;

/** Proofs about one group of facts at a time, from moves joined to classes. */
class LocalProofsTest {
  private static final long MOST_WORK = 4_000_000;

  /** Two players by turns move a stone of theirs to a cell of a board of 36, and capture. */
  private static final String BOARD =
      """
      (role white) (role black)
      (at 1) (at 2) (at 3) (at 4) (at 5) (at 6)
      (owner w white) (owner k black) (other white black) (other black white)
      (init (cell 1 1 w)) (init (cell 6 6 k)) (init (control white))
      (<= (init (cell ?x ?y b)) (at ?x) (at ?y) (distinct ?x ?y))
      (<= (init (cell ?x ?x b)) (at ?x) (distinct ?x 1) (distinct ?x 6))
      (<= (legal ?r (move ?s ?u ?v ?x ?y))
          (true (control ?r)) (owner ?s ?r) (true (cell ?u ?v ?s)) (at ?x) (at ?y)
          (different ?u ?v ?x ?y) (free ?x ?y ?s))
      (<= (free ?x ?y ?s) (true (cell ?x ?y b)) (owner ?s ?r))
      (<= (free ?x ?y w) (true (cell ?x ?y k)))
      (<= (legal ?r noop) (true (control ?o)) (other ?r ?o))
      (<= (different ?u ?v ?x ?y) (at ?u) (at ?v) (at ?x) (at ?y) (distinct ?u ?x))
      (<= (different ?u ?v ?x ?y) (at ?u) (at ?v) (at ?x) (at ?y) (distinct ?v ?y))
      (<= (next (cell ?x ?y ?s)) (does ?r (move ?s ?u ?v ?x ?y)))
      (<= (next (cell ?u ?v b)) (does ?r (move ?s ?u ?v ?x ?y)))
      (<= (next (cell ?x ?y ?s)) (true (cell ?x ?y ?s)) (does ?r (move ?t ?a ?b ?c ?d))
          (different ?x ?y ?a ?b) (different ?x ?y ?c ?d))
      (<= (next (control ?o)) (true (control ?r)) (other ?r ?o))
      (<= alive (true (cell ?x ?y w)))
      (<= terminal (not alive))
      (<= (goal ?r 50) (role ?r) (true (cell 1 1 b)))
      """;

  @Test
  void aBoardIsProvenCellByCell() {
    GameNet game = game(BOARD);
    List<Family> turn = List.of(family(game, "control", List.of()).asTotal());
    List<Family> board = List.of(family(game, "cell", List.of(0, 1)));
    assertEquals(
        List.of("cell by [0, 1], total"),
        said(LocalProofs.proven(game, turn, board, new Effort(MOST_WORK))));
    // One solver for all of the rules takes more than that.
    assertEquals(
        List.of(),
        said(
            Invariants.proven(game, turn, board, List.of(), true, new Effort(MOST_WORK))
                .families()));
  }

  @Test
  void withoutTurnsBothMayMoveToACell() {
    GameNet game = game(BOARD);
    List<Family> board = List.of(family(game, "cell", List.of(0, 1)));
    assertEquals(
        List.of(), said(LocalProofs.proven(game, List.of(), board, new Effort(MOST_WORK))));
  }

  @Test
  void claimsHelpEachOtherAndFallTogether() {
    String sheet =
        """
        (role r) (init (a 1)) (init (b 1)) (n 1) (n 2)
        (legal r go) (legal r wait) (<= terminal (true (a 2)) (true (b 2)))
        (<= (next (a ?x)) (true (b ?x)) (does r go))
        (<= (next (a ?x)) (true (a ?x)) (does r wait))
        (<= (next (b ?x)) (true (a ?y)) (does r ?m) (n ?x) (distinct ?x ?y))
        (<= (goal r 50) (true (a 1)))
        (<= (goal r 100) (true (b 1)))
        """;
    assertEquals(List.of("a by [], total", "b by [], total"), said(ofAAndB(game(sheet))));
    assertEquals(List.of(), said(ofAAndB(game(sheet.replace("(distinct ?x ?y)", "")))));
  }

  private static List<Family> ofAAndB(GameNet game) {
    return LocalProofs.proven(
        game,
        List.of(),
        List.of(family(game, "a", List.of()), family(game, "b", List.of())),
        new Effort(MOST_WORK));
  }

  private static GameNet game(String sheet) {
    Budget budget = new Budget();
    List<Clause> clauses = Clauses.of(Gdl.description(sheet), budget);
    return Simplification.simplify(
        NetBuilder.build(Grounder.ground(clauses, budget), budget, new Diagnostics()));
  }

  private static Family family(GameNet game, String function, List<Integer> keyPlaces) {
    Map<Integer, Integer> facts = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      int term = game.facts().get(fact);
      if (game.terms().name(term).equals(function)) {
        facts.put(fact, term);
      }
    }
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    return Family.of(function, arity, keyPlaces, facts, game.terms());
  }

  private static List<String> said(List<Family> families) {
    return families.stream()
        .map(of -> of.function() + " by " + of.keyPlaces() + (of.total() ? ", total" : ""))
        .toList();
  }
}
