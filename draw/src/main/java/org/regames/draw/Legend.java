package org.regames.draw;

import java.util.ArrayList;
import java.util.List;

/**
 * The legend of the edges, in rows above a picture.
 *
 * @param entries one for each kind of edge in the picture
 * @param height the height of all rows with margins, in pixels
 */
record Legend(List<Entry> entries, double width, double height) {
  private static final double MARGIN = 24;
  private static final double GAP = 10;

  /** As much as a telephone shows at a size at which it can be read. */
  private static final double WIDEST = 500;

  /** A kind of edge and the place of its sample. */
  record Entry(Paint paint, double x, double y, Lettering.Size size) {}

  /** A legend of rows that narrow screens show whole; narrow pictures are widened for it. */
  static Legend of(List<Paint> kinds) {
    double limit = WIDEST - MARGIN;
    List<Entry> entries = new ArrayList<>();
    double x = MARGIN;
    double y = MARGIN;
    double right = 0;
    double bottom = 0;
    for (Paint kind : kinds) {
      Lettering.Size size = Lettering.label(List.of(kind.meaning()));
      if (x + size.width() > limit && x > MARGIN) {
        x = MARGIN;
        y += size.height() + GAP;
      }
      entries.add(new Entry(kind, x, y, size));
      x += size.width() + GAP;
      right = Math.max(right, x - GAP + MARGIN);
      bottom = y + size.height() + GAP;
    }
    return new Legend(List.copyOf(entries), right, bottom);
  }
}
