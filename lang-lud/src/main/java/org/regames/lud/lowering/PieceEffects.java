package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Effects on single pieces: they are put on sites, moved, removed, or change their state. */
final class PieceEffects {
  private final Model model;
  private final EffectLudemes effects;
  private final SeedEffects seeds;

  PieceEffects(Model model, EffectLudemes effects) {
    this.model = model;
    this.effects = effects;
    this.seeds = new SeedEffects(model);
  }

  /** {@code (remove …)}. */
  void remove(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!model.stacks().used()) {
      LudRefusal.unlessAbsent(clause, "level");
    }
    if (clause.has("count") && !model.heaps().used() && !model.stacks().used()) {
      // All pieces there are removed with the first one.
      if (!model.piles().need(clause)) {
        return;
      }
      LudRefusal.unlessAbsent(clause, "at");
    }
    NumberLudemes.usualType(model, clause);
    boolean later = clause.has("at");
    if (later && !clause.word("at").equals("EndOfTurn")) {
      throw LudRefusal.of(clause, "at this time is not supported yet");
    }
    LudValue sites = clause.get("sites");
    if (Counting.isRegion(sites) || sites instanceof LudValue.Items) {
      removeAll(clause, later, scope, into);
    } else {
      removeAt(clause, later, scope, into);
    }
  }

  private void removeAt(
      LudClause clause, boolean later, LudemeScope scope, List<HrgStatement> into) {
    AtSite site = model.numbers().site(clause.get("sites"), scope);
    boolean ofHand =
        site.place() != SitePlace.BOARD && model.hasOtherHands() && !model.heaps().used();
    if (ofHand && (later || effects.isMarking())) {
      throw LudRefusal.of(clause, "from a hand is not supported yet");
    }
    List<HrgStatement> taken =
        clause.has("level")
            ? lifted(clause, site.site(), later, scope)
            : model.stacks().used() && clause.has("count")
                ? several(clause, site.site(), later, scope)
                : ofHand
                    ? model.hands().emptied(site, taken(site.site(), false))
                    : taken(site.site(), later);
    if (site.mayBeOff()) {
      into.add(Hrg.when(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), taken));
    } else {
      into.addAll(taken);
    }
  }

  private void removeAll(
      LudClause clause, boolean later, LudemeScope scope, List<HrgStatement> into) {
    if (model.stacks().used()) {
      LudRefusal.unlessAbsent(clause, "count");
    }
    SiteRegion.Found found = model.dynamicRegions().region(clause.get("sites"), scope).found();
    SiteRegion region = found.sites();
    into.addAll(found.finding());
    model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression each = Hrg.ref("each");
    if (region.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of this region is not supported yet");
    }
    LudRefusal.unlessAbsent(clause, "level");
    if (!region.local()) {
      List<HrgStatement> body = taken(each, later);
      into.addAll(
          new JointEffects(model)
              .inTwoSteps(clause, region, body, new AtSite(each, false, SitePlace.BOARD)));
      return;
    }
    into.addAll(
        model
            .conditions()
            .counting()
            .everywhere(each, region.contains().apply(each), taken(each, later)));
  }

  /** Removes the piece at a level of a stack. */
  private List<HrgStatement> lifted(
      LudClause clause, HrgExpression site, boolean later, LudemeScope scope) {
    if (later || effects.isMarking()) {
      throw LudRefusal.of(clause, "at the end of the turn is not supported yet");
    }
    HrgExpression level = model.stacks().named(clause.get("level"), scope, site);
    List<HrgStatement> all = new ArrayList<>(model.stacks().noted(site, level));
    all.addAll(effects.act(site, model.stacks().removed(site, level)));
    return all;
  }

  /** Removes some pieces from the top of a stack, and at least one. */
  private List<HrgStatement> several(
      LudClause clause, HrgExpression site, boolean later, LudemeScope scope) {
    if (later || effects.isMarking()) {
      throw LudRefusal.of(clause, "at the end of the turn is not supported yet");
    }
    Num count = model.numbers().number(clause.get("count"), scope);
    Num.Amount amount = model.numbers().arithmetic().amount(count, clause);
    if (model.trackPlaces().kept()) {
      throw LudRefusal.of(clause, "of several pieces from a track is not supported yet");
    }
    HrgExpression left = model.stacks().level("left");
    List<HrgStatement> again = new ArrayList<>(model.stacks().taken(site));
    again.add(Hrg.set(left, Hrg.apply("down", left)));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(left, Hrg.apply("down", amount.number())));
    all.addAll(model.stacks().taken(site));
    all.add(Hrg.repeat(Logic.unequal(left, Hrg.ref("0")), again));
    return effects.act(site, all);
  }

  /** Removes a piece, now or at the end of the turn. */
  List<HrgStatement> taken(HrgExpression site, boolean later) {
    List<HrgStatement> all = new ArrayList<>();
    if ((later || effects.isMarking()) && model.stacks().used()) {
      throw LudRefusal.of(
          model.game(),
          "with stacks from which pieces are taken at the end of the turn is not supported yet");
    }
    if (later) {
      all.add(Hrg.set(model.dynamicRegions().marked(site), Hrg.ref("1")));
    } else if (effects.isMarking()) {
      all.add(Hrg.set(JointEffects.marked(model, site), Hrg.ref("1")));
    } else {
      List<HrgStatement> removal =
          new ArrayList<>(model.trackPlaces().removed(model.board(site), site));
      removal.addAll(model.clear(site));
      all.addAll(effects.act(site, removal));
    }
    all.addAll(model.heaps().acted(site));
    return all;
  }

  /** {@code (add …)}. */
  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (model.heaps().used()) {
      seeds.add(clause, scope, into);
      return;
    }
    if (!model.stacks().used()) {
      LudRefusal.unlessAbsent(clause, "stack", "count");
    }
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations", "apply");
    NumberLudemes.usualType(model, to);
    List<HrgExpression> pieces = model.generators().pieces(clause, scope);
    if (pieces.size() != 1) {
      throw LudRefusal.of(clause, "of one of several pieces is not supported yet");
    }
    if (!to.has("sites")) {
      throw LudRefusal.of(clause, "without a site is not supported yet");
    }
    if (Counting.isRegion(to.get("sites")) || to.get("sites") instanceof LudValue.Items) {
      LudRefusal.unlessAbsent(clause, "count");
      addToAll(clause, to, pieces.getFirst(), scope, into);
      return;
    }
    AtSite site = model.numbers().site(to.get("sites"), scope);
    if (site.place() != SitePlace.BOARD && model.hasOtherHands()) {
      LudRefusal.unlessAbsent(clause, "count");
      addToHand(clause, site, pieces.getFirst(), scope, into);
      return;
    }
    if (model.hasOtherHands() && !scope.isEmpty(to.get("sites"))) {
      // Equal pieces may be put on each other there.
      if (!model.piles().need(clause)) {
        return;
      }
    }
    HrgStatement put =
        Hrg.when(model.canPut(site.site()), model.put(site.site(), pieces.getFirst()));
    effects.act(site.site(), List.of(put));
    List<HrgStatement> puts = clause.has("count") ? repeated(clause, put, scope) : List.of(put);
    HrgExpression holds =
        site.mayBeOff() ? Logic.unequal(site.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE;
    if (to.has("if")) {
      LudemeScope inner = scope.with("to", site);
      holds = Logic.and(holds, model.conditions().condition(to.get("if"), inner));
    }
    List<HrgStatement> all = new ArrayList<>(puts);
    all.addAll(new Flips(model).given(clause, site.site(), scope));
    if (holds.equals(Logic.TRUE)) {
      into.addAll(all);
    } else {
      into.add(Hrg.when(holds, all));
    }
  }

  /** Puts some pieces on one site; none if the number is less than 1. */
  private List<HrgStatement> repeated(LudClause clause, HrgStatement put, LudemeScope scope) {
    Num.Amount count = model.numbers().arithmetic().positive(clause.get("count"), scope);
    HrgExpression left =
        model.definitions().scratch("toAdd", model.definitions().numbers(count.most()));
    return List.of(
        Hrg.set(left, count.number()),
        Hrg.repeat(Logic.unequal(left, Hrg.ref("0")), put, Hrg.set(left, Hrg.apply("down", left))));
  }

  /** Puts a piece on each empty site of a region. */
  private void addToAll(
      LudClause clause,
      LudClause to,
      HrgExpression piece,
      LudemeScope scope,
      List<HrgStatement> into) {
    model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression each = Hrg.ref("each");
    SiteRegion region = model.dynamicRegions().region(to.get("sites"), scope);
    if (!region.local() || to.has("if") || region.place() != SitePlace.BOARD) {
      throw LudRefusal.of(clause, "of this region is not supported yet");
    }
    if (clause.findClause("piece").filter(given -> given.has("state")).isPresent()) {
      throw LudRefusal.of(clause, "with a state is not supported yet");
    }
    HrgStatement put =
        Hrg.when(
            Logic.and(region.contains().apply(each), model.canPut(each)), model.put(each, piece));
    into.addAll(model.conditions().counting().through(SitePlace.BOARD, each, List.of(put)));
  }

  /** Adds a piece to a hand, as when one that is captured by replacement becomes another one. */
  private void addToHand(
      LudClause clause,
      AtSite site,
      HrgExpression piece,
      LudemeScope scope,
      List<HrgStatement> into) {
    boolean captured = scope.facts().stream().anyMatch(PieceEffects::isCapture);
    boolean moves = captured && scope.iterator("to").isPresent();
    boolean state = clause.findClause("piece").filter(each -> each.has("state")).isPresent();
    if (!moves || state || model.written().addsTwice() || clause.clause("to").has("if")) {
      // The number of pieces would have no limit.
      throw LudRefusal.of(clause, "to a hand without a capture is not supported yet");
    }
    List<HrgStatement> added = effects.act(site.site(), model.hands().added(site, piece));
    if (site.mayBeOff()) {
      into.add(Hrg.when(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), added));
    } else {
      into.addAll(added);
    }
  }

  /** Whether a fact says that an enemy is at the destination of a piece. */
  private static boolean isCapture(LudemeScope.Fact fact) {
    return fact instanceof LudemeScope.Fact.Holds(LudClause enemy, _)
        && enemy.is("is Enemy")
        && enemy.get("player") instanceof LudClause who
        && who.is("who")
        && who.get("at") instanceof LudClause to
        && to.is("to");
  }

  /** {@code (fromTo …)}. */
  void fromTo(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (model.heaps().used()) {
      seeds.fromTo(clause, scope, into);
      return;
    }
    LudRefusal.unlessAbsent(clause, "copy", "mover");
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    if (model.stacks().used()) {
      LudRefusal.unlessAbsent(clause, "count");
    }
    if (model.stacks().used()) {
      LudRefusal.unlessAbsent(to, "apply");
    }
    if (isOfRegion(from) || isOfRegion(to)) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    AtSite start = site(from, "from", scope);
    AtSite end = site(to, "to", to.has("sites") ? scope.with("from", start) : scope);
    // There is a piece at each level of the loop.
    boolean byLevel = from.has("level") && scope.iterator("level").isPresent();
    HrgExpression holds = byLevel ? Logic.TRUE : model.occupied(start.site());
    if (end.mayBeOff()) {
      holds = Logic.and(holds, Logic.unequal(end.site(), Hrg.ref(Sites.OFF)));
    }
    if (from.has("if")) {
      holds =
          Logic.and(holds, model.conditions().condition(from.get("if"), scope.with("from", start)));
    }
    if (to.has("if")) {
      LudemeScope inner = scope.with("from", start).with("to", end);
      holds = Logic.and(holds, model.conditions().condition(to.get("if"), inner));
    }
    boolean mayPile = model.hasOtherHands() && end.place() != SitePlace.HAND && !to.has("if");
    if (mayPile && !(to.has("sites") && scope.isEmpty(to.get("sites")))) {
      // Equal pieces may be put on each other there.
      if (!model.piles().need(clause)) {
        return;
      }
    }
    if (model.stacks().used()) {
      into.add(stackMoved(clause, start, end, scope, holds));
      return;
    }
    List<HrgStatement> all = new ArrayList<>();
    if (to.has("apply")) {
      boolean fixed =
          !PieceStacks.isOfPosition(start.site()) && !PieceStacks.isOfPosition(end.site());
      if (!fixed || model.foresight().isWanted()) {
        throw LudRefusal.of(to, "with `apply` is not supported here yet");
      }
      new Travels(model).effect(to, scope.with("from", start).with("to", end), all);
    }
    all.addAll(moved(clause, start, end, scope, all));
    into.add(Hrg.when(holds, all));
  }

  private static boolean isOfRegion(LudClause end) {
    return end.has("sites") && Counting.isRegion(end.get("sites"));
  }

  /** The site that an end of a move names, or else that of the enclosing loop. */
  private AtSite site(LudClause end, String iterator, LudemeScope scope) {
    return end.has("sites")
        ? model.numbers().site(end.get("sites"), scope)
        : scope
            .iterator(iterator)
            .filter(AtSite.class::isInstance)
            .map(AtSite.class::cast)
            .orElseThrow(() -> LudRefusal.of(end, "without sites is not supported yet"));
  }

  /** Moves one piece from one site to another, or as many as are given. */
  private List<HrgStatement> moved(
      LudClause clause, AtSite start, AtSite end, LudemeScope scope, List<HrgStatement> before) {
    Optional<Num.Amount> units = model.piles().units(clause, scope.with("from", start), before);
    AtSite origin = kept("origin", start, before);
    AtSite goal = kept("goal", end, before);
    List<HrgStatement> moved =
        units.isPresent()
            ? model.piles().moved(origin.site(), goal.site(), units.get())
            : model.hands().moved(origin, goal, clause);
    return effects.act(goal.site(), moved);
  }

  /** A site that is stored before a piece moves, if it depends on the position. */
  private AtSite kept(String name, AtSite site, List<HrgStatement> into) {
    if (!PieceStacks.isOfPosition(site.site())) {
      return site;
    }
    HrgExpression kept = model.definitions().scratch(name, Hrg.type("Site"));
    into.add(Hrg.set(kept, site.site()));
    return new AtSite(kept, false, site.place());
  }

  /** Moves a piece of a stack to the top of another one, whose site is found first. */
  private HrgStatement stackMoved(
      LudClause clause, AtSite start, AtSite end, LudemeScope scope, HrgExpression holds) {
    List<HrgStatement> all = new ArrayList<>();
    AtSite goal = end;
    if (PieceStacks.isOfPosition(end.site())) {
      goal = new AtSite(model.stacks().goal(), false, end.place());
      all.add(Hrg.set(goal.site(), end.site()));
    }
    LudemeScope both = scope.with("from", start).with("to", goal);
    List<HrgStatement> moved = model.stacks().travel(clause, start, goal, both);
    all.addAll(effects.act(start.site(), moved));
    return Hrg.when(holds, all);
  }
}
