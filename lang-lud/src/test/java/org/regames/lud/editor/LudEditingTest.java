package org.regames.lud.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.LudParser;

class LudEditingTest {
  private static final String GAME =
      """
      (define "Forth" (move Step (directions Forward)
        (to if:(is Empty (to))))) // one step
      (game "March"
        (players 2)
        (equipment { (board (square 5)) (piece "Man" Each "Forth") (regions "Goal" P1 (sites Top)) })
        (rules
          (start (place "Man1" (sites Bottom)))
          (play (forEach Piece))
          (end (if (is In (last To) (sites "Goal")) (result Mover Win)))))
      """;

  private final LudEditing editing = new LudEditing();

  private SymbolTable table(String text) {
    return editing.symbols(new Source("game.lud", text));
  }

  private static Symbol at(SymbolTable table, String text, String before) {
    return table.symbol(table.useAt(text.indexOf(before) + before.length()).orElseThrow());
  }

  @Test
  void namesOfATextAreItsOutline() {
    SymbolTable table = table(GAME);
    assertEquals(
        List.of("Forth MACRO", "Man PIECE", "Goal CONSTANT"),
        table.symbols().stream()
            .filter(symbol -> !symbol.isBuiltIn())
            .map(symbol -> symbol.name() + " " + symbol.kind())
            .toList());
    assertEquals("(regions \"Goal\" P1 (sites Top))", at(table, GAME, "sites \"").signature());
  }

  @Test
  void usesLeadToWhatIsNamed() {
    SymbolTable table = table(GAME);
    Symbol define = at(table, GAME, "Each \"");
    assertEquals("Forth", define.name());
    assertEquals(GAME.indexOf("Forth"), define.place().start());
    Symbol man = at(table, GAME, "place \"");
    assertEquals(
        List.of(Use.Role.DEFINITION, Use.Role.READ),
        table.usesOf(man).stream().map(Use::role).toList());
  }

  @Test
  void ludemesSayWhatTheyAre() {
    SymbolTable table = table(GAME);
    Symbol step = at(table, GAME, "(move");
    assertEquals("move Step", step.name());
    assertTrue(step.signature().startsWith("(move Step [from]"), step.signature());
    assertEquals("a piece goes one step", step.comment());
    assertEquals("a role", at(table, GAME, "\"Goal\" P").type());
  }

  @Test
  void textsAreMarkedAndFolded() {
    SymbolTable table = table(GAME);
    List<String> marks =
        table.marks().stream()
            .map(mark -> mark.kind() + " " + GAME.substring(mark.start(), mark.end()))
            .toList();
    assertEquals(
        List.of(
            Mark.Kind.COMMENT + " // one step",
            Mark.Kind.TITLE + " \"March\"",
            Mark.Kind.NUMBER + " 2",
            Mark.Kind.NUMBER + " 5"),
        marks);
    assertEquals(4, table.folds().size());
  }

  @Test
  void whatCanStandSomewhereIsKnown() {
    Source source = new Source("game.lud", GAME);
    assertEquals(Set.of(SymbolKind.FUNCTION), editing.expected(source, GAME.indexOf("move")));
    assertEquals(Set.of(SymbolKind.VALUE), editing.expected(source, GAME.indexOf("Each")));
    assertTrue(editing.expected(source, GAME.indexOf("Man1")).contains(SymbolKind.PIECE));
  }

  @Test
  void theGameThatIsOfferedCanBeRead() {
    String body = editing.snippets().getFirst().body().replaceAll("\\$\\{\\d:([^}]*)}", "$1");
    assertFalse(body.contains("$"));
    assertEquals(
        List.of(),
        LudParser.parse(new Source("game.lud", body), GameChoices.NONE, new Budget())
            .diagnostics());
  }

  @Test
  void halfATextIsNoProblem() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      int from = random.nextInt(GAME.length());
      SymbolTable table = table(GAME.substring(from, from + random.nextInt(GAME.length() - from)));
      int end = 0;
      for (Use use : table.uses()) {
        assertTrue(end <= use.start() && use.start() < use.end());
        end = use.end();
      }
    }
  }
}
