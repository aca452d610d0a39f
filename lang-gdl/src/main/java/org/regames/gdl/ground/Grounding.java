package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Keywords;

/**
 * The ground rules of a game. Atoms that hold in every state or in none are removed; the others are
 * numbered from 0, relation by relation.
 */
public final class Grounding {
  /**
   * A ground rule: the head holds if all positive atoms do and no negative one does.
   *
   * @param clause what it is an instance of
   */
  public record Instance(int head, int[] positive, int[] negative, Clause clause) {}

  private final TermTable terms;
  private final List<Integer> roles = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final Map<String, Relation> relations = new LinkedHashMap<>();
  private final Map<String, Relation> fixed = new LinkedHashMap<>();
  private final Map<String, Integer> offsets = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<int[]> tuples = new ArrayList<>();
  private final List<Instance> instances = new ArrayList<>();

  Grounding(TermTable terms) {
    this.terms = terms;
  }

  void addRole(int term) {
    roles.add(term);
  }

  void addInitial(int fact) {
    initial.add(fact);
  }

  /** Numbers the tuples of a relation, which is complete. */
  void addRelation(Relation relation) {
    relations.put(relation.name(), relation);
    offsets.put(relation.name(), tuples.size());
    for (int i = 0; i < relation.size(); i++) {
      names.add(relation.name());
      tuples.add(relation.tuple(i));
    }
  }

  /** Keeps a relation that is the same in all states, whose atoms have no numbers. */
  void addFixed(Relation relation) {
    fixed.put(relation.name(), relation);
  }

  /** Whether a relation is the same in all states. */
  public boolean isFixed(String relation) {
    return !relations.containsKey(relation);
  }

  /**
   * All that can ever be in a relation, in the order in which it was found; for one that is the
   * same in all states, what is in it. The arrays must not change.
   */
  public List<int[]> tuples(String relation) {
    Relation of = relations.getOrDefault(relation, fixed.get(relation));
    List<int[]> all = new ArrayList<>();
    for (int i = 0; of != null && i < of.size(); i++) {
      all.add(of.tuple(i));
    }
    return all;
  }

  void addInstance(Instance instance) {
    instances.add(instance);
  }

  int atom(Relation relation, int tuple) {
    return offsets.get(relation.name()) + tuple;
  }

  /** All ground terms. */
  public TermTable terms() {
    return terms;
  }

  /** The roles, {@code random} included, in the order of their facts. */
  public List<Integer> roles() {
    return roles;
  }

  /** The facts of the first state. */
  public List<Integer> initial() {
    return initial;
  }

  /** The ground rules, rule by rule. */
  public List<Instance> instances() {
    return instances;
  }

  /** The number of atoms. */
  public int atomCount() {
    return tuples.size();
  }

  /** The relation of an atom. */
  public String relation(int atom) {
    return names.get(atom);
  }

  /** The arguments of an atom; the array must not change. */
  public int[] arguments(int atom) {
    return tuples.get(atom);
  }

  /** The number of an atom, or -1 if it never holds. */
  public int find(String relation, int... arguments) {
    Relation of = relations.get(relation);
    int tuple = of == null ? -1 : of.find(arguments);
    return tuple < 0 ? -1 : atom(of, tuple);
  }

  /** The atoms of a relation, in the order in which they were found. */
  public List<Integer> atoms(String relation) {
    Relation of = relations.get(relation);
    List<Integer> atoms = new ArrayList<>();
    for (int i = 0; of != null && i < of.size(); i++) {
      atoms.add(atom(of, i));
    }
    return atoms;
  }

  /** The facts that can ever hold. */
  public List<Integer> facts() {
    return atoms(Keywords.TRUE).stream().map(atom -> arguments(atom)[0]).toList();
  }

  /** The atom as prefix GDL. */
  public String text(int atom) {
    List<String> arguments = new ArrayList<>();
    for (int argument : arguments(atom)) {
      arguments.add(terms.text(argument));
    }
    return org.regames.gdl.syntax.GdlTerm.list(relation(atom), arguments);
  }
}
