package org.regames.ir.validate;

import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Checks that the target of an assignment is a variable or a place in one. */
final class AssignmentTargets implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Edge edge : subject.game().edges()) {
      if (edge.action() instanceof Action.Write write) {
        target(write.left(), edge, subject, diagnostics);
      }
    }
  }

  /** Unknown names are left to {@link UnknownNames}. */
  private static void target(Expression left, Edge edge, Subject subject, Diagnostics diagnostics) {
    String name = Expressions.root(left);
    Typing typing = subject.typing();
    boolean constant = typing.constant(name).isPresent();
    if (typing.variable(name).isEmpty() && (constant || subject.symbols().containsKey(name))) {
      Origin origin = Subject.place(left, edge);
      String kind = constant ? "constant" : "symbol";
      diagnostics.report(
          Diagnostic.error(
                  "assignment",
                  origin,
                  "only variables are assigned, and `" + name + "` is a " + kind)
              .withHint("a comparison is written `==`"));
    }
  }
}
