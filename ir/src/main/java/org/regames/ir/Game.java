package org.regames.ir;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game: types, constants, variables and the automaton of its rules (RG paper, section 2.1).
 *
 * <p>The order in which a source lists its definitions has no meaning, so a game keeps them in
 * canonical order: definitions in natural order of their names, edges in {@link Edge#CANONICAL}
 * order without exact repetitions. Games that differ only in that are equal. Definitions of one
 * name are all kept; validators report them.
 */
public record Game(
    List<TypeDefinition> types,
    List<Constant> constants,
    List<Variable> variables,
    List<Edge> edges,
    List<Pragma> pragmas) {

  public Game {
    types = sorted(types, TypeDefinition::name);
    constants = sorted(constants, Constant::name);
    variables = sorted(variables, Variable::name);
    edges = withoutRepeats(edges.stream().sorted(Edge.CANONICAL).toList());
    pragmas = sorted(pragmas.stream().distinct().toList(), Pragma::toString);
  }

  private static <T> List<T> sorted(List<T> items, Function<T, String> name) {
    return items.stream().sorted(NaturalOrder.by(name)).toList();
  }

  /** Equal edges are neighbours in this order, unless different edges have the same text. */
  private static List<Edge> withoutRepeats(List<Edge> sorted) {
    for (int i = 1; i < sorted.size(); i++) {
      if (Edge.CANONICAL.compare(sorted.get(i - 1), sorted.get(i)) == 0) {
        return sorted.stream().distinct().toList();
      }
    }
    return sorted;
  }

  /** The first type definition of a name. Linear in the number of definitions. */
  public Optional<TypeDefinition> type(String name) {
    return types.stream().filter(type -> type.name().equals(name)).findFirst();
  }

  /** The first variable of a name. Linear in the number of variables. */
  public Optional<Variable> variable(String name) {
    return variables.stream().filter(variable -> variable.name().equals(name)).findFirst();
  }
}
