package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrawCommandTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final Path PAGE = ROOT.resolve("docs/boards.md");

  @TempDir Path folder;

  @Test
  void thePageShowsWhatIsPrinted() throws IOException {
    List<String> commands =
        ShownOutput.BLOCK
            .matcher(Files.readString(PAGE))
            .results()
            .flatMap(block -> ShownOutput.COMMAND.matcher(block.group(2)).results())
            .map(
                command -> {
                  String line = command.group(1).replaceFirst("^regames ", "");
                  Run run = Run.ofLine(line.replace("-o ", "-o " + folder + "/"));
                  assertEquals(0, run.exitCode(), run.err());
                  ShownOutput.check(command.group(2), run.out(), line);
                  return line;
                })
            .toList();
    assertTrue(commands.size() > 1, commands::toString);
    assertTrue(Files.exists(folder.resolve("chess.svg")));
  }

  @Test
  void thePictureHasCellsAndTheLastMove() throws IOException {
    Path file = folder.resolve("board.svg");

    Run run =
        Run.of("draw", ROOT.resolve("games/hrg/tictactoe.hrg"), "--after", "C__2_2", "-o", file);

    assertEquals(new Run(0, "", ""), run);
    String svg = Files.readString(file);
    assertTrue(svg.contains("<g class=\"cell last\" data-board=\"0\" data-cell=\"C__2_2\">"), svg);
    assertTrue(svg.contains("<title>2_2: x</title>"), svg);
  }

  @Test
  void otherFormatsAreRefusedBeforeTheGameIsRead() {
    assertEquals(
        new Run(
            2,
            "",
            "error: --output: expected a file name that ends in .svg or .txt, found `a.png`\n"),
        Run.of("draw", "no such file.rg", "-o", "a.png"));
  }

  @Test
  void aPlayerSeesWhatItMayKnow() {
    String play = "random: king / random: jack / pass";
    Path game = ROOT.resolve("games/hrg/kuhn-poker.hrg");

    assertEquals(
        new Run(0, "hand: opener king, responder jack\n", ""),
        Run.of("draw", game, "--after", play));
    assertEquals(
        new Run(0, "hand: opener king, responder ?\n", ""),
        Run.of("draw", game, "--after", play, "--as", "opener"));
    assertEquals(
        new Run(2, "", "error: --as: expected opener, responder, found `dealer`\n"),
        Run.of("draw", game, "--as", "dealer"));
  }

  /** The first block of the page in a language. */
  private static String block(String language) throws IOException {
    return ShownOutput.BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .filter(block -> block.group(1).equals(language))
        .findFirst()
        .orElseThrow()
        .group(2);
  }

  @Test
  void theViewOfThePageGivesTheBoardOfThePage() throws IOException {
    Path game = folder.resolve("backgammon.hrg");
    Files.copy(ROOT.resolve("games/hrg/backgammon.hrg"), game);
    Files.writeString(folder.resolve("backgammon.view.json"), block("json"));

    assertEquals(new Run(0, block("view"), ""), Run.of("draw", game));
    // A view is no game, though other texts of its kind are.
    assertEquals(0, Run.of("check", folder).exitCode());
  }

  @Test
  void mistakesInAViewAreSaidAndNothingIsWritten() throws IOException {
    Path game = folder.resolve("tictactoe.hrg");
    Files.copy(ROOT.resolve("games/hrg/tictactoe.hrg"), game);
    Path view = folder.resolve("tictactoe.view.json");
    Files.writeString(view, "{\"hide\": [\"gird\"]}\n");
    Path file = folder.resolve("board.svg");

    Run run = Run.of("draw", game, "-o", file);

    assertEquals(1, run.exitCode());
    assertEquals(
        view
            + """
            :1:11: error: unknown variable `gird` [unknown-name]
                1 | {"hide": ["gird"]}
                  |           ^~~~~~
              help: did you mean `grid`?
            """,
        run.err());
    assertTrue(Files.notExists(file));
  }
}
