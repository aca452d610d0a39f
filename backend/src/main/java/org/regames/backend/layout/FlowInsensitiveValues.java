package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which symbols variables and expressions may have, computed without regard to the order of
 * actions: the initial value of a variable, and everything that any action may assign to it. More
 * precise than types, and correct even if a rule stores a symbol outside the type.
 */
public final class FlowInsensitiveValues {
  /** How many entries of a constant map are looked at before all its values are assumed. */
  private static final int MOST_ENTRIES = 10_000;

  private final List<BitSet> variables = new ArrayList<>();
  private final Map<Term.ConstantMap, BitSet> leaves = new HashMap<>();

  /** One assignment to a variable or a place in a map variable: the value, or any of a set. */
  record Assigned(int variable, Term value, BitSet any) {}

  FlowInsensitiveValues(List<Tree> initial, List<Assigned> assignments) {
    List<BitSet> readers = new ArrayList<>();
    for (Tree tree : initial) {
      BitSet symbols = new BitSet();
      addLeaves(tree, symbols);
      variables.add(symbols);
      readers.add(new BitSet());
    }
    for (int i = 0; i < assignments.size(); i++) {
      noteReads(assignments.get(i).value(), i, readers);
    }
    BitSet waiting = new BitSet();
    waiting.set(0, assignments.size());
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      Assigned assigned = assignments.get(next);
      BitSet symbols = variables.get(assigned.variable());
      int before = symbols.cardinality();
      symbols.or(assigned.any() != null ? assigned.any() : of(assigned.value()));
      if (symbols.cardinality() != before) {
        waiting.or(readers.get(assigned.variable()));
      }
    }
  }

  /** Adds an assignment to the readers of the variables in its value, if it has one. */
  private static void noteReads(Term value, int assignment, List<BitSet> readers) {
    switch (value) {
      case null -> {}
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable(int variable) -> readers.get(variable).set(assignment);
      case Term.Access(Term map, Term key) -> {
        noteReads(map, assignment, readers);
        noteReads(key, assignment, readers);
      }
    }
  }

  static void addLeaves(Tree tree, BitSet symbols) {
    switch (tree) {
      case Tree.Leaf(int symbol) -> symbols.set(symbol);
      case Tree.Node node -> {
        addLeaves(node.otherwise(), symbols);
        node.entries().values().forEach(value -> addLeaves(value, symbols));
      }
    }
  }

  /** The symbols a variable may have; those of any place where it is a map. Not to be changed. */
  public BitSet ofVariable(int variable) {
    return variables.get(variable);
  }

  /** The symbols that an expression may have; any place's where it is a map. Not to be changed. */
  public BitSet of(Term term) {
    return switch (term) {
      case Term.Symbol(int symbol) -> {
        BitSet one = new BitSet();
        one.set(symbol);
        yield one;
      }
      case Term.Variable(int variable) -> variables.get(variable);
      case Term.Constant(Term.ConstantMap map) -> leaves(map);
      case Term.Access access when access.base() instanceof Term.Constant(var map) ->
          image(map, access.keys().stream().map(this::of).toList());
      case Term.Access access -> of(access.base());
    };
  }

  private BitSet leaves(Term.ConstantMap map) {
    return leaves.computeIfAbsent(
        map,
        _ -> {
          BitSet symbols = new BitSet();
          addLeaves(map.value(), symbols);
          return symbols;
        });
  }

  private BitSet image(Term.ConstantMap map, List<BitSet> keys) {
    long entries = keys.stream().mapToLong(BitSet::cardinality).reduce(1, (a, b) -> a * b);
    if (entries > MOST_ENTRIES) {
      return leaves(map);
    }
    BitSet symbols = new BitSet();
    addImage(map.value(), keys, symbols);
    return symbols;
  }

  private static void addImage(Tree tree, List<BitSet> keys, BitSet symbols) {
    if (keys.isEmpty() || !(tree instanceof Tree.Node node)) {
      addLeaves(tree, symbols);
      return;
    }
    keys.getFirst().stream()
        .forEach(key -> addImage(node.get(key), keys.subList(1, keys.size()), symbols));
  }
}
