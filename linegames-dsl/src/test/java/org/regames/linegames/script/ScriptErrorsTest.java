package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** What the author of a script is told. */
@Tag("long")
class ScriptErrorsTest {
  @TempDir static Path folder;

  @BeforeAll
  static void keepCompiledScriptsHere() {
    System.setProperty(CompiledScripts.CACHE, folder.toString());
  }

  private static String messages(Language language, String text) {
    Source source = new Source("game" + language.suffixes().getFirst(), text);
    Result<Game> result = language.frontend().orElseThrow().read(source, new Budget());
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return result.diagnostics().stream().map(renderer::render).collect(Collectors.joining());
  }

  private static String python(String text) {
    return messages(new PythonLanguage(), text);
  }

  private static String kotlin(String text) {
    return messages(new KotlinLanguage(), text);
  }

  @Test
  void aScriptThatNestsTooDeeplyIsNotCompiled() {
    String nested = "val deep =\n  " + "{".repeat(51) + "}".repeat(51) + "\n";
    assertTrue(
        kotlin(nested)
            .startsWith("game.linegame.kts:2:53: error: this is nested more than 50 deep"),
        () -> kotlin(nested));
    String row = "val row = run" + "{ }\n".repeat(51);
    assertTrue(
        kotlin(row)
            .startsWith("game.linegame.kts:51:1: error: these are more than 50 brackets in a row"),
        () -> kotlin(row));
  }

  @Test
  void aWrongArgumentIsNamedWithItsLine() {
    assertEquals(
        """
        game.py:3:1: error: width: expected an odd number, found 4 [script]
            3 | game.addBoardAlquerque(width=4, height=5)
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """,
        python(
            "from lineGames import *\ngame = LineGame()\n"
                + "game.addBoardAlquerque(width=4, height=5)\n"));
  }

  @Test
  void aBoardIsNotTooLargeToBeMade() {
    String game = "from lineGames import *\ngame = LineGame()\n";
    List<String> boards =
        List.of(
            "addBoardGrid(100000, 100000)",
            "addBoardSquareWithDiagonals(999999999, 1)",
            "addBoardCircle(8, 1000000000)",
            "addBoardPoint(); [game.addNode('n%d' % i) for i in range(20000)]",
            "addBoardPoint(); game.attachTriangle3(S, height=1000000000)");
    for (String board : boards) {
      String message = python(game + "game." + board + "\n");
      assertTrue(
          message.startsWith("game.py:3:1: error: a board has 10000 nodes at most"), message);
    }
  }

  @Test
  void aScriptMayTryASmallerBoardInTheSameGame() {
    assertEquals(
        "",
        python(
            """
            from lineGames import *
            game = LineGame()
            for size in (100001, 5):
                try:
                    game.addBoardAlquerque(size, size)
                except LineGameError:
                    pass
            for height in (1000000000, 3):
                try:
                    game.attachTriangle3(S, height=height)
                except LineGameError:
                    pass
            game.addPiecesAlquerque(InitialPieces.SQUARE_2ROWS)
            game.setRules(CaptureSequences.FULL, captureMandatory.MANDATORY)
            game.setLimits(stagnation=50)
            game.printHRG()
            """));
  }

  /** A million blanks took hours: the lexer looked at all before each of them again. */
  @Test
  void blanksAreReadOnce() {
    String message = python("one = (1," + " ".repeat(1_000_000) + "2))\n");
    assertTrue(message.startsWith("game.py:1:1000012: error: "), () -> message.substring(0, 100));
  }

  @Test
  void aLineThatGoesOnAtTheEndOfTheTextIsNamed() {
    assertEquals(
        """
        game.py:2:5: error: Python 2.7: unexpected character after line continuation character \
        [script]
            2 | x = \\
              |     ^
        """,
        python("y = 1\nx = \\\n"));
  }

  @Test
  void aNumberHasNotAMillionDigits() {
    for (String end : List.of("", "L")) {
      String message = python("x = 1\ny = (" + "4".repeat(1_000_000) + end + ")\n");
      String expected = "game.py:2:6: error: a number has 4300 digits at most";
      assertEquals(expected, message.substring(0, expected.length()));
    }
  }

  @Test
  void aChoiceNeedsValues() {
    assertEquals(
        """
        game.linegame.kts:1:1: error: choice: expected a name and values, as in choice("many", \
        NORTH, SOUTH) [script]
            1 | val many = choice("many")
              | ^~~~~~~~~~~~~~~~~~~~~~~~~
        """,
        kotlin("val many = choice(\"many\")\n"));
  }

