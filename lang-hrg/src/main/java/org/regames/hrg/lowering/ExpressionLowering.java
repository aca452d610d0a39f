package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.Domains;
import org.regames.hrg.evaluation.EvaluationException;
import org.regames.hrg.evaluation.Findings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.Term;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** Expressions of graph bodies: names, constructors and accesses to maps stay, the rest folds. */
final class ExpressionLowering {
  private final Declarations declarations;
  private final GeneratedNames generated;
  private final Domains domains;
  private final Findings findings;

  ExpressionLowering(Declarations declarations, GeneratedNames generated) {
    this.declarations = declarations;
    this.generated = generated;
    this.domains = declarations.domains();
    this.findings = declarations.findings();
  }

  /** The expression in the IR; where it is wrong, that is reported and the result is of no use. */
  Expression lower(HrgExpression expression, Scope scope) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> reference(name, scope);
      case HrgExpression.Construction e -> construction(e, scope);
      case HrgExpression.Application e -> application(e, scope);
      case HrgExpression.Binary e -> binary(e, scope);
      case HrgExpression.Membership e -> forbidden(e, "`in`");
      case HrgExpression.Conditional e -> forbidden(e, "`if … then … else`");
      case HrgExpression.MapLiteral e -> forbidden(e, "a map literal");
    };
  }

  private Expression reference(Name name, Scope scope) {
    Optional<Term> bound = scope.find(name.text());
    if (bound.isPresent()) {
      return reference(bound.get(), name.origin());
    }
    boolean known =
        declarations.functions().find(name.text()).isPresent()
            || declarations.variables().containsKey(name.text())
            || domains.isSymbol(name.text())
            || declarations.isBroken(name.text());
    if (!known && domains.isComplete()) {
      findings.report(
          Unknown.name(
              name, "there is no variable, function or symbol `" + name + "`", declarations));
    }
    return new Expression.Reference(name.text(), name.origin());
  }

  /** A term as a symbol, or the constant or variable that it names. */
  Expression reference(Term term, Origin origin) {
    if (term instanceof Term.Atom(String text) && text.startsWith("-")) {
      findings.error("negative-number", origin, "the negative number " + text + " is no symbol");
    }
    return new Expression.Reference(term.rgName(), origin);
  }

  private Expression construction(HrgExpression.Construction e, Scope scope) {
    Optional<Term> term = fold(e, scope);
    if (term.isPresent() && domains.isComplete() && !domains.isSymbol(term.get().rgName())) {
      findings.report(unknownValue(e, term.get(), scope));
    }
    return new Expression.Reference(
        term.map(Term::rgName).orElse(e.constructor().text()), e.origin());
  }

  private Diagnostic unknownValue(HrgExpression.Construction e, Term value, Scope scope) {
    Name constructor = e.constructor();
    Diagnostic error =
        Diagnostic.error("unknown-value", e.origin(), "no domain has the value `" + value + "`");
    return scope.find(constructor.text()).isPresent()
        ? error.withHint(
            "`"
                + constructor
                + "(…)` is always a constructor; write `"
                + constructor
                + "[…]` to look up the map `"
                + constructor
                + "`")
        : error;
  }

  /** The value at translation time; empty where there is none, which is reported. */
  Optional<Term> fold(HrgExpression expression, Scope scope) {
    try {
      checkFolded(expression, scope);
      return Optional.of(declarations.functions().evaluator().evaluate(expression, scope));
    } catch (EvaluationException failure) {
      failure.diagnostic().ifPresent(findings::report);
      return Optional.empty();
    }
  }

  /** Variables are no values at translation time. */
  private void checkFolded(HrgExpression expression, Scope scope) {
    switch (expression) {
      case HrgExpression.Reference(Name name) -> {
        if (scope.find(name.text()).isEmpty()
            && declarations.functions().find(name.text()).isEmpty()) {
          checkAtom(name);
        }
      }
      case HrgExpression.Construction e -> e.arguments().forEach(a -> checkFolded(a, scope));
      case HrgExpression.Application e -> {
        checkFolded(e.map(), scope);
        e.arguments().forEach(a -> checkFolded(a, scope));
      }
      case HrgExpression.Binary e -> {
        checkFolded(e.left(), scope);
        checkFolded(e.right(), scope);
      }
      case HrgExpression.Membership e -> checkFolded(e.value(), scope);
      case HrgExpression.Conditional e -> {
        checkFolded(e.condition(), scope);
        checkFolded(e.consequence(), scope);
        checkFolded(e.alternative(), scope);
      }
      case HrgExpression.MapLiteral _ -> {}
    }
  }

  private void checkAtom(Name name) {
    if (declarations.variables().containsKey(name.text())) {
      throw EvaluationException.of(
          Diagnostic.error(
              "not-constant",
              name.origin(),
              "`"
                  + name
                  + "` changes during play; in a constructor and in arithmetic only the"
                  + " variables of an enclosing `branch` or `repeat` may stand"));
    }
    if (domains.isComplete() && !domains.isAtom(name.text())) {
      throw EvaluationException.of(
          Unknown.name(name, "there is no symbol `" + name + "`", declarations));
    }
  }

  private Expression application(HrgExpression.Application e, Scope scope) {
    Expression map = lower(e.map(), scope);
    checkMap(e, map, scope);
    List<Expression> keys = new ArrayList<>();
    e.arguments().forEach(argument -> keys.add(lower(argument, scope)));
    if (keys.isEmpty()) {
      findings.error("arity", e.origin(), "a map needs at least one key");
    }
    for (Expression key : keys) {
      map = new Expression.Access(map, key, map.origin().to(e.origin()));
    }
    return map;
  }

  private void checkMap(HrgExpression.Application e, Expression map, Scope scope) {
    if (!(e.map() instanceof HrgExpression.Reference(Name name))
        || !(map instanceof Expression.Reference(String rgName, _))) {
      return;
    }
    Optional<Term> bound = scope.find(name.text());
    boolean symbol =
        bound
            .map(term -> term instanceof Term.Atom || term instanceof Term.Built)
            .orElse(
                domains.isSymbol(rgName)
                    && !declarations.variables().containsKey(rgName)
                    && declarations.functions().find(rgName).isEmpty());
    if (symbol) {
      String text =
          bound.isPresent()
              ? "`" + name + "` stands for `" + bound.get() + "`, which is a symbol"
              : "`" + name + "` is a symbol";
      findings.error("not-a-map", e.map().origin(), text + ", not a map or a function");
    }
  }

  private Expression binary(HrgExpression.Binary e, Scope scope) {
    return switch (e.operator()) {
      case ADD, SUBTRACT, MODULO ->
          fold(e, scope)
              .map(term -> reference(term, e.origin()))
              .orElse(new Expression.Reference("0", e.origin()));
      case EQUAL, UNEQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, AND, OR ->
          forbidden(e, "the condition `" + e.operator().symbol() + "`");
    };
  }

  /** Whether two expressions are equal, where both are symbols, so that no play is needed. */
  Optional<Boolean> known(Expression left, Expression right) {
    return left instanceof Expression.Reference(String a, _)
            && right instanceof Expression.Reference(String b, _)
            && isSymbol(a)
            && isSymbol(b)
        ? Optional.of(a.equals(b))
        : Optional.empty();
  }

  private boolean isSymbol(String name) {
    return !declarations.variables().containsKey(name)
        && !generated.isVariable(name)
        && declarations.functions().find(name).isEmpty();
  }

  private Expression forbidden(HrgExpression expression, String what) {
    findings.report(
        Diagnostic.error(
                "not-lowerable",
                expression.origin(),
                what
                    + " cannot be computed during play: expected a name, a constructor or the"
                    + " value of a map or function")
            .withHint("define a function with this body, and use its value here"));
    return new Expression.Reference("0", expression.origin());
  }
}
