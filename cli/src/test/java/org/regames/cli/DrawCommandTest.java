package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
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
    assertTrue(svg.contains("<title>2,2: x</title>"), svg);
  }

  @Test
  void otherFormatsAreRefusedBeforeTheGameIsRead() {
    assertEquals(
        new Run(
            2,
            "",
            "error: --output: expected a file name that ends in .svg, .png, .gif, .mp4 or .txt,"
                + " found `a.jpg`\n"),
        Run.of("draw", "no such file.rg", "-o", "a.jpg"));
    assertEquals(
        new Run(2, "", "error: --theme: expected light or dark, found `red`\n"),
        Run.of("draw", "no such file.rg", "--theme", "red"));
    assertEquals(
        new Run(2, "", "error: --output: a .gif shows a play; --after says which\n"),
        Run.of("draw", "no such file.rg", "-o", folder.resolve("a.gif")));
  }

  @Test
  void aPictureInPixelsHasTheColoursOfItsTheme() throws IOException {
    Path game = ROOT.resolve("games/hrg/tictactoe.hrg");
    Path light = folder.resolve("light.png");
    Path dark = folder.resolve("dark.png");

    assertEquals(new Run(0, "", ""), Run.of("draw", game, "-o", light));
    assertEquals(new Run(0, "", ""), Run.of("draw", game, "-o", dark, "--theme", "dark"));

    BufferedImage image = ImageIO.read(light.toFile());
    assertEquals(2 * 180, image.getWidth());
    assertEquals(0xfffbfaf7, image.getRGB(1, 1));
    assertEquals(0xff1f2124, ImageIO.read(dark.toFile()).getRGB(1, 1));
  }

  @Test
  void aPlayIsAVideoIfTheNameSaysSo() throws IOException {
    Path game = ROOT.resolve("games/hrg/tictactoe.hrg");
    Path video = folder.resolve("x.mp4");

    Run run = Run.of("draw", game, "--after", "2,2 / 1,1", "-o", video);

    assertEquals(new Run(0, "", ""), run);
    assertEquals("ftyp", new String(Files.readAllBytes(video), 4, 4, StandardCharsets.US_ASCII));
    assertEquals(
        new Run(2, "", "error: --output: a .mp4 shows a play; --after says which\n"),
        Run.of("draw", game, "-o", video));
  }

  @Test
  void aPlayIsShownMoveByMove() throws IOException {
    Path play = folder.resolve("x.gif");

    Run run =
        Run.of(
            "draw",
            ROOT.resolve("games/hrg/tictactoe.hrg"),
            "--after",
            "2,2 / 1,1 / 3,1",
            "-o",
            play,
            "--pace=0.5");

    assertEquals(new Run(0, "", ""), run);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(play.toFile())) {
      reader.setInput(in);
      assertEquals(4, reader.getNumImages(true));
      String format = "javax_imageio_gif_image_1.0";
      IIOMetadataNode first = (IIOMetadataNode) reader.getImageMetadata(0).getAsTree(format);
      IIOMetadataNode control =
          (IIOMetadataNode) first.getElementsByTagName("GraphicControlExtension").item(0);
      assertEquals("50", control.getAttribute("delayTime"));
      // The first move marks the middle of the board, which is the last move then.
      int middle = reader.getWidth(0) / 2 + 44;
      assertNotEquals(reader.read(0).getRGB(middle, 140), reader.read(1).getRGB(middle, 140));
      assertEquals(reader.read(0).getRGB(middle, 140), reader.read(2).getRGB(middle, 140));
    }
  }

  @Test
  void recordShowsAPlayAsDrawDoes() throws IOException {
    Path game = ROOT.resolve("games/hrg/tictactoe.hrg");
    Path play = folder.resolve("t.play");
    Files.writeString(play, "x: 2,2\no: 1,1\n");
    Path drawn = folder.resolve("drawn.gif");
    Path recorded = folder.resolve("recorded.gif");

    assertEquals(0, Run.of("draw", game, "--after", play, "-o", drawn, "--flip").exitCode());
    assertEquals(
        new Run(0, recorded + ": 3 positions\n", ""),
        Run.of("record", game, "--after", play, "-o", recorded, "--flip"));

    assertEquals(-1, Files.mismatch(drawn, recorded));
    assertEquals(
        new Run(
            2,
            "",
            "error: --output: expected a file name that ends in .gif or .mp4, found `a.png`\n"),
        Run.of("record", game, "-o", "a.png"));
    assertEquals(
        new Run(2, "", "error: --output: a .gif shows a play; --after says which\n"),
        Run.of("record", game, "-o", drawn));
  }

  @Test
  void aBoardIsSeenFromTheOtherSideWithTheNamesOfItsCells() throws IOException {
    Path file = folder.resolve("board.svg");
    Path game = ROOT.resolve("games/hrg/chess.hrg");

    assertEquals(0, Run.of("draw", game, "--flip", "--coordinates", "-o", file).exitCode());
    String text = Run.of("draw", game, "--flip").out();

    assertTrue(Files.readString(file).contains(">h8</text>"));
    assertTrue(text.startsWith("1 R"), text);
    assertTrue(text.contains("\n8 r n b k q b n r\n  h g f e d c b a\n"), text);
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
