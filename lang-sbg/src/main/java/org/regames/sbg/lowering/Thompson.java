package org.regames.sbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.analysis.Closure;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.sbg.syntax.Movement;

/**
 * A nondeterministic automaton of a movement, built along its structure (Thompson, "Regular
 * expression search algorithm", CACM 11(6), 1968). Sets of nodes contain only those that steps
 * leave, and the last one; the others have only empty edges.
 */
final class Thompson {
  private record Arc(Movement.Step step, int to) {}

  private final List<List<Integer>> skips = new ArrayList<>();
  private final List<List<Arc>> arcs = new ArrayList<>();
  private final Origin origin;
  private final Budget budget;
  private int last;

  private Thompson(Origin origin, Budget budget) {
    this.origin = origin;
    this.budget = budget;
  }

  /** Linear in the movement with its powers written out, which the budget bounds. */
  static Thompson of(Movement movement, Origin origin, Budget budget) {
    Thompson automaton = new Thompson(origin, budget);
    automaton.last = automaton.append(movement, automaton.addNode());
    return automaton;
  }

  private int addNode() {
    budget.spend(1, "steps of a piece with powers written out", origin);
    skips.add(new ArrayList<>());
    arcs.add(new ArrayList<>());
    return skips.size() - 1;
  }

  /**
   * Adds a part that starts at a node; returns the node where it ends, to which nothing leads back.
   */
  private int append(Movement movement, int from) {
    switch (movement) {
      case Movement.Step step -> {
        int to = addNode();
        arcs.get(from).add(new Arc(step, to));
        return to;
      }
      case Movement.Sequence(List<Movement> parts) -> {
        int end = from;
        for (Movement part : parts) {
          end = append(part, end);
        }
        return end;
      }
      case Movement.Choice(List<Movement> parts) -> {
        int end = addNode();
        parts.forEach(part -> skips.get(append(part, from)).add(end));
        return end;
      }
      case Movement.Power(Movement base, int times) -> {
        int end = from;
        for (int i = 0; i < times; i++) {
          int before = end;
          end = append(base, before);
          if (end == before) {
            return end; // only the empty word, however often
          }
        }
        return end;
      }
      case Movement.Star(Movement base) -> {
        int loop = addNode();
        skips.get(from).add(loop);
        skips.get(append(base, loop)).add(loop);
        return loop;
      }
    }
  }

  /** The nodes before the first step of a word. */
  BitSet start() {
    BitSet nodes = new BitSet();
    close(0, nodes);
    return kept(nodes);
  }

  boolean accepts(BitSet nodes) {
    return nodes.get(last);
  }

  /** The nodes after each step from some of these nodes. */
  Map<Movement.Step, BitSet> steps(BitSet nodes) {
    Map<Movement.Step, BitSet> found = new LinkedHashMap<>();
    nodes.stream()
        .forEach(
            node ->
                arcs.get(node)
                    .forEach(
                        arc -> close(arc.to, found.computeIfAbsent(arc.step, _ -> new BitSet()))));
    found.replaceAll((_, targets) -> kept(targets));
    return found;
  }

  /** Adds a node and everything that empty edges lead to. */
  private void close(int node, BitSet nodes) {
    nodes.or(Closure.ofNumbers(List.of(node), skips::get));
  }

  private BitSet kept(BitSet nodes) {
    BitSet kept = new BitSet();
    nodes.stream().filter(node -> node == last || !arcs.get(node).isEmpty()).forEach(kept::set);
    return kept;
  }
}
