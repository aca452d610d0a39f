package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Effects on seeds besides sowing. */
record SeedEffects(Model model) {
  /** {@code (add …)} of seeds: at least one. */
  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "stack");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations", "apply", "if");
    LudValue sites =
        to.find("sites")
            .filter(each -> !Counting.isRegion(each))
            .orElseThrow(() -> LudRefusal.of(clause, "of this region is not supported yet"));
    AtSite site = model.numbers().site(sites, scope);
    HrgExpression heap = model.definitions().scratch("heap", model.definitions().numbers(1));
    HrgExpression number = wanted(clause, scope);
    List<HrgStatement> added = new ArrayList<>();
    HrgExpression place =
        model.foresight().isWanted()
            ? model.foresight().fixed("heapTo", site.site(), added)
            : site.site();
    added.add(Hrg.set(heap, number));
    HrgExpression count = model.heaps().count(place);
    String plus = model.definitions().table(GameDefinitions.Table.PLUS);
    added.addAll(model.foresight().act(List.of(Hrg.set(count, Hrg.apply(plus, count, heap)))));
    added.addAll(model.heaps().acted(place));
    if (site.mayBeOff()) {
      HrgExpression there = Logic.unequal(site.site(), Hrg.ref(Sites.OFF));
      into.add(Hrg.when(there, added));
    } else {
      into.addAll(added);
    }
  }

  /**
   * Puts seeds on a site: at least one.
   *
   * @param before the statements after they are counted, and before they are put there
   */
  List<HrgStatement> added(
      LudClause clause, HrgExpression site, List<HrgStatement> before, LudemeScope scope) {
    if (!model.uses("remove")) {
      throw LudRefusal.of(clause, "of seeds that were not taken before is not supported yet");
    }
    HrgExpression heap = model.definitions().scratch("handful", model.definitions().numbers(1));
    HrgExpression count = model.heaps().count(site);
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(heap, wanted(clause, scope)));
    all.addAll(before);
    String plus = model.definitions().table(GameDefinitions.Table.PLUS);
    all.add(Hrg.set(count, Hrg.apply(plus, count, heap)));
    return all;
  }

  /** How many seeds are added: at least one. */
  private HrgExpression wanted(LudClause clause, LudemeScope scope) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    return clause.has("count")
        ? arithmetic.atLeastOne(arithmetic.positive(clause.get("count"), scope))
        : Hrg.ref("1");
  }

  /** {@code (fromTo …)} of seeds. */
  void fromTo(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "copy", "stack", "mover");
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(from, "level");
    LudRefusal.unlessAbsent(to, "level", "rotations", "apply");
    LudValue origin =
        from.find("sites")
            .orElseThrow(
                () -> LudRefusal.of(clause, "without a site to start from is not supported yet"));
    if (Counting.isRegion(origin) || origin instanceof LudValue.Items) {
      SiteRegion region = model.dynamicRegions().region(origin, scope);
      if (region.place() != SitePlace.BOARD) {
        throw LudRefusal.of(clause, "from this region is not supported yet");
      }
      HrgExpression each = model.definitions().scratch("heapAt", Hrg.type("Site"));
      List<HrgStatement> body = new ArrayList<>();
      one(clause, new AtSite(each, false, SitePlace.BOARD), scope, body);
      List<HrgStatement> whole = List.of(Hrg.when(region.contains().apply(each), body));
      into.addAll(
          model.effects().isRelated(body, whole, each, origin)
              ? model.foresight().of(() -> each(clause, region, each, scope))
              : model.conditions().counting().through(SitePlace.BOARD, each, whole));
      return;
    }
    one(clause, model.numbers().site(origin, scope), scope, into);
  }

  private List<HrgStatement> each(
      LudClause clause, SiteRegion region, HrgExpression each, LudemeScope scope) {
    List<HrgStatement> body = new ArrayList<>();
    one(clause, new AtSite(each, false, SitePlace.BOARD), scope, body);
    HrgStatement whole = Hrg.when(region.contains().apply(each), body);
    return model.conditions().counting().through(SitePlace.BOARD, each, List.of(whole));
  }

  private void one(LudClause clause, AtSite start, LudemeScope scope, List<HrgStatement> into) {
    LudClause to = clause.clause("to");
    LudemeScope inner =
        scope.with("from", start).given(new LudemeScope.Fact.Occupied(start.site()));
    LudValue goal =
        to.find("sites")
            .orElseThrow(() -> LudRefusal.of(clause, "in this form is not supported yet"));
    if (Counting.isRegion(goal)) {
      into.addAll(model.foresight().of(() -> toEach(clause, start, goal, inner)));
      return;
    }
    one(clause, start, model.numbers().site(goal, inner), inner, into);
  }

  /** Moves to all sites of a region, as long as seeds are left. */
  private List<HrgStatement> toEach(
      LudClause clause, AtSite start, LudValue goal, LudemeScope scope) {
    SiteRegion region = model.dynamicRegions().region(goal, scope);
    if (region.place() != SitePlace.BOARD || clause.has("then")) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    HrgExpression each = model.definitions().scratch("goal", Hrg.type("Site"));
    List<HrgStatement> body = new ArrayList<>();
    one(clause, start, new AtSite(each, false, SitePlace.BOARD), scope, body);
    HrgStatement whole = Hrg.when(region.contains().apply(each), body);
    return model.conditions().counting().through(SitePlace.BOARD, each, List.of(whole));
  }

  private void one(
      LudClause clause, AtSite start, AtSite end, LudemeScope inner, List<HrgStatement> into) {
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    Optional<Amount> amount = model.heaps().units(clause, inner);
    HrgExpression holds = model.heaps().isThere(start.site());
    if (end.mayBeOff()) {
      holds = Logic.and(holds, Logic.unequal(end.site(), Hrg.ref(Sites.OFF)));
    }
    if (from.has("if")) {
      holds = Logic.and(holds, model.conditions().condition(from.get("if"), inner));
    }
    if (to.has("if")) {
      holds = Logic.and(holds, model.conditions().condition(to.get("if"), inner.with("to", end)));
    }
    List<HrgStatement> done =
        new ArrayList<>(model.heaps().moved(start.site(), end.site(), amount));
    List<HrgStatement> then = model.effects().then(clause, inner);
    done.addAll(inner.capturing() ? asLast(start.site(), end.site(), then) : then);
    into.add(Hrg.when(holds, done));
  }

  /** The consequences of a capture, which is the last move for them. */
  private List<HrgStatement> asLast(HrgExpression from, HrgExpression to, List<HrgStatement> then) {
    HrgExpression lastFrom = model.numbers().lastSite("lastFrom");
    HrgExpression lastTo = model.numbers().lastSite("lastTo");
    boolean asked =
        then.stream()
            .flatMap(HrgStatement::allExpressions)
            .anyMatch(each -> each.equals(lastFrom) || each.equals(lastTo));
    if (!asked) {
      return then;
    }
    HrgExpression keptFrom = model.definitions().scratch("keptFrom", Hrg.type("Site"));
    HrgExpression keptTo = model.definitions().scratch("keptTo", Hrg.type("Site"));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(keptFrom, lastFrom));
    all.add(Hrg.set(keptTo, lastTo));
    all.add(Hrg.set(lastFrom, from));
    all.add(Hrg.set(lastTo, to));
    all.addAll(then);
    all.add(Hrg.set(lastFrom, keptFrom));
    all.add(Hrg.set(lastTo, keptTo));
    return all;
  }
}
