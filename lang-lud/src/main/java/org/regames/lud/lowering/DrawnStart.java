package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.SiteNumbers.What;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;
import org.regames.lud.trial.MoveNaming.DrawnPlacements;

/**
 * The pieces that chance puts on the board before the first move, one site at a time, and those
 * that the start rules put there afterwards. Each site that is drawn is a move of {@code random}.
 */
final class DrawnStart {
  private static final String SITE = "site";

  private record Drawing(
      LudClause rule, List<Component> pieces, int count, Map<What, Integer> numbers) {
    boolean isByChance() {
      return isChance(rule);
    }
  }

  private final Model model;
  private final List<Drawing> drawings = new ArrayList<>();

  DrawnStart(Model model) {
    this.model = model;
  }

  /** Whether a start rule leaves something to chance. */
  static boolean isChance(LudClause rule) {
    return rule.is("place Random") || random(rule).isPresent();
  }

  static Optional<LudClause> random(LudClause rule) {
    return rule.is("place") && rule.ludeme().form().equals("list")
        ? rule.findClause("region").filter(region -> region.is("sites Random"))
        : Optional.empty();
  }

  /**
   * Whether anything has been left to chance by now, so that all further pieces are placed after
   * it.
   */
  boolean hasBegun() {
    return !drawings.isEmpty();
  }

  /** Adds a rule that leaves something to chance, or comes after one that does. */
  void add(LudClause rule, List<Component> pieces, int count, Map<What, Integer> numbers) {
    boolean again = isChance(rule) && hasBegun() && !drawings.getLast().isByChance();
    boolean flat =
        !model.stacks().used()
            && !model.heaps().used()
            && !model.piles().used()
            && !model.trackPlaces().kept();
    if (again || !flat || count < 1 || given(rule, "container")) {
      throw LudRefusal.of(rule, "in this game is not supported yet");
    }
    if (!isChance(rule) && (count != 1 || !rule.is("place"))) {
      throw LudRefusal.of(rule, "after pieces that chance places is not supported yet");
    }
    if (given(rule, "counts") || rule.is("place Random") && !rule.ludeme().form().isEmpty()) {
      throw LudRefusal.of(rule, "of a stack is not supported yet");
    }
    if (model.uses("sites Start")) {
      throw LudRefusal.of(rule, "in a game that asks where pieces started is not supported yet");
    }
    NumberLudemes.usualType(model, rule);
    random(rule).ifPresent(region -> NumberLudemes.usualType(model, region));
    drawings.add(new Drawing(rule, pieces, count, Map.copyOf(numbers)));
  }

  /** Whether a rule has an argument; not all have the same ones. */
  private static boolean given(LudClause rule, String parameter) {
    return rule.arguments().containsKey(parameter);
  }

  /** How many pieces of each kind it may place. */
  Map<Component, Integer> most() {
    Map<Component, Integer> most = new LinkedHashMap<>();
    for (Drawing each : drawings) {
      int times =
          each.isByChance()
              ? each.count()
              : given(each.rule(), "region")
                  ? model.statics().atMost(each.rule().get("region")).cardinality()
                  : listed(each.rule()).size();
      each.pieces().forEach(piece -> most.merge(piece, times, Integer::sum));
    }
    return most;
  }

  /**
   * The placements of a record that are drawn.
   *
   * @param before how many placements come first
   */
  DrawnPlacements placements(int before) {
    int drawn =
        drawings.stream()
            .filter(Drawing::isByChance)
            .mapToInt(each -> each.count() * each.pieces().size())
            .sum();
    return new DrawnPlacements(before, drawn);
  }

  /** The statements that come before the first move. */
  List<HrgStatement> statements() {
    List<HrgStatement> all = new ArrayList<>();
    for (Drawing each : drawings) {
      for (Component piece : each.pieces()) {
        all.addAll(
            model
                .numbers()
                .afterFinding(() -> each.isByChance() ? drawn(each, piece) : placed(each, piece)));
      }
    }
    return all;
  }

