package org.regames.ir.validate;

import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/** Checks that the variable of a variable tag has a set type, since tags are symbols. */
final class VariableTags implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Edge edge : subject.game().edges()) {
      if (edge.action() instanceof Action.VariableTag(String name)) {
        tag(name, edge, subject, diagnostics);
      }
    }
  }

  /** Unknown names are left to {@link UnknownNames}. */
  private static void tag(String name, Edge edge, Subject subject, Diagnostics diagnostics) {
    Optional<Variable> variable = subject.typing().variable(name);
    Optional<Shape> type = variable.flatMap(found -> subject.typing().shape(found.type()));
    if (type.isPresent() && type.get() instanceof Shape.MapShape) {
      diagnostics.error(
          "variable-tag",
          edge.origin(),
          "the tag `$$ "
              + name
              + "` needs a variable of a set type, and `"
              + name
              + "` is of type "
              + subject.describe(variable.map(Variable::type), type.get()));
    }
    boolean constant = subject.typing().constant(name).isPresent();
    if (variable.isEmpty() && (constant || subject.symbols().containsKey(name))) {
      String kind = constant ? "constant" : "symbol";
      diagnostics.report(
          Diagnostic.error(
                  "variable-tag",
                  edge.origin(),
                  "the tag `$$ " + name + "` needs a variable, and `" + name + "` is a " + kind)
              .withHint("a tag that is always the same is written `$ " + name + "`"));
    }
  }
}
