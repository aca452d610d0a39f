package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;

/** What views change, and what is said about mistakes in them. */
class ViewFileTest {
  private static Boards board() {
    return new Boards()
        .cells("x0y0", "x1y0", "x2y0", "x0y1", "x1y1", "x2y1")
        .piece("x0y0", "white")
        .piece("x2y1", "black");
  }

  private static String text(Game game, String view) {
    ViewFile read = ViewFile.read(new Source("board.view.json", view), game).value().orElseThrow();
    return TextBoard.text(BoardView.of(game, read).picture(Boards.start(game), List.of()));
  }

  @Test
  void boardsAreTurnedAndMirrored() {
    assertEquals(
        """
        0 . . W
        1 b . .
          2 1 0
          b black, W white
        """,
        text(board().game(), "{\"boards\": {\"board\": {\"turned\": 180}}}"));
    assertEquals(
        """
        0 W .
        1 . .
        2 . b
          0 1
          b black, W white
        """,
        text(board().game(), "{\"boards\": {\"board\": {\"turned\": 90}}}"));
    assertEquals(
        """
        1 b . .
        0 . . W
          2 1 0
          b black, W white
        """,
        text(board().game(), "{\"boards\": {\"board\": {\"mirrored\": true}}}"));
  }

  @Test
  void cellsComeWhereTheRowsSay() {
    assertEquals(
        """
            W
            |
        .---.---b
          b black, W white
        """,
        text(
            board().game(),
            "{\"boards\": {\"board\": {\"cells\": \"points\","
                + " \"rows\": [\". x0y0 .\", \"x1y0 x2y0 x2y1\"]}}}"));
    assertEquals(
        """
        W---.---.
        |       |
        .---.---b
          b black, W white
        """,
        text(
            board().game(),
            """
            {"boards": {"board": {
              "cells": "points",
              "rows": ["x0y0 x1y0 x2y0", "x0y1 x1y1 x2y1"],
              "lines": [["x0y0", "x1y0"], ["x1y0", "x2y0"], ["x0y1", "x1y1"], ["x1y1", "x2y1"],
                ["x0y0", "x0y1"], ["x2y0", "x2y1"]]
            }}}
            """));
  }

  @Test
  void piecesAndNamesAreAsSaid() {
    assertEquals(
        """
        1 - - .
        0 T - -
          0 1 2
          - free, T tower
        """,
        text(
            board().game(),
            """
            {"pieces": {
              "white": {"letter": "T", "name": "tower", "shape": "rook", "colour": "red"},
              "empty": {"letter": "-", "name": "free"},
              "black": null
            }}
            """));
    assertEquals("", text(board().game(), "{\"hide\": [\"board\"]}"));
  }

  /** Where, what, and what to do about it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"hide": ["bord"]}                          | 1:11 unknown variable 'bord'; did you mean 'board'?
          {"hidden": []}                              | 1:2 unknown member 'hidden'; did you mean 'hide'?
          {"hide": "board"}                           | 1:10 expected a list, [ … ], found '"board"'
          {"labels": {"board": 3}}                    | 1:22 expected a text in quotes, found '3'
          {"pieces": {"whte": {}}}                    | 1:13 unknown value 'whte'; did you mean 'white'?
          {"pieces": {"white": {"colour": "wite"}}}   | 1:33 expected one of black, blue, brown, cyan, gold, green, grey, neutral, orange, pink, purple, red, silver, white, yellow, found '"wite"'; did you mean 'white'?
          {"boards": {"board": {"turned": 45}}}       | 1:33 expected 0, 90, 180 or 270, found '45'
          {"boards": {"board": {"rows": ["x0y9"]}}}   | 1:33 unknown cell 'x0y9'; did you mean 'x0y0'?
          {"boards": {"board": {"lines": [["x0y0"]]}}}| 1:33 expected a pair of cells, such as ["a1", "a2"], found '["x0y0"]'
          {"boards": {"board": {"through": {"w": 1}}}}| 1:35 unknown player 'w'; expected black, white
          {"boards": {"board": {"mirrored": 1}}}      | 1:35 expected true or false, found '1'
          {"hide": [],}                               | 1:13 expected a name in quotes, found '}'
          {"hide": [] "labels": {}}                   | 1:13 expected ',' or '}', found '"'
          {"hide": [], "hide": []}                    | 1:14 the member 'hide' is there already
          []                                          | 1:1 expected an object, { … }, found '[]'
          {"hide": ["board]}                          | 1:19 expected '"', found the end of the text
          """)
  void mistakesHaveAPlaceAndAHint(String view, String message) {
    String said =
        ViewFile.read(new Source("board.view.json", view.strip()), board().game())
            .diagnostics()
            .stream()
            .map(
                found ->
                    found.origin().line()
                        + ":"
                        + found.origin().column()
                        + " "
                        + found.message()
                        + found.hint().map(hint -> "; " + hint).orElse(""))
            .collect(Collectors.joining("\n"));
    assertEquals(message.strip().replace('\'', '`'), said);
  }

  private static ViewFile.AsRead asFarAsRight(String view) {
    Source source = new Source("board.view.json", view);
    return ViewFile.readAsFarAsRight(source, board().game());
  }

  /** What is right is kept, before a mistake, behind it, and inside the same look. */
  @Test
  void aMistakeCostsOnlyItself() {
    String view =
        """
        {"pieces": {"white": {"colour": "rad", "name": "tower"}, "blck": null, "empty": {"name": "x"}},
         "boards": {"board": {"turned": 180, "rows": ["x0y0 x0y7"], "cells": "points"}}}
        """;
    ViewFile.AsRead read = asFarAsRight(view);

    assertEquals(3, read.mistakes().size(), read::toString);
    assertEquals("tower", read.view().pieces().get("white").name().orElseThrow());
    assertTrue(read.view().pieces().get("white").colour().isEmpty());
    assertEquals("x", read.view().pieces().get("empty").name().orElseThrow());
    ViewFile.BoardLook look = read.view().boards().get("board");
    assertEquals(2, look.quarters());
    assertEquals(BoardKind.NODES, look.kind().orElseThrow());
    assertEquals(List.of(), look.rows());
  }

