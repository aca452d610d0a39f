package org.regames.gdl.recover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.gdl.net.GameNet;
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
  @Tag("long")
  void aBoardIsProvenCellByCell() {
    GameNet game = Sheets.game(BOARD);
    List<FactFamily> turn = List.of(Sheets.family(game, "control", List.of()).asTotal());
    List<FactFamily> board = List.of(Sheets.family(game, "cell", List.of(0, 1)));
    assertEquals(
        List.of("cell by [0, 1], total"),
        said(LocalProofs.proven(game, turn, board, new Effort(MOST_WORK, new Budget()))));
    // One solver for all of the rules takes more than that.
    assertEquals(
        List.of(),
        said(
            Invariants.proven(
                    game, turn, board, List.of(), true, new Effort(MOST_WORK, new Budget()))
                .families()));
  }

  @Test
  void withoutTurnsBothMayMoveToACell() {
    GameNet game = Sheets.game(BOARD);
    List<FactFamily> board = List.of(Sheets.family(game, "cell", List.of(0, 1)));
    assertEquals(
        List.of(),
        said(LocalProofs.proven(game, List.of(), board, new Effort(MOST_WORK, new Budget()))));
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
    assertEquals(List.of("a by [], total", "b by [], total"), said(ofAAndB(Sheets.game(sheet))));
    assertEquals(List.of(), said(ofAAndB(Sheets.game(sheet.replace("(distinct ?x ?y)", "")))));
  }

  private static List<FactFamily> ofAAndB(GameNet game) {
    return LocalProofs.proven(
        game,
        List.of(),
        List.of(Sheets.family(game, "a", List.of()), Sheets.family(game, "b", List.of())),
        new Effort(MOST_WORK, new Budget()));
  }

  private static List<String> said(List<FactFamily> families) {
    return families.stream()
        .map(of -> of.function() + " by " + of.keyPlaces() + (of.total() ? ", total" : ""))
        .toList();
  }
}
