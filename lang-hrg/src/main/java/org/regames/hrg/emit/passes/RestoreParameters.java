package org.regames.hrg.emit.passes;

/**
 * Turns variables into parameters if they are named as the lowering names those of parameters,
 * {@code f_arg0_a}, and used like parameters: assigned before each call of one graph, and read only
 * in it.
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
 * <p>The lowering turns the parameters into the same variables again.
 */
public final class RestoreParameters implements HrgPass {
  @Override
  public String description() {
    return "turn variables that are used like parameters into parameters";
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
