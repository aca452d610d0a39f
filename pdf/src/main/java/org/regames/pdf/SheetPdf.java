package org.regames.pdf;

import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.openpdf.text.Document;
import org.openpdf.text.Element;
import org.openpdf.text.Font;
import org.openpdf.text.Image;
import org.openpdf.text.PageSize;
import org.openpdf.text.Paragraph;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfPCell;
import org.openpdf.text.pdf.PdfPTable;
import org.openpdf.text.pdf.PdfTemplate;
import org.openpdf.text.pdf.PdfWriter;
import org.regames.draw.Raster;
import org.regames.draw.sheet.Sheet;
import org.regames.draw.sheet.SizedSvg;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;

/**
 * Writes sheets as PDF on A4. Texts use the standard PDF fonts; letters that these lack lose their
 * accents, and others become question marks.
 */
public final class SheetPdf {
  private static final double MILLIMETRE = 72 / 25.4;
  private static final int COLUMNS = 4;
  private static final float INDENT = 14;
  private static final char LAST_OF_LATIN_1 = 0xff;
  private static final Font TITLE = new Font(Font.TIMES_ROMAN, 20, Font.BOLD);
  private static final Font HEADING = new Font(Font.TIMES_ROMAN, 13, Font.BOLD);
  private static final Font WORDS = new Font(Font.TIMES_ROMAN, 11);
  private static final Font SMALL = new Font(Font.TIMES_ROMAN, 8);
  private static final Font FIXED = new Font(Font.COURIER, 8.5f);

  private static final Pattern NUMBER =
      Pattern.compile("/ID \\[<\\p{XDigit}{32}><\\p{XDigit}{32}>\\]");

  private final Document document;
  private final PdfWriter writer;

  private SheetPdf(Document document, PdfWriter writer) {
    this.document = document;
    this.writer = writer;
  }

  /**
   * The file.
   *
   * @throws Raster.NoFontsException if the system has no fonts for texts on boards
   */
  public static byte[] bytes(Sheet sheet) {
    float margin = (float) ((Sheet.PAPER - Sheet.WIDTH) / 2 * MILLIMETRE);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Document document = new Document(PageSize.A4, margin, margin, margin, margin)) {
      PdfWriter writer = PdfWriter.getInstance(document, bytes);
      document.addTitle(sheet.rules().title());
      document.open();
      writer.getInfo().remove(PdfName.CREATIONDATE);
      new SheetPdf(document, writer).write(sheet);
    }
    return unnumbered(bytes.toByteArray());
  }

  /** The file without its id, which OpenPDF derives from the time. */
  private static byte[] unnumbered(byte[] file) {
    String text = new String(file, StandardCharsets.ISO_8859_1);
    String zeros = "0".repeat(32);
    return NUMBER
        .matcher(text)
        .replaceFirst("/ID [<" + zeros + "><" + zeros + ">]")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private void write(Sheet sheet) {
    paragraph(sheet.rules().title(), TITLE, 0, 8);
    sheet.board().ifPresent(board -> document.add(image(board)));
    if (!sheet.scale().isEmpty()) {
      paragraph(sheet.scale(), SMALL, 0, 4);
    }
    sheet.pieces().ifPresent(pieces -> document.add(image(pieces)));
    sheet.rules().sections().forEach(this::section);
    if (!sheet.moves().isEmpty()) {
      play(sheet);
    }
  }

  private void section(Description.Section section) {
    paragraph(section.heading(), HEADING, 0, 2);
    for (Part part : section.parts()) {
      switch (part) {
        case Part.Prose(String text) -> paragraph(text, WORDS, 0, 3);
        case Part.Item(String text, int depth) ->
            paragraph("\u00b7  " + text, WORDS, INDENT * (depth + 1), 1);
        case Part.Quote(String text) -> paragraph(text, FIXED, INDENT, 4);
        case Part.Drawing(String text) -> paragraph(text, FIXED, INDENT, 4);
      }
    }
  }

  private void play(Sheet sheet) {
    paragraph("A play", HEADING, 0, 4);
    PdfPTable table = new PdfPTable(COLUMNS);
    table.setWidthPercentage(100);
    for (Sheet.Position position : sheet.positions()) {
      PdfPCell cell = new PdfPCell();
      cell.setBorder(PdfPCell.NO_BORDER);
      cell.addElement(image(position.board()));
      cell.addElement(new Paragraph(plain(position.caption()), SMALL));
      table.addCell(cell);
    }
    table.completeRow();
    document.add(table);
    List<String> moves =
        IntStream.range(0, sheet.moves().size())
            .mapToObj(i -> (i + 1) + ". " + sheet.moves().get(i))
            .toList();
    paragraph(String.join("   ", moves), WORDS, 0, 4);
    paragraph(sheet.ending(), SMALL, 0, 0);
  }

  private void paragraph(String text, Font font, float indent, float after) {
    Paragraph paragraph = new Paragraph(font.getSize() * 1.25f, plain(text), font);
    paragraph.setIndentationLeft(indent);
    paragraph.setSpacingBefore(font == HEADING ? 10 : 0);
    paragraph.setSpacingAfter(after);
    paragraph.setAlignment(Element.ALIGN_LEFT);
    document.add(paragraph);
  }

  /** A picture as vector graphics, with texts as outlines. */
  private Image image(SizedSvg picture) {
    float width = (float) (picture.width() * MILLIMETRE);
    float height = (float) (picture.height() * MILLIMETRE);
    PdfTemplate template = writer.getDirectContent().createTemplate(width, height);
    Graphics2D graphics = template.createGraphicsShapes(width, height);
    double scale = picture.unit() * MILLIMETRE;
    graphics.scale(scale, scale);
    Raster.paint(picture.svg(), graphics);
    graphics.dispose();
    return Image.getInstance(template);
  }

  /** A text with only Latin-1 characters, which the fonts have. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    for (char letter : text.toCharArray()) {
      char base = Normalizer.normalize("" + letter, Normalizer.Form.NFD).charAt(0);
      plain.append(isLatin(letter) ? letter : isLatin(base) ? base : '?');
    }
    return plain.toString();
  }

  private static boolean isLatin(char letter) {
    return letter <= LAST_OF_LATIN_1;
  }
}
