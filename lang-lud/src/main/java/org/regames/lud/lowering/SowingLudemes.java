package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.lowering.TrackLudemes.Way;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sowing, and what else is done with seeds. */
final class SowingLudemes {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression ZERO = Hrg.ref("0");

  private final Model model;
  private final TrackLudemes tracks;

  SowingLudemes(Model model) {
    this.model = model;
    this.tracks = new TrackLudemes(model);
  }

  private HrgExpression count(HrgExpression site) {
    return model.heaps().count(site);
  }

  private HrgExpression seeds() {
    return model.definitions().scratch("seeds", model.definitions().numbers(model.heaps().most()));
  }

  /** {@code (sow …)}: {@code from} is where it starts, {@code to} the hole of the last seed. */
  void sow(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!model.heaps().used()) {
      throw LudRefusal.of(clause, "of pieces of several kinds cannot be played yet");
    }
    LudRefusal.unlessAbsent(clause, "count", "sowEffect");
    if (model.heaps().isSettled()) {
      throw LudRefusal.of(clause, "among effects that depend on each other cannot be played yet");
    }
    NumberLudemes.usualType(model, clause);
    if (!model
        .statics()
        .number(clause.get("numPerHole"), Assumed.NOTHING)
        .equals(java.util.OptionalInt.of(1))) {
      throw LudRefusal.of(clause, "of several seeds a hole cannot be played yet");
    }
    AtSite start =
        clause.has("start")
            ? model.numbers().site(clause.get("start"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, Place.ANYWHERE);
    Way way = tracks.way(clause, assumed -> model.tracks().ofSowing(clause, assumed));
    if (!way.isLoop()) {
      throw LudRefusal.of(clause, "along a track that ends cannot be played yet");
    }
    model.definitions().scratch("from", Hrg.type("Site"));
    model.definitions().scratch("to", Hrg.type("Site"));
    LudemeScope inner = scope.with("from", Place.BOARD);
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(FROM, start.site()));
    takeUp(clause, inner, body);
    body.add(spread(clause, inner, way));
    HrgExpression last = skipsStart(clause) ? hole() : TO;
    body.addAll(model.heaps().acted(last));
    if (clause.has("apply")) {
      captures(clause, scope, way, body);
    }
    body.addAll(model.effects().then(clause, scope));
    HrgExpression any =
        Logic.and(
            model.heaps().isThere(start.site()),
            Logic.unequal(tracks.next(way, start.site(), false), Hrg.ref(Sites.OFF)));
    into.add(Hrg.when(any, body.toArray(HrgStatement[]::new)));
  }

  /** Whether the hole of the last seed may be another one than {@code to}. */
  private boolean skipsStart(LudClause clause) {
    return !flag(clause, "includeSelf");
  }

  private boolean flag(LudClause clause, String parameter) {
    return model
        .statics()
        .condition(clause.get(parameter), Assumed.NOTHING)
        .orElseThrow(() -> LudRefusal.of(clause, "with a condition here cannot be played yet"));
  }

  private HrgExpression hole() {
    return model.definitions().scratch("hole", Hrg.type("Site"));
  }

  /** Takes the seeds up, all or all but one. */
  private void takeUp(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(seeds(), count(FROM)));
    all.addAll(model.clear(FROM));
    List<HrgStatement> allButOne =
        List.of(
            Hrg.set(seeds(), Hrg.apply("down", count(FROM))), Hrg.set(count(FROM), Hrg.ref("1")));
    HrgExpression origin = model.conditions().condition(clause.get("origin"), scope);
    if (!origin.equals(Logic.FALSE) && model.usesState()) {
      throw LudRefusal.of(clause, "from the origin on, with states, cannot be played yet");
    }
    if (origin.equals(Logic.FALSE)) {
      into.addAll(all);
    } else if (origin.equals(Logic.TRUE)) {
      into.addAll(allButOne);
    } else {
      into.add(Hrg.choose(List.of(Hrg.arm(origin, Hrg.block(allButOne))), Hrg.block(all)));
    }
    into.add(Hrg.set(TO, FROM));
    if (skipsStart(clause)) {
      into.add(Hrg.set(hole(), FROM));
    }
  }

  /** Drops the seeds one by one. */
  private HrgStatement spread(LudClause clause, LudemeScope scope, Way way) {
    List<HrgStatement> drop = new ArrayList<>();
    HrgExpression last = skipsStart(clause) ? hole() : TO;
    drop.add(Hrg.set(TO, tracks.next(way, last, false)));
    if (clause.has("skipIf")) {
      drop.add(Hrg.repeat(skipped(clause, scope, way), Hrg.set(TO, tracks.next(way, TO, false))));
    }
    if (skipsStart(clause)) {
      drop.add(Hrg.set(last, TO));
      drop.add(Hrg.when(Hrg.equal(last, FROM), Hrg.set(last, tracks.next(way, last, false))));
    }
    drop.add(Hrg.set(count(last), Hrg.apply(model.definitions().up(), count(last))));
    drop.add(Hrg.set(seeds(), Hrg.apply("down", seeds())));
    return Hrg.repeat(Logic.unequal(seeds(), ZERO), drop.toArray(HrgStatement[]::new));
  }

  /** Which holes are passed over; that is asked of the position before the sowing. */
  private HrgExpression skipped(LudClause clause, LudemeScope scope, Way way) {
    HrgExpression skipped =
        model.conditions().condition(clause.get("skipIf"), scope.with("to", Place.BOARD));
    Dependence counts = new Dependence(model.definitions());
    counts.add(List.of(Hrg.set(count(TO), ZERO)));
    if (counts.matters(List.of(Hrg.check(skipped)))) {
      throw LudRefusal.of(clause, "over holes by what they hold cannot be played yet");
    }
    if (!leavesAny(clause, way)) {
      throw LudRefusal.of(clause, "over holes that may be all cannot be played yet");
    }
    return skipped;
  }

  /** Whether some hole of each track is never passed over. */
  private boolean leavesAny(LudClause clause, Way way) {
    List<SiteTrack> all = new ArrayList<>(way.byPlayer().values());
    way.common().ifPresent(all::add);
    return all.stream().allMatch(track -> leavesAny(clause, track));
  }

  private boolean leavesAny(LudClause clause, SiteTrack track) {
    for (int mover = 1; mover <= model.players(); mover++) {
      for (int next = 1; next <= model.players(); next++) {
        Map<String, Integer> roles = Map.of("Mover", mover, "Next", next);
        boolean found = false;
        for (int site : track.sites()) {
          Optional<Boolean> skips =
              model
                  .statics()
                  .condition(
                      clause.get("skipIf"), new Assumed(roles, Map.of("to", site), Map.of()));
          found |= skips.isPresent() && !skips.get();
        }
        if (!found) {
          return false;
        }
      }
    }
    return true;
  }

  /** What is captured at the last hole, and, going on, at those before or after it. */
  private void captures(LudClause clause, LudemeScope scope, Way way, List<HrgStatement> into) {
    LudemeScope at = scope.with("to", Place.BOARD);
    HrgExpression wanted = model.conditions().condition(clause.get("if"), at);
    List<HrgStatement> effect =
        model.effects().statements(clause.clause("apply"), at.with("from", Place.BOARD));
    boolean back = clause.has("backtracking");
    if (!back && !clause.has("forward")) {
      if (wanted.equals(Logic.TRUE)) {
        into.addAll(effect);
      } else {
        into.add(Hrg.when(wanted, effect.toArray(HrgStatement[]::new)));
      }
      return;
    }
    LudemeScope further = at.with("from", Place.BOARD);
    LudValue going = clause.get(back ? "backtracking" : "forward");
    HrgExpression goes = model.conditions().condition(going, further);
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.when(Logic.not(wanted), Hrg.jump(Kind.BREAK)));
    HrgExpression more = model.definitions().scratch("more", Hrg.type("Bool"));
    if (!goes.equals(Logic.TRUE)) {
      body.add(
          Hrg.choose(
              List.of(Hrg.arm(goes, Hrg.block(Hrg.set(more, Hrg.ref("1"))))),
              Hrg.block(Hrg.set(more, Hrg.ref("0")))));
    }
    refuseRelated(clause, effect, List.of(Hrg.check(wanted), Hrg.check(goes)), way);
    body.addAll(effect);
    if (!goes.equals(Logic.TRUE)) {
      body.add(Hrg.when(Hrg.equal(more, ZERO), Hrg.jump(Kind.BREAK)));
    }
    HrgExpression last = skipsStart(clause) ? hole() : TO;
    body.add(Hrg.set(TO, back ? tracks.previous(way, last) : tracks.next(way, last, false)));
    if (skipsStart(clause)) {
      body.add(Hrg.set(last, TO));
    }
    HrgExpression ends = back ? Hrg.equal(TO, FROM) : Logic.FALSE;
    HrgExpression stops = Logic.or(ends, Logic.not(goes));
    if (!back) {
      throw LudRefusal.of(clause, "with captures further on cannot be played yet");
    }
    body.add(Hrg.when(stops, Hrg.jump(Kind.BREAK)));
    into.add(Hrg.loop(body.toArray(HrgStatement[]::new)));
  }

  /** Captures are worked out before any of them is done. */
  private void refuseRelated(
      LudClause clause, List<HrgStatement> effect, List<HrgStatement> conditions, Way way) {
    BitSet holes = new BitSet();
    List<SiteTrack> all = new ArrayList<>(way.byPlayer().values());
    way.common().ifPresent(all::add);
    all.forEach(track -> java.util.Arrays.stream(track.sites()).forEach(holes::set));
    List<HrgStatement> whole = new ArrayList<>(conditions);
    whole.addAll(effect);
    Dependence own = new Dependence(model.definitions());
    own.add(effect);
    if (own.matters(whole)
        && !own.onlyAt(whole, TO, place -> model.heaps().isApart(place, holes))) {
      throw LudRefusal.of(clause, "with captures that depend on others cannot be played yet");
    }
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
            .orElseThrow(() -> LudRefusal.of(clause, "from nowhere cannot be played yet"));
    if (Counting.isRegion(origin) || origin instanceof LudValue.Items) {
      SiteRegion region = model.dynamicRegions().region(origin, scope);
      if (region.place() != Place.BOARD) {
        throw LudRefusal.of(clause, "from this region cannot be played yet");
      }
      HrgExpression each = model.definitions().scratch("heapAt", Hrg.type("Site"));
      List<HrgStatement> body = new ArrayList<>();
      one(clause, new AtSite(each, false, Place.BOARD), scope, body);
      List<HrgStatement> whole =
          List.of(Hrg.when(region.contains().apply(each), body.toArray(HrgStatement[]::new)));
      model.effects().refuseRelated(clause, body, whole, each, origin);
      into.addAll(model.conditions().counting().through(Place.BOARD, each, whole));
      return;
    }
    one(clause, model.numbers().site(origin, scope), scope, into);
  }

  private void one(LudClause clause, AtSite start, LudemeScope scope, List<HrgStatement> into) {
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    LudemeScope inner = scope.with("from", start);
    AtSite end =
        model
            .numbers()
            .site(
                to.find("sites")
                    .filter(sites -> !Counting.isRegion(sites))
                    .orElseThrow(() -> LudRefusal.of(clause, "in this form cannot be played yet")),
                inner);
    Optional<Amount> amount =
        clause
            .find("count")
            .map(
                count ->
                    model
                        .numbers()
                        .arithmetic()
                        .amount(model.numbers().number(count, inner), clause));
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
    into.add(
        Hrg.when(
            holds,
            model.heaps().moved(start.site(), end.site(), amount).toArray(HrgStatement[]::new)));
  }
}
