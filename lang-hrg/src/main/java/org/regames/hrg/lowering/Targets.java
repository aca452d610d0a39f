package org.regames.hrg.lowering;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * Lowers actions on variables of the game: assignments and tags with their value. A wrong action is
 * reported and becomes an empty edge.
 */
final class Targets {
  private final Declarations declarations;
  private final RepeatedFindings findings;
  private final ExpressionLowering expressions;

  Targets(Declarations declarations, ExpressionLowering expressions) {
    this.declarations = declarations;
    this.findings = declarations.findings();
    this.expressions = expressions;
  }

  Action assignment(HrgStatement.Assignment e, Scope scope) {
    int before = findings.errors();
    Expression target = target(e.target(), scope);
    TypeCheck types = expressions.types();
    boolean isSound = findings.errors() == before;
    if (types.isUnknown(e.value(), scope, e.target(), isSound)) {
      return new Action.Skip();
    }
    Expression value = expressions.lower(e.value(), scope);
    if (findings.errors() == before) {
      types.meet(
          types.typed(e.target(), target, scope),
          types.typed(e.value(), value, scope),
          e.origin(),
          "");
    }
    return findings.errors() == before ? new Action.Assignment(target, value) : new Action.Skip();
  }

  Action anyAssignment(HrgStatement.AnyAssignment e, Scope scope) {
    int before = findings.errors();
    Expression target = target(e.target(), scope);
    if (target instanceof Expression.Reference(String name, _) && name.equals(Builtins.PLAYER)) {
      findings.report(
          Diagnostic.error(
                  "any-player",
                  e.origin(),
                  "`player` cannot be any of several: who moves next must be known")
              .withHint("use `branch` with one assignment for each player"));
    }
    Optional<TermType.SetOf> type = declarations.types().set(e.type());
    if (e.type() instanceof HrgType.Members(List<Name> names, _)) {
      names.stream()
          .filter(name -> !declarations.domains().isSymbol(name.text()))
          .forEach(name -> findings.report(declarations.suggestions().name(name)));
    }
    return findings.errors() == before && type.isPresent()
        ? new Action.AnyAssignment(target, type.get().ir())
        : new Action.Skip();
  }

  /** The left-hand side of {@code =}: a variable, or an entry of one. */
  private Expression target(HrgExpression target, Scope scope) {
    HrgExpression root = target;
    while (root instanceof HrgExpression.Application e) {
      root = e.map();
    }
    if (root instanceof HrgExpression.Reference(Name name)) {
      checkVariable(name, scope, "assigned", "use a variable of the game instead");
    } else {
      findings.error("not-a-variable", root.origin(), "only variables can be assigned");
      return new Expression.Reference("", root.origin());
    }
    return expressions.lower(target, scope);
  }

  Action variableTag(HrgStatement.VariableTag e, Scope scope) {
    int before = findings.errors();
    Name name = e.variable();
    boolean replaced =
        scope.find(name.text()).filter(term -> !(term instanceof HrgTerm.Stored)).isPresent();
    checkVariable(
        name,
        scope,
        "a tag by `$$`",
        replaced
            ? "to add its value to the move, write `$ " + name + "`"
            : "copy it to a variable of the game first");
    Declarations.Variable variable = declarations.variables().get(name.text());
    if (findings.errors() == before
        && variable != null
        && variable.type().isPresent()
        && variable.type().get() instanceof TermType.MapOf map) {
      findings.error(
          "not-a-set",
          name.origin(),
          "`" + name + "` is a map of type `" + map + "`; a tag is the value of a set type");
    }
    return findings.errors() == before ? new Action.VariableTag(name.text()) : new Action.Skip();
  }

  /** Reports a name that is not a variable of the game. */
  private void checkVariable(Name name, Scope scope, String what, String hint) {
    Optional<HrgTerm> bound = scope.find(name.text());
    Origin origin = name.origin();
    String start = "`" + name + "` is ";
    String end = " and cannot be " + what;
    if (bound.isPresent()) {
      String kind =
          bound.get() instanceof HrgTerm.Stored
              ? "an argument of this graph"
              : "a variable of `branch` or `repeat`";
      findings.report(
          Diagnostic.error("not-a-variable", origin, start + kind + end).withHint(hint));
    } else if (declarations.functions().find(name.text()).isPresent()) {
      findings.error("not-a-variable", origin, start + "a function" + end);
    } else if (declarations.variables().containsKey(name.text())
        || declarations.isBroken(name.text())) {
      return;
    } else if (declarations.domains().isSymbol(name.text())) {
      findings.error("not-a-variable", origin, start + "a symbol" + end);
    } else {
      findings.report(declarations.suggestions().variable(name));
    }
  }
}
