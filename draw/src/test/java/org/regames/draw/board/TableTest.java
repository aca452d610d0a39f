package org.regames.draw.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Source;

/** What lies on the table, and whose it is. */
class TableTest {
  private static String text(Game game, ViewFile view) {
    return TextBoard.text(BoardView.of(game, view).picture(Boards.start(game), List.of()));
  }

  private static ViewFile labelled(String variable) {
    return new ViewFile(Set.of(), Map.of(variable, variable), Map.of(), Map.of());
  }

  @Test
  void countersOfTheRulesAreShownOnlyWhereAViewNamesThem() {
    String definitions = "type Count = {0, 1, 2};\nvar passes: Count = 2;\nvar pot: Count = 1;\n";
    Game passes = Boards.playing("white, black", definitions, "passes", "Count");

    assertEquals("", text(passes, ViewFile.NONE));
    assertEquals("passes: 2\n", text(passes, labelled("passes")));
    String counted = definitions.replace("passes", "left_rook");
    assertEquals(
        "", text(Boards.playing("white, black", counted, "left_rook", "Count"), ViewFile.NONE));
    Game pot = Boards.playing("white, black", definitions, "pot", "Count");
    assertEquals("pot: 1\n", text(pot, ViewFile.NONE));
  }

  private static Game chess(String what) {
    StringBuilder cells = new StringBuilder();
    for (char column = 'a'; column <= 'c'; column++) {
      for (int row = 1; row <= 3; row++) {
        cells.append(cells.isEmpty() ? "" : ", ").append("S__" + column + "_" + row);
      }
    }
    return Boards.game(
        "type Player = {white, black};\ntype Score = {0};\ntype Cell = {"
            + cells
            + "};\ntype Home = {P__a_1, P__b_1, P__c_1, P__c_3, no};\n"
            + "type Piece = {empty, white, black};\ntype Bool = {0, 1};\n"
            + "var board: Cell -> Piece = {:empty, S__a_1: white};\n"
            + "var kingAt: Player -> Cell = {:S__a_1, black: S__c_3};\n"
            + "var untouched: Home -> Bool = {:1, no: 0};\n"
            + "begin, a: player = white;\na, b: $ go;\nb, c: board[S__a_1] == white;\nc, d: "
            + what
            + ";\nd, a: player = white;\na, end: player = keeper;\n");
  }

  @Test
  void whereKingsAreAndWhatHasMovedIsSeenOnTheBoard() {
    for (String what : List.of("kingAt[white] == S__a_1", "untouched[P__a_1] == 1")) {
      Game game = chess(what);
      String name = what.substring(0, what.indexOf('['));

      assertFalse(text(game, ViewFile.NONE).contains(name), () -> text(game, ViewFile.NONE));
      assertTrue(text(game, labelled(name)).contains(name), () -> text(game, labelled(name)));
    }
  }

  @Test
  void sidesThatBelongToPlayersHaveTheirColours() {
    Boards boards = new Boards().players("red, blue").values("empty, red, blue");
    for (int x = 1; x <= 2; x++) {
      for (int y = 1; y <= 2; y++) {
        boards.cells("x" + x + "y" + y);
      }
    }
    Game game = boards.cells("top", "left").piece("top", "red").piece("left", "blue").game();
    Picture.View view =
        BoardView.of(game).picture(Boards.start(game), List.of()).boards().getFirst();

    assertEquals(List.of("top", "left"), view.sides().stream().map(Picture.Side::name).toList());
    assertEquals(List.of("red", "blue"), view.sides().stream().map(Picture.Side::colour).toList());
    for (Segment edge : view.sides().getFirst().edges()) {
      assertEquals(edge.from().y(), edge.to().y());
    }
    assertEquals(2, view.sides().getFirst().edges().size());
    assertTrue(text(game, ViewFile.NONE).endsWith("  top red, left blue\n"));
  }

