package org.regames.hrg.emit.terms;

import java.util.Optional;
import java.util.regex.Pattern;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/** Variables that are named as the lowering names those of parameters, {@code f_arg0_a}. */
public final class ArgumentVariables {
  /** The graph, the number of the parameter, and its name. */
  public static final Pattern NAME = Pattern.compile("(\\w+?)_arg(\\d+)_(\\w+)");

  private ArgumentVariables() {}

  /** Whether a statement assigns such a variable. */
  public static boolean isArgument(HrgStatement statement) {
    return assigned(statement).filter(name -> NAME.matcher(name).matches()).isPresent();
  }

  /** The variable that a statement assigns as a whole, if it assigns one. */
  public static Optional<String> assigned(HrgStatement statement) {
    return statement instanceof HrgStatement.Assignment assignment
            && assignment.target() instanceof HrgExpression.Reference(Name name)
        ? Optional.of(name.text())
        : Optional.empty();
  }
}
