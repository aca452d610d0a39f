package org.regames.lud.tree;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * A node of the tree of ludemes: the meaning of a part of a text, and its position. Equality
 * ignores positions.
 */
public sealed interface LudValue
    permits LudClause,
        LudValue.Number,
        LudValue.Text,
        LudValue.Name,
        LudValue.Flag,
        LudValue.Items {
  /** Where it is written. */
  Origin origin();

  /** A number; `Off`, `End`, `Undefined` and `Infinity` are numbers, too. */
  record Number(double value, Origin origin) implements LudValue {
    /** The number if it is a whole one, as it is wherever the table requires {@code Int}. */
    public int whole() {
      return (int) value;
    }
  }

  /** A text in quotes, without them. */
  record Text(String text, Origin origin) implements LudValue {}

  /**
   * A symbol.
   *
   * @param kind what it is: {@code All} may be a role, a direction or a relation
   */
  record Name(Kind kind, String text, Origin origin) implements LudValue {}

  /** {@code True} or {@code False}. */
  record Flag(boolean value, Origin origin) implements LudValue {}

  /** A list. */
  record Items(List<LudValue> values, Origin origin) implements LudValue {
    public Items {
      values = List.copyOf(values);
    }
  }
}