  @Test
  void piecesWithTheNumberOfAPlayerAreItsOwn() {
    Boards boards = new Boards().players("p1, p2").values("empty, disc1, disc2");
    for (int x = 1; x <= 2; x++) {
      for (int y = 1; y <= 2; y++) {
        boards.cells("x" + x + "y" + y);
      }
    }
    Game game = boards.piece("x1y1", "disc1").piece("x2y2", "disc2").game();
    List<PieceDrawing> pieces =
        BoardView.of(game)
            .picture(Boards.start(game), List.of())
            .boards()
            .getFirst()
            .cells()
            .stream()
            .flatMap(square -> square.pieces().stream())
            .toList();

    assertEquals(List.of("p1", "p2"), pieces.stream().map(PieceDrawing::owner).toList());
    assertEquals(List.of("white", "black"), pieces.stream().map(PieceDrawing::colour).toList());
    assertEquals(List.of("", ""), pieces.stream().map(PieceDrawing::text).toList());
    assertEquals(Map.of("p1", "white", "p2", "black"), BoardView.colours(List.of("p1", "p2")));
  }

  @Test
  void onTrianglesPiecesAreCountedOut() {
    String definitions =
        "type Point = {a, b, c, d};\ntype Count = {0, 1, 2, 3, 4, 5, 6, 7};\n"
            + "var men: Player -> Point -> Count = {:{:0}, white: {:0, a: 3, d: 7}};\n";
    Game game = Boards.playing("white, black", definitions, "men[white][a]", "Count");
    String view =
        "{\"boards\": {\"men\": {\"cells\": \"triangles\", \"rows\": [\"a b\", \"c d\"]}}}";
    ViewFile look = ViewFile.read(new Source("x.view.json", view), game).value().orElseThrow();
    String svg =
        SvgBoard.text(BoardView.of(game, look).picture(Boards.start(game), List.of()), "Start");

    assertEquals(3 + 5, svg.split("<circle", -1).length - 1);
    assertEquals(1, svg.split(">7</text>", -1).length - 1);
    assertFalse(svg.contains(">3</text>"), svg);
    assertEquals(4, svg.split("<text class=\"rim\"", -1).length - 1, "the names of points");
  }

  /** Both players count the bar as their own; their men on it lie one after the other. */
  @Test
  void theBarIsBetweenTheTriangles() {
    String definitions =
        """
        type Place = {a, b, c, d, bar};
        type PlaceOrOff = {a, b, c, d, bar, off};
        type Count = {0, 1, 2};
        const facing: Place -> PlaceOrOff = {:off, a: d, b: c, c: b, d: a};
        var men: Player -> Place -> Count = {:{:0}, white: {:0, bar: 2}, black: {:0, a: 1, bar: 1}};
        """;
    Game game = Boards.playing("white, black", definitions, "men[white][a]", "Count");
    String view =
        """
        {"boards": {"men": {"cells": "triangles", "rows": ["a bar b", "c . d"],
          "through": {"black": "facing"}}}}
        """;
    ViewFile look = ViewFile.read(new Source("x.view.json", view), game).value().orElseThrow();

    assertEquals(
        """
        .    w2b1 .
        .         b1
        """,
        text(game, look).lines().limit(2).collect(Collectors.joining("\n", "", "\n")));
    String svg = SvgBoard.text(BoardView.of(game, look).picture(Boards.start(game), List.of()), "");
    assertEquals(3, svg.split("translate\\(48 ", -1).length - 1, svg);
  }

  @Test
  void menBorneOffLieBesideTheTriangles() {
    String definitions =
        """
        type Place = {a, b, c, d, off};
        type Count = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        var men: Player -> Place -> Count = {:{:0}, white: {:0, off: 8}, black: {:0, off: 2}};
        """;
    Game game = Boards.playing("white, black", definitions, "men[white][a]", "Count");
    assertFalse(text(game, ViewFile.NONE).contains("off"), text(game, ViewFile.NONE));
    String view =
        "{\"boards\": {\"men\": {\"cells\": \"triangles\", \"rows\": [\"a b off\", \"c d .\"]}}}";
    ViewFile look = ViewFile.read(new Source("x.view.json", view), game).value().orElseThrow();
    assertTrue(text(game, look).startsWith(".    .    w8b2\n"), text(game, look));
    String svg = SvgBoard.text(BoardView.of(game, look).picture(Boards.start(game), List.of()), "");
    assertEquals(7, svg.split("translate\\(96 ", -1).length - 1, svg);
    assertTrue(svg.contains(">8</text>"), svg);
  }

