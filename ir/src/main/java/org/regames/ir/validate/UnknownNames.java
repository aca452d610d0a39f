package org.regames.ir.validate;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that every name that is used is defined: types in types; constants and symbols in values;
 * these and variables in expressions. Nodes have no definitions and are left to other validators.
 */
final class UnknownNames implements Validator {
  // If one of these is missing, BuiltinDefinitions reports it: its uses need no findings.
  private static final Set<String> BUILTIN_TYPES =
      Set.of(
          Builtins.PLAYER_TYPE,
          Builtins.SCORE_TYPE,
          Builtins.GOALS_TYPE,
          Builtins.PLAYER_OR_SYSTEM_TYPE,
          Builtins.BOOL_TYPE,
          Builtins.VISIBILITY_TYPE);
  private static final Set<String> BUILTIN_VALUES =
      Set.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE, Builtins.KEEPER, Builtins.RANDOM);

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Game game = subject.game();
    Set<String> types = new HashSet<>();
    game.types().stream().map(TypeDefinition::name).forEach(types::add);
    Names typeNames = new Names("type", types, BUILTIN_TYPES, diagnostics);
    for (Type type : subject.types()) {
      if (type instanceof Type.Named(String name, Origin origin)) {
        typeNames.expect(name, origin);
      }
    }

    Set<String> values = new HashSet<>(subject.symbols().keySet());
    game.constants().stream().map(Constant::name).forEach(values::add);
    Set<String> variables = new HashSet<>();
    game.variables().stream().map(Variable::name).forEach(variables::add);
    Names valueNames = new Names("symbol or constant", values, BUILTIN_VALUES, diagnostics);
    // A variable that is also a symbol or a constant is reported elsewhere.
    Set<String> others = new HashSet<>(variables);
    others.removeAll(values);
    game.constants().forEach(it -> value(it.value(), it.origin(), others, valueNames));
    game.variables().forEach(it -> value(it.initial(), it.origin(), others, valueNames));

    values.addAll(variables);
    Names expressionNames = new Names("name", values, BUILTIN_VALUES, diagnostics);
    Names variableNames = new Names("variable", variables, BUILTIN_VALUES, diagnostics);
    for (Edge edge : game.edges()) {
      switch (edge.action()) {
        case Action.Assignment(Expression left, Expression right) ->
            met(left, right, edge, subject, expressionNames);
        case Action.Comparison(Expression left, Expression right, _) ->
            met(left, right, edge, subject, expressionNames);
        case Action.Skip _, Action.AnyAssignment _, Action.Reachability _, Action.Tagging _ ->
            edge.action()
                .expressions()
                .forEach(expression -> expression(expression, edge, expressionNames));
      }
      if (edge.action() instanceof Action.VariableTag(String variable)
          && !values.contains(variable)) {
        variableNames.expect(variable, edge.origin());
      }
    }
  }

  /** The names of one kind that are defined. */
  private static final class Names {
    private final String kind;
    private final Set<String> known;
    private final Set<String> builtins;
    private final Diagnostics diagnostics;
    private final NearestName nearest;

    Names(String kind, Set<String> known, Set<String> builtins, Diagnostics diagnostics) {
      this.kind = kind;
      this.known = known;
      this.builtins = builtins;
      this.diagnostics = diagnostics;
      this.nearest = NearestName.among(known);
    }

    void expect(String name, Origin origin) {
      expect(name, origin, finding -> finding);
    }

    /**
     * @param otherwise adds a hint to a finding if no known name is near
     */
    void expect(String name, Origin origin, UnaryOperator<Diagnostic> otherwise) {
      if (!known.contains(name) && !builtins.contains(name)) {
        Diagnostic finding =
            Diagnostic.error("unknown-name", origin, "unknown " + kind + " `" + name + "`");
        boolean isNumber = name.chars().allMatch(Character::isDigit); // numbers are near each other
        Diagnostic near = isNumber ? finding : nearest.suggest(name, finding);
        diagnostics.report(near.hint().isPresent() ? near : otherwise.apply(finding));
      }
    }
  }

  /** The keys of maps are left to {@link MapKeys}, which knows which symbols they may be. */
  private static void value(Value value, Origin outside, Set<String> variables, Names names) {
    Origin origin = value.origin().isKnown() ? value.origin() : outside;
    switch (value) {
      case Value.Named(String name, _) when variables.contains(name) -> {
        String message = "expected a symbol or a constant, and `" + name + "` is a variable";
        names.diagnostics.report(
            Diagnostic.error("variable-as-value", origin, message)
                .withHint("assign it by an edge, before the play begins"));
      }
      case Value.Named(String name, _) -> names.expect(name, origin);
      case Value.MapLiteral map -> {
        map.otherwise().ifPresent(otherwise -> value(otherwise, origin, variables, names));
        map.entries().forEach(entry -> value(entry.value(), origin, variables, names));
      }
    }
  }

  /** Checks two sides: the type of the left one limits what a name on the right could be. */
  private static void met(
      Expression left, Expression right, Edge edge, Subject subject, Names names) {
    expression(left, edge, names);
    Optional<Shape> type =
        left instanceof Expression.Access ? subject.typing().typeOf(left) : Optional.empty();
    if (right instanceof Expression.Reference(String name, _)
        && type.orElse(null) instanceof Shape.SetShape values) {
      names.expect(
          name,
          Subject.place(right, edge),
          finding ->
              finding.withHint(
                  "the values of "
                      + subject.describe(left, values)
                      + " are "
                      + Subject.list(values.symbols())));
    } else {
      expression(right, edge, names);
    }
  }

  private static void expression(Expression expression, Edge edge, Names names) {
    for (Expression part : expression.parts()) {
      if (part instanceof Expression.Reference(String name, _)) {
        names.expect(name, Subject.place(part, edge));
      }
    }
  }
}
