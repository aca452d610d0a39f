package org.regames.draw.sheet;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.draw.board.SvgBoard;

/**
 * A picture in SVG that has a size on paper.
 *
 * @param svg the document, in units of {@link SvgBoard#UNIT} to a cell
 * @param width in millimetres
 * @param height in millimetres
 */
public record SizedSvg(String svg, double width, double height) {
  private static final Pattern SIZE = Pattern.compile(" width=\"([\\d.]+)\" height=\"([\\d.]+)\"");

  /**
   * A picture with cells of this size, or smaller ones if it would not fit.
   *
   * @param cell the size of cells in millimetres
   * @throws IllegalArgumentException if the picture does not state its size
   */
  public static SizedSvg of(String svg, double cell, double width, double height) {
    Matcher size = SIZE.matcher(svg);
    if (!size.find()) {
      throw new IllegalArgumentException("no picture with a size: " + svg);
    }
    double wide = Double.parseDouble(size.group(1));
    double high = Double.parseDouble(size.group(2));
    double scale = Math.min(cell / SvgBoard.UNIT, Math.min(width / wide, height / high));
    return new SizedSvg(svg, wide * scale, high * scale);
  }

  /** How long the side of a cell is on paper, in millimetres. */
  public double cell() {
    Matcher size = SIZE.matcher(svg);
    return size.find() ? SvgBoard.UNIT * width / Double.parseDouble(size.group(1)) : 0;
  }

  /** How many millimetres a unit of the picture is long. */
  public double unit() {
    return cell() / SvgBoard.UNIT;
  }

  /** The document with its size on paper, optionally at a place in another one. */
  String text(String place, String unit) {
    String size =
        String.format(
            Locale.ROOT, " width=\"%.2f%s\" height=\"%.2f%s\"", width, unit, height, unit);
    return SIZE.matcher(svg).replaceFirst(place + size);
  }
}
