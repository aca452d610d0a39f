package org.regames.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;
import org.regames.draw.sheet.Sheet;
import org.regames.draw.sheet.SizedSvg;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;

class SheetPdfTest {
  private static final String SQUARE =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"96\" height=\"48\" viewBox=\"0 0 96 48\">"
          + "<rect width=\"96\" height=\"48\" style=\"fill: #c4493d\"/></svg>";

  private static Sheet sheet(int points) {
    SizedSvg board = SizedSvg.of(SQUARE, Sheet.CELL, Sheet.WIDTH, Sheet.HEIGHT);
    List<Part> parts =
        IntStream.range(0, points)
            .<Part>mapToObj(i -> new Part.Item("Point " + i + ".", i % 2))
            .toList();
    Description rules = new Description("Sūkai", List.of(new Section("End", parts)));
    return new Sheet(
        Optional.of(board),
        Optional.empty(),
        rules,
        List.of(new Sheet.Position("1. a", board)),
        List.of("x: a"),
        "x 100");
  }

  @Test
  void theTextOfASheetIsOnItsPages() throws IOException {
    try (PdfReader reader = new PdfReader(SheetPdf.bytes(sheet(3)))) {
      String text = new PdfTextExtractor(reader).getTextFromPage(1);
      assertEquals(1, reader.getNumberOfPages());
      assertTrue(text.contains("Sukai"), text);
      assertTrue(text.contains("Printed at 100 %, a cell is 20 mm."), text);
      assertTrue(text.contains("Point 2."), text);
      assertTrue(text.contains("1. x: a"), text);
      assertTrue(text.contains("x 100"), text);
    }
  }

  @Test
  void theSameSheetIsTheSameFile() {
    assertArrayEquals(SheetPdf.bytes(sheet(3)), SheetPdf.bytes(sheet(3)));
  }

  /** A4 is 595 by 842 points. */
  @Test
  void longRulesGoOnOnTheNextPage() throws IOException {
    try (PdfReader reader = new PdfReader(SheetPdf.bytes(sheet(100)))) {
      assertEquals(3, reader.getNumberOfPages());
      assertEquals(595, reader.getPageSize(1).getWidth(), 0.5);
      assertEquals(842, reader.getPageSize(1).getHeight(), 0.5);
    }
  }
}
