package org.regames.backend.layout;

import java.util.HashMap;
import java.util.Map;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Resolves the names in expressions. Equal expressions are resolved once. */
final class Terms {
  private final Typing typing;
  private final Numbering numbering;
  private final Literals literals;
  private final Map<String, Integer> variables;
  private final Map<Expression, Term> known = new HashMap<>();

  Terms(Typing typing, Numbering numbering, Literals literals, Map<String, Integer> variables) {
    this.typing = typing;
    this.numbering = numbering;
    this.literals = literals;
    this.variables = variables;
  }

  Term term(Expression expression) {
    Term term = known.get(expression);
    if (term == null) {
      term =
          switch (expression) {
            case Expression.Reference(String name, _) -> name(name);
            case Expression.Access(Expression map, Expression key, _) ->
                new Term.Access(term(map), term(key));
            case Expression.Cast(_, Expression value, _) -> term(value);
          };
      known.put(expression, term);
    }
    return term;
  }

  private Term name(String name) {
    Integer variable = variables.get(name);
    if (variable != null) {
      return new Term.Variable(variable);
    }
    Constant constant = typing.constant(name).orElse(null);
    if (constant == null) {
      return new Term.Symbol(numbering.number(name));
    }
    return switch (literals.constant(constant)) {
      case Tree.Leaf(int symbol) -> new Term.Symbol(symbol);
      case Tree.Node node -> {
        Shape.MapShape shape = (Shape.MapShape) typing.shape(constant.type()).orElseThrow();
        yield new Term.Constant(new Term.ConstantMap(name, shape, node));
      }
    };
  }
}