  /** Puts a piece on each of some sites that are drawn; on fewer if there are not enough. */
  private List<HrgStatement> drawn(Drawing drawing, Component piece) {
    SiteRegion region = region(drawing.rule());
    List<HrgStatement> any = new ArrayList<>();
    model.dynamicRegions().choose(region, SITE, any);
    List<HrgStatement> one = new ArrayList<>();
    one.add(Hrg.set(Hrg.ref("player"), Hrg.ref("random")));
    one.addAll(any);
    one.add(Hrg.tagOf(SITE));
    one.add(Hrg.set(Hrg.ref("player"), Hrg.ref("keeper")));
    one.addAll(put(drawing, piece, Hrg.ref(SITE)));
    HrgExpression isThere = model.conditions().reachable("freeSite", any);
    if (drawing.count() == 1) {
      return List.of(Hrg.when(isThere, one));
    }
    HrgExpression left =
        model.definitions().scratch("toDraw", model.definitions().numbers(drawing.count()));
    one.add(Hrg.set(left, Hrg.apply("down", left)));
    return List.of(
        Hrg.set(left, Hrg.ref("" + drawing.count())),
        Hrg.repeat(Logic.and(Logic.unequal(left, Hrg.ref("0")), isThere), one));
  }

  /** The sites to draw from. */
  private SiteRegion region(LudClause rule) {
    Optional<LudClause> random = random(rule);
    Optional<SiteRegion> within =
        Optional.ofNullable(random.orElse(rule).arguments().get("region"))
            .map(each -> model.dynamicRegions().region(each, LudemeScope.OUTERMOST));
    if (within.isPresent() && within.get().place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(rule, "outside the board is not supported yet");
    }
    if (random.isPresent()) {
      boolean empty = random.get().find("region").filter(DrawnStart::isOfEmpty).isPresent();
      if (!empty && number(rule, random.get().get("num")) > 1) {
        throw LudRefusal.of(rule, "of several sites that may be occupied is not supported yet");
      }
    }
    return new SiteRegion(
        site ->
            Logic.and(
                random.isPresent() ? Logic.TRUE : model.isFree(site),
                within.map(each -> each.contains().apply(site)).orElse(Logic.TRUE)),
        null,
        SitePlace.BOARD,
        true);
  }

  /** Whether a region has only empty sites. */
  private static boolean isOfEmpty(LudValue region) {
    return region instanceof LudClause clause
        && (clause.is("sites Empty")
            || clause.is("intersection")
                && clause.arguments().values().stream()
                    .flatMap(
                        each ->
                            each instanceof LudValue.Items items
                                ? items.values().stream()
                                : java.util.stream.Stream.of(each))
                    .anyMatch(DrawnStart::isOfEmpty));
  }

  /** Puts a piece on each site of a rule that leaves nothing to chance. */
  private List<HrgStatement> placed(Drawing drawing, Component piece) {
    LudClause rule = drawing.rule();
    if (!given(rule, "region")) {
      return listed(rule).stream().flatMap(site -> put(drawing, piece, site).stream()).toList();
    }
    model.definitions().variable(SITE, Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression site = Hrg.ref(SITE);
    SiteRegion region = model.dynamicRegions().region(rule.get("region"), LudemeScope.OUTERMOST);
    List<HrgStatement> body = put(drawing, piece, site);
    AtSite each = new AtSite(site, false, SitePlace.BOARD);
    if (region.place() != SitePlace.BOARD) {
      throw LudRefusal.of(rule, "outside the board is not supported yet");
    }
    return region.local()
        ? model.conditions().counting().everywhere(each, region.contains().apply(site), body)
        : new JointEffects(model).inTwoSteps(rule, region, body, each);
  }

  private List<HrgExpression> listed(LudClause rule) {
    if (given(rule, "coord")) {
      OptionalInt site =
          model.equipment().board().site(model.equipment().board().use(), rule.word("coord"));
      return site.isPresent() ? List.of(model.sites().expression(site.getAsInt())) : List.of();
    }
    if (given(rule, "site")) {
      return List.of(model.sites().expression(number(rule, rule.get("site"))));
    }
    throw LudRefusal.of(rule, "after pieces that chance places is not supported yet");
  }

  private int number(LudClause rule, LudValue value) {
    return model
        .statics()
        .number(value, Statics.Assumed.NOTHING)
        .orElseThrow(() -> LudRefusal.of(rule, "with unknown numbers is not supported yet"));
  }

  /** A piece already on the site stays; it only gets the local state and the value. */
  private List<HrgStatement> put(Drawing drawing, Component piece, HrgExpression site) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.when(model.isFree(site), model.put(site, Hrg.ref(piece.symbol()))));
    for (What what : model.siteNumbers().used()) {
      if (given(drawing.rule(), what.map())) {
        HrgExpression number = Hrg.ref("" + drawing.numbers().get(what));
        all.add(Hrg.set(model.siteNumbers().at(what, site), number));
      }
    }
    return all;
  }
}
