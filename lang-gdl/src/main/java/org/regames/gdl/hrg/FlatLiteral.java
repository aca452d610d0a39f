package org.regames.gdl.hrg;

import java.util.List;
import org.regames.gdl.syntax.GdlTerm;

/**
 * An atom without functions: {@code (true (cell ?x 1 b))} has three arguments and is of the
 * relation {@code (true (cell _ _ _))}.
 */
record FlatLiteral(FlatRelation relation, List<GdlTerm> arguments) {
  FlatLiteral {
    arguments = List.copyOf(arguments);
  }
}
