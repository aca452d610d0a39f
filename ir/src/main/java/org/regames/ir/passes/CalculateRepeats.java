package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Pragma;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Lattice;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records which nodes no two paths of a move reach in the same state with the same tags, and for
 * the others which variables distinguish the visits.
 *
 * <pre>
 * begin, k: x = A(*);
 * k, m: next[x] == a;
 * m, n: $$ x;
 * n, o: x = a;
 * n, o: x = b;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, k: x = A(*);
 * k, m: next[x] == a;
 * m, n: $$ x;
 * n, o: x = a;
 * n, o: x = b;
 * o, end: player = keeper;
 * &#64;repeat o : x;
 * &#64;unique begin k m n;
 * </pre>
 *
 * <p>A node is unique if there is one path to it from where moves (or a check's paths) start, and
 * each value that was chosen on the path is still there: its variable was not assigned again, or
 * the value is a tag of the move. The variables for other nodes are those that some path from the
 * start assigns; all others are the same in all paths of a move.
 */
public final class CalculateRepeats implements Pass {
  @Override
  public String description() {
    return "say where paths cannot or can meet: @unique, @repeat";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    BitSet played = automaton.reachableFrom(automaton.begin());
    BitSet checked =
        automaton.reachableFrom(
            automaton.checkStarts().stream().mapToInt(Integer::intValue).toArray());
    Map<Integer, Set<String>> chosen = unique(automaton, played, checked);
    List<TreeSet<String>> assigned = assigned(automaton, checked);
    List<String> unique = new ArrayList<>();
    Map<List<String>, List<String>> repeated =
        new TreeMap<>(
            (one, other) ->
                Arrays.compare(one.toArray(String[]::new), other.toArray(String[]::new)));
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (chosen.containsKey(node) && automaton.outDegree(node) > 0) {
        unique.add(automaton.name(node));
      } else if ((played.get(node) || checked.get(node))
          && automaton.outDegree(node) > 0
          && !assigned.get(node).isEmpty()) {
        repeated
            .computeIfAbsent(List.copyOf(assigned.get(node)), _ -> new ArrayList<>())
            .add(automaton.name(node));
      }
    }
    List<Pragma> pragmas = new ArrayList<>();
    if (!unique.isEmpty()) {
      pragmas.add(new Pragma.Unique(unique, Origin.UNKNOWN));
    }
    repeated.forEach(
        (variables, nodes) -> pragmas.add(new Pragma.Repeat(nodes, variables, Origin.UNKNOWN)));
    draft.addPragmas(pragmas);
  }

  /** The unique nodes, each with the variables that hold a choice that is not a tag yet. */
  private static Map<Integer, Set<String>> unique(
      Automaton automaton, BitSet played, BitSet checked) {
    Map<Integer, Set<String>> chosen = new HashMap<>();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      boolean startsMoves =
          played.get(node)
              && !checked.get(node)
              && (node == automaton.begin() || automaton.isMoveEnd(node));
      boolean startsCheck = checked.get(node) && !played.get(node) && automaton.isCheckStart(node);
      if (startsMoves && onlyMovesEnd(automaton, node)
          || startsCheck && automaton.inDegree(node) == 0) {
        chosen.put(node, Set.of());
        open.push(node);
      }
    }
    while (!open.isEmpty()) {
      int node = open.pop();
      for (int edge : automaton.outgoing(node)) {
        int to = automaton.to(edge);
        Set<String> after = after(chosen.get(node), automaton.action(edge));
        if (after != null
            && automaton.inDegree(to) == 1
            && !automaton.isCheckStart(to)
            && to != automaton.begin()
            && !chosen.containsKey(to)
            && played.get(to) != checked.get(to)) {
          chosen.put(to, after);
          open.push(to);
        }
      }
    }
    return chosen;
  }

  private static boolean onlyMovesEnd(Automaton automaton, int node) {
    for (int edge : automaton.incoming(node)) {
      if (!Expressions.endsMove(automaton.action(edge))) {
        return false;
      }
    }
    return true;
  }

  /** The choices held only by variables after an action; null if a choice is lost. */
  private static Set<String> after(Set<String> chosen, Action action) {
    String variable =
        action instanceof Action.VariableTag(String tag) ? tag : Expressions.assigned(action);
    if (variable == null) {
      return chosen;
    }
    if (!(action instanceof Action.VariableTag) && chosen.contains(variable)
        || Expressions.endsMove(action)) {
      return null;
    }
    Set<String> after = new HashSet<>(chosen);
    if (action instanceof Action.AnyAssignment) {
      after.add(variable);
    } else if (action instanceof Action.VariableTag) {
      after.remove(variable);
    }
    return after;
  }

  /** For each node the variables assigned on some path to it from its start. */
  private static List<TreeSet<String>> assigned(Automaton automaton, BitSet checked) {
    return DataFlow.solve(
        automaton,
        DataFlow.Direction.FORWARD,
        false,
        new Lattice<>(new TreeSet<String>(), CalculateRepeats::union),
        Map.of(),
        (edge, before) -> {
          String variable = Expressions.assigned(automaton.action(edge));
          if (Expressions.endsMove(automaton.action(edge)) && !checked.get(automaton.from(edge))) {
            return new TreeSet<>();
          }
          return variable == null || before.contains(variable)
              ? before
              : union(before, new TreeSet<>(Set.of(variable)));
        });
  }

  private static TreeSet<String> union(TreeSet<String> left, TreeSet<String> right) {
    if (left.containsAll(right)) {
      return left;
    }
    TreeSet<String> both = new TreeSet<>(left);
    both.addAll(right);
    return both;
  }
}
