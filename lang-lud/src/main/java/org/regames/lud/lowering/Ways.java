package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.diagnostic.Origin;

/**
 * Functions from sites to sites, one for each direction of a step.
 *
 * @param functions their names
 * @param key their argument before the site: an owner or a piece, if that matters
 * @param closed whether lines of such steps may return to their start
 * @param apart whether the steps, or the lines, from a site lead to disjoint sites
 * @param guard statements at the start of each branch that let only some continue
 */
record Ways(
    List<String> functions,
    Optional<HrgExpression> key,
    boolean closed,
    boolean apart,
    List<HrgStatement> guard) {
  Ways {
    functions = List.copyOf(functions);
    guard = List.copyOf(guard);
  }

  Ways(List<String> functions, Optional<HrgExpression> key, boolean closed, boolean apart) {
    this(functions, key, closed, apart, List.of());
  }

  /** The same with a guard, in which the function is {@code step}. */
  Ways guarded(List<HrgStatement> first) {
    return new Ways(functions, key, closed, apart, first);
  }

  /** The site that a function leads to. */
  HrgExpression step(String function, HrgExpression from) {
    return key.map(k -> Hrg.apply(function, k, from)).orElseGet(() -> Hrg.apply(function, from));
  }

  /** A branch over all functions, which is {@code step} in the body. */
  HrgStatement branch(List<HrgStatement> body) {
    List<HrgStatement> all = new ArrayList<>(guard);
    all.addAll(body);
    return new HrgStatement.BranchIn(
        Hrg.name("step"),
        new HrgType.Members(Hrg.names(functions), Origin.UNKNOWN),
        Hrg.block(all),
        Origin.UNKNOWN);
  }

  /** A loop over all functions, which is {@code step} in the body. */
  HrgStatement each(List<HrgStatement> body) {
    return new HrgStatement.RepeatIn(
        Hrg.name("step"),
        new HrgType.Members(Hrg.names(functions), Origin.UNKNOWN),
        Hrg.block(body),
        Origin.UNKNOWN);
  }

  /** In the body of {@link #branch}, the site that the step leads to. */
  HrgExpression next(HrgExpression from) {
    return step("step", from);
  }

  /** Whether there are no functions at all. */
  boolean isEmpty() {
    return functions.isEmpty();
  }
}
