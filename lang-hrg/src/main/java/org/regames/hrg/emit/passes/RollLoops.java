package org.regames.hrg.emit.passes;

import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.terms.LoopRerolling;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Writes statements in a row that differ in one symbol as a loop over these, and alternatives that
 * differ in one by now as {@link RollBranches} does.
 *
 * <pre>
 * board[a] = full
 * board[b] = full
 * board[c] = full
 * </pre>
 *
 * becomes
 *
 * <pre>
 * repeat each in Cell { board[each] = full }
 * </pre>
 *
 * <p>The lowering makes the same statements again, in the same order.
 */
public final class RollLoops implements HrgPass {
  @Override
  public String description() {
    return "write statements that differ in one symbol as a loop over these";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    LoopRerolling rolling = draft.rolling();
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    graphs.replaceAll((_, body) -> rolling.roll(body));
    return draft.withBodies(graphs);
  }
}
