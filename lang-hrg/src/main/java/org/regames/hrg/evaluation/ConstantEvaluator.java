package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.NaturalOrder;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Computes the values of expressions at translation time. */
public final class ConstantEvaluator {
  /** Each is kept as a term, and as a value if its key is in the type. */
  private static final Price ENTRY = new Price(2, "map entries");

  private final Types types;
  private final Functions functions;
  private final Budget budget;

  ConstantEvaluator(Types types, Functions functions, Budget budget) {
    this.types = types;
    this.functions = functions;
    this.budget = budget;
  }

  /**
   * The value of an expression. Names that are neither in scope nor functions are symbols.
   *
   * @throws EvaluationException if it has none
   */
  public HrgTerm evaluate(HrgExpression expression, Scope scope) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> reference(name, scope);
      case HrgExpression.Construction e -> construction(e, scope);
      case HrgExpression.Application e -> application(e, scope);
      case HrgExpression.Binary e -> binary(e, scope);
      case HrgExpression.Membership(HrgExpression value, HrgType type, _) ->
          membership(evaluate(value, scope), type);
      case HrgExpression.Conditional e ->
          evaluate(holds(e.condition(), scope) ? e.consequence() : e.alternative(), scope);
      case HrgExpression.MapLiteral e -> map(e, scope);
    };
  }

  private HrgTerm reference(Name name, Scope scope) {
    HrgTerm term =
        scope
            .find(name.text())
            .orElseGet(
                () ->
                    functions.declares(name.text())
                        ? new HrgTerm.FunctionTerm(name.text(), List.of())
                        : new HrgTerm.Atom(name.text()));
    if (term instanceof HrgTerm.Stored) {
      throw stored(name);
    }
    return term;
  }

  private static EvaluationException stored(Name name) {
    return EvaluationException.of(
        Diagnostic.error(
            "not-constant",
            name.origin(),
            "`"
                + name
                + "` changes during play, but here a value known at translation time is needed"));
  }

  private HrgTerm construction(HrgExpression.Construction e, Scope scope) {
    List<HrgTerm> arguments = new ArrayList<>(e.arguments().size());
    for (HrgExpression argument : e.arguments()) {
      HrgTerm term = evaluate(argument, scope);
      if (!(term instanceof HrgTerm.Atom || term instanceof HrgTerm.Built)) {
        throw error(
            "not-a-symbol",
            argument.origin(),
            "an argument of a constructor is a symbol or a number, but this is " + kind(term));
      }
      arguments.add(term);
    }
    return HrgTerm.Built.of(e.constructor().text(), arguments);
  }

  private HrgTerm application(HrgExpression.Application e, Scope scope) {
    if (e.calls(HrgKeywords.NOT) && e.arguments().size() == 1) {
      return new HrgTerm.Truth(!holds(e.arguments().getFirst(), scope));
    }
    if ((e.calls(HrgKeywords.TRUE) || e.calls(HrgKeywords.FALSE)) && e.arguments().isEmpty()) {
      return new HrgTerm.Truth(e.calls(HrgKeywords.TRUE));
    }
    List<HrgTerm> arguments = new ArrayList<>(e.arguments().size());
    HrgTerm map = evaluate(e.map(), scope);
    e.arguments().forEach(argument -> arguments.add(evaluate(argument, scope)));
    return functions.apply(map, arguments, e.origin());
  }

  private HrgTerm binary(HrgExpression.Binary e, Scope scope) {
    return switch (e.operator()) {
      case AND -> new HrgTerm.Truth(holds(e.left(), scope) && holds(e.right(), scope));
      case OR -> new HrgTerm.Truth(holds(e.left(), scope) || holds(e.right(), scope));
      case EQUAL -> new HrgTerm.Truth(equal(e, scope));
      case UNEQUAL -> new HrgTerm.Truth(!equal(e, scope));
      case LESS -> new HrgTerm.Truth(order(e, scope) < 0);
      case LESS_OR_EQUAL -> new HrgTerm.Truth(order(e, scope) <= 0);
      case GREATER -> new HrgTerm.Truth(order(e, scope) > 0);
      case GREATER_OR_EQUAL -> new HrgTerm.Truth(order(e, scope) >= 0);
      case ADD, SUBTRACT, MODULO -> arithmetic(e, scope);
    };
  }

  private boolean holds(HrgExpression condition, Scope scope) {
    HrgTerm term = evaluate(condition, scope);
    if (term instanceof HrgTerm.Truth(boolean holds)) {
      return holds;
    }
    throw error(
        "not-a-condition",
        condition.origin(),
        "expected a condition such as a comparison, but this is " + kind(term));
  }

  private boolean equal(HrgExpression.Binary e, Scope scope) {
    HrgTerm left = symbol(e.left(), scope, e.operator());
    return left.equals(symbol(e.right(), scope, e.operator()));
  }

  private int order(HrgExpression.Binary e, Scope scope) {
    HrgTerm left = symbol(e.left(), scope, e.operator());
    HrgTerm right = symbol(e.right(), scope, e.operator());
    OptionalLong a = number(left);
    OptionalLong b = number(right);
    return a.isPresent() && b.isPresent()
        ? Long.compare(a.getAsLong(), b.getAsLong())
        : NaturalOrder.NATURAL.compare(left.rgName(), right.rgName());
  }

  private HrgTerm symbol(HrgExpression side, Scope scope, Operator operator) {
    HrgTerm term = evaluate(side, scope);
    if (term instanceof HrgTerm.Atom || term instanceof HrgTerm.Built) {
      return term;
    }
    throw error(
        "not-a-symbol",
        side.origin(),
        "`" + operator.symbol() + "` compares symbols and numbers, but this is " + kind(term));
  }

  private HrgTerm arithmetic(HrgExpression.Binary e, Scope scope) {
    long left = number(e.left(), scope, e.operator());
    long right = number(e.right(), scope, e.operator());
    if (e.operator() == Operator.MODULO && right == 0) {
      throw error("division-by-zero", e.origin(), "`% 0` has no value");
    }
    // Atoms have at most 18 digits, so that no sum overflows.
    long result =
        switch (e.operator()) {
          case ADD -> left + right;
          case SUBTRACT -> left - right;
          default -> Math.floorMod(left, right);
        };
    HrgTerm.Atom number = HrgTerm.Atom.of(result);
    if (number.number().isEmpty()) {
      throw error("too-large", e.origin(), "the number " + result + " is too large");
    }
    return number;
  }

  private long number(HrgExpression side, Scope scope, Operator operator) {
    HrgTerm term = evaluate(side, scope);
    return number(term)
        .orElseThrow(
            () ->
                error(
                    "not-a-number",
                    side.origin(),
                    "`" + operator.symbol() + "` needs numbers, but this is " + kind(term)));
  }

  private static OptionalLong number(HrgTerm term) {
    return term instanceof HrgTerm.Atom atom ? atom.number() : OptionalLong.empty();
  }

  private HrgTerm membership(HrgTerm term, HrgType type) {
    TermType.SetOf set = types.set(type).orElseThrow(EvaluationException::known);
    return new HrgTerm.Truth(set.contains(term.rgName()));
  }

  private HrgTerm map(HrgExpression.MapLiteral e, Scope scope) {
    Optional<HrgTerm> otherwise = e.otherwise().map(value -> evaluate(value, scope));
    Map<String, HrgTerm.MapEntry> entries = new LinkedHashMap<>();
    if (isEverywhere(e)) {
      return new HrgTerm.MapTerm(
          Optional.of(evaluate(e.parts().getFirst().value(), scope)), entries, e.origin());
    }
    for (Part part : e.parts()) {
      Generators.forEach(
          part.generators(),
          scope,
          budget,
          ENTRY,
          part.origin(),
          inner -> add(part, evaluate(part.key(), inner), evaluate(part.value(), inner), entries));
    }
    return new HrgTerm.MapTerm(otherwise, entries, e.origin());
  }

  private static void add(
      Part part, HrgTerm key, HrgTerm value, Map<String, HrgTerm.MapEntry> entries) {
    if (!(key instanceof HrgTerm.Atom || key instanceof HrgTerm.Built)) {
      throw error("not-a-symbol", part.key().origin(), "a key is a symbol, not " + kind(key));
    }
    HrgTerm.MapEntry entry = new HrgTerm.MapEntry(key, value, part.origin());
    HrgTerm.MapEntry first = entries.putIfAbsent(key.rgName(), entry);
    if (first != null) {
      Origin origin = part.key().origin();
      String text = "the key `" + key + "` is given twice";
      throw EvaluationException.of(
          first.origin().start() == part.origin().start()
              ? Diagnostic.error("duplicate-key", origin, text + " by this part")
              : Diagnostic.error("duplicate-key", origin, text)
                  .withNote(first.origin(), "first given here"));
    }
  }

  /** Whether a literal is <code>{ _ = v }</code>. */
  static boolean isEverywhere(HrgExpression.MapLiteral literal) {
    return literal.parts().size() == 1
        && literal.parts().getFirst().key() instanceof HrgExpression.Reference(Name name)
        && name.text().equals("_");
  }

  /** What a term is, for messages. */
  static String kind(HrgTerm term) {
    return switch (term) {
      case HrgTerm.Atom atom when atom.number().isPresent() -> "the number " + atom;
      case HrgTerm.Atom atom -> "the symbol `" + atom + "`";
      case HrgTerm.Built built -> "the symbol `" + built + "`";
      case HrgTerm.FunctionTerm function -> "the function `" + function + "`";
      case HrgTerm.Truth _ -> "a condition";
      case HrgTerm.MapTerm _ -> "a map";
      case HrgTerm.Stored stored -> "the variable `" + stored + "`";
    };
  }

  private static EvaluationException error(String code, Origin origin, String message) {
    return EvaluationException.of(Diagnostic.error(code, origin, message));
  }
}
