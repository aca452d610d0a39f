package org.regames.hrg.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** {@code X in 0..7} or <code>X in {a, b}</code> after {@code where}. */
public record Generator(Name variable, Values values, Origin origin) {
  /** What the variable ranges over. */
  public sealed interface Values {
    /** The integers from the first to the last, both included. */
    record Range(Name first, Name last) implements Values {}

    /** The members of a set. */
    record Members(List<Name> names) implements Values {
      public Members {
        names = List.copyOf(names);
      }
    }
  }
}
