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
 * Which symbols variables and expressions may have, ignoring the order of actions: the initial
 * value of a variable, and everything that any action may assign to it. More precise than types,
 * and correct even if a rule stores a symbol outside the type.
 */
public final class FlowInsensitiveValues implements TermValues {
  private final List<BitSet> variables;
  private final Map<Term.ConstantMap, BitSet> constants = new HashMap<>();

  /** One assignment to a variable or a place in a map variable: the value, or any of a set. */
  record Assigned(int variable, Term value, BitSet any) {}

  /** What is known so far. */
  private final class SoFar implements TermValues {
    private final IntFunction<BitSet> known;

    SoFar(IntFunction<BitSet> known) {
      this.known = known;
    }

    @Override
    public BitSet ofVariable(int variable) {
      return known.apply(variable);
    }

    @Override
    public BitSet ofConstant(Term.ConstantMap map) {
      return FlowInsensitiveValues.this.ofConstant(map);
    }
  }

  FlowInsensitiveValues(List<Tree> initial, List<Assigned> assignments) {
    Map<Integer, BitSet> known = new HashMap<>();
    List<List<Assigned>> readers = new ArrayList<>();
    for (int variable = 0; variable < initial.size(); variable++) {
      known.put(variable, new BitSet());
      initial.get(variable).addValues(List.of(), known.get(variable));
      readers.add(new ArrayList<>());
    }
    TermValues constant = new SoFar(known::get);
    for (Assigned assigned : assignments) {
      if (assigned.any() != null) {
        known.get(assigned.variable()).or(assigned.any());
      } else if (assigned.value().variables().isEmpty()) {
        known.get(assigned.variable()).or(constant.of(assigned.value()));
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
            (variable, _, arrivals) -> {
              TermValues soFar = new SoFar(arrivals::known);
              readers
                  .get(variable)
                  .forEach(reader -> arrivals.at(reader.variable(), soFar.of(reader.value())));
            });
  }

  /** The symbols a variable may have, at any place if it is a map. Not to be changed. */
  @Override
  public BitSet ofVariable(int variable) {
    return variables.get(variable);
  }

  @Override
  public BitSet ofConstant(Term.ConstantMap constant) {
    return constants.computeIfAbsent(
        constant,
        map -> {
          BitSet symbols = new BitSet();
          map.value().addValues(List.of(), symbols);
          return symbols;
        });
  }
}
