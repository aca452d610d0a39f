package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Effects on single pieces: they are put somewhere, moved, taken away, or change their state. */
final class PieceEffects {
  private final Model model;
  private final EffectLudemes effects;
  private final SowingLudemes sowing;

  PieceEffects(Model model, EffectLudemes effects, SowingLudemes sowing) {
    this.model = model;
    this.effects = effects;
    this.sowing = sowing;
  }

  /** {@code (remove …)}. */
  void remove(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "level");
    if (!model.heaps().used()) {
      LudRefusal.unlessAbsent(clause, "count");
    }
    NumberLudemes.usualType(model, clause);
    boolean later = clause.has("at");
    if (later && !clause.word("at").equals("EndOfTurn")) {
      throw LudRefusal.of(clause, "at this time cannot be played yet");
    }
    LudValue sites = clause.get("sites");
    if (!Counting.isRegion(sites) && !(sites instanceof LudValue.Items)) {
      AtSite site = model.numbers().site(sites, scope);
      if (site.place() != Place.BOARD && model.hasHands()) {
        throw LudRefusal.of(clause, "from a hand cannot be played yet");
      }
      List<HrgStatement> taken = taken(site.site(), later);
      if (site.mayBeOff()) {
        into.add(
            Hrg.when(
                Logic.unequal(site.site(), Hrg.ref(Sites.OFF)),
                taken.toArray(HrgStatement[]::new)));
      } else {
        into.addAll(taken);
      }
      return;
    }
    SiteRegion region = model.dynamicRegions().region(sites, scope);
    model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression each = Hrg.ref("each");
    if (region.place() != Place.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of this region cannot be played yet");
    }
    if (!region.local()) {
      List<HrgStatement> body = taken(each, later);
      into.addAll(new JointEffects(model, effects.acts()).inTwoSteps(clause, region, body, each));
      return;
    }
    into.addAll(
        model
            .conditions()
            .counting()
            .through(
                Place.BOARD,
                each,
                List.of(
                    Hrg.when(
                        region.contains().apply(each),
                        taken(each, later).toArray(HrgStatement[]::new)))));
  }

  /** Takes a piece, now or at the end of the turn. */
  List<HrgStatement> taken(HrgExpression site, boolean later) {
    List<HrgStatement> all = new ArrayList<>();
    if (later) {
      all.add(Hrg.set(model.dynamicRegions().marked(site), Hrg.ref("1")));
    } else if (effects.isMarking()) {
      all.add(Hrg.set(JointEffects.marked(model, site), Hrg.ref("1")));
    } else {
      all.addAll(List.of(effects.act(site, model.clear(site))));
    }
    all.addAll(model.heaps().acted(site));
    return all;
  }

  /** {@code (add …)}. */
  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "count", "stack");
    model.heaps().refuse(clause);
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations", "apply");
    NumberLudemes.usualType(model, to);
    List<HrgExpression> pieces = model.generators().pieces(clause, scope);
    if (pieces.size() != 1) {
      throw LudRefusal.of(clause, "of one of several cannot be played yet");
    }
    if (!to.has("sites")) {
      throw LudRefusal.of(clause, "without a site cannot be played yet");
    }
    if (Counting.isRegion(to.get("sites")) || to.get("sites") instanceof LudValue.Items) {
      model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF));
      HrgExpression each = Hrg.ref("each");
      SiteRegion region = model.dynamicRegions().region(to.get("sites"), scope);
      if (!region.local() || to.has("if") || region.place() != Place.BOARD) {
        throw LudRefusal.of(clause, "of this region cannot be played yet");
      }
      HrgExpression wanted = Logic.and(region.contains().apply(each), model.isFree(each));
      HrgStatement set = Hrg.set(model.board(each), pieces.getFirst());
      into.addAll(
          model.conditions().counting().through(Place.BOARD, each, List.of(Hrg.when(wanted, set))));
      return;
    }
    AtSite site = model.numbers().site(to.get("sites"), scope);
    if (site.place() != Place.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "to a hand cannot be played yet");
    }
    HrgStatement put =
        Hrg.when(model.isFree(site.site()), Hrg.set(model.board(site.site()), pieces.getFirst()));
    effects.act(site.site(), List.of(put));
    HrgExpression holds =
        site.mayBeOff() ? Logic.unequal(site.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE;
    if (to.has("if")) {
      LudemeScope inner = scope.with("to", site);
      holds = Logic.and(holds, model.conditions().condition(to.get("if"), inner));
    }
    into.add(holds.equals(Logic.TRUE) ? put : Hrg.when(holds, put));
  }

  /** {@code (fromTo …)}. */
  void fromTo(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (model.heaps().used()) {
      sowing.fromTo(clause, scope, into);
      return;
    }
    LudRefusal.unlessAbsent(clause, "count", "copy", "stack", "mover");
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(from, "level");
    LudRefusal.unlessAbsent(to, "level", "rotations", "apply");
    if (!from.has("sites")
        || !to.has("sites")
        || Counting.isRegion(from.get("sites"))
        || Counting.isRegion(to.get("sites"))) {
      throw LudRefusal.of(clause, "in this form cannot be played yet");
    }
    AtSite start = model.numbers().site(from.get("sites"), scope);
    AtSite end = model.numbers().site(to.get("sites"), scope.with("from", start));
    HrgExpression holds = model.occupied(start.site());
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
    if (model.hasHands() && end.place() != Place.HAND && !to.has("if")) {
      // Equal pieces would come to lie on each other there.
      throw LudRefusal.of(clause, "to a site that may be taken cannot be played yet");
    }
    into.add(Hrg.when(holds, effects.act(end.site(), model.hands().moved(start, end, clause))));
  }

  /** {@code (set State …)}. */
  void setState(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    AtSite site = model.numbers().site(clause, "at", scope);
    if (site.place() != Place.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of a hand cannot be played yet");
    }
    HrgExpression value =
        switch (model.numbers().number(clause.get("state"), scope)) {
          case Num.Known known when known.value() >= 0 -> {
            model.definitions().numbers(known.value());
            yield Hrg.ref("" + known.value());
          }
          case Num.Amount amount -> amount.number();
          case Num.Whose whose -> model.numbers().arithmetic().amount(whose, clause).number();
          case Num.Known _, AtSite _, Num.Which _, Num.Counted _, Num.Table _, Num.Maybe _ ->
              throw LudRefusal.of(clause, "to what is not known cannot be played yet");
        };
    HrgStatement set = Hrg.set(model.state(site.site()), value);
    into.add(site.mayBeOff() ? Hrg.when(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), set) : set);
  }
}
