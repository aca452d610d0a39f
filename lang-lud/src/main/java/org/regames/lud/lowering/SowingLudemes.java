package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.lowering.TrackLudemes.Way;
import org.regames.lud.tree.LudClause;

/** {@code (sow …)}: the seeds of a hole are dropped one by one along a track. */
final class SowingLudemes {
  private static final HrgExpression ZERO = Hrg.ref("0");

  private final Model model;
  private final TrackLudemes tracks;
  private int nesting;

  SowingLudemes(Model model) {
    this.model = model;
    this.tracks = new TrackLudemes(model);
  }

  /**
   * One sowing; a nested one has its own variables.
   *
   * @param from the origin of the seeds
   * @param to the hole that rules see as {@code (to)}
   * @param hole where the last seed was dropped: different from {@code to} if the start is skipped
   * @param seeds how many are left
   * @param whole whether all seeds at the start are lifted at once
   * @param value how many were left in this iteration, if anything reads that
   * @param place the place on the track of the last dropped seed, if the hole does not determine it
   */
  record Sowing(
      LudClause clause,
      Way way,
      HrgExpression from,
      HrgExpression to,
      HrgExpression hole,
      HrgExpression seeds,
      boolean whole,
      Optional<HrgExpression> value,
      Optional<HrgExpression> place) {
    /** Whether seeds skip the hole that they come from. */
    boolean leavesStart() {
      return !hole.equals(to);
    }

    /** A site of the board in one of its variables. */
    static AtSite at(HrgExpression site) {
      return new AtSite(site, false, SitePlace.BOARD);
    }
  }

