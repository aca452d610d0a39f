package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lowers regions, with one table entry for each ludeme that depends on the position. */
final class RegionLudemes {
  private interface Rule extends BiFunction<LudClause, LudemeScope, SiteRegion> {}

  private static final Set<String> KNOWN_BEFORE =
      Set.of(
          "sites /list",
          "sites /labels",
          "sites /player",
          "sites /name",
          "sites Side",
          "sites Hand",
          "forEach /filter",
          "sites Board",
          "sites Cell",
          "sites Top",
          "sites Bottom",
          "sites Left",
          "sites Right",
          "sites Corners",
          "sites ConvexCorners",
          "sites ConcaveCorners",
          "sites Centre",
          "sites Inner",
          "sites Outer",
          "sites Perimeter",
          "sites Major",
          "sites Minor");

  private final Model model;
  private final Map<String, Rule> rules = new HashMap<>();

  RegionLudemes(Model model) {
    this.model = model;
    KNOWN_BEFORE.forEach(known -> rules.put("REGION " + known, this::unknown));
    rules.put("REGION sites /list", (c, s) -> WalkedRegions.listed(model, c.list("sites"), s));
    rules.put("REGION sites /array", (c, s) -> new NumberLists(model).region(c.get("array"), s));
    rules.put("REGION sites", (c, s) -> model.groups().sites(c, s));
    WalkedRegions walked = new WalkedRegions(model);
    rules.put("REGION sites Empty", (c, s) -> empty(c));
    rules.put("REGION sites Occupied", this::occupied);
    rules.put("REGION sites Around", new NeighbourRegions(model, this)::around);
    rules.put("REGION sites Incident", (c, s) -> new IncidentSites(model).region(c, s));
    rules.put("REGION union", (c, s) -> pair(c, s, Logic::or));
    rules.put("REGION union /list", (c, s) -> list(c, s, Logic::or));
    rules.put("REGION intersection", (c, s) -> pair(c, s, Logic::and));
    rules.put("REGION intersection /list", (c, s) -> list(c, s, Logic::and));
    rules.put("REGION difference", this::difference);
    rules.put("REGION forEach /filter", this::filtered);
    rules.put("REGION sites ToClear", (_, _) -> toClear());
    rules.put("REGION sites LastTo", (_, _) -> new ActedSites(model).region());
    rules.put("REGION last Between", (c, _) -> new LastBetween(model).region(c));
    rules.put("REGION if", this::chosen);
    rules.put("REGION sites Pending", (_, s) -> model.pending().sites(s));
    rules.put("REGION sites To", (c, s) -> walked.ofMoves(c, s, "to"));
    rules.put("REGION sites From", (c, s) -> walked.ofMoves(c, s, "from"));
    rules.put("REGION sites Direction", walked::direction);
    rules.put("REGION sites Distance", new DistantRegions(model)::distant);
    rules.put("REGION sites LineOfSight", walked::lineOfSight);
    rules.put("REGION sites Group", walked::group);
    rules.put("REGION expand", walked::expanded);
    for (String part : List.of("Row", "Column", "Layer", "Phase")) {
      rules.put("REGION sites " + part, walked::part);
    }
    rules.put("REGION sites State", walked::ofState);
    rules.put(
        "REGION sites Random",
        (c, _) -> {
          throw LudRefusal.of(c, "outside of start rules is not supported yet");
        });
    rules.put("REGION sites Start", walked::atStart);
    rules.put("REGION sites Track", (c, s) -> new TrackLudemes(model).part(c, s));
  }

  Set<String> played() {
    return rules.keySet();
  }

  private SiteRegion unknown(LudClause clause, LudemeScope scope) {
    throw LudRefusal.of(clause, "of a value that is only known during play is not supported yet");
  }

  /** A region. */
  SiteRegion region(LudValue value, LudemeScope scope) {
    model.spend(value);
    Optional<BitSet> known = model.statics().region(value, Assumed.NOTHING);
    if (known.isPresent()) {
      return fixed(value, known.get());
    }
    Optional<BitSet> ofOne = model.statics().ofIterated(value, scope);
    if (ofOne.isPresent()) {
      return fixed(value, ofOne.get());
    }
    for (String role : List.of("Mover", "Next")) {
      Map<String, BitSet> byPlayer = new LinkedHashMap<>();
      for (int i = 1; i <= model.players(); i++) {
        Optional<BitSet> region = model.statics().region(value, Assumed.role(role, i));
        if (region.isPresent()) {
          byPlayer.put(model.player(i), region.get());
        }
      }
      if (byPlayer.size() == model.players()) {
        return byPlayer(value, byPlayer, role.equals("Mover") ? model.mover() : model.next());
      }
    }
    if (value instanceof LudValue.Items items) {
      return WalkedRegions.listed(model, items.values(), scope);
    }
    if (!(value instanceof LudClause clause)) {
      throw LudRefusal.of(value, "is not a region that is supported yet");
    }
    Rule rule = rules.get(clause.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(clause, "is not supported yet");
    }
    NumberLudemes.usualType(model, clause);
    return rule.apply(clause, scope);
  }

