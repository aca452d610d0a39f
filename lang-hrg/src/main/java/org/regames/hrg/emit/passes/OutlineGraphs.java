package org.regames.hrg.emit.passes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Makes graphs of statements that occur in several places, starting with those that save most.
 *
 * <pre>
 * branch {
 *   at = up(at) check(board[at] == empty) board[at] = full $$ at
 * } or {
 *   at = down(at) check(board[at] == empty) board[at] = full $$ at
 * } or {
 *   check(board[at] == empty) board[at] = full $$ at
 * }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph boardAtEmptyFull() { check(board[at] == empty) board[at] = full $$ at }
 * graph rules() {
 *   branch {
 *     at = up(at) boardAtEmptyFull()
 *   } or {
 *     at = down(at) boardAtEmptyFull()
 *   } or {
 *     boardAtEmptyFull()
 *   }
 * }
 * </pre>
 *
 * <p>Calls are lowered to copies, so the automaton stays the same.
 */
public final class OutlineGraphs implements HrgPass {
  @Override
  public String description() {
    return "make graphs of statements that occur in several places";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Set<String> taken = draft.reserved();
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    taken.addAll(graphs.keySet());
    FreshNames names = new FreshNames(taken);
    Map<String, GraphName> wanted = new HashMap<>(draft.names());
    Outlining.outline(
        graphs,
        statements -> {
          GraphName name = draft.source().of(statements);
          String fresh = names.fresh(name.text());
          wanted.put(fresh, name);
          return fresh;
        });
    return draft.withBodies(graphs).withNames(wanted);
  }
}
