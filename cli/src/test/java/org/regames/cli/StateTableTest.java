package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.view.StateTable;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import org.regames.ir.Value;

class StateTableTest {
  private static String start(String file) {
    Terminal terminal = new Terminal(System.in, System.out, System.err, false, false, false);
    Game game =
        new GameOptions().load(System.getProperty("regames.root") + "/games/" + file, terminal);
    Interpreter interpreter = Interpreter.of(game);
    Map<String, Value> values = interpreter.initial().values();
    return new StateTable(game, interpreter.players()).text(values);
  }

  @Test
  void piecesHaveTheLettersOfTheirNamesAndCapitalsForWhoBegins() {
    assertTrue(
        start("hrg/chess.hrg")
            .startsWith(
                """
                8 r n b q k b n r
                7 p p p p p p p p
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 P P P P P P P P
                1 R N B Q K B N R
                  a b c d e f g h
                """));
  }

  @Test
  void mapsOfMapsAreBoards() {
    assertTrue(
        start("gdl/tictactoe.kif")
            .contains(
                """
                c . . .
                b . . .
                a . . .
                  a b c
                """));
  }

  @Test
  void otherMapsAreRowsOfATable() {
    assertTrue(
        start("gdl/mine-row.kif")
            .contains(
                """
                        1  2  3  4
                mine    0  0  0  0
                opened  0  0  0  0
                """));
    assertTrue(
        start("hrg/kuhn-poker.hrg")
            .contains(
                """
                      opener   responder
                hand  nothing  nothing
                """));
  }

  @Test
  void tablesThatAreTooWideGoOnBelow() {
    assertTrue(
        start("hrg/backgammon.hrg")
            .endsWith(
                """
                            bar  off
                men[white]  0    0
                men[black]  0    0
                """));
  }
}