  private String name(LudValue value) {
    return value instanceof LudClause clause ? SymbolWords.camel(clause.title()) : "sites";
  }

  private SitePlace place(BitSet sites) {
    boolean board = sites.nextSetBit(0) >= 0 && sites.nextSetBit(0) < model.sites().onBoard();
    boolean hand = sites.nextSetBit(model.sites().onBoard()) >= 0;
    return hand ? board ? SitePlace.ANYWHERE : SitePlace.HAND : SitePlace.BOARD;
  }

  private SiteRegion fixed(LudValue value, BitSet sites) {
    if (sites.cardinality() == 1) {
      HrgExpression only = model.sites().expression(sites.nextSetBit(0));
      return new SiteRegion(site -> Logic.equal(site, only), only, place(sites), true);
    }
    if (sites.isEmpty()) {
      return new SiteRegion(_ -> Logic.FALSE, null, SitePlace.BOARD, true);
    }
    String function = model.tables().has(name(value), sites);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.apply(function, site), Hrg.ref("1")), null, place(sites), true);
  }

  /** The sites that belong to a player. */
  SiteRegion byPlayer(LudValue value, Map<String, BitSet> sites, HrgExpression player) {
    BitSet all = new BitSet();
    sites.values().forEach(all::or);
    if (sites.values().stream().allMatch(each -> each.cardinality() == 1)) {
      Map<String, String> names = new LinkedHashMap<>();
      sites.forEach((who, each) -> names.put(who, model.sites().name(each.nextSetBit(0))));
      HrgExpression only =
          Hrg.apply(model.tables().values(name(value), "Player", "Site", names), player);
      return new SiteRegion(site -> Logic.equal(site, only), only, place(all), true);
    }
    String function = model.tables().has(name(value), sites);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.apply(function, player, site), Hrg.ref("1")), null, place(all), true);
  }

  /** Chooses any site of a region. */
  void choose(SiteRegion region, String variable, List<HrgStatement> into) {
    model.definitions().variable(variable, Hrg.type("Site"), Hrg.ref(Sites.OFF));
    if (region.single() != null) {
      into.add(Hrg.set(Hrg.ref(variable), region.single()));
      return;
    }
    String type =
        switch (region.place()) {
          case BOARD -> "Cell";
          case HAND -> "Hand";
          case ANYWHERE -> model.hasHands() ? "Place" : "Cell";
        };
    into.add(Hrg.any(variable, type));
    HrgExpression condition = region.contains().apply(Hrg.ref(variable));
    if (!condition.equals(Logic.TRUE)) {
      into.add(Hrg.check(condition));
    }
  }

  /** Chooses any site of a region in a check, which only asks whether there is one. */
  void find(SiteRegion region, String variable, List<HrgStatement> into) {
    HrgExpression site = Hrg.ref(variable);
    Optional<SiteRegion.Near> near =
        region.near().filter(way -> way.start().all().noneMatch(site::equals));
    Optional<SiteRegion.Branches> branches = near.flatMap(SiteRegion.Near::branches);
    if (branches.isEmpty()) {
      choose(region, variable, into);
      return;
    }
    model.definitions().variable(variable, Hrg.type("Site"), Hrg.ref(Sites.OFF));
    into.add(branches.get().to(site));
    HrgExpression wanted = near.get().contains().apply(site);
    into.add(Hrg.check(Logic.and(Logic.unequal(site, Hrg.ref(Sites.OFF)), wanted)));
  }

  private HrgExpression isOnBoard(HrgExpression site) {
    BitSet all = new BitSet();
    all.set(0, model.sites().onBoard());
    return Hrg.equal(Hrg.apply(model.tables().has("onBoard", all), site), Hrg.ref("1"));
  }

  private SiteRegion empty(LudClause clause) {
    LudRefusal.unlessAbsent(clause, "container");
    return new SiteRegion(site -> model.isFree(site), null, SitePlace.BOARD, true);
  }

  private SiteRegion occupied(LudClause clause, LudemeScope scope) {
    boolean anyLevel = model.stacks().mixed() && !clause.flag("top");
    boolean board = false;
    if (clause.has("container")) {
      if (!(clause.get("container") instanceof LudValue.Text text)
          || text.text().contains("Hand")) {
        return new HeldRegions(model).inHand(clause, scope);
      }
      if (!text.text().equals("Board")) {
        throw LudRefusal.of(clause, "of this container is not supported yet");
      }
      board = true;
    }
    String use = model.equipment().board().use().toString();
    boolean onBoard = board || clause.has("on") || !use.equals("Cell") || !model.hasHands();
    boolean anybody = isAll(clause.get("by"));
    if (anybody && !onBoard && model.dice().used()) {
      throw LudRefusal.of(clause, "on all sites, including those of dice, is not supported yet");
    }
    HrgExpressionPredicate owners =
        anybody
            ? model::occupied
            : anyLevel ? anyLevel(clause, scope) : owners(clause, clause.get("by"), scope);
    Optional<String> component = clause.findWord("component");
    if (clause.has("component") && component.isEmpty()) {
      throw LudRefusal.of(clause, "of a number is not supported yet");
    }
    return new SiteRegion(
        site -> Logic.and(owners.of(site), new HeldRegions(model).named(clause, component, site)),
        null,
        onBoard ? SitePlace.BOARD : SitePlace.ANYWHERE,
        true);
  }

  /** The condition that a piece at any level of a site belongs to a role. */
  private HrgExpressionPredicate anyLevel(LudClause clause, LudemeScope scope) {
    HrgExpressionPredicate owners = owners(clause, clause.get("by"), scope);
    StackNumbers stacks = new StackNumbers(model);
    return site -> stacks.holds(site, piece -> model.stacks().taking(piece, () -> owners.of(site)));
  }

  static boolean isAll(LudValue role) {
    return role instanceof LudValue.Name name
        && (name.text().equals("All") || name.text().equals("Each"));
  }

  /** A condition on an expression. */
  interface HrgExpressionPredicate {
    HrgExpression of(HrgExpression value);
  }

  /** The condition that the piece at a site belongs to a role. */
  HrgExpressionPredicate owners(LudClause clause, LudValue role, LudemeScope scope) {
    if (role instanceof LudValue.Name name) {
      if (model.teams().used() && model.teams().owners(name.text()).isPresent()) {
        HrgExpressionPredicate owners = model.teams().owners(name.text()).get();
        return site -> owners.of(model.who(site));
      }
      switch (name.text()) {
        case "Enemy":
          return site -> model.teams().isEnemy(model.who(site));
        case "Friend":
          return site -> Logic.equal(model.who(site), model.mover());
        default:
          break;
      }
    }
    HrgExpression player = model.numbers().owner(model.numbers().player(role, scope), clause);
    boolean neutral = player.equals(Hrg.ref(Model.NOBODY));
    return site ->
        Logic.and(
            neutral ? model.occupied(site) : Logic.TRUE, Logic.equal(model.who(site), player));
  }

  /** The condition that a piece has a name, with any owner. */
  HrgExpression isNamed(String name, HrgExpression piece) {
    return Logic.any(
        model.pieces().all().stream()
            .filter(each -> each.written().equals(name) || each.name().equals(name))
            .map(each -> Logic.equal(piece, Hrg.ref(each.symbol())))
            .toList());
  }

  /** The combination of two regions by an operator. */
  SiteRegion combined(SiteRegion a, SiteRegion b, BinaryOperator<HrgExpression> operator) {
    boolean and = operator.apply(Logic.TRUE, Logic.FALSE).equals(Logic.FALSE);
    SitePlace place =
        a.place() == b.place()
            ? a.place()
            : and && (a.place() == SitePlace.BOARD || b.place() == SitePlace.BOARD)
                ? SitePlace.BOARD
                : SitePlace.ANYWHERE;
    return new SiteRegion(
        joined(a, b, operator),
        and ? a.single() : null,
        place,
        a.local() && b.local(),
        listing(a, b, operator),
        near(a, b, operator));
  }

  private static Function<HrgExpression, HrgExpression> joined(
      SiteRegion a, SiteRegion b, BinaryOperator<HrgExpression> operator) {
    return site -> operator.apply(a.contains().apply(site), b.contains().apply(site));
  }

  private static Optional<Supplier<SiteRegion.Listing>> listing(
      SiteRegion a, SiteRegion b, BinaryOperator<HrgExpression> operator) {
    if (a.listing().isEmpty() && b.listing().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        () -> {
          SiteRegion.Found first = a.found();
          SiteRegion.Found second = b.found();
          return new SiteRegion.Listing(
              Stream.concat(first.finding().stream(), second.finding().stream()).toList(),
              joined(first.sites(), second.sites(), operator));
        });
  }

  /** The iteration of one of them, if it covers all sites of the combination. */
  private static Optional<SiteRegion.Near> near(
      SiteRegion a, SiteRegion b, BinaryOperator<HrgExpression> operator) {
    if (operator.apply(Logic.FALSE, Logic.TRUE).equals(Logic.FALSE) && a.near().isPresent()) {
      SiteRegion.Near way = a.near().get();
      return Optional.of(
          new SiteRegion.Near(
              way.start(),
              way.round(),
              way.branches(),
              site -> operator.apply(way.contains().apply(site), b.contains().apply(site))));
    }
    return operator.apply(Logic.TRUE, Logic.FALSE).equals(Logic.FALSE)
        ? b.near().map(way -> way.where(site -> a.contains().apply(site)))
        : Optional.empty();
  }

  private SiteRegion pair(
      LudClause clause, LudemeScope scope, BinaryOperator<HrgExpression> operator) {
    SiteRegion first = region(clause.get("first"), scope);
    SiteRegion second = region(clause.get("second"), scope);
    return whole(combined(first, second, operator));
  }

  /**
   * A region with a single site that must satisfy more conditions, without the shortcut for single
   * sites.
   */
  private SiteRegion whole(SiteRegion region) {
    return new SiteRegion(
        region.contains(), null, region.place(), region.local(), region.listing(), region.near());
  }

  private SiteRegion list(
      LudClause clause, LudemeScope scope, BinaryOperator<HrgExpression> operator) {
    return clause.list("regions").stream()
        .map(each -> whole(region(each, scope)))
        .reduce((a, b) -> combined(a, b, operator))
        .orElseThrow(() -> LudRefusal.of(clause, "without a region is not supported yet"));
  }

  private SiteRegion difference(LudClause clause, LudemeScope scope) {
    SiteRegion first = whole(region(clause.get("region"), scope));
    LudValue without = clause.get("without");
    boolean isSite =
        without instanceof LudValue.Number
            || without instanceof LudClause inner && inner.kind() == Kind.INT;
    if (isSite) {
      Num number = model.numbers().number(without, scope);
      return new SiteRegion(
          site ->
              Logic.and(
                  first.contains().apply(site),
                  number instanceof Known known && known.value() < 0
                      ? Logic.TRUE
                      : Logic.unequal(site, model.numbers().site(without, scope).site())),
          null,
          first.place(),
          first.local());
    }
    SiteRegion second = region(without, scope);
    return combined(first, second, (a, b) -> Logic.and(a, Logic.not(b)));
  }

  private SiteRegion filtered(LudClause clause, LudemeScope scope) {
    SiteRegion region = region(clause.get("region"), scope);
    UnaryOperator<HrgExpression> wanted =
        site ->
            model
                .conditions()
                .condition(
                    clause.get("if"), scope.with("site", new AtSite(site, false, region.place())));
    return new SiteRegion(
            site -> Logic.and(region.contains().apply(site), wanted.apply(site)),
            null,
            region.place(),
            false)
        .near(region.near().map(way -> way.where(wanted)));
  }

  private SiteRegion chosen(LudClause clause, LudemeScope scope) {
    HrgExpression condition =
        model.conditions().once(model.conditions().condition(clause.get("condition"), scope));
    SiteRegion then = whole(region(clause.get("then"), scope));
    Optional<SiteRegion> other = clause.find("else").map(each -> whole(region(each, scope)));
    SitePlace place =
        other.isEmpty() || other.get().place() == then.place() ? then.place() : SitePlace.ANYWHERE;
    return new SiteRegion(
        site ->
            Logic.or(
                Logic.and(condition, then.contains().apply(site)),
                other
                    .map(o -> Logic.and(Logic.not(condition), o.contains().apply(site)))
                    .orElse(Logic.FALSE)),
        null,
        place,
        false);
  }

  /** The mark of a site whose piece is removed at the end of the turn. */
  HrgExpression marked(HrgExpression site) {
    model.definitions().variable("toClear", Hrg.map("Site", "Bool"));
    return Hrg.at("toClear", site);
  }

  private SiteRegion toClear() {
    return new SiteRegion(
        site -> Hrg.equal(marked(site), Hrg.ref("1")), null, SitePlace.BOARD, true);
  }

  /** The condition that a site is one of the board and not of a hand. */
  HrgExpression onBoard(AtSite site) {
    return site.place() == SitePlace.BOARD && !site.mayBeOff()
        ? Logic.TRUE
        : isOnBoard(site.site());
  }
}
