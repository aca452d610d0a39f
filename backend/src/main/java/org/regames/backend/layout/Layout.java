package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.analysis.Shape;

/**
 * The layout of the values of a game in the state: symbols are numbers from 0, variables of set
 * types are single numbers, maps are arrays of numbers.
 *
 * @param numbering the numbers of the symbols
 * @param variables the variables by number
 * @param choices the constant maps of variables that are stored as the number of a map
 * @param indices the numbers of the variables, by their names
 */
public record Layout(
    Numbering numbering,
    List<Slot> variables,
    List<Tree.Node> choices,
    Map<String, Integer> indices) {
  public Layout {
    variables = List.copyOf(variables);
    choices = List.copyOf(choices);
    indices = Map.copyOf(indices);
  }

  public Layout(Numbering numbering, List<Slot> variables, List<Tree.Node> choices) {
    this(numbering, variables, choices, indices(variables));
  }

  private static Map<String, Integer> indices(List<Slot> variables) {
    Map<String, Integer> indices = new HashMap<>();
    variables.forEach(variable -> indices.put(variable.name(), indices.size()));
    return indices;
  }

  /**
   * A variable.
   *
   * @param initial its first value
   * @param array the layout of a map in its array, absent for variables of set types
   * @param choices the possible numbers of a map variable that only holds one of a few constants,
   *     stored as a number; absent for others
   * @param values the symbols that it may have, in any cell if it is a map
   * @param cells for a map the values that each of its cells may have in any play, searches
   *     included; empty if not known
   */
  public record Slot(
      String name,
      Shape shape,
      Tree initial,
      Optional<MapLayout> array,
      Optional<BitSet> choices,
      BitSet values,
      List<BitSet> cells) {
    public Slot {
      cells = List.copyOf(cells);
    }

    /** Whether the state has an array for the variable, not just a number. */
    public boolean isMap() {
      return array.isPresent() && choices.isEmpty();
    }
  }

  /** The number of a variable. */
  public int variable(String name) {
    return indices.get(name);
  }

  /** The symbols that a variable may have, in any cell if it is a map. Not to be changed. */
  public BitSet values(int variable) {
    return variables.get(variable).values();
  }

  /** The numbers that a variable without an array may have: of symbols, or of maps. */
  public BitSet domain(int variable) {
    Slot slot = variables.get(variable);
    return slot.choices().orElse(slot.values());
  }

  /** The initial number of a variable without an array. */
  public int initial(int variable) {
    return switch (variables.get(variable).initial()) {
      case Tree.Leaf(int symbol) -> symbol;
      case Tree.Node map -> choices.indexOf(map);
    };
  }

  /** The values that a cell of a map may have, if they are known; not to be changed. */
  public Optional<BitSet> values(int variable, int cell) {
    List<BitSet> cells = variables.get(variable).cells();
    return cells.isEmpty() ? Optional.empty() : Optional.of(cells.get(cell));
  }

  /** The same layout, with the values that cells may have, for each variable. */
  public Layout withCells(List<List<BitSet>> cells) {
    List<Slot> known = new ArrayList<>();
    for (Slot slot : variables) {
      List<BitSet> of = cells.isEmpty() ? List.of() : cells.get(known.size());
      known.add(
          new Slot(
              slot.name(),
              slot.shape(),
              slot.initial(),
              slot.array(),
              slot.choices(),
              slot.values(),
              of));
    }
    return new Layout(numbering, known, choices, indices);
  }

  /** The map with a number, for variables that hold one of a few maps. */
  public Tree.Node choice(int number) {
    return choices.get(number);
  }
}
