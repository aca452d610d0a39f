package org.regames.lud.lowering;

import java.util.Optional;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.Known;

/** Comparisons of counts that only ask whether there is any: then nothing is counted. */
final class AnyAtAll {
  private AnyAtAll() {}

  /** The condition for such a comparison; empty if it asks for more. */
  static Optional<HrgExpression> asked(String comparison, Num a, Num b) {
    if (a instanceof Known && b instanceof Counted) {
      return asked(turned(comparison), b, a);
    }
    if (!(a instanceof Counted counted)
        || counted.any().isEmpty()
        || !(b instanceof Known(int known))) {
      return Optional.empty();
    }
    boolean ofNone = holds(comparison, 0, known);
    boolean ofOne = holds(comparison, 1, known);
    boolean ofMore = holds(comparison, 2, known);
    if (ofNone == ofOne || ofOne != ofMore) {
      return Optional.empty();
    }
    HrgExpression any = counted.any().get().get();
    return Optional.of(ofOne ? any : Logic.not(any));
  }

  private static String turned(String comparison) {
    return switch (comparison) {
      case "<" -> ">";
      case ">" -> "<";
      case "<=" -> ">=";
      case ">=" -> "<=";
      default -> comparison;
    };
  }

  private static boolean holds(String comparison, int number, int known) {
    return switch (comparison) {
      case "=" -> number == known;
      case "!=" -> number != known;
      case "<" -> number < known;
      case "<=" -> number <= known;
      case ">" -> number > known;
      default -> number >= known;
    };
  }
}
