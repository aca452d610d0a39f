package org.regames.hrg.lowering;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.Domains;
import org.regames.hrg.evaluation.EvaluationException;
import org.regames.hrg.evaluation.Functions;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.syntax.ForeignWord;
import org.regames.hrg.syntax.ForeignWord.Spot;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * Expressions of graph bodies: names, constructors and accesses to maps stay, the rest is folded.
 */
final class ExpressionLowering {
  private final Declarations declarations;
  private final GeneratedNames generated;
  private final Domains domains;
  private final RepeatedFindings findings;
  private final TypeCheck types;

  ExpressionLowering(Declarations declarations, GeneratedNames generated) {
    this.declarations = declarations;
    this.generated = generated;
    this.domains = declarations.domains();
    this.findings = declarations.findings();
    this.types = new TypeCheck(declarations, this);
  }

  /** Reports values that do not fit where they are used. */
  TypeCheck types() {
    return types;
  }

  /** The expression in the IR; if it is wrong, that is reported and the result is meaningless. */
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
    Optional<HrgTerm> bound = scope.find(name.text());
    if (bound.isPresent()) {
      return reference(bound.get(), name.origin());
    }
    if (!isKnown(name.text()) && domains.isComplete()) {
      findings.report(declarations.suggestions().name(name));
    }
    return new Expression.Reference(name.text(), name.origin());
  }

  /** Whether something in the game has this name, or was meant to. */
  boolean isKnown(String name) {
    return declarations.functions().find(name).isPresent()
        || declarations.variables().containsKey(name)
        || domains.isSymbol(name)
        || declarations.isBroken(name);
  }

  /** A term as a symbol, or the constant or variable that it names. */
  Expression reference(HrgTerm term, Origin origin) {
    if (term instanceof HrgTerm.Atom(String text) && text.startsWith("-")) {
      findings.error("negative-number", origin, "the negative number " + text + " is not a symbol");
    }
    return new Expression.Reference(term.rgName(), origin);
  }

  private Expression construction(HrgExpression.Construction e, Scope scope) {
    Name constructor = e.constructor();
    if (domains.isComplete() && !domains.isConstructor(constructor.text())) {
      findings.report(unknownConstructor(constructor, scope));
      return new Expression.Reference(constructor.text(), e.origin());
    }
    Optional<HrgTerm> term = fold(e, scope);
    if (term.isPresent() && domains.isComplete() && !domains.isSymbol(term.get().rgName())) {
      findings.report(declarations.suggestions().value(constructor, term.get(), e.origin()));
    }
    return new Expression.Reference(
        term.map(HrgTerm::rgName).orElse(constructor.text()), e.origin());
  }

  private Diagnostic unknownConstructor(Name constructor, Scope scope) {
    Diagnostic error = declarations.suggestions().constructor(constructor);
    return scope.find(constructor.text()).isPresent()
        ? error.withHint(
            "`"
                + constructor
                + "(…)` is always a constructor; to look up the map `"
                + constructor
                + "`, write `"
                + constructor
                + "[…]`")
        : error;
  }

  /** The value at translation time; empty if there is none, which is reported. */
  Optional<HrgTerm> fold(HrgExpression expression, Scope scope) {
    try {
      checkFolded(expression, scope);
      return Optional.of(declarations.functions().evaluator().evaluate(expression, scope));
    } catch (EvaluationException failure) {
      failure.diagnostic().ifPresent(findings::report);
      return Optional.empty();
    }
  }

  /** Reports variables, which have no values at translation time. */
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
                      + "` changes during play; constructors and arithmetic can only use the "
                      + "variables of an enclosing `branch` or `repeat`")
              .withHint("write a function from each value to the result, and use its value"));
    }
    if (domains.isComplete() && !domains.isAtom(name.text())) {
      throw EvaluationException.of(declarations.suggestions().constant(name));
    }
  }

  private Expression application(HrgExpression.Application e, Scope scope) {
    int before = findings.errors();
    Expression map = isUnknownFunction(e, scope) ? unknownFunction(e) : lower(e.map(), scope);
    if (findings.errors() == before && isSymbol(e.map(), scope)) {
      Diagnostic finding =
          Diagnostic.error(
              "not-a-map",
              e.map().origin(),
              "expected a map or a function, and `" + map + "` is a symbol");
      Optional<String> foreign = ForeignWord.help(Spot.CALL, map.toString());
      findings.report(foreign.map(finding::withHint).orElse(finding));
      return map;
    }
    Optional<TermType> type = type(e.map(), scope);
    type.ifPresent(known -> checkArguments(e, known));
    List<TermType.SetOf> keys = type.map(TermType::sources).orElse(List.of());
    for (int i = 0; i < e.arguments().size(); i++) {
      HrgExpression argument = e.arguments().get(i);
      int errors = findings.errors();
      Expression key = lower(argument, scope);
      if (i < keys.size() && findings.errors() == errors) {
        types.key(e.map(), types.typed(argument, key, scope), keys.get(i));
      }
      map = new Expression.Access(map, key, map.origin().to(e.origin()));
    }
    return map;
  }

  private boolean isUnknownFunction(HrgExpression.Application e, Scope scope) {
    return !e.brackets()
        && e.map() instanceof HrgExpression.Reference(Name name)
        && scope.find(name.text()).isEmpty()
        && !isKnown(name.text())
        && domains.isComplete();
  }

  private Expression unknownFunction(HrgExpression.Application e) {
    Name name = ((HrgExpression.Reference) e.map()).name();
    findings.report(declarations.suggestions().function(name, e.arguments().size()));
    return new Expression.Reference(name.text(), name.origin());
  }

  private boolean isSymbol(HrgExpression expression, Scope scope) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) ->
          scope
              .find(name.text())
              .map(term -> term instanceof HrgTerm.Atom || term instanceof HrgTerm.Built)
              .orElse(isSymbol(name.text()) && domains.isSymbol(name.text()));
      case HrgExpression.Construction _ -> true;
      case HrgExpression.Application _,
          HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          false;
    };
  }

  private void checkArguments(HrgExpression.Application e, TermType type) {
    int arrows = type.sources().size();
    int arguments = e.arguments().size();
    if (arrows == 0) {
      findings.error(
          "not-a-map",
          e.map().origin(),
          "expected a map or a function, and this is a value of type `" + type + "`");
    } else if (arguments == 0 || arguments > arrows) {
      findings.error(
          "arity",
          e.origin(),
          name(e.map(), type)
              + " takes "
              + (arrows == 1 ? "1 argument" : "up to " + arrows + " arguments")
              + ", not "
              + arguments);
    }
  }

  private static String name(HrgExpression map, TermType type) {
    return map instanceof HrgExpression.Reference(Name name)
        ? "`" + name + "`"
        : "a map of type `" + type + "`";
  }

  /** The declared type of a map or of a part of one; empty for anything else. */
  Optional<TermType> type(HrgExpression expression, Scope scope) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) ->
          scope.find(name.text()).map(this::type).orElseGet(() -> type(name.text()));
      case HrgExpression.Application(HrgExpression map, List<HrgExpression> arguments, _, _) ->
          type(map, scope).flatMap(type -> type.after(arguments.size()));
      case HrgExpression.Construction _,
          HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          Optional.empty();
    };
  }

  private Optional<TermType> type(HrgTerm term) {
    return switch (term) {
      case HrgTerm.FunctionTerm(String name, _) -> type(name);
      case HrgTerm.Stored(String variable) -> generated.type(variable);
      case HrgTerm.Atom _, HrgTerm.Built _, HrgTerm.Truth _, HrgTerm.MapTerm _ -> Optional.empty();
    };
  }

  private Optional<TermType> type(String name) {
    Declarations.Variable variable = declarations.variables().get(name);
    return variable != null
        ? variable.type()
        : declarations.functions().find(name).flatMap(Functions.Declared::type);
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

  /** Whether two expressions are equal, if both are symbols and this is known without a play. */
  Optional<Boolean> known(Expression left, Expression right) {
    return left instanceof Expression.Reference(String a, _)
            && right instanceof Expression.Reference(String b, _)
            && isSymbol(a)
            && isSymbol(b)
        ? Optional.of(a.equals(b))
        : Optional.empty();
  }

  /** Whether a lowered expression is a symbol, not a variable or an application. */
  boolean isValue(Expression lowered) {
    return lowered instanceof Expression.Reference(String name, _) && isSymbol(name);
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
