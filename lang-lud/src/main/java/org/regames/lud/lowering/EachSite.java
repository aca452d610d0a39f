package org.regames.lud.lowering;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** {@code (forEach Site …)} as an effect. */
final class EachSite {
  private final Model model;

  /** The variables of the enclosing loops. */
  private final Deque<String> loops = new ArrayDeque<>();

  EachSite(Model model) {
    this.model = model;
  }

  /** An effect at each site of a region. */
  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "noMoveYet");
    IncidentSites incident = new IncidentSites(model);
    if (incident.areOthers(clause.get("region"))) {
      incident.each(clause, scope, into);
      return;
    }
    SiteRegion.Found found = model.dynamicRegions().region(clause.get("region"), scope).found();
    SiteRegion region = found.sites();
    SitePlace place =
        region.place() == SitePlace.ANYWHERE && !model.hasHands()
            ? SitePlace.BOARD
            : region.place();
    into.addAll(found.finding());
    String variable = scope.free("site", loops);
    model.definitions().variable(variable, Hrg.type("Site"), Hrg.ref(Sites.OFF));
    loops.push(variable);
    try {
      through(clause, scope, region, new AtSite(Hrg.ref(variable), false, place), into);
    } finally {
      loops.pop();
    }
  }

  private void through(
      LudClause clause,
      LudemeScope scope,
      SiteRegion region,
      AtSite each,
      List<HrgStatement> into) {
    HrgExpression site = each.site();
    SitePlace place = each.place();
    List<HrgStatement> body = body(clause, scope, each);
    List<HrgStatement> whole = List.of(where(region, site, body));
    if (!model.effects().isRelated(body, whole, site, clause.get("region"))) {
      into.addAll(model.conditions().counting().through(place, site, whole));
    } else if (model.heaps().used() && !SowingCaptures.isIn(clause)) {
      into.addAll(
          model
              .foresight()
              .of(
                  () ->
                      model
                          .conditions()
                          .counting()
                          .through(
                              place,
                              site,
                              List.of(where(region, site, body(clause, scope, each))))));
    } else {
      into.addAll(new JointEffects(model).inTwoSteps(clause, region, body, each));
    }
  }

  private List<HrgStatement> body(LudClause clause, LudemeScope scope, AtSite each) {
    return model
        .effects()
        .statements(clause.clause("moves"), scope.with("site", each).with("to", each));
  }

  private static HrgStatement where(
      SiteRegion region, HrgExpression site, List<HrgStatement> body) {
    return Hrg.when(region.contains().apply(site), body);
  }
}