  @Test
  void diceThatNobodyHasThrownAreNotThereAndHiddenOnesBlank() {
    String definitions = "type Face = {0, 1, 2};\nvar die1: Face = 0;\nvar die2: Face = 2;\n";
    Game game = Boards.playing("white, black", definitions, "die1", "Face", "die2");
    BoardView view = BoardView.of(game);
    Map<String, Value> start = Boards.start(game);
    assertEquals("die2: 2\n", TextBoard.text(view.picture(start, List.of())));
    Map<String, Value> other = new HashMap<>(start);
    other.put("die2", new Value.Named("1"));
    String hidden = SvgBoard.text(view.picture(List.of(start, other), List.of()), "");
    assertEquals(1, hidden.split("<g class=\"die\">", -1).length - 1, hidden);
    assertFalse(hidden.contains("class=\"spot\""), hidden);
  }

  private static String svg(Game game) {
    return SvgBoard.text(BoardView.of(game).picture(Boards.start(game), List.of()), "");
  }

  @Test
  void cardsAreDrawnAndThoseThatNobodyKnowsShowTheirBacks() {
    String definitions =
        "type Card = {jack, queen, king, nothing};\n"
            + "var inHand: Player -> Card = {:king, black: nothing};\n";
    Game game = Boards.playing("white, black", definitions, "inHand[white]", "Card");

    assertEquals("in hand: white king\n", text(game, ViewFile.NONE));
    assertTrue(svg(game).contains("<rect class=\"face\""), svg(game));
    assertTrue(svg(game).contains(">K</text>"), svg(game));
    Map<String, Value> other = new HashMap<>(Boards.start(game));
    other.put("inHand", new Value.MapLiteral(Optional.of(new Value.Named("jack")), List.of()));
    String unknown =
        SvgBoard.text(
            BoardView.of(game).picture(List.of(Boards.start(game), other), List.of()), "");
    assertEquals(2, unknown.split("<rect class=\"back\"", -1).length - 1, unknown);
  }

  @Test
  void aFlagSaysWhetherItIsUp() {
    for (int value = 0; value < 2; value++) {
      String definitions = "type Bool = {0, 1};\nvar firstPhase: Bool = " + value + ";\n";
      Game game = Boards.playing("white, black", definitions, "firstPhase", "Bool");

      assertEquals("first phase: " + value, text(game, ViewFile.NONE).strip());
    }
  }

  @Test
  void handsAreNotedByPlayer() {
    String definitions =
        """
        type Site = {a1, b1, c1, a2, b2, c2, hand1, hand2};
        type Hand = {hand1, hand2};
        type Piece = {empty, disc1, disc2};
        type Count = {0, 1, 2, 3};
        type Flag = {0, 1};
        var board: Site -> Piece = {:empty, hand1: disc1, hand2: disc2};
        var count: Hand -> Count = {:3};
        var moved: Site -> Flag = {:0, a1: 1};
        """;
    String wanted = "2 . . .\n1 . . .\n  a b c\nin hand: p1 3, p2 3\n";
    assertEquals(
        wanted,
        text(
            Boards.playing(
                "p1, p2", definitions, "count[hand1]", "Count", "board[a1]", "moved[a1]"),
            ViewFile.NONE));
    String several =
        definitions
            .replace("disc1, disc2}", "disc1, disc2, king2}")
            .replace("hand2: disc2", "hand2: king2");
    assertTrue(
        text(
                Boards.playing(
                    "p1, p2", several, "count[hand1]", "Count", "board[a1]", "moved[a1]"),
                ViewFile.NONE)
            .endsWith("in hand: p1 disc1, p2 king2\nin hand: p1 3, p2 3\n"));
  }

