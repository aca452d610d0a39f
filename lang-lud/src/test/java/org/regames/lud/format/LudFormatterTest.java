package org.regames.lud.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.LudParser;

class LudFormatterTest {
  private static final Path GAMES =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/games");
  private static final Path CORPUS =
      Path.of(System.getProperty("regames.root", "..")).resolveSibling("shared/corpus/lud");

  private static final String WRITTEN =
      """
      // How it is played
      (define "Sides"  (sites Side #1) )   // both
      (game   "Two
      lines" (players 2) (equipment {(board (rectangle 5 <Size:n> )) // small

        // for each
        (piece "Ox" Each (move Step (to if: (is Empty (to))) (then (if (is In (last To) ("Sides" N)) (moveAgain)))))})
      (rules (play (forEach Piece)) (end (if (< (count Sites in:(sites Empty)) 2) (result Mover Win)))))
      (option "Size" <Size> args:{ <n> } {
      (item "Small" <6> "6 wide")* (item "Large" <8> "8 wide")
      })
      """;

  private static final String LAID_OUT =
      """
      // How it is played
      (define "Sides" (sites Side #1)) // both
      (game
          "Two
      lines"
          (players 2)
          (equipment {
              (board (rectangle 5 <Size:n>)) // small

              // for each
              (piece "Ox" Each
                  (move Step
                      (to if:(is Empty (to)))
                      (then (if (is In (last To) ("Sides" N)) (moveAgain)))
                  )
              )
          })
          (rules
              (play (forEach Piece))
              (end (if (< (count Sites in:(sites Empty)) 2) (result Mover Win)))
          )
      )
      (option "Size" <Size> args:{<n>} {(item "Small" <6> "6 wide")* (item "Large" <8> "8 wide")})
      """;

  static Stream<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(GAMES)) {
      return files.filter(file -> file.toString().endsWith(".lud")).sorted().toList().stream();
    }
  }

  private static Source source(Path file) throws IOException {
    return new Source(file.toString(), Files.readString(file));
  }

  /** The text in its usual layout, which changes neither the game nor what is laid out already. */
  private static String formatted(Source source) {
    String text = LudFormatter.format(source).value().orElseThrow();
    Source result = new Source(source.name(), text);
    assertEquals(text, LudFormatter.format(result).value().orElseThrow(), source.name());
    assertEquals(words(source.text()), words(text), source.name());
    return text;
  }

  private static String words(String text) {
    return text.replaceAll("\\s", "");
  }

  private static Object tree(Source source) {
    return LudParser.parse(source, GameChoices.NONE, new Budget()).value();
  }

  @Test
  void linesBreakWhereClausesDoNotFit() {
    assertEquals(LAID_OUT, formatted(new Source("ox.lud", WRITTEN)));
    assertEquals("", LudFormatter.format(new Source("empty.lud", " \n")).value().orElseThrow());
  }

  @Test
  void deepTextsStaySmall() {
    String deep = "{ ".repeat(190) + "(a) ".repeat(1_000) + "a ".repeat(1_000) + "} ".repeat(190);
    assertTrue(formatted(new Source("deep.lud", deep)).length() < 30 * deep.length());
  }

  @Test
  void textsWithOpenBracketsAreLeftAlone() {
    Result<String> result = LudFormatter.format(new Source("open.lud", "(game \"Ox\" (players 2)"));
    assertTrue(result.value().isEmpty());
    assertEquals(1, result.diagnostics().size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesStayTheSame(Path file) throws IOException {
    Source source = source(file);
    assertEquals(tree(source), tree(new Source(source.name(), formatted(source))));
  }

  @Test
  @Tag("long")
  void publishedGamesStayTheSame() throws IOException {
    Path written = CORPUS.resolve("ludii/Common/res/lud");
    assumeTrue(Files.isDirectory(written), "../shared/corpus/lud is not there");
    List<Path> files;
    try (Stream<Path> paths = Files.walk(written)) {
      files = paths.filter(path -> path.toString().endsWith(".lud")).sorted().toList();
    }
    for (int i = 0; i < files.size(); i += Integer.getInteger("sample", 8)) {
      Source source = source(files.get(i));
      assertEquals(tree(source), tree(new Source(source.name(), formatted(source))), source.name());
    }
  }
}
