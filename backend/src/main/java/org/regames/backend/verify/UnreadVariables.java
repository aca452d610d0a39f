package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;

/**
 * Finds variables without influence: no condition and no tag reads them, and what is assigned from
 * them has no influence either.
 */
final class UnreadVariables {
  private UnreadVariables() {}

  /**
   * One finding for each, except for those that translations add without a declaration in a source.
   * Linear in the size of the automaton.
   */
  public static List<Lint> of(Game game) {
    Map<String, List<String>> readFor = new HashMap<>();
    List<String> used = new ArrayList<>(List.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE));
    for (Edge edge : game.edges()) {
      String assigned = Expressions.assigned(edge.action());
      List<String> read =
          assigned == null
              ? new ArrayList<>()
              : readFor.computeIfAbsent(assigned, _ -> new ArrayList<>());
      Expressions.reads(edge.action()).forEach(read::add);
      if (assigned == null) {
        used.addAll(read);
      }
    }
    Set<String> matters = Closure.of(used, name -> readFor.getOrDefault(name, List.of()));
    return game.variables().stream()
        .filter(variable -> variable.origin().isKnown() && !matters.contains(variable.name()))
        .<Lint>map(variable -> new Lint.UnreadVariable(variable.name(), variable.origin()))
        .toList();
  }
}
