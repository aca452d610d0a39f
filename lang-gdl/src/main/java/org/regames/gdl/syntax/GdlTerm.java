package org.regames.gdl.syntax;

import java.util.List;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.Origin;

/** A symbol, a variable, or a function of terms. Prints as prefix GDL. */
public sealed interface GdlTerm {
  /** Where the term is written. */
  Origin origin();

  /** A constant, such as {@code noop} or {@code 8}. */
  record Symbol(String name, Origin origin) implements GdlTerm {
    @Override
    public String toString() {
      return name;
    }
  }

  /** A variable, named without the question mark that it has in prefix GDL. */
  record Variable(String name, Origin origin) implements GdlTerm {
    @Override
    public String toString() {
      return "?" + name;
    }
  }

  /** A function of at least one argument, such as {@code (cell 1 ?y b)}. */
  record Compound(String function, List<GdlTerm> arguments, Origin origin) implements GdlTerm {
    public Compound {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return list(function, arguments);
    }
  }

  /** A name and its arguments in brackets; just the name if there are none. */
  static String list(String name, List<?> arguments) {
    return arguments.isEmpty()
        ? name
        : arguments.stream()
            .map(Object::toString)
            .collect(Collectors.joining(" ", "(" + name + " ", ")"));
  }
}