  @Test
  void whatIsKeptOfSitesIsNoBoardBesideThatOfThePieces() {
    String definitions =
        """
        type Site = {a1, b1, c1, a2, b2, c2};
        type Piece = {empty, bishop1, bishop2};
        type Count = {0, 1, 2, 3};
        type Value = {unset, 0, 1};
        var board: Site -> Piece = {:empty, a1: bishop1, c2: bishop2};
        var state: Site -> Count = {:0, a1: 1};
        var pot: Value = unset;
        """;

    Game game = Boards.playing("p1, p2", definitions, "state[a1]", "Count", "board[a1]", "pot");
    List<PieceDrawing.Shape> shapes =
        BoardView.of(game).contents(Boards.start(game)).values().stream()
            .flatMap(List::stream)
            .map(PieceDrawing::shape)
            .toList();

    assertEquals(List.of(PieceDrawing.Shape.BISHOP, PieceDrawing.Shape.BISHOP), shapes);
    String shown = text(game, ViewFile.NONE);
    assertEquals("2 . . b\n1 B . .\n  a b c\n  B bishop of p1, b bishop of p2\n", shown);
  }

  @Test
  void whatIsWrittenBesideWideBoardsIsLarger() {
    String cells =
        IntStream.rangeClosed(1, 400)
            .mapToObj(cell -> "S__" + (1 + (cell - 1) % 20) + "_" + (1 + (cell - 1) / 20))
            .collect(Collectors.joining(", "));
    String definitions =
        "type Cell = {%s};\ntype Piece = {empty, white, black};\ntype Count = {0, 1, 2};\n"
                .formatted(cells)
            + "var board: Cell -> Piece = {:empty, S__1_1: white};\nvar pot: Count = 1;\n";
    Game game = Boards.playing("white, black", definitions, "pot", "Count", "board[S__1_1]");

    String svg = SvgBoard.text(BoardView.of(game).picture(Boards.start(game), List.of()), "wide");

    assertTrue(svg.matches("(?s).* scale\\(2\\.\\d\\)\">\n<text class=\"note\".*"), svg);
    assertTrue(svg.contains("<text class=\"rim\" style=\"font-size: 17px\""), svg);
  }

  @Test
  void diceThatWereThrownLieBesideTheBoard() {
    String definitions = "type Die = {1, 2, 3, 4, 5, 6};\nvar points: Die = 1;\n";
    Game game = Boards.playing("white, black", definitions, "points", "Die");
    BoardView view = BoardView.of(game);
    Picture picture = view.picture(Boards.start(game), List.of());
    Picture thrown = view.withDice(picture, List.of("6", "3"));

    assertEquals("thrown: 6, 3\npoints: 1\n", TextBoard.text(thrown));
    String svg = SvgBoard.text(thrown, "");
    assertEquals(2, svg.split("<g class=\"die\">", -1).length - 1, svg);
    assertEquals(9, svg.split("class=\"spot\"", -1).length - 1, svg);
    assertEquals(
        "thrown: 2\npoints: 1\n", TextBoard.text(view.withDice(picture, List.of("roll__2"))));
    assertEquals(picture, view.withDice(picture, List.of("S__3_1")));
    assertEquals(picture, view.withDice(picture, List.of()));
    Game without = Boards.playing("white, black", "type N = {1, 2, 3};\nvar a: N = 1;\n", "a", "N");
    BoardView none = BoardView.of(without);
    Picture plain = none.picture(Boards.start(without), List.of());
    assertEquals(plain, none.withDice(plain, List.of("2")));
  }

