package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** Moves that put a piece on a site along a line from another one. */
record Shots(Model model, Placements placements) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression BETWEEN = Hrg.ref("between");

  /** {@code (move Shoot …)}; its clause on sites between has no effect. */
  void shoot(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    model.stacks().refuseMixed(clause);
    model.heaps().refuse(clause);
    Optional<LudClause> to = clause.findClause("to");
    to.ifPresent(each -> LudRefusal.unlessAbsent(each, "level", "rotations", "apply", "sites"));
    HrgExpression start = start(clause, scope);
    model.definitions().variable("to", Hrg.type("Site"), OFF);
    model.definitions().variable("between", Hrg.type("Site"), OFF);
    LudemeScope inner =
        scope
            .with("to", SitePlace.BOARD)
            .with("between", new AtSite(BETWEEN, true, SitePlace.BOARD));
    HrgExpression open =
        to.filter(each -> each.has("if"))
            .map(each -> model.conditions().condition(each.get("if"), inner))
            .orElseGet(() -> model.isFree(TO));
    Ways ways = model.directions().lines(clause, "directions", scope.with("from", SitePlace.BOARD));
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.set(TO, ways.next(TO)));
    Travels.checkOn(TO, round);
    round.add(Hrg.check(open));
    round.add(Hrg.branch(Hrg.block(Hrg.jump(Kind.BREAK)), Hrg.block(Hrg.set(BETWEEN, TO))));
    into.add(Hrg.set(TO, start));
    into.add(Hrg.check(Logic.unequal(TO, OFF)));
    into.add(Hrg.set(BETWEEN, OFF));
    into.add(ways.branch(List.of(Hrg.loop(round))));
    List<HrgExpression> pieces = model.generators().pieces(clause, inner);
    if (!scope.testing()) {
      placements.put(clause, pieces, List.of(), to.isEmpty(), inner, into);
    }
  }

  private HrgExpression start(LudClause clause, LudemeScope scope) {
    Optional<LudClause> from = clause.findClause("from");
    from.ifPresent(each -> LudRefusal.unlessAbsent(each, "if", "level"));
    return from.flatMap(each -> each.find("sites"))
        .map(site -> model.numbers().site(site, scope).site())
        .orElseGet(() -> model.numbers().lastSite("lastTo"));
  }
}
