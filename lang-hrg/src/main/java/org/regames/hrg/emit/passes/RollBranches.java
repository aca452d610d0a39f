package org.regames.hrg.emit.passes;

import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.terms.LoopRerolling;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Writes alternatives that differ in one symbol as one, for each of the symbols.
 *
 * <pre>
 * branch { at = up(at) } or { at = down(at) }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * branch each in {up, down} { at = each(at) }
 * </pre>
 *
 * <p>The symbol may stay the same elsewhere: {@code into__1} and {@code board[1][1]} in one, and
 * {@code into__2} and {@code board[2][1]} in the next, are <code>$(into each)</code> and {@code
 * board[each][1]}. The lowering makes the same alternatives again, in the same order.
 */
public final class RollBranches implements HrgPass {
  @Override
  public String description() {
    return "write alternatives that differ in one symbol as a branch over these";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    LoopRerolling rolling = draft.rolling();
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    graphs.replaceAll((_, body) -> rolling.rollBranches(body));
    return draft.withBodies(graphs);
  }
}
