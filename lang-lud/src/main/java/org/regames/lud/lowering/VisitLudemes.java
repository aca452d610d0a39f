package org.regames.lud.lowering;

import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** The sites visited in a turn of several moves. */
record VisitLudemes(Model model) {
  private static final HrgExpression ON = Hrg.ref("1");

  private HrgExpression visited(HrgExpression site) {
    model.definitions().variable("visited", Hrg.map("Site", "Bool"));
    return Hrg.at("visited", site);
  }

  private HrgExpression wanders() {
    return Hrg.ref(model.definitions().variable("wanders", Hrg.type("Bool")));
  }

  /** {@code (is Visited …)}; in consequences, the sites of the move itself count, too. */
  HrgExpression isVisited(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause.get("site"), scope);
    HrgExpression before = Hrg.equal(visited(site.site()), ON);
    HrgExpression now =
        Logic.or(
            Logic.equal(site.site(), model.numbers().lastSite("lastFrom")),
            Logic.equal(site.site(), model.numbers().lastSite("lastTo")));
    HrgExpression holds = scope.made() && scope.testing() ? Logic.or(before, now) : before;
    return site.mayBeOff()
        ? Logic.and(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), holds)
        : holds;
  }

  /** At the end of a move, marks its sites as visited, or resets the marks for the next player. */
  void note(List<HrgStatement> into) {
    if (!model.uses("is Visited")) {
      return;
    }
    HrgExpression each =
        Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
    HrgStatement forget = Hrg.set(visited(each), Hrg.ref("0"));
    List<HrgStatement> none =
        new java.util.ArrayList<>(
            model.conditions().counting().through(SitePlace.BOARD, each, List.of(forget)));
    none.add(Hrg.set(wanders(), Hrg.ref("0")));
    HrgStatement other = Hrg.when(Hrg.equal(wanders(), ON), none);
    into.add(
        Hrg.choose(
            List.of(
                Hrg.arm(
                    Logic.equal(model.next(), model.mover()),
                    Hrg.block(
                        Hrg.set(visited(model.numbers().lastSite("lastFrom")), ON),
                        Hrg.set(visited(model.numbers().lastSite("lastTo")), ON),
                        Hrg.set(wanders(), ON)))),
            Hrg.block(other)));
  }
}
