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
    HrgExpression start = start(clause, scope);
    Ways ways = ways(clause, scope, start);
    model.definitions().variable("taken", Hrg.map("Site", "Bool"));
    HrgExpression mark = Hrg.at("taken", CAPTURED);
    HrgExpression member = model.definitions().scratch("enclosed", Hrg.type("Site"));
    HrgExpression flag = CaptureLudemes.flag(model);
    Counting counting = model.conditions().counting();
    HrgStatement group =
        Hrg.when(
            model.conditions().reachable("isEnclosed", way(clause, scope, ways, member)),
            Hrg.set(Hrg.at("taken", member), ON));
    HrgExpression closed = isClosed(clause, scope, ways, Hrg.equal(mark, Hrg.ref("0")));
    List<HrgStatement> marks =
        new ArrayList<>(counting.through(SitePlace.BOARD, member, List.of(group)));
    marks.add(Hrg.set(flag, ON));
    List<HrgStatement> found =
        List.of(Hrg.set(CAPTURED, ways.next(start)), Hrg.when(closed, marks));
    LudemeScope inner = scope.with("between", new AtSite(CAPTURED, false, SitePlace.BOARD));
    List<HrgStatement> done = new ArrayList<>();
    done.add(Hrg.set(mark, Hrg.ref("0")));
    done.addAll(captures.effect(clause, "between", inner, CAPTURED));
    into.add(Hrg.set(flag, Hrg.ref("0")));
    HrgStatement each = ways.each(found);
    List<HrgStatement> taking =
        counting.through(SitePlace.BOARD, CAPTURED, List.of(Hrg.when(Hrg.equal(mark, ON), done)));
    into.add(
        Hrg.when(
            Logic.and(Logic.unequal(start, OFF), model.occupied(start)),
            List.of(each, Hrg.when(Hrg.equal(flag, ON), taking))));
  }

  /** The same where only its existence matters: a path to a group that would be taken. */
  void exists(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression start = start(clause, scope);
    Ways ways = ways(clause, scope, start);
    into.add(Hrg.check(Logic.and(Logic.unequal(start, OFF), model.occupied(start))));
    clause
        .clause("between")
        .findClause("apply")
        .ifPresent(apply -> LudRefusal.unlessAbsent(apply, "if"));
    into.add(ways.branch(List.of(Hrg.set(CAPTURED, ways.next(start)))));
    into.add(Hrg.check(isClosed(clause, scope, ways, Logic.TRUE)));
  }

  private HrgExpression start(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "numException");
    LudValue condition = clause.clause("between").get("if");
    if (condition instanceof LudClause asked
        && asked.all().anyMatch(each -> each.is("is Empty") || each.is("sites Empty"))) {
      throw LudRefusal.of(clause, "of free sites is not supported yet");
    }
    return captures.start(clause, scope, "lastTo");
  }

  private Ways ways(LudClause clause, LudemeScope scope, HrgExpression start) {
    Ways ways =
        model
            .directions()
            .steps(
                clause, "directions", scope.with("from", new AtSite(start, true, SitePlace.BOARD)));
    if (ways.isEmpty() || ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    return ways;
  }

  /** Whether the site beside the start is one to take, and its group has no empty neighbour. */
  private HrgExpression isClosed(
      LudClause clause, LudemeScope scope, Ways ways, HrgExpression also) {
    HrgExpression isTarget =
        Logic.and(Logic.unequal(CAPTURED, OFF), target(clause, scope, CAPTURED));
    HrgExpression isFree = model.conditions().reachable("hasFree", escape(clause, scope, ways));
    return Logic.and(Logic.and(isTarget, also), Logic.not(isFree));
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
