package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/** {@code (count Liberties …)}: the empty sites next to a group. */
final class Liberties {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private final Model model;
  private final WalkedRegions walked;

  Liberties(Model model) {
    this.model = model;
    this.walked = new WalkedRegions(model);
  }

  /** The number of liberties. */
  Num number(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    return model
        .conditions()
        .counting()
        .counted(region(clause, scope), false, scope)
        .orAny(() -> any(clause, scope));
  }

  private SiteRegion region(LudClause clause, LudemeScope scope) {
    return walked.found(
        "isLiberty",
        sought -> {
          List<HrgStatement> body = new ArrayList<>();
          body.add(Hrg.check(Logic.not(model.occupied(sought))));
          body.addAll(path(clause, scope, Hrg.equal(walked.seen(scope), sought)));
          return body;
        });
  }

  private HrgExpression any(LudClause clause, LudemeScope scope) {
    HrgExpression seen = walked.seen(scope);
    HrgExpression free = Logic.and(Logic.unequal(seen, OFF), model.isFree(seen));
    return model.conditions().reachable("hasLiberty", path(clause, scope, free));
  }

  /** A path over sites of the group to a wanted site next to it. */
  private List<HrgStatement> path(LudClause clause, LudemeScope scope, HrgExpression wanted) {
    AtSite start = walked.start(clause, "at", scope);
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", start));
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    HrgExpression seen = walked.seen(scope);
    List<HrgStatement> body = new ArrayList<>(walked.begin(start, scope));
    body.add(
        Hrg.loop(
            Hrg.check(Logic.and(Logic.unequal(seen, OFF), walked.member(clause, scope, start))),
            ways.branch(List.of(Hrg.set(seen, ways.next(seen)))),
            Hrg.when(wanted, Hrg.jump(Kind.RETURN))));
    return body;
  }
}
