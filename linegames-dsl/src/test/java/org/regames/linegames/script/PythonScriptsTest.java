package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.output.ScriptError;

/** Python scripts in the manner of those that people have published. */
@Tag("long")
class PythonScriptsTest {
  private static final Path RESOURCES =
      Path.of(System.getProperty("regames.root")).resolve("linegames-dsl/src/test/resources");

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve("python"))) {
      return files.sorted().toList();
    }
  }

  private static List<Answer> run(String text) {
    return ScriptRuns.run(ScriptKind.PYTHON, new Source("game.py", text), ScriptOptions.USUAL);
  }

  /** Each describes games that are in the library, by their names. */
  @ParameterizedTest
  @MethodSource("scripts")
  void gamesAreThoseOfTheLibrary(Path script) throws IOException {
    List<Answer> games = run(Files.readString(script));
    assertTrue(!games.isEmpty());
    for (Answer answer : games) {
      LineGame game = ((Answer.Printed) answer).game();
      assertEquals(
          Files.readString(RESOURCES.resolve("golden").resolve(game.name() + ".hrg")),
          HrgWriter.text(game));
    }
  }

  private static final String TWICE =
      """
      from lineGames import *
      for name in ['a', 'a']:
          game = LineGame(name)
          game.addBoardGrid(3, 1)
          game.addPieces(WHITE_PIECE, 'cy0x0', 'cy0x1')
          game.addPieces(BLACK_PIECE, 'cy0x2', 'cy0x0')
          game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
          game.setLimits(5)
          game.printHRG()
      """;

  @Test
  void theLastOfTwoPawnsOnANodeCountsWithAWarning() {
    var parts =
        new PythonLanguage()
            .splitter()
            .orElseThrow()
            .split(new Source("game.py", TWICE), new Budget());
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    assertEquals(
        """
        game.py:6:5: warning: nodes: there is a pawn on `cy0x0` already, and the black one takes \
        the place of the white one [script]
            6 |     game.addPieces(BLACK_PIECE, 'cy0x2', 'cy0x0')
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """,
        parts.diagnostics().stream().map(renderer::render).collect(Collectors.joining()));
    assertEquals(
        List.of("a", "a_2"),
        parts.value().orElseThrow().stream().map(part -> part.name()).toList());
    assertTrue(parts.value().orElseThrow().getFirst().texts().get("hrg").contains("b---w---b"));
  }

  @Test
  void randomNumbersDependOnTheSeedAlone() {
    String text =
        """
        import random
        from lineGames import *
        nodes = random.sample(range(100), 20) + [random.randint(0, 9), random.choice('abc')]
        random.shuffle(nodes)
        LineGame('g').addNode('-'.join(str(node) for node in nodes))
        """;
    List<String> messages =
        Stream.of(1, 1, 2)
            .map(
                seed ->
                    new PythonLanguage()
                        .withScripts(new ScriptOptions(false, false, 10, false, seed))
                        .frontend()
                        .orElseThrow()
                        .read(new Source("game.py", text), new Budget())
                        .diagnostics()
                        .getFirst()
                        .message())
            .toList();
    assertTrue(messages.getFirst().startsWith("name: expected a small letter"), messages::toString);
    assertEquals(messages.get(0), messages.get(1));
    assertTrue(!messages.get(0).equals(messages.get(2)));
  }

  /** What the border lets pass: texts are encoded by functions of Java. */
  @Test
  void textsOfAllLettersArePlainTexts() {
    run(
        """
        # -*- coding: utf-8 -*-
        def check(found, expected):
            if found != expected:
                raise ValueError('found %r' % (found,))
        print(u'\\u00e9 \\u0130', u'\\u732b'.encode('utf-8'))
        check('\\xc3\\xa9'.decode('utf-8'), u'\\xe9')
        check(u'\\xe9'.encode('latin-1'), '\\xe9')
        check(u'\\xe9'.encode('ascii', 'replace'), '?')
        check(u'\\xe9x'.encode('ascii', 'ignore'), 'x')
        for wrong in (lambda: u'\\xe9'.encode('ascii'), lambda: '\\xff'.decode('utf-8'),
                      lambda: str(ValueError(u'\\xe9'))):
            try:
                wrong()
                raise ValueError('no error')
            except UnicodeError as e:
                str(e)
        """);
  }

  /** A name of a function of the game that is written is no name of a node. */
  @Test
  void namesOfNodesAreRefusedWhereTheyStand() {
    String text =
        """
        from lineGames import *
        game = LineGame('x')
        game.addBoardGrid(3, 1)
        game.addNode('along', edges={S: 'cy0x0'})
        """;
    ScriptError error = assertThrows(ScriptError.class, () -> run(text));
    assertEquals(4, error.line());
    assertEquals("name: `along` means something else in games; choose another", error.getMessage());
  }

  /** What is reserved is what games are written with. */
  @Test
  void allWordsOfGamesAreReserved() throws IOException {
    Pattern defined = Pattern.compile("^([a-z]\\w*) :", Pattern.MULTILINE);
    try (Stream<Path> files = Files.list(RESOURCES.resolve("golden"))) {
      for (Path file : files.toList()) {
        Matcher word = defined.matcher(Files.readString(file));
        while (word.find()) {
          LineGameBuilder game = new LineGameBuilder("x");
          game.addBoardPoint();
          String name = word.group(1);
          assertThrows(LineGameException.class, () -> game.addNode(name, null, Map.of()), name);
        }
      }
    }
  }

  /** A script with parameters runs in the process of its last run, but knows nothing of it. */
  @Test
  void functionsForgetWhatARunLeaves() {
    String text =
        """
        from lineGames import *
        param('width', 3, 5)
        for function in (getattr, hasattr, setattr, type):
            if hasattr(function, 'runs'):
                raise ValueError('ran before')
            function.runs = 1
        """;
    for (int i = 0; i < 3; i++) {
      run(text);
    }
  }
}
