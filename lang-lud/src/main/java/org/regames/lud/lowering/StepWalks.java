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
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** {@code (count Steps …)} over sites that satisfy a condition: whether there is any path. */
record StepWalks(Model model) {
  /** The number of steps if there is no path. */
  private static final int INFINITY = 1_000_000_000;

  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  /** A comparison of such a number of steps with infinity; empty for other comparisons. */
  Optional<HrgExpression> compared(LudClause comparison, LudemeScope scope) {
    LudValue a = comparison.get("a");
    LudValue b = comparison.get("b");
    boolean turned = isInfinite(a);
    LudValue steps = turned ? b : a;
    if (!isInfinite(turned ? a : b)
        || !(steps instanceof LudClause clause && clause.is("count Steps") && clause.has("step"))) {
      return Optional.empty();
    }
    HrgExpression finite = leads(clause, scope);
    return Optional.of(
        switch (comparison.title()) {
          case "=" -> Logic.not(finite);
          case "!=" -> finite;
          case "<" -> turned ? Logic.FALSE : finite;
          case ">=" -> turned ? Logic.TRUE : Logic.not(finite);
          case ">" -> turned ? finite : Logic.FALSE;
          default -> turned ? Logic.not(finite) : Logic.TRUE;
        });
  }

  private boolean isInfinite(LudValue value) {
    return model.statics().number(value, Assumed.NOTHING).orElse(0) == INFINITY;
  }

  /**
   * The condition that there is a path, or that none is needed, which includes a destination off
   * the board. No step leads to a hand.
   */
  private HrgExpression leads(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    LudClause step = clause.clause("step");
    Optional<LudValue> condition = step.findClause("to").flatMap(to -> to.find("if"));
    boolean asksForFrom =
        condition.orElse(null) instanceof LudClause asked
            && asked.all().anyMatch(each -> each.is("from"));
    if (asksForFrom || !Counting.isRegion(clause.get("to"))) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    Ways ways = model.directions().steps(step, "directions", scope.with("from", SitePlace.BOARD));
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    AtSite start = model.numbers().site(clause.get("from"), scope);
    SiteRegion goals = model.dynamicRegions().region(clause.get("to"), scope);
    if (start.mayBeOff()) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    HrgExpression here = model.definitions().scratch(scope.free("walkedTo"), Hrg.type("Site"));
    LudemeScope inner = scope.with("to", new AtSite(here, false, SitePlace.BOARD));
    HrgExpression passes =
        condition.map(c -> model.conditions().condition(c, inner)).orElse(Logic.TRUE);
    List<HrgStatement> walk =
        List.of(
            Hrg.set(here, start.site()),
            Hrg.loop(
                Hrg.when(goals.contains().apply(here), Hrg.jump(Kind.RETURN)),
                ways.branch(List.of(Hrg.set(here, ways.next(here)))),
                Hrg.check(Logic.and(Logic.unequal(here, OFF), passes))));
    List<HrgStatement> any = new ArrayList<>();
    model.dynamicRegions().choose(goals, scope.free("goal"), any);
    return Logic.or(
        model.conditions().reachable("leads", walk),
        Logic.not(model.conditions().reachable("hasGoal", any)));
  }
}
