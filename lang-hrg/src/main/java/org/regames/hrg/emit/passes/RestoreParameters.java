package org.regames.hrg.emit.passes;

/**
 * Makes parameters of variables that are named as the lowering names those of parameters, {@code
 * f_arg0_a}, where they are used like some: assigned before each call of one graph, and read in it
 * alone.
 *
 * <pre>
 * put_arg0_a : Cell
 * graph rules() { put_arg0_a = left put() put_arg0_a = right put() }
 * graph put() { board[put_arg0_a] = full }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph rules() { put(left) put(right) }
 * graph put(a : Cell) { board[a] = full }
 * </pre>
 *
 * <p>The lowering makes the same variables of parameters again.
 */
public final class RestoreParameters implements HrgPass {
  @Override
  public String description() {
    return "make parameters of variables that are used like some";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    ParameterRecovery recovery = new ParameterRecovery(draft);
    recovery.run();
    return draft
        .withVariables(recovery.variables.keySet())
        .with(recovery.graphs, recovery.parameters)
        .withNames(recovery.wanted);
  }
}
