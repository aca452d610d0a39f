package org.regames.lud.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.LudParser;

/** Arguments of ludemes, asked for by the names that the table has. */
class LudClauseTest {
  private static final String TEXT =
      """
      (game "Rows" (players 2)
        (equipment { (board (square 3) (track "Round" "0,E") use:Vertex) (piece "Disc" Each maxState:2) })
        (rules
          (play (move Add (to (sites Empty)) stack:True))
          (end (if (is Line 3) (result Mover Win)))))
      """;

  private static final LudClause GAME =
      LudParser.parse(new Source("rows.lud", TEXT), GameChoices.NONE, new Budget())
          .value()
          .orElseThrow();

  private static final LudClause BOARD = GAME.clause("equipment").clauses("items").getFirst();

  @Test
  void argumentsAreAskedForByName() {
    assertTrue(BOARD.is("board"));
    assertEquals(Kind.ITEM, BOARD.kind());
    assertEquals("Vertex", BOARD.word("use"));
    assertEquals(3, BOARD.clause("graph").number("size"));
    assertEquals("Rows", GAME.word("name"));
    LudClause add = GAME.clause("rules").clause("play").clause("moves");
    assertEquals("move Add", add.title());
    assertTrue(add.flag("stack"));
    assertEquals("sites Empty", add.clause("to").clause("sites").title());
  }

  @Test
  void whatIsLeftOutIsWhatTheTableSays() {
    assertFalse(BOARD.flag("largeStack"));
    assertEquals("Implied", BOARD.clause("graph").word("diagonals"));
    assertEquals(Optional.empty(), BOARD.find("values"));
    assertFalse(BOARD.has("values"));
    assertEquals(Optional.empty(), BOARD.findClause("values"));
    assertEquals(Optional.empty(), BOARD.clause("graph").findWord("shape"));
    assertThrows(OtherArgumentException.class, () -> BOARD.get("values"));
    assertThrows(IllegalArgumentException.class, () -> BOARD.find("value"));
  }

  @Test
  void anArgumentOfAnotherShapeIsToldAtItsPlace() {
    OtherArgumentException other =
        assertThrows(OtherArgumentException.class, () -> BOARD.number("graph"));
    assertEquals(BOARD.get("graph").origin(), other.place());
    assertEquals("`board` has something other than a number here", other.getMessage());
  }

  @Test
  void oneThingIsAListOfOne() {
    assertEquals(
        List.of("Round"), BOARD.clauses("tracks").stream().map(it -> it.word("name")).toList());
    assertEquals(List.of(), BOARD.list("values"));
    assertEquals(2, GAME.clause("equipment").list("items").size());
  }

  @Test
  void valuesKnowWhereTheyAreWritten() {
    assertEquals("rows.lud:2:16", BOARD.origin().toString());
    assertEquals("Vertex", BOARD.get("use").origin().text());
    assertEquals(
        "(sites Empty)",
        GAME.clause("rules")
            .clause("play")
            .clause("moves")
            .clause("to")
            .get("sites")
            .origin()
            .text());
  }

  @Test
  void valuesThatSayTheSameAreEqual() {
    String moved = TEXT.replace(" (square 3)", "\n\n( square 03 ) // a comment\n");
    LudClause other =
        LudParser.parse(new Source("moved", moved), GameChoices.NONE, new Budget())
            .value()
            .orElseThrow();
    assertEquals(GAME, other);
    String larger = TEXT.replace("(square 3)", "(square 4)");
    assertFalse(
        GAME.equals(
            LudParser.parse(new Source("larger", larger), GameChoices.NONE, new Budget())
                .value()
                .orElseThrow()));
  }
}
