package org.regames.gdl.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A relation of terms, such as {@code (legal ?p noop)} or {@code terminal}. */
public record Atom(String relation, List<GdlTerm> arguments, Origin origin) {
  public Atom {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String toString() {
    return GdlTerm.list(relation, arguments);
  }
}