  /** As GDL games count: at each place one of the numbers is true. */
  @Test
  void theNumberThatIsTrueIsShownAtItsPlace() {
    String definitions =
        """
        type Pit = {north, south, store};
        type Count = {s0, s1, s2, s3, s4, s5, s6, s7};
        type Bool = {0, 1};
        var pit: Pit -> Count -> Bool = {:{:0, s3: 1}, store: {:0, s0: 1}};
        """;
    Game game = Boards.playing("white, black", definitions, "pit[north][s0]", "Bool");

    assertEquals("north  south  store\n3      3      0\n", text(game, ViewFile.NONE));
    String less = definitions.replace("s0, s1, ", "s0, ").replace("s0: 1", "s2: 1");
    Game grid = Boards.playing("white, black", less, "pit[north][s0]", "Bool");
    assertFalse(text(grid, ViewFile.NONE).startsWith("north  south"));
  }

  /** What lies at which level of a stack, as Ludii's games have it, is no second board. */
  @Test
  void levelsAboveCellsAreNoSquares() {
    String definitions =
        """
        type Site = {a1, b1, a2, b2};
        type Level = {0, 1, 2};
        type Piece = {empty, disc1, disc2};
        var board: Site -> Piece = {:empty, a1: disc1};
        var stack: Site -> Level -> Piece = {:{:empty}, a1: {:empty, 0: disc1}};
        """;
    Game game = Boards.playing("p1, p2", definitions, "board[a1]", "Piece", "stack[a1][0]");

    assertEquals(
        "2 . .\n1 D .\n  a b\n",
        text(game, ViewFile.NONE).lines().limit(3).collect(Collectors.joining("\n", "", "\n")));
    assertEquals(1, BoardView.of(game).boards().size());
  }

  @Test
  void stonesLieInPits() {
    String definitions =
        "type Pit = {a, b, c, d, e, f};\ntype Count = {0, 1, 2, 3, 4, 5, 6, 7};\n"
            + "type PitOrNull = {a, b, c, d, e, f, null};\n"
            + "const next: Pit -> PitOrNull = {:null, a: b, b: c, c: d, d: e, e: f, f: a};\n"
            + "var seeds: Pit -> Count = {:0, a: 3, c: 7};\n";
    Game game = Boards.playing("white, black", definitions, "seeds[a]", "Count");
    Source holes = new Source("a.view.json", "{\"boards\": {\"seeds\": {\"cells\": \"holes\"}}}");
    BoardView view = BoardView.of(game, ViewFile.read(holes, game).value().orElseThrow());
    String svg = SvgBoard.text(view.picture(Boards.start(game), List.of()), "");

    assertEquals(10, svg.split("class=\"stone\"", -1).length - 1, svg);
    assertTrue(svg.contains("<text class=\"count\" y=\"17\">7</text>"), svg);
    assertTrue(svg.contains("<text class=\"none\" y=\"17\">0</text>"), svg);
  }

  /** However many seeds there are, none is where their number stands, or leaves the pit. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 7, 10, 14, 48})
  void stonesCoverNoNumber(int count) {
    StringBuilder svg = new StringBuilder();
    Stones.write(
        new PieceDrawing(
            "n", PieceDrawing.Shape.TEXT, Integer.toString(count), "neutral", "", "n", "seeds"),
        0,
        0,
        svg);
    Matcher stone =
        Pattern.compile("cx=\"([-.\\d]+)\" cy=\"([-.\\d]+)\" r=\"([.\\d]+)\"").matcher(svg);
    int stones = 0;
    while (stone.find()) {
      stones++;
      double x = Double.parseDouble(stone.group(1));
      double y = Double.parseDouble(stone.group(2));
      double radius = Double.parseDouble(stone.group(3));
      assertTrue(y + radius < 17 - 8.5, svg::toString);
      assertTrue(Math.hypot(x, y) + radius < 0.46 * SvgBoard.UNIT + 0.5, svg::toString);
    }
    assertEquals(Math.min(count, 10), stones);
  }

  /** What was left is marked by a small ring, and what was reached by one around the piece. */
  @Test
  void ringsMarkTheLastMoveOnLines() {
    Boards boards = new Boards().cells("a1", "a2", "b1", "c2", "d1").piece("a2", "black");
    boards.links("w1", "a1", "a2", "a2", "b1").links("w2", "b1", "c2", "c2", "d1", "a1", "b1");
    Game game = boards.game();
    ViewFile nodes = nodes(game);
    BoardView view = BoardView.of(game, nodes);
    String svg = SvgBoard.text(view.picture(Boards.start(game), List.of("a1", "a2")), "");

    assertEquals(2, svg.split("class=\"halo\"", -1).length - 1, svg);
    assertTrue(svg.contains("r=\"11.5\"/>"), svg);
    assertTrue(svg.contains("r=\"20.2\"/>"), svg);
    assertTrue(svg.contains(".halo { fill: none;"), svg);
    assertTrue(svg.contains("fill: var(--black); stroke: var(--rim-of-black)"), svg);
  }

