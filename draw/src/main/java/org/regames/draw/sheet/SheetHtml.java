package org.regames.draw.sheet;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;

/** Writes sheets as self-contained HTML pages. */
public final class SheetHtml {
  private static final String STYLE =
      """
      @page { size: A4; margin: 15mm; }
      body { font: 11pt/1.4 Georgia, "DejaVu Serif", serif; max-width: 180mm; margin: 10mm auto;
        color: #111; background: #fff; }
      h1 { font-size: 20pt; margin: 0 0 4mm; } h2 { font-size: 13pt; margin: 6mm 0 1mm; }
      p { margin: 1mm 0; } ul { margin: 1mm 0; padding-left: 6mm; }
      img { display: block; break-inside: avoid; }
      pre { font: 9pt/1.2 "DejaVu Sans Mono", monospace; break-inside: avoid; }
      .soft { color: #555; font-size: 9pt; } .play { columns: 3; font-size: 10pt; }
      .row { display: flex; flex-wrap: wrap; gap: 3mm; }
      figure { margin: 0; break-inside: avoid; } figcaption { font-size: 8pt; max-width: 42mm; }
      """;

  private final StringBuilder html = new StringBuilder();

  private SheetHtml() {}

  /** The page. */
  public static String text(Sheet sheet) {
    SheetHtml page = new SheetHtml();
    page.write(sheet);
    return page.html.toString();
  }

  private void write(Sheet sheet) {
    String title = escaped(sheet.rules().title());
    html.append("<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>");
    html.append(title).append("</title>\n<style>\n").append(STYLE);
    html.append("</style></head>\n<body>\n<h1>").append(title).append("</h1>\n");
    sheet.board().ifPresent(board -> image(board, "the board at the start"));
    if (!sheet.scale().isEmpty()) {
      element("p class=\"soft\"", sheet.scale());
    }
    sheet.pieces().ifPresent(pieces -> image(pieces, "the pieces"));
    sheet.rules().sections().forEach(this::section);
    if (!sheet.moves().isEmpty()) {
      play(sheet);
    }
    html.append("</body>\n</html>\n");
  }

  private void image(SizedSvg image, String what) {
    String data = Base64.getEncoder().encodeToString(image.svg().getBytes(StandardCharsets.UTF_8));
    html.append(
        String.format(
            Locale.ROOT,
            "<img alt=\"%s\" style=\"width:%.2fmm;height:%.2fmm\""
                + " src=\"data:image/svg+xml;base64,%s\">%n",
            what,
            image.width(),
            image.height(),
            data));
  }

  private void section(Description.Section section) {
    element("h2", section.heading());
    int depth = 0;
    for (Part part : section.parts()) {
      int wanted = part instanceof Part.Item(_, int inner) ? inner + 1 : 0;
      for (; depth < wanted; depth++) {
        html.append("<ul>");
      }
      for (; depth > wanted; depth--) {
        html.append("</ul>");
      }
      switch (part) {
        case Part.Prose(String text) -> element("p", text);
        case Part.Item(String text, _) -> element("li", text);
        case Part.Quote(String text) -> element("pre", text);
        case Part.Drawing(String text) -> element("pre", text);
      }
    }
    html.append("</ul>".repeat(depth));
  }

  private void play(Sheet sheet) {
    element("h2", "A play");
    html.append("<div class=\"row\">\n");
    for (Sheet.Position position : sheet.positions()) {
      html.append("<figure>");
      image(position.board(), "a position");
      element("figcaption", position.caption());
      html.append("</figure>\n");
    }
    html.append("</div>\n");
    list(sheet.moves());
    element("p class=\"soft\"", sheet.ending());
  }

  private void list(List<String> moves) {
    html.append("<ol class=\"play\">\n");
    moves.forEach(move -> element("li", move));
    html.append("</ol>\n");
  }

  private void element(String tag, String text) {
    html.append('<').append(tag).append('>').append(escaped(text));
    html.append("</").append(tag.split(" ")[0]).append(">\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
