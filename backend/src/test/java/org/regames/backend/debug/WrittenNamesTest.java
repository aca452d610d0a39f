package org.regames.backend.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

class WrittenNamesTest {
  private static final String TEXT = "graph win(who : Player) { board[C(3, 1)] = who pin__me }";
  private static final Game GAME = game(TEXT);

  private static Game game(String text) {
    Origin origin = Origin.of(new Source("a.hrg", text), 0, 5);
    Edge edge = new Edge("begin", "end", new Action.Skip(), origin);
    return new Game(List.of(), List.of(), List.of(), List.of(edge), List.of());
  }

  @Test
  void namesAreThoseOfTheText() {
    WrittenNames names = new WrittenNames(GAME);

    assertEquals("board[C(3, 1)] = who", names.in("board[C__3_1] = win_arg0_who"));
    assertEquals("who (win)", names.variable("win_arg0_who"));
    assertEquals("win", names.node("turn1_win2_1"));
    assertEquals("win", names.node("win1_begin"));
    assertEquals("win", names.node("win_check1_1"));
  }

  @Test
  void whatTheTextSaysItselfStays() {
    WrittenNames names = new WrittenNames(GAME);

    assertEquals("pin__me", names.in("pin__me"));
    assertEquals("board", names.variable("board"));
    assertEquals("turn1_step2_1", names.node("turn1_step2_1"));
  }

  @Test
  void whatACommentMentionsIsWrittenAsInTheRules() {
    WrittenNames names = new WrittenNames(game("// such as C__2_3\n" + TEXT));

    assertEquals("place = C(2, 3)", names.in("place = C__2_3"));
    assertEquals("C__2_3", new WrittenNames(game("C__2_3")).in("C__2_3"));
  }

  @Test
  void whatIsShownCanBeAskedFor() {
    Value cell = new Value.Named("C__3_1");
    Map<String, Value> values = Map.of("from", cell);

    assertEquals("C(3, 1)", Row.of("from", GAME, values).value());
    assertEquals("C(3, 1)", Row.of("board[C(3, 1)]", GAME, boards(cell)).value());
    assertThrows(IllegalArgumentException.class, () -> Row.of("board[C(3", GAME, boards(cell)));
  }

  /** A map in which every cell has the same value. */
  private static Map<String, Value> boards(Value cell) {
    return Map.of(
        "board", new Value.MapLiteral(Optional.empty(), List.of(new Value.Entry("C__3_1", cell))));
  }
}
