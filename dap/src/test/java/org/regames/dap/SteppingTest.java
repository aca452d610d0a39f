package org.regames.dap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.Capabilities;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Debugs games through the protocol, as an editor does. */
@Tag("long")
class SteppingTest {
  private static final String TICTACTOE = "hrg/tictactoe.hrg";
  private static final String CHESS = "hrg/chess.hrg";

  private Editor editor;

  @BeforeEach
  void connect() throws IOException {
    editor = new Editor();
  }

  @AfterEach
  void disconnect() {
    editor.close();
  }

  @Test
  void itSaysWhatItCan() {
    Capabilities can = editor.initialize();

    assertTrue(can.getSupportsStepBack());
    assertTrue(can.getSupportsStepInTargetsRequest());
    assertTrue(can.getSupportsConfigurationDoneRequest());
  }

  @Test
  void aMoveStatementByStatementAndBack() {
    StoppedEventArguments stop = editor.launch(TICTACTOE);
    assertEquals("entry", stop.getReason());
    assertEquals("x is to move", stop.getDescription());
    assertEquals("place = Cell(*)", editor.lineText());
    assertEquals(9, editor.choices().length);

    stop = editor.choose("place = C(2, 2)");
    assertEquals("check(grid[place] == blank)", editor.lineText());
    editor.next();
    assertEquals("grid[place] = me", editor.lineText());
    assertTrue(editor.values("Variables", "grid").contains("C(2, 2) = blank"));
    editor.next();
    assertEquals("$$ place", editor.lineText());
    assertTrue(editor.values("Variables", "grid").contains("C(2, 2) = x"));
    assertEquals(
        List.of("row 1 = 3 . . .", "row 2 = 2 . x .", "row 3 = 1 . . .", "row 4 =   1 2 3"),
        editor.values("Board"));

    editor.back();
    assertEquals("grid[place] = me", editor.lineText());
    assertTrue(editor.values("Variables", "grid").contains("C(2, 2) = blank"));
    editor.back();
    stop = editor.back();
    assertEquals("place = Cell(*)", editor.lineText());
    assertEquals("entry", stop.getReason());
  }

  @Test
  void movesFollowEachOtherToTheEnd() {
    editor.launch(TICTACTOE, "after", "1_1 / 2_1 / 1_2 / 2_2");
    editor.evaluate("3", "repl");
    StoppedEventArguments stop = editor.stopped();
    assertEquals("check(grid[place] == blank)", editor.lineText());

    stop = editor.out();
    assertEquals("x has moved: 1,3; keeper is to move", stop.getDescription());
    stop = editor.run();
    assertEquals("the play is over: x has 100, o has 0", stop.getDescription());
    editor.runToEnd();
    editor.back();
    assertEquals(List.of("player = keeper", "tags = ", "node = turn1_11"), editor.values("Move"));
  }

  @Test
  void theChoicesOfAMoveThatIsWantedAreTaken() {
    editor.launch(CHESS, "move", "b1 c3");

    for (int steps = 0; !editor.lineText().contains("knight"); steps++) {
      assertTrue(steps < 60, editor::lineText);
      editor.into();
    }
    StoppedEventArguments stop = editor.run();
    assertTrue(stop.getDescription().startsWith("white has moved: b1 c3;"), stop::getDescription);
  }

  @Test
  void anIllegalMoveStopsWhereNoWayLeadsOn() {
    editor.launch(TICTACTOE, "after", "2_2", "move", "2_2");

    assertEquals("place = Cell(*)", editor.lineText());
    editor.next();
    assertEquals("C(2, 2)", editor.evaluate("place", "hover"));
    assertEquals("x", editor.evaluate("grid[place]", "watch"));
    StoppedEventArguments stop = editor.next();
    assertEquals("exception", stop.getReason());
    assertEquals("nothing can follow; not true: grid[place] == blank", stop.getDescription());
  }

  @Test
  void breakpointsAreFoundOnAnyPath() {
    editor.open(CHESS);
    Breakpoint[] set = editor.breakAt(346, 327, 3);
    assertEquals(List.of(346, 327), List.of(set[0].getLine(), set[1].getLine()));
    assertTrue(set[2].isVerified() && set[2].getLine() > 3, "moved to the next line");
    editor.breakAt(327);
    editor.start();

    StoppedEventArguments stop = editor.run();
    assertEquals("breakpoint", stop.getReason());
    assertEquals(327, editor.line());
    assertTrue(editor.evaluate("board[from]", "watch").endsWith("(white, knight)"));
    String first = editor.evaluate("from", "watch");
    editor.run();
    assertEquals(327, editor.line());
    assertFalse(editor.evaluate("from", "watch").equals(first), "another knight");
    editor.runBack();
    editor.breakAt();
    stop = editor.run();
    assertTrue(stop.getDescription().startsWith("white has moved: "), stop::getDescription);
  }

