package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;

/**
 * Which symbols variables and expressions may have, computed without regard to the order of
 * actions: the initial value of a variable, and everything that any action may assign to it. More
 * precise than types, and correct even if a rule stores a symbol outside the type.
 */
public final class FlowInsensitiveValues {
  /** How many entries of a constant map are looked at before all its values are assumed. */
  private static final int MOST_ENTRIES = 10_000;

  private final List<BitSet> variables;
  private final Map<Term.ConstantMap, BitSet> leaves = new HashMap<>();

  /** One assignment to a variable or a place in a map variable: the value, or any of a set. */
  record Assigned(int variable, Term value, BitSet any) {}

  FlowInsensitiveValues(List<Tree> initial, List<Assigned> assignments) {
    Map<Integer, BitSet> known = new HashMap<>();
    List<List<Assigned>> readers = new ArrayList<>();
    for (int variable = 0; variable < initial.size(); variable++) {
      known.put(variable, new BitSet());
      addLeaves(initial.get(variable), known.get(variable));
      readers.add(new ArrayList<>());
    }
    for (Assigned assigned : assignments) {
      if (assigned.any() != null) {
        known.get(assigned.variable()).or(assigned.any());
      } else if (assigned.value().variables().isEmpty()) {
        known.get(assigned.variable()).or(of(assigned.value(), known::get));
      } else {
        assigned.value().variables().stream().forEach(read -> readers.get(read).add(assigned));
      }
    }
    this.variables =
        DataFlow.solve(
            readers.size(),
            IntStream.range(0, readers.size()).toArray(),
            Lattice.UNION,
            known,
            (variable, _, arrivals) ->
                readers
                    .get(variable)
                    .forEach(
                        reader ->
                            arrivals.at(reader.variable(), of(reader.value(), arrivals::known))));
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
    return of(term, variables::get);
  }

  private BitSet of(Term term, IntFunction<BitSet> known) {
    return switch (term) {
      case Term.Symbol(int symbol) -> {
        BitSet one = new BitSet();
        one.set(symbol);
        yield one;
      }
      case Term.Variable(int variable) -> known.apply(variable);
      case Term.Constant(Term.ConstantMap map) -> leaves(map);
      case Term.Access access when access.base() instanceof Term.Constant(var map) ->
          image(map, access.keys().stream().map(key -> of(key, known)).toList());
      case Term.Access access -> of(access.base(), known);
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
