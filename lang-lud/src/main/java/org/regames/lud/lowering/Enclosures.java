package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** {@code (enclose …)}: the effect on groups next to a site that have no empty neighbour. */
record Enclosures(Model model, CaptureLudemes captures) {
  private static final HrgExpression CAPTURED = Hrg.ref("captured");
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final HrgExpression ON = Hrg.ref("1");

  void enclose(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "numException");
    LudValue condition = clause.clause("between").get("if");
    if (condition instanceof LudClause asked
        && asked.all().anyMatch(each -> each.is("is Empty") || each.is("sites Empty"))) {
      throw LudRefusal.of(clause, "of free sites is not supported yet");
    }
    HrgExpression start = captures.start(clause, scope, "lastTo");
    Ways ways =
        model
            .directions()
            .steps(
                clause, "directions", scope.with("from", new AtSite(start, true, SitePlace.BOARD)));
    if (ways.isEmpty() || ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    model.definitions().variable("taken", Hrg.map("Site", "Bool"));
    HrgExpression mark = Hrg.at("taken", CAPTURED);
    HrgExpression member = model.definitions().scratch("enclosed", Hrg.type("Site"));
    Counting counting = model.conditions().counting();
    HrgExpression closed =
        Logic.and(
            target(clause, scope, CAPTURED),
            Logic.and(
                Hrg.equal(mark, Hrg.ref("0")),
                Logic.not(model.conditions().reachable("hasFree", escape(clause, scope, ways)))));
    HrgStatement group =
        Hrg.when(
            model.conditions().reachable("isEnclosed", way(clause, scope, ways, member)),
            Hrg.set(Hrg.at("taken", member), ON));
    List<HrgStatement> found =
        List.of(
            Hrg.set(CAPTURED, ways.next(start)),
            Hrg.when(
                Logic.and(Logic.unequal(CAPTURED, OFF), closed),
                counting.through(SitePlace.BOARD, member, List.of(group))));
    LudemeScope inner = scope.with("between", new AtSite(CAPTURED, false, SitePlace.BOARD));
    List<HrgStatement> done = new ArrayList<>();
    done.add(Hrg.set(mark, Hrg.ref("0")));
    done.addAll(captures.effect(clause, "between", inner, CAPTURED));
    done.add(Hrg.set(CaptureLudemes.flag(model), ON));
    into.add(Hrg.set(CaptureLudemes.flag(model), Hrg.ref("0")));
    List<HrgStatement> all = new ArrayList<>();
    all.add(ways.each(found));
    all.addAll(
        counting.through(SitePlace.BOARD, CAPTURED, List.of(Hrg.when(Hrg.equal(mark, ON), done))));
    into.add(Hrg.when(Logic.and(Logic.unequal(start, OFF), model.occupied(start)), all));
  }

  private HrgExpression target(LudClause clause, LudemeScope scope, HrgExpression site) {
    return captures.condition(
        clause, "between", scope, "between", new AtSite(site, false, SitePlace.BOARD));
  }

  private HrgExpression grown() {
    return model.definitions().scratch("grown", Hrg.type("Site"));
  }

  /** A path from a site over others of its group to an empty one. */
  private List<HrgStatement> escape(LudClause clause, LudemeScope scope, Ways ways) {
    HrgExpression here = grown();
    return List.of(
        Hrg.set(here, CAPTURED),
        Hrg.loop(
            ways.branch(List.of(Hrg.set(here, ways.next(here)))),
            Hrg.check(Logic.unequal(here, OFF)),
            Hrg.when(model.isFree(here), Hrg.jump(Kind.RETURN)),
            Hrg.check(target(clause, scope, here))));
  }

  /** A path from a site over others of its group to a given one. */
  private List<HrgStatement> way(
      LudClause clause, LudemeScope scope, Ways ways, HrgExpression member) {
    HrgExpression here = grown();
    return List.of(
        Hrg.set(here, CAPTURED),
        Hrg.loop(
            Hrg.when(Hrg.equal(here, member), Hrg.jump(Kind.RETURN)),
            ways.branch(List.of(Hrg.set(here, ways.next(here)))),
            Hrg.check(Logic.and(Logic.unequal(here, OFF), target(clause, scope, here)))));
  }
}
