package org.regames.backend.layout;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * The rules of a game in terms of the numbers of its {@link Layout}: expressions as terms,
 * constants of map types as tables. Plans only need the layout. Immutable, apart from memoized
 * results; created by {@link #of}.
 */
public final class GameLayout {
  private final Layout state;
  private final Typing typing;
  private final Terms terms;
  private final FlowInsensitiveValues values;
  private final Map<Term.ConstantMap, MapLayout> constants;
  private final Map<Action.Assignment, Term> chosen;

  GameLayout(
      Layout state,
      Typing typing,
      Terms terms,
      FlowInsensitiveValues values,
      Map<Term.ConstantMap, MapLayout> constants,
      Map<Action.Assignment, Term> chosen) {
    this.state = state;
    this.typing = typing;
    this.terms = terms;
    this.values = values;
    this.constants = constants;
    this.chosen = chosen;
  }

  /** Lays out a valid game with all built-ins. */
  public static GameLayout of(Game game) {
    return new LayoutBuilder(game).build();
  }

  /** The layout of values in the state. */
  public Layout state() {
    return state;
  }

  /** See {@link Layout#numbering}. */
  public Numbering numbering() {
    return state.numbering();
  }

  /** See {@link Layout#variables}. */
  public List<Layout.Slot> variables() {
    return state.variables();
  }

  /** See {@link Layout#variable}. */
  public int variable(String name) {
    return state.variable(name);
  }

  /** See {@link Layout#domain}. */
  public BitSet domain(int variable) {
    return state.domain(variable);
  }

  /** The values that terms may have in any play. */
  public FlowInsensitiveValues values() {
    return values;
  }

  /** The number that an assignment of a constant map stores; absent for other assignments. */
  public Optional<Term> chosen(Action.Assignment assignment) {
    return Optional.ofNullable(chosen.get(assignment));
  }

  public Term term(Expression expression) {
    return terms.term(expression);
  }

  /** The layout of a constant of a map type in its table. */
  public MapLayout layout(Term.ConstantMap constant) {
    return constants.get(constant);
  }

  /** The symbols of a set type in its order. */
  public int[] symbols(Type type) {
    return symbols(typing, state.numbering(), type);
  }

  static int[] symbols(Typing typing, Numbering numbering, Type type) {
    Shape.SetShape set = (Shape.SetShape) typing.shape(type).orElseThrow();
    return set.symbols().stream().mapToInt(numbering::number).toArray();
  }

  /** The type of an expression. */
  public Shape shape(Expression expression) {
    return typing.typeOf(expression).orElseThrow();
  }
}