  @Test
  void theSameMistakeInTwoFilesNamesEach() {
    Language language = new PythonLanguage();
    for (String name : List.of("one.py", "two.py")) {
      Source source = new Source(name, "LineGame(\n");
      Diagnostic found =
          language.frontend().orElseThrow().read(source, new Budget()).diagnostics().getFirst();
      assertEquals(name, found.origin().source().name());
    }
  }

  @Test
  void whatPythonLacksIsNamed() {
    assertEquals(
        "Python 2.7 has no f-strings, which are of Python 3: use \"...\".format(...)",
        message("x = 1\nx = f'{1}'\n", 2));
    assertEquals(
        "Python 2.7 has no type annotations, which are of Python 3: leave them out",
        message("def f(x: int):\n    pass\n", 1));
  }

  @Test
  void whatIsNoStringOrTooLargeIsNamed() {
    String start = "from lineGames import *\ngame = LineGame('g')\n";
    assertEquals("name: expected a string, found None", message(start + "game.addNode(None)\n", 3));
    assertEquals(
        "nodes: expected a string, found 5",
        message(start + "game.addPieces(WHITE_PIECE, 5)\n", 3));
    assertEquals(
        "width: the number 9999999999 is too large",
        message(start + "game.addBoardGrid(9999999999, 3)\n", 3));
  }

  @Test
  void whatIsReadTwiceAtEachLevelEndsWithItsPlace() {
    List<String> levels = List.of("x[ ]", "[y for y in ]", "x[1][ ]", "(yield )", "x[lambda: ]");
    int many = Integer.getInteger("sample", 12) == 1 ? levels.size() : 2;
    for (String level : levels.subList(0, many)) {
      int blank = level.lastIndexOf(' ');
      String deep =
          level.substring(0, blank + 1).repeat(60) + "1" + level.substring(blank + 1).repeat(60);
      assertEquals("this is nested too deeply", message("x = [0]\na = " + deep + "\n", 2));
    }
  }

  private static String message(String text, int line) {
    Source source = new Source("game.py", text);
    Diagnostic finding =
        new PythonLanguage()
            .frontend()
            .orElseThrow()
            .read(source, new Budget())
            .diagnostics()
            .getFirst();
    assertEquals(line, finding.origin().line());
    return finding.message();
  }

  @Test
  void aScriptPrintsOneGame() {
    assertEquals(
        """
        game.py:1:1: error: the script prints no game [script]
            1 | x = 1
              | ^
          help: end it with `printHRG()` of the game
        """,
        python("x = 1\n"));
  }

  @Test
  void misspeltWordsOfTheLanguageAreGuessed() {
    String placed = python("from lineGames import *\ngame = LineGame()\ngame.addPieceGrid(1)\n");
    assertTrue(placed.contains("  help: did you mean `addPiecesGrid`?\n"), placed);
    String named = python("from lineGames import *\ngame = LineGam()\n");
    assertTrue(named.contains("  help: did you mean `LineGame`?\n"), named);
    String filled = kotlin("lineGame(\"x\") {\n    pawns { eastToWst() }\n}\n");
    assertTrue(filled.contains("  help: did you mean `eastToWest`?\n"), filled);
  }

  @Test
  void mistakesInKotlinHaveTheirPlace() {
    assertEquals(
        """
        game.linegame.kts:2:13: error: Unresolved reference 'alkerk'. [script]
            2 |     board { alkerk(5, 5) }
              |             ^
        """,
        kotlin("lineGame(\"x\") {\n    board { alkerk(5, 5) }\n}\n"));
    assertEquals(
        """
        game.linegame.kts:3:5: error: stagnation, maxTurns: set one of them, or games may not end \
        [script]
            3 |     limits()
              |     ^~~~~~~~
        """,
        kotlin("lineGame(\"x\") {\n    board { point() }\n    limits()\n}\n"));
  }

  @Test
  void aScriptThatCallsItselfWithoutEndIsStopped() {
    assertEquals(
        """
        game.linegame.kts:1:1: error: the script calls itself too often [script]
            1 | fun f(): Int = f() + 1
              | ^~~~~~~~~~~~~~~~~~~~~~
        """,
        kotlin("fun f(): Int = f() + 1\nf()\n"));
  }

  @Test
  void aPlaceThatKeepsNoScriptsIsNamed() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    System.setProperty(CompiledScripts.CACHE, file.resolve("scripts").toString());
    try {
      String messages = kotlin("val x = 1\n");
      assertTrue(messages.contains("warning: the compiled script cannot be kept"), messages);
      assertTrue(messages.contains("error: the script prints no game"), messages);
      assertTrue(messages.contains(file.toString()), messages);
    } finally {
      System.setProperty(CompiledScripts.CACHE, folder.toString());
    }
  }
}
