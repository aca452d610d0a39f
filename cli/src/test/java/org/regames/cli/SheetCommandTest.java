package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class SheetCommandTest {
  @TempDir private Path folder;

  private String sheet(String game, String name) throws IOException {
    Run run = Run.ofLine("sheet " + game + " -o " + folder.resolve(name));
    assertEquals(0, run.exitCode(), run.err());
    return Files.readString(folder.resolve(name));
  }

  @Test
  void aPageHasBoardPiecesRulesAndAPlay() throws IOException {
    String page = sheet("games/sbg/hexapawn.sbg", "sheet.html");

    assertTrue(page.contains("<h1>Hexapawn</h1>"), page);
    assertTrue(page.contains("Printed at 100 %, a cell is 20 mm."), page);
    assertTrue(page.contains("alt=\"the board at the start\" style=\"width:75.00mm"), page);
    assertTrue(page.contains("alt=\"the pieces\""), page);
    assertTrue(page.contains("<li>goes one square ahead, to an empty square</li>"), page);
    assertTrue(page.contains("<li>white: "), page);
    assertTrue(page.contains("All were played by mcts:50it, seed 1."), page);
    assertEquals(page, sheet("games/sbg/hexapawn.sbg", "again.html"));
  }

  @Test
  void aPictureIsSoLargeAsItSays() throws Exception {
    String svg = sheet("games/hrg/tictactoe.hrg", "sheet.svg");

    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
            .getDocumentElement();
    assertEquals("210mm", root.getAttribute("width"));
    assertTrue(root.getAttribute("viewBox").startsWith("0 0 210 "));
    assertTrue(svg.contains(">tictactoe</text>"), svg);
    assertTrue(svg.contains("Choose a cell that is empty."), svg);
  }

  @Test
  void pagesToPrintArePdf() throws IOException {
    String line = "sheet games/hrg/tictactoe.hrg -o " + folder.resolve("sheet.pdf");
    Run run = Run.ofLine(line);

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("Printed at 100 %, a cell is 20 mm. The play has "), run.out());
    String pdf = Files.readString(folder.resolve("sheet.pdf"), StandardCharsets.ISO_8859_1);
    assertTrue(pdf.startsWith("%PDF-"));
  }

  /** Cards and chips lie on no board; the rules and the play are still worth a sheet. */
  @Test
  void aGameWithoutABoardHasASheetToo() throws IOException {
    String page = sheet("games/hrg/kuhn-poker.hrg", "sheet.html");

    assertTrue(page.contains("<h2>Deal (for a player)</h2>"), page);
    assertTrue(page.contains("<li>random: "), page);
  }

  @Test
  void otherFilesAreRefused() {
    Run run = Run.ofLine("sheet games/hrg/tictactoe.hrg -o " + folder.resolve("sheet.doc"));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--output: expected a file name that ends in"), run.err());
  }
}
