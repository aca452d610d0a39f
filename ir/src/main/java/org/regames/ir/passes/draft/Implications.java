package org.regames.ir.passes.draft;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;

/**
 * Which comparisons imply which, given the values of maps that never change, and the defaults of
 * maps that change only at their keys.
 */
public final class Implications {
  private final Draft draft;
  private final ConstantMaps constants;
  private final Map<String, Optional<Value>> defaults = new HashMap<>();
  private final Set<String> assignedWhole = new HashSet<>();

  public Implications(Draft draft) {
    this.draft = draft;
    Map<String, Value> values = new HashMap<>();
    draft.constants().forEach(constant -> values.put(constant.name(), constant.value()));
    this.constants = new ConstantMaps(values);
    Automaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      if (Expressions.assignsWhole(automaton.action(edge))) {
        assignedWhole.add(Expressions.assigned(automaton.action(edge)));
      }
    }
  }

  /** Whether the second comparison is known to hold wherever the first does. */
  public boolean implies(Action.Comparison first, Action.Comparison second) {
    if (first.equals(second) || first.swapped().equals(second)) {
      return true;
    }
    boolean left = isSymbol(second.left());
    if (!second.negated() || left == isSymbol(second.right())) {
      return false;
    }
    Expression expression = left ? second.right() : second.left();
    Expression symbol = left ? second.left() : second.right();
    return failsWhere(first, expression, ((Expression.Reference) symbol).name());
  }

  /** Whether a comparison is known not to hold if an expression has a value. */
  private boolean failsWhere(Action.Comparison comparison, Expression expression, String symbol) {
    String left = value(comparison.left(), expression, symbol);
    String right = value(comparison.right(), expression, symbol);
    return left != null && right != null && left.equals(right) == comparison.negated();
  }

  /** The value of an expression if another has the given one; null if not known. */
  private String value(Expression of, Expression known, String symbol) {
    if (of.equals(known)) {
      return symbol;
    }
    return switch (of) {
      case Expression.Reference(String name, _) -> isSymbol(of) ? name : constant(name);
      case Expression.Cast(var type, Expression value, _) -> {
        String found = value(value, known, symbol);
        yield found != null
                && draft.typing().shape(type).orElse(null) instanceof Shape.SetShape set
                && set.contains(found)
            ? found
            : null;
      }
      case Expression.Access(Expression map, Expression key, _) -> {
        String at = value(key, known, symbol);
        yield at == null ? null : looked(map, at);
      }
    };
  }

  private String constant(String name) {
    return draft.constant(name) != null
            && constants.resolve(new Value.Named(name)) instanceof Value.Named(String symbol, _)
        ? symbol
        : null;
  }

  private String looked(Expression map, String key) {
    if (!(map instanceof Expression.Reference(String name, _))) {
      return null;
    }
    Optional<Value> found =
        draft.constant(name) != null
            ? constants.at(new Value.Named(name), key)
            : isOutside(name, key) ? defaultOf(name) : Optional.empty();
    return found.orElse(null) instanceof Value.Named(String symbol, _) ? symbol : null;
  }

  /** Whether a symbol is not a key of a variable, so that nothing is ever assigned there. */
  private boolean isOutside(String variable, String key) {
    Variable found = draft.variable(variable);
    return found != null
        && draft.typing().shape(found.type()).orElse(null) instanceof Shape.MapShape map
        && !map.source().contains(key);
  }

  /** The value that a variable always has outside its keys. */
  private Optional<Value> defaultOf(String variable) {
    return assignedWhole.contains(variable)
        ? Optional.empty()
        : defaults.computeIfAbsent(
            variable,
            name ->
                constants.resolve(draft.variable(name).initial()) instanceof Value.MapLiteral map
                    ? map.otherwise().map(constants::resolve)
                    : Optional.empty());
  }

  private boolean isSymbol(Expression expression) {
    return expression instanceof Expression.Reference(String name, _)
        && draft.variable(name) == null
        && draft.constant(name) == null;
  }
}
