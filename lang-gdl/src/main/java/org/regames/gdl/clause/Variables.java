package org.regames.gdl.clause;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;

/** The variables of terms, in the order in which they occur. */
public final class Variables {
  private Variables() {}

  /** The variables of one term. */
  public static Set<String> of(GdlTerm term) {
    Set<String> names = new LinkedHashSet<>();
    collect(term, names);
    return names;
  }

  /** The variables of an atom. */
  public static Set<String> of(Atom atom) {
    Set<String> names = new LinkedHashSet<>();
    atom.arguments().forEach(term -> collect(term, names));
    return names;
  }

  private static void collect(GdlTerm term, Set<String> names) {
    switch (term) {
      case GdlTerm.Symbol _ -> {}
      case GdlTerm.Variable(String name, _) -> names.add(name);
      case GdlTerm.Compound(_, List<GdlTerm> arguments, _) ->
          arguments.forEach(argument -> collect(argument, names));
    }
  }
}
