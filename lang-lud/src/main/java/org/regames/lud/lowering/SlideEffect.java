package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/**
 * Movements of a piece some steps in one direction as an effect of a move, such as for castling.
 */
record SlideEffect(Model model) {
  /** The end of a slide, and the condition that there is one. */
  private record Way(AtSite start, HrgExpression end, HrgExpression holds, LudemeScope scope) {}

  private Way way(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "track", "stack");
    LudClause from = clause.clause("from");
    LudClause between = clause.clause("between");
    LudRefusal.unlessAbsent(from, "level", "if");
    LudRefusal.unlessAbsent(between, "trail", "apply", "before", "after");
    Optional<LudClause> to = clause.findClause("to");
    to.ifPresent(each -> LudRefusal.unlessAbsent(each, "level", "rotations", "sites"));
    int steps = steps(clause, between);
    AtSite start = model.numbers().site(from.get("sites"), scope);
    LudemeScope inner = scope.with("from", start);
    Ways ways = model.directions().lines(clause, "directions", inner);
    if (ways.functions().size() != 1 || start.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "as an effect in this form is not supported yet");
    }
    HrgExpression end = start.site();
    HrgExpression holds = model.occupied(start.site());
    for (int i = 1; i <= steps; i++) {
      end = ways.step(ways.functions().getFirst(), end);
      HrgExpression open = open(between, inner, end);
      boolean stops = i == steps && to.isPresent() && to.get().has("if");
      holds = Logic.and(holds, stops ? Logic.or(arrives(to.get(), inner, end), open) : open);
    }
    holds = Logic.and(Logic.unequal(end, Hrg.ref(Sites.OFF)), holds);
    return new Way(start, end, holds, inner.with("to", new AtSite(end, false, SitePlace.BOARD)));
  }

  /** The condition that {@code (slide …)} makes a move. */
  HrgExpression happens(LudClause clause, LudemeScope scope) {
    return way(clause, scope).holds();
  }

  /** {@code (slide …)} and {@code (move Slide …)} as effects, with their consequences. */
  void slide(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Way way = way(clause, scope);
    Optional<LudClause> to = clause.findClause("to");
    List<HrgStatement> moved = new ArrayList<>();
    if (to.isPresent() && to.get().has("apply")) {
      LudClause apply = to.get().clause("apply");
      LudRefusal.unlessAbsent(apply, "if");
      moved.addAll(model.effects().statements(apply.clause("effect"), way.scope()));
    }
    HrgExpression start = way.start().site();
    moved.addAll(model.effects().act(way.end(), model.carried(start, way.end())));
    moved.addAll(model.effects().then(clause, scope));
    into.add(Hrg.when(way.holds(), moved));
  }

  /** {@code (step …)} and {@code (move Step …)} as effects, with their consequences. */
  void step(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "stack");
    LudClause from = clause.clause("from");
    LudRefusal.unlessAbsent(from, "level", "if");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    AtSite start = model.numbers().site(from.get("sites"), scope);
    LudemeScope inner = scope.with("from", start);
    Ways ways = model.directions().steps(clause, "directions", inner);
    if (ways.functions().size() != 1 || start.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "as an effect in this form is not supported yet");
    }
    HrgExpression end = ways.step(ways.functions().getFirst(), start.site());
    LudemeScope there = inner.with("to", new AtSite(end, false, SitePlace.BOARD));
    HrgExpression holds = Logic.unequal(end, Hrg.ref(Sites.OFF));
    if (to.has("if")) {
      holds = Logic.and(holds, model.conditions().condition(to.get("if"), there));
    }
    List<HrgStatement> moved = new ArrayList<>();
    new Travels(model).effect(to, there, moved);
    moved.add(
        Hrg.when(
            model.occupied(start.site()),
            model.effects().act(end, model.carried(start.site(), end))));
    moved.addAll(model.effects().then(clause, scope));
    into.add(Hrg.when(holds, moved));
  }

  private int steps(LudClause clause, LudClause between) {
    OptionalInt steps =
        between.has("range") && between.clause("range").is("exact")
            ? model.statics().number(between.clause("range").get("value"), Assumed.NOTHING)
            : OptionalInt.empty();
    if (steps.isEmpty() || steps.getAsInt() < 1) {
      throw LudRefusal.of(clause, "as an effect, any number of steps, is not supported yet");
    }
    return steps.getAsInt();
  }

  private HrgExpression open(LudClause between, LudemeScope scope, HrgExpression site) {
    AtSite here = new AtSite(site, false, SitePlace.BOARD);
    return between.has("if")
        ? model
            .conditions()
            .condition(between.get("if"), scope.with("to", here).with("between", here))
        : model.isFree(site);
  }

  private HrgExpression arrives(LudClause to, LudemeScope scope, HrgExpression site) {
    AtSite here = new AtSite(site, false, SitePlace.BOARD);
    return model.conditions().condition(to.get("if"), scope.with("to", here));
  }
}