  @Test
  void whatIsReadBeforeTheTextBreaksOffCounts() {
    ViewFile.AsRead read =
        asFarAsRight("{\"hide\": [\"board\"], \"labels\": {\"board\": \"B\", \"x");
    assertEquals(1, read.mistakes().size(), read::toString);
    assertEquals(Set.of("board"), read.view().hidden());
    assertEquals(Map.of("board", "B"), read.view().labels());
  }

  /** Each fix in the order in which the mistakes are found, until none is left. */
  @Test
  void mistakesAreMendedByTheirFixes() {
    String text =
        "{\"hde\": [\"bord\"] \"pieces\": {\"white\": {\"shape\": \"rok\"},}, \"boards\":"
            + " {\"board\": {\"rows\": [\". x0y0 x0y7\"]}}}";
    List<Diagnostic> mistakes = asFarAsRight(text).mistakes();
    for (int i = 0; i < 9 && !mistakes.isEmpty(); i++) {
      assertEquals(1, mistakes.getFirst().fixes().size(), mistakes::toString);
      Diagnostic.Fix fix = mistakes.getFirst().fixes().getFirst();
      text =
          text.substring(0, fix.place().start()) + fix.text() + text.substring(fix.place().end());
      mistakes = asFarAsRight(text).mistakes();
    }
    assertEquals(
        "{\"hide\": [\"board\"], \"pieces\": {\"white\": {\"shape\": \"rook\"}}, \"boards\":"
            + " {\"board\": {\"rows\": [\". x0y0 x0y0\"]}}}",
        text);
  }

  @Test
  void theWordsOfAViewAreThoseOfItsGame() {
    ViewWords words = ViewFile.words(new Boards().cells("a_1", "a_2").game());

    assertEquals(List.of("board"), words.variables().stream().filter("board"::equals).toList());
    assertEquals(List.of("a_1", "a_2"), words.cells().get("board"));
    assertEquals(List.of("white", "black"), words.players());
    assertTrue(words.values().containsAll(List.of("empty", "white", "a_1")), words::toString);
    assertTrue(words.colours().contains("grey") && words.shapes().contains("disc"));
    assertTrue(words.kinds().contains("hexagons"));
  }

  /** What the rules call an argument of a graph is nothing that anybody sees. */
  @Test
  void argumentsOfGraphsAreNotOffered() {
    String definitions =
        """
        type Cell = {a1, a2, b1, b2};
        type Piece = {empty, white, black};
        var board: Cell -> Piece = {:empty};
        var move_arg0_from: Cell = a1;
        """;
    Game game = Boards.playing("white, black", definitions, "board[a1]", "Piece", "move_arg0_from");
    ViewWords words = ViewFile.words(game);

    assertTrue(words.variables().contains("board"), words::toString);
    assertEquals(List.of(), words.variables().stream().filter(it -> it.contains("arg")).toList());
    assertEquals(List.of(), words.values().stream().filter(it -> it.contains("arg")).toList());
  }
}
