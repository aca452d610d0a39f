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
 * How a game's values become numbers: symbols count from 0, variables of set types are single
 * numbers, maps are arrays of numbers, constants of map types are tables. Immutable, apart from
 * cached answers; made by {@link #of}.
 */
public final class Layout {
  /**
   * A variable.
   *
   * @param initial its first value
   * @param array how a map lies in its array, absent for variables of set types
   * @param choices for a map variable that only holds one of a few constants, of which the state
   *     has the number, these numbers; else absent
   */
  public record Slot(
      String name, Shape shape, Tree initial, Optional<MapLayout> array, Optional<BitSet> choices) {
    /** Whether the state has an array for the variable, not just a number. */
    public boolean isMap() {
      return array.isPresent() && choices.isEmpty();
    }
  }

  private final Typing typing;
  private final Numbering numbering;
  private final Terms terms;
  private final FlowInsensitiveValues values;
  private final List<Slot> variables;
  private final Map<String, Integer> indices;
  private final Map<Term.ConstantMap, MapLayout> constants;
  private final MapChoices choices;

  Layout(
      Typing typing,
      Numbering numbering,
      Terms terms,
      FlowInsensitiveValues values,
      List<Slot> variables,
      Map<String, Integer> indices,
      Map<Term.ConstantMap, MapLayout> constants,
      MapChoices choices) {
    this.typing = typing;
    this.numbering = numbering;
    this.terms = terms;
    this.values = values;
    this.variables = variables;
    this.indices = indices;
    this.constants = constants;
    this.choices = choices;
  }

  /** Lays out a valid game with all built-ins. */
  public static Layout of(Game game) {
    return new LayoutBuilder(game).build();
  }

  public Numbering numbering() {
    return numbering;
  }

  public FlowInsensitiveValues values() {
    return values;
  }

  public List<Slot> variables() {
    return variables;
  }

  /** The place of a variable in {@link #variables()}. */
  public int variable(String name) {
    return indices.get(name);
  }

  /** The numbers that a variable which is no array may have: of symbols, or of maps. */
  public BitSet domain(int variable) {
    return variables.get(variable).choices().orElseGet(() -> values.ofVariable(variable));
  }

  /** The number that a variable which is no array has at first. */
  public int initial(int variable) {
    return switch (variables.get(variable).initial()) {
      case Tree.Leaf(int symbol) -> symbol;
      case Tree.Node _ -> choices.initial(variable);
    };
  }

  /** The map of a number, for variables that hold one of a few maps. */
  public Tree.Node choice(int number) {
    return choices.trees().get(number);
  }

  /** The number that an assignment of a map to such a variable stores; absent for others. */
  public Optional<Term> chosen(Action.Assignment assignment) {
    return Optional.ofNullable(choices.assigned().get(assignment));
  }

  public Term term(Expression expression) {
    return terms.term(expression);
  }

  /** How a constant of a map type lies in its table. */
  public MapLayout layout(Term.ConstantMap constant) {
    return constants.get(constant);
  }

  /** The symbols of a set type in its order. */
  public int[] symbols(Type type) {
    return symbols(typing, numbering, type);
  }

  public static int[] symbols(Typing typing, Numbering numbering, Type type) {
    Shape.SetShape set = (Shape.SetShape) typing.shape(type).orElseThrow();
    return set.symbols().stream().mapToInt(numbering::number).toArray();
  }

  /** The type of an expression. */
  public Shape shape(Expression expression) {
    return typing.typeOf(expression).orElseThrow();
  }
}
