package org.regames.ir.passes;

import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes constants that no edge, no initial value and no used constant refers to.
 *
 * <pre>
 * const used: A -> A = {:a};
 * const unused: A -> A = {:b};
 * begin, m: x == used[y];
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const used: A -> A = {:a};
 * begin, m: x == used[y];
 * m, end: player = keeper;
 * </pre>
 */
public final class PruneUnusedConstants implements Pass {
  @Override
  public String description() {
    return "remove constants that nothing uses";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Stream<String> read =
        IntStream.of(automaton.liveEdges())
            .mapToObj(automaton::action)
            .flatMap(action -> Expressions.reads(action).stream());
    Stream<String> initial =
        draft.variables().stream().flatMap(variable -> names(variable.initial()));
    Set<String> used =
        Closure.of(
            Stream.concat(read, initial).toList(),
            name ->
                Stream.ofNullable(draft.constant(name))
                    .flatMap(constant -> names(constant.value()))
                    .toList());
    for (Constant constant : draft.constants()) {
      if (!used.contains(constant.name())) {
        draft.removeConstant(constant.name());
      }
    }
  }

  private static Stream<String> names(Value value) {
    return value.leaves().map(Value.Named::name);
  }
}