  /** Pieces that end in the number of their owner have names without it, where these suffice. */
  @Test
  void numberedPiecesHaveTheNamesOfTheirKinds() {
    Boards boards =
        new Boards().players("p1, p2").cells("a1", "a2", "b1", "b2").piece("a1", "nought1");
    Game game = boards.values("empty, nought1, cross2, pawn1, pawn2").game();
    BoardView view = BoardView.of(game);
    Layer layer = view.boards().getFirst().layers().getFirst();
    List<PieceDrawing> pieces = List.copyOf(view.look(layer).pieces().values());

    assertEquals(
        List.of("nought", "cross", "pawn of p1", "pawn of p2"),
        pieces.stream().map(PieceDrawing::name).toList());
    assertEquals(PieceDrawing.Shape.RING, pieces.get(0).shape());
    assertEquals(PieceDrawing.Shape.CROSS, pieces.get(1).shape());
    assertEquals(Map.of("p1", "red", "p2", "blue"), view.coloursOf(List.of("p1", "p2")));
  }

  private static ViewFile nodes(Game game) {
    Source text = new Source("a.view.json", "{\"boards\": {\"board\": {\"cells\": \"points\"}}}");
    return ViewFile.read(text, game).value().orElseThrow();
  }

  /** On a board of 6x6 the men begin on dark squares; they are called as in many GDL games. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void draughtsIsPlayedOnAChequeredBoard(int shift) {
    Boards boards = new Boards().players("red, black").values("blank, wp, bp, wk, bk");
    for (int x = 1; x <= 6; x++) {
      for (int y = 1; y <= 6; y++) {
        boards.cells("x" + x + "y" + y);
        if ((x + y) % 2 == shift && y != 3 && y != 4) {
          boards.piece("x" + x + "y" + y, y < 3 ? "wp" : "bp");
        }
      }
    }
    Game game = boards.game();
    List<Picture.Square> squares =
        BoardView.of(game).picture(Boards.start(game), List.of()).boards().getFirst().cells();
    List<PieceDrawing> pieces =
        squares.stream().flatMap(square -> square.pieces().stream()).distinct().toList();

    assertEquals(18, squares.stream().filter(square -> square.cell().dark()).count());
    assertTrue(
        squares.stream().allMatch(square -> square.pieces().isEmpty() || square.cell().dark()));
    assertEquals(
        Set.of("white", "black"),
        pieces.stream().map(PieceDrawing::colour).collect(Collectors.toSet()));
    assertEquals(List.of("", ""), pieces.stream().map(PieceDrawing::text).toList());
  }

  @Test
  void diceOfVariablesAreInOneRow() {
    Game game =
        Boards.playing(
            "white, black",
            "type Die = {0, 1, 2, 3, 4, 5, 6};\nvar die1: Die = 3;\nvar die2: Die = 5;\n",
            "die1",
            "Die",
            "die2");
    BoardView view = BoardView.of(game);
    Picture picture = view.picture(Boards.start(game), List.of());
    assertEquals("dice: 3, 5\n", TextBoard.text(picture));
    assertEquals(picture, view.withDice(picture, List.of("3", "5")));
  }
}