  @Test
  void checksAreGoneInto() {
    editor.launch(TICTACTOE, "after", "1_1 / 2_1 / 1_2 / 2_2", "move", "1_3");
    for (int steps = 0; editor.line() != 52; steps++) {
      assertTrue(steps < 10, editor::lineText);
      editor.next();
    }

    editor.into();
    assertEquals("if reachable(hasLine(me)) {", editor.lineText(), "the argument is passed");
    editor.next();
    assertEquals("line = Line(*)", editor.lineText());
    assertEquals(List.of("check: hasLine", "keeper: turn"), editor.frames());
    assertEquals(8, editor.choices().length);
    editor.choose("line = Row(1)");
    editor.next();
    StoppedEventArguments stop = editor.next();
    assertEquals("exception", stop.getReason(), "o has the second cell of the row");
    editor.back();
    editor.back();
    assertEquals("line = Line(*)", editor.lineText());
    editor.choose("line = Column(1)");
    for (int steps = 0; editor.stack().size() == 2; steps++) {
      assertTrue(steps < 20, editor::lineText);
      stop = editor.next();
    }
    assertEquals("goals[me] = 100", editor.lineText());
  }

  @Test
  void aBreakpointInsideACheckShowsBothFrames() {
    editor.open(TICTACTOE);
    editor.breakAt(35);
    editor.start();
    StoppedEventArguments stop = editor.run();
    for (int moves = 0; !stop.getReason().equals("breakpoint"); moves++) {
      assertTrue(moves < 5);
      stop = editor.run();
    }
    assertEquals("check(grid[cell(line, I)] == me)", editor.lineText());
    assertEquals(2, editor.stack().size());
    assertEquals(52, editor.stack().getLast().getLine());
    editor.out();
    assertEquals(1, editor.stack().size());
  }

  /** A rule, the literal that decides, and the rule again where its move is chosen. */
  @Test
  void gdlIsSteppedThroughInItsRulesAndLiterals() throws Exception {
    editor.launch("gdl/tictactoe.kif");
    List<String> text = Files.readAllLines(Path.of("../games/gdl/tictactoe.kif"));
    assertEquals("(<= (legal ?player (claim ?x ?y))", text.get(editor.line() - 1).strip());
    editor.next();
    assertEquals("(not (owned ?x ?y)))", text.get(editor.line() - 1).strip());
    editor.next();
    assertEquals("(<= (legal ?player (claim ?x ?y))", text.get(editor.line() - 1).strip());
    assertTrue(editor.stack().getFirst().getSource().getPath().endsWith("tictactoe.kif"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gdl/tictactoe.kif",
        "rbg/breakthrough.rbg",
        "sbg/hexapawn.sbg",
        "hrg/breakthrough.hrg",
        "rbg/hex.rbg"
      })
  void everyLanguageStepsThroughAMove(String game) {
    editor.launch(game);
    int steps = 0;
    StoppedEventArguments stop = editor.next();
    while (stop.getDescription() == null || !stop.getDescription().contains("has moved")) {
      assertTrue(steps++ < 500, game + ": the move ends");
      assertTrue(editor.line() > 0, game);
      stop = editor.next();
    }
    while (!stop.getReason().equals("entry")) {
      assertTrue(steps-- > -500, game + ": stepping back ends");
      stop = editor.back();
    }
  }

  @Test
  void theAutomatonCanBeSteppedThrough() {
    editor.launch(TICTACTOE, "edges", true, "begin", true);

    assertEquals("begin, rules_begin:;", editor.lineText());
    editor.next();
    assertEquals("keeper", editor.values("Move").getFirst().replace("player = ", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hrg/nosuch.hrg", "hrg"})
  void whatIsNoGameIsSaid(String game) {
    assertThrows(IllegalStateException.class, () -> editor.open(game));
  }

  @Test
  void whatIsWrongWithALaunchIsSaid() {
    assertEquals(
        "launch: there is no `moves`; there are after, begin, edges, move, program, stopOnEntry",
        refusal("moves", "x"));
    assertEquals("launch: `edges` is true or false; found yes", refusal("edges", "yes"));
    assertEquals(
        "no move of this game has the tag `C__2_9`; did you mean C__2_1?",
        refusal("move", "C__2_9"));
    assertEquals("move 2, `C__1_1`, is not legal for o", refusal("after", "1_1 / 1_1"));
  }

  private String refusal(Object... settings) {
    return assertThrows(IllegalStateException.class, () -> editor.open(TICTACTOE, settings))
        .getMessage();
  }
}
