package org.regames.draw.sheet;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.regames.ir.describe.English;

/** Writes sheets as one SVG picture, as wide as the paper and as high as needed. */
public final class SheetSvg {
  private static final double MARGIN = (Sheet.PAPER - Sheet.WIDTH) / 2;
  private static final double LINE = 5;
  private static final double GAP = 2;
  private static final int CHARACTERS = 90;

  private final StringBuilder body = new StringBuilder();
  private double y = MARGIN;

  private SheetSvg() {}

  /** The document. */
  public static String text(Sheet sheet) {
    return new SheetSvg().document(sheet);
  }

  private String document(Sheet sheet) {
    line("title", sheet.rules().title());
    sheet.board().ifPresent(board -> y += image(board, MARGIN));
    if (!sheet.scale().isEmpty()) {
      line("soft", sheet.scale());
    }
    sheet.pieces().ifPresent(pieces -> y += image(pieces, MARGIN));
    sheet.rules().titled("").plainText().lines().forEach(this::rule);
    if (!sheet.moves().isEmpty()) {
      play(sheet);
    }
    String size = String.format(Locale.ROOT, "%.0f", y + MARGIN);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
        + (int) Sheet.PAPER
        + "mm\" height=\""
        + size
        + "mm\" viewBox=\"0 0 "
        + (int) Sheet.PAPER
        + " "
        + size
        + "\">\n<style>.words { font: 3.6px sans-serif; white-space: pre; } .title { font: bold 8px"
        + " sans-serif; } .heading { font: bold 5px sans-serif; } .fixed { font: 3.2px monospace;"
        + " white-space: pre; } .soft { font: 3px sans-serif; fill: #555; }</style>\n"
        + "<rect width=\"100%\" height=\"100%\" style=\"fill: #fff\"/>\n"
        + body
        + "</svg>\n";
  }

  private void rule(String line) {
    if (line.isEmpty()) {
      y += GAP;
    } else if (line.startsWith("## ")) {
      line("heading", line.substring(3));
    } else if (line.startsWith("    ") && !line.strip().startsWith("-")) {
      line("fixed", line);
    } else {
      line("words", line);
    }
  }

  private void play(Sheet sheet) {
    line("heading", "A play");
    double x = MARGIN;
    double high = 0;
    for (Sheet.Position position : sheet.positions()) {
      if (x + position.board().width() > Sheet.PAPER - MARGIN) {
        x = MARGIN;
        y += high + 2 * LINE;
        high = 0;
      }
      high = Math.max(high, image(position.board(), x));
      text("soft", position.caption(), x, y + GAP + position.board().height() + LINE);
      x += position.board().width() + 3;
    }
    y += high + 2 * LINE;
    List<String> moves =
        IntStream.range(0, sheet.moves().size())
            .mapToObj(i -> (i + 1) + ". " + sheet.moves().get(i))
            .toList();
    English.wrapped(String.join("  ", moves), "", "", CHARACTERS)
        .lines()
        .forEach(each -> line("words", each));
    line("soft", sheet.ending());
  }

  /** Writes a picture at the present height, and returns its height. */
  private double image(SizedSvg image, double x) {
    String place = String.format(Locale.ROOT, " x=\"%.2f\" y=\"%.2f\"", x, y + GAP);
    body.append(image.text(place, "")).append('\n');
    return image.height() + GAP;
  }

  private void line(String style, String text) {
    y += style.equals("heading") || style.equals("title") ? 2 * LINE : LINE;
    text(style, text, MARGIN, y);
    y += style.equals("title") ? LINE : 0;
  }

  private void text(String style, String text, double x, double at) {
    body.append(
        String.format(Locale.ROOT, "<text class=\"%s\" x=\"%.2f\" y=\"%.2f\">", style, x, at));
    body.append(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    body.append("</text>\n");
  }
}
