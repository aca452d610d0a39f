package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.syntax.GdlTerm;

/**
 * An atom without functions: {@code (true (cell ?x 1 b))} is of the relation {@code true cell/3}
 * with three arguments.
 */
record FlatLiteral(String relation, List<GdlTerm> arguments) {
  FlatLiteral {
    arguments = List.copyOf(arguments);
  }

  /** The relation with a meaning, such as {@code true}, or the whole. */
  String kind() {
    int space = relation.indexOf(' ');
    return space < 0 ? relation : relation.substring(0, space);
  }

  /** What follows the kind; empty where nothing does. */
  String what() {
    int space = relation.indexOf(' ');
    return space < 0 ? "" : relation.substring(space + 1);
  }
}
