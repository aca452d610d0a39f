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
 * Functions from sites to sites, one for each way that a step may go.
 *
 * @param functions their names
 * @param key what they ask for before the site: whose piece, or which, where that matters
 * @param closed whether lines of such steps may lead back to where they began
 * @param apart whether the steps, or the lines, from a site lead to different sites each
 * @param guard what comes first in each branch, and lets only some go on
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

  /** The same, of which only some may be taken; in the guard, the function is {@code step}. */
  Ways guarded(List<HrgStatement> first) {
    return new Ways(functions, key, closed, apart, first);
  }

  /** The site that a function leads to. */
  HrgExpression step(String function, HrgExpression from) {
    return key.map(k -> Hrg.apply(function, k, from)).orElseGet(() -> Hrg.apply(function, from));
  }

  /** Branches over all ways; in the body, the name of the function is {@code step}. */
  HrgStatement branch(List<HrgStatement> body) {
    List<HrgStatement> all = new ArrayList<>(guard);
    all.addAll(body);
    return new HrgStatement.BranchIn(
        Hrg.name("step"),
        new HrgType.Members(Hrg.names(functions), Origin.UNKNOWN),
        Hrg.block(all),
        Origin.UNKNOWN);
  }

  /** Goes all ways, one after another; in the body, the name of the function is {@code step}. */
  HrgStatement each(List<HrgStatement> body) {
    return new HrgStatement.RepeatIn(
        Hrg.name("step"),
        new HrgType.Members(Hrg.names(functions), Origin.UNKNOWN),
        Hrg.block(body),
        Origin.UNKNOWN);
  }

  /** In the body of {@link #branch}, the site that the way leads to. */
  HrgExpression next(HrgExpression from) {
    return step("step", from);
  }

  /** Whether there is no way at all. */
  boolean isEmpty() {
    return functions.isEmpty();
  }
}
