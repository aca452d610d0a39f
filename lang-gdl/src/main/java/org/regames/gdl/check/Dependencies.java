package org.regames.gdl.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Atom;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Components;

/**
 * Which relations the rules of a relation use, and the strongly connected components of that graph.
 * Linear in the number of conditions.
 */
public final class Dependencies {
  private final Map<String, Set<String>> uses = new LinkedHashMap<>();
  private final Map<String, Integer> component = new HashMap<>();

  /** The graph of these clauses. */
  public Dependencies(List<Clause> clauses) {
    for (Clause clause : clauses) {
      Set<String> used = uses.computeIfAbsent(clause.head().relation(), _ -> new LinkedHashSet<>());
      clause.positive().forEach(atom -> used.add(atom.relation()));
      clause.negative().forEach(atom -> used.add(atom.relation()));
    }
    List<String> relations = List.copyOf(Closure.of(uses.keySet(), this::uses));
    Map<String, Integer> numbers = new HashMap<>();
    relations.forEach(relation -> numbers.put(relation, numbers.size()));
    int[] components =
        Components.of(
            relations.size(),
            number -> uses(relations.get(number)).stream().mapToInt(numbers::get).toArray());
    numbers.forEach((relation, number) -> component.put(relation, components[number]));
  }

  /** The relations that the rules of a relation use directly. */
  public Set<String> uses(String relation) {
    return uses.getOrDefault(relation, Set.of());
  }

  /** Whether two relations are in one cycle. */
  public boolean areMutual(String a, String b) {
    return component.containsKey(a)
        && component.get(a).equals(component.get(b))
        && (!a.equals(b) || uses(a).contains(a));
  }

  /** The number of a relation's component; those it uses have smaller numbers. */
  public int level(String relation) {
    return component.getOrDefault(relation, -1);
  }

  /** The relations that depend, directly or not, on one of these; these included. */
  public Set<String> dependents(Set<String> of) {
    Map<String, List<String>> users = new HashMap<>();
    uses.forEach(
        (user, used) ->
            used.forEach(name -> users.computeIfAbsent(name, _ -> new ArrayList<>()).add(user)));
    return Closure.of(of, name -> users.getOrDefault(name, List.of()));
  }

  /** The relations that these depend on, directly or not; these included. */
  public Set<String> needs(Set<String> of) {
    return Closure.of(of, this::uses);
  }

  /**
   * The relations that depend on their own negation, as far as names can tell: whether a ground
   * atom does is only known after grounding.
   */
  public Set<String> unstratified(List<Clause> clauses) {
    Set<String> heads = new LinkedHashSet<>();
    for (Clause clause : clauses) {
      if (clause.negative().stream().anyMatch(atom -> isRecursive(clause, atom))) {
        heads.add(clause.head().relation());
      }
    }
    return heads;
  }

  /**
   * Whether an atom in the body of a clause is recursive: its relation is in a cycle with the
   * head's.
   */
  boolean isRecursive(Clause clause, Atom atom) {
    return areMutual(clause.head().relation(), atom.relation());
  }
}
