package org.regames.lud.literal;

import java.util.List;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Ranges of numbers. */
final class Ranges {
  static final int ENDLESS = 1_000_000;

  private Ranges() {}

  /** The least and the greatest number. */
  static List<Whole> bounds(LudemeReader reader, LudClause range) {
    return switch (range.title()) {
      case "exact" -> List.of(reader.whole(range, "value"), reader.whole(range, "value"));
      case "min" -> List.of(reader.whole(range, "value"), _ -> ENDLESS);
      case "max" -> List.of(_ -> -1, reader.whole(range, "value"));
      default ->
          List.of(
              reader.whole(range, "min"), reader.whole(range, "max", reader.whole(range, "min")));
    };
  }

  /** The bounds of a range that may be left out. */
  static List<Whole> bounds(LudemeReader reader, LudClause of, int least, int most) {
    return of != null && of.has("range")
        ? bounds(reader, of.clause("range"))
        : List.of(_ -> least, _ -> most);
  }
}