  /** Writes a sowing. */
  void sow(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!model.heaps().used()) {
      throw LudRefusal.of(clause, "of pieces of several kinds is not supported yet");
    }
    LudRefusal.unlessAbsent(clause, "sowEffect");
    NumberLudemes.usualType(model, clause);
    AtSite start =
        clause.has("start")
            ? model.numbers().site(clause.get("start"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    if (nesting == 2) {
      throw LudRefusal.of(clause, "nested in two others is not supported yet");
    }
    nesting++;
    try {
      sow(clause, start, scope, into);
    } finally {
      nesting--;
    }
  }

  private void sow(LudClause clause, AtSite start, LudemeScope scope, List<HrgStatement> into) {
    boolean whole = !clause.has("count") && !model.foresight().isWanted();
    HrgExpression to = own("to", Hrg.type("Site"));
    Way way = tracks.wayToSow(clause);
    Sowing sowing =
        new Sowing(
            clause,
            way,
            own("from", Hrg.type("Site")),
            to,
            flag(clause, "includeSelf") ? to : own("hole", Hrg.type("Site")),
            own("seeds", model.definitions().numbers(model.heaps().most())),
            whole,
            asksForValue(clause)
                ? Optional.of(own("round", model.definitions().numbers(1)))
                : Optional.empty(),
            way.byPlace()
                ? Optional.of(own("place", model.definitions().numbers(way.longest())))
                : Optional.empty());
    LudemeScope valued =
        sowing
            .value()
            .map(value -> scope.with("value", new Amount(value, model.heaps().most())))
            .orElse(scope);
    LudemeScope inner = valued.with("from", Sowing.at(sowing.from()));
    HrgExpression begin = whole ? start.site() : sowing.from();
    HrgExpression seeds = whole ? model.heaps().count(start.site()) : sowing.seeds();
    List<HrgStatement> body = new ArrayList<>();
    List<HrgStatement> first = whole ? body : into;
    first.add(Hrg.set(sowing.from(), start.site()));
    first.add(Hrg.set(sowing.seeds(), taken(sowing, scope)));
    HrgExpression sows =
        Logic.and(Logic.unequal(seeds, ZERO), findsHoles(sowing, begin, seeds, inner));
    body.addAll(spread(sowing, inner));
    body.addAll(model.heaps().acted(sowing.from(), sowing.hole()));
    if (clause.has("apply")) {
      body.addAll(
          model.foresight().following(() -> new SowingCaptures(model, tracks).of(sowing, valued)));
    }
    body.addAll(model.effects().then(clause, scope));
    into.add(Hrg.when(sows, body));
  }

  private HrgExpression own(String name, HrgType type) {
    return model.definitions().scratch(nesting > 1 ? name + nesting : name, type);
  }

  private static boolean asksForValue(LudClause clause) {
    return clause.all().anyMatch(each -> each.is("value") && each.arguments().isEmpty());
  }

  private boolean flag(LudClause clause, String parameter) {
    return model
        .statics()
        .condition(clause.get(parameter), Assumed.NOTHING)
        .orElseThrow(() -> LudRefusal.of(clause, "with a condition here is not supported yet"));
  }

  /** How many seeds are sown. */
  private HrgExpression taken(Sowing sowing, LudemeScope scope) {
    LudClause clause = sowing.clause();
    if (!clause.has("count")) {
      return model.heaps().count(sowing.from());
    }
    return model.numbers().arithmetic().positive(clause.get("count"), scope).number();
  }

  /** The condition that all seeds find a hole: otherwise none is sown. */
  private HrgExpression findsHoles(
      Sowing sowing, HrgExpression start, HrgExpression seeds, LudemeScope scope) {
    LudClause clause = sowing.clause();
    HrgExpression onTrack =
        Logic.unequal(tracks.next(sowing.way(), start, false), Hrg.ref(Sites.OFF));
    if (sowing.way().isLoop()) {
      return clause.has("skipIf") && !leavesAny(clause, sowing.way())
          ? Logic.and(onTrack, isAnyHole(sowing, seeds, scope))
          : onTrack;
    }
    HrgExpression origin = model.conditions().condition(clause.get("origin"), scope);
    boolean counted = perHole(clause) == 1 && !clause.has("skipIf") && flag(clause, "includeSelf");
    if (!counted || !origin.equals(Logic.TRUE) && !origin.equals(Logic.FALSE)) {
      throw LudRefusal.of(clause, "along a track that ends is not supported yet");
    }
    Amount room = tracks.room(sowing.way(), start, origin.equals(Logic.TRUE));
    return Logic.not(
        model.numbers().arithmetic().less(room, new Amount(seeds, model.heaps().most())));
  }

  private static String name(HrgExpression variable) {
    return ((HrgExpression.Reference) variable).name().text();
  }

  private HrgExpression isAnyHole(Sowing sowing, HrgExpression seeds, LudemeScope scope) {
    HrgExpression to = sowing.to();
    HrgExpression onTrack = Logic.unequal(tracks.next(sowing.way(), to, false), Hrg.ref(Sites.OFF));
    HrgExpression found =
        model
            .conditions()
            .reachable(
                "findsHole",
                List.of(
                    Hrg.any(name(to), "Cell"),
                    Hrg.check(onTrack),
                    Hrg.check(Logic.not(skipped(sowing, scope)))));
    if (sowing.value().isEmpty()) {
      return found;
    }
    HrgExpression value = sowing.value().get();
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    int most = model.heaps().most();
    HrgExpression more = arithmetic.less(new Amount(seeds, most), new Amount(value, most));
    return Logic.not(
        model
            .conditions()
            .reachable(
                "findsNoHole",
                List.of(
                    Hrg.any(name(value), "Number"),
                    Hrg.check(Logic.and(Logic.unequal(value, ZERO), Logic.not(more))),
                    Hrg.check(Logic.not(found)))));
  }

  private int perHole(LudClause clause) {
    OptionalInt number = model.statics().number(clause.get("numPerHole"), Assumed.NOTHING);
    if (number.isEmpty() || number.getAsInt() < 1) {
      throw LudRefusal.of(clause, "of this many seeds per hole is not supported yet");
    }
    return number.getAsInt();
  }

  /** Drops the seeds; which holes are skipped depends on the position before the sowing. */
  private List<HrgStatement> spread(Sowing sowing, LudemeScope scope) {
    List<HrgStatement> sown = sown(sowing, scope);
    if (!sowing.clause().has("skipIf")) {
      return sown;
    }
    Dependence own = new Dependence(model.definitions());
    own.add(sown);
    return own.matters(List.of(Hrg.check(skipped(sowing, scope))))
        ? model.foresight().of(() -> sown(sowing, scope))
        : sown;
  }

  private List<HrgStatement> sown(Sowing sowing, LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>(takenUp(sowing, scope));
    all.add(Hrg.set(sowing.to(), sowing.from()));
    if (sowing.leavesStart()) {
      all.add(Hrg.set(sowing.hole(), sowing.from()));
    }
    sowing
        .place()
        .ifPresent(
            place ->
                all.add(Hrg.set(place, model.trackPlaces().firstOn(sowing.way(), sowing.from()))));
    sowing.value().ifPresent(value -> all.add(roundsFrom(sowing.clause(), sowing.seeds(), value)));
    all.add(oneByOne(sowing, scope));
    if (sowing.whole() && model.usesState()) {
      HrgExpression emptied = Hrg.equal(model.heaps().count(sowing.from()), ZERO);
      all.addAll(act(List.of(Hrg.when(emptied, Hrg.set(model.state(sowing.from()), ZERO)))));
    }
    return all;
  }

  private HrgStatement roundsFrom(LudClause clause, HrgExpression seeds, HrgExpression value) {
    if (flag(clause, "origin") || perHole(clause) > 1) {
      throw LudRefusal.of(clause, "that asks for the seeds left is not supported yet");
    }
    return Hrg.set(value, seeds);
  }

  private List<HrgStatement> act(List<HrgStatement> statements) {
    return model.foresight().isWanted() ? model.foresight().act(statements) : statements;
  }

  /** Lifts the seeds, except the one that is sown at the start. */
  private List<HrgStatement> takenUp(Sowing sowing, LudemeScope scope) {
    HrgExpression here = model.heaps().count(sowing.from());
    List<HrgStatement> all =
        sowing.whole() ? act(List.of(Hrg.set(here, ZERO))) : List.<HrgStatement>of();
    HrgExpression origin = model.conditions().condition(sowing.clause().get("origin"), scope);
    if (origin.equals(Logic.FALSE)) {
      return all;
    }
    if (perHole(sowing.clause()) > 1) {
      throw LudRefusal.of(
          sowing.clause(),
          "of several seeds per hole that starts at the origin is not supported yet");
    }
    List<HrgStatement> allButOne = new ArrayList<>();
    allButOne.add(Hrg.set(sowing.seeds(), Hrg.apply("down", sowing.seeds())));
    if (model.usesState()) {
      HrgStatement forgotten = Hrg.set(model.state(sowing.from()), ZERO);
      allButOne.addAll(act(List.of(Hrg.when(Hrg.equal(here, Hrg.ref("1")), forgotten))));
    }
    if (sowing.whole()) {
      allButOne.addAll(act(List.of(Hrg.set(here, Hrg.ref("1")))));
    }
    if (origin.equals(Logic.TRUE)) {
      return allButOne;
    }
    return List.of(
        all.isEmpty()
            ? Hrg.when(origin, allButOne)
            : Hrg.choose(List.of(Hrg.arm(origin, Hrg.block(allButOne))), Hrg.block(all)));
  }

  /** Sets a hole to the one after another. */
  private List<HrgStatement> further(Sowing sowing, HrgExpression hole, HrgExpression before) {
    Way way = sowing.way();
    if (sowing.place().isEmpty()) {
      return List.of(Hrg.set(hole, tracks.next(way, before, false)));
    }
    HrgExpression place = sowing.place().get();
    return List.of(
        Hrg.set(place, model.trackPlaces().following(way, place)),
        Hrg.set(hole, model.trackPlaces().site(way, place, 0)));
  }

  private HrgStatement oneByOne(Sowing sowing, LudemeScope scope) {
    List<HrgStatement> round = new ArrayList<>();
    HrgExpression to = sowing.to();
    HrgExpression hole = sowing.hole();
    round.addAll(further(sowing, to, hole));
    if (sowing.clause().has("skipIf")) {
      round.add(Hrg.repeat(skipped(sowing, scope), further(sowing, to, to)));
    }
    if (sowing.leavesStart()) {
      round.add(Hrg.set(hole, to));
      round.add(Hrg.when(Hrg.equal(hole, sowing.from()), further(sowing, hole, hole)));
    }
    List<HrgStatement> drop = new ArrayList<>();
    if (sowing.whole()) {
      HrgExpression there = model.heaps().count(hole);
      drop.addAll(act(List.of(Hrg.set(there, Hrg.apply(model.definitions().up(), there)))));
    } else {
      List<HrgStatement> dropped = model.heaps().dropped(sowing.from(), hole);
      drop.addAll(act(List.of(Hrg.when(model.heaps().isThere(sowing.from()), dropped))));
    }
    drop.add(Hrg.set(sowing.seeds(), Hrg.apply("down", sowing.seeds())));
    int perHole = perHole(sowing.clause());
    HrgExpression left = Logic.unequal(sowing.seeds(), ZERO);
    if (perHole == 1) {
      round.addAll(drop);
    } else {
      HrgStatement one = Hrg.when(left, drop);
      round.add(new HrgStatement.Repeat(Hrg.name("" + perHole), Hrg.block(one), Origin.UNKNOWN));
    }
    sowing
        .value()
        .ifPresent(value -> round.add(Hrg.when(left, Hrg.set(value, Hrg.apply("down", value)))));
    return Hrg.repeat(left, round);
  }

  /** The condition that a hole is skipped. */
  private HrgExpression skipped(Sowing sowing, LudemeScope scope) {
    return model
        .conditions()
        .condition(sowing.clause().get("skipIf"), scope.with("to", Sowing.at(sowing.to())));
  }

  /** Whether some hole of each track is never skipped. */
  private boolean leavesAny(LudClause clause, Way way) {
    return way.all().stream().allMatch(track -> leavesAny(clause, track));
  }

  private boolean leavesAny(LudClause clause, SiteTrack track) {
    for (int mover = 1; mover <= model.players(); mover++) {
      for (int next = 1; next <= model.players(); next++) {
        Assumed roles = new Assumed(Map.of("Mover", mover, "Next", next), Map.of(), Map.of());
        if (Arrays.stream(track.sites()).noneMatch(site -> isLeft(clause, roles, site))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isLeft(LudClause clause, Assumed roles, int site) {
    return model
        .statics()
        .condition(clause.get("skipIf"), roles.with("to", site))
        .equals(Optional.of(false));
  }
}
