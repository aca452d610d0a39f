package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers that are found in a loop over all sites. */
record Counting(Model model) {
  private static final String AT = "at";
  private static final String COUNT = "counted";

  /** The variable for the current site. */
  HrgExpression at(LudemeScope scope) {
    String name = scope.free(AT);
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** The function from each site of a place to the one after it. */
  String following(SitePlace place) {
    int first = place == SitePlace.HAND ? model.sites().hands().nextSetBit(0) : 0;
    int size = place == SitePlace.BOARD ? model.sites().onBoard() : model.sites().size();
    int[] following = model.tables().empty();
    int before = -1;
    for (int site = first; site < size; site++) {
      if (model.sites().has(site)) {
        if (before >= 0) {
          following[before] = site;
        }
        before = site;
      }
    }
    return model.tables().next("following", following);
  }

  /** A loop over the sites of a place in their order. */
  List<HrgStatement> through(SitePlace place, HrgExpression variable, List<HrgStatement> body) {
    int first = place == SitePlace.HAND ? model.sites().hands().nextSetBit(0) : 0;
    String next = following(place);
    List<HrgStatement> all = new ArrayList<>(body);
    all.add(Hrg.set(variable, Hrg.apply(next, variable)));
    return List.of(
        Hrg.set(variable, model.sites().expression(first)),
        Hrg.repeat(Logic.unequal(variable, Hrg.ref(Sites.OFF)), all));
  }

  /** Executes statements at each site of a place that satisfies a condition. */
  List<HrgStatement> everywhere(AtSite site, HrgExpression condition, List<HrgStatement> done) {
    HrgStatement there = Hrg.when(condition, done);
    return through(site.place(), site.site(), List.of(there));
  }

  /** Executes statements at each site of the board that satisfies a condition. */
  List<HrgStatement> everywhere(
      HrgExpression site, HrgExpression condition, List<HrgStatement> done) {
    return everywhere(new AtSite(site, false, SitePlace.BOARD), condition, done);
  }

  /** Executes statements at each site of a region within a place. */
  private List<HrgStatement> each(
      SiteRegion region, HrgExpression at, SitePlace place, List<HrgStatement> done) {
    Optional<SiteRegion.Near> near =
        region.near().filter(way -> way.start().all().noneMatch(at::equals));
    HrgExpression wanted = near.map(SiteRegion.Near::contains).orElse(region.contains()).apply(at);
    List<HrgStatement> body = wanted.equals(Logic.TRUE) ? done : List.of(Hrg.when(wanted, done));
    return near.isPresent() ? near.get().round().through(at, body) : through(place, at, body);
  }

  /** The number of sites of a region or, if pieces are held, the number of pieces. */
  Counted counted(SiteRegion region, boolean held, LudemeScope scope) {
    if (region.listing().isPresent()) {
      SiteRegion.Found found = region.found();
      Counted counted = counted(found.sites(), held, scope);
      List<HrgStatement> all = new ArrayList<>(found.finding());
      all.addAll(counted.counting());
      return new Counted(all, counted.number(), counted.most());
    }
    SitePlace place =
        region.place() == SitePlace.ANYWHERE && !model.hasHands()
            ? SitePlace.BOARD
            : region.place();
    if (model.heaps().used() && held) {
      return heaps(region, scope, place);
    }
    if (model.stacks().used() && held) {
      return heights(region, scope, place);
    }
    boolean piles = held && model.piles().used();
    boolean fromHands = held && !piles && place != SitePlace.BOARD;
    int inHands = model.mostHeld() * model.sites().hands().cardinality();
    int most = model.sites().size() + (fromHands ? inHands : 0);
    HrgExpression count =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(most)));
    HrgStatement up = Hrg.set(count, Hrg.apply(model.definitions().up(), count));
    HrgExpression at = at(scope);
    List<HrgStatement> counting = new ArrayList<>();
    counting.add(Hrg.set(count, Hrg.ref("0")));
    if (piles) {
      counting.addAll(through(place, at, List.of(allOf(region, at, up))));
      return new Counted(counting, count, model.mostHeld());
    }
    if (place != SitePlace.HAND || !fromHands) {
      SitePlace here = fromHands ? SitePlace.BOARD : place;
      counting.addAll(each(region, at, here, List.of(up)));
    }
    if (fromHands) {
      counting.addAll(through(SitePlace.HAND, at, List.of(allOf(region, at, up))));
    }
    return new Counted(counting, count, most).orAny(() -> any(region, scope.free(AT), place));
  }

  /** The condition that a region has any site. */
  private HrgExpression any(SiteRegion region, String at, SitePlace place) {
    List<HrgStatement> body = new ArrayList<>();
    boolean isRound = region.near().filter(way -> way.branches().isEmpty()).isPresent();
    if (isRound) {
      body.addAll(each(region, Hrg.ref(at), place, List.of(Hrg.jump(Jump.Kind.RETURN))));
      body.add(Hrg.check(Logic.FALSE));
    } else {
      model.dynamicRegions().find(region, at, body);
    }
    return model.conditions().reachable("hasAny", body);
  }

  /** The sum of the counts on sites. */
  private Counted heaps(SiteRegion region, LudemeScope scope, SitePlace place) {
    int most = model.heaps().most();
    HrgExpression sum =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(most)));
    HrgExpression at = at(scope);
    HrgExpression more =
        Hrg.apply(
            model.definitions().table(GameDefinitions.Table.PLUS),
            sum,
            model.heaps().amount(at).number());
    List<HrgStatement> counting = new ArrayList<>();
    counting.add(Hrg.set(sum, Hrg.ref("0")));
    HrgStatement add = Hrg.set(sum, more);
    counting.addAll(each(region, at, place, List.of(add)));
    return new Counted(counting, sum, most);
  }

  /** The sum of the heights of stacks. */
  private Counted heights(SiteRegion region, LudemeScope scope, SitePlace place) {
    int most = model.stacks().most();
    HrgExpression sum =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(most)));
    HrgExpression at = at(scope);
    String plus = model.definitions().table(GameDefinitions.Table.PLUS);
    HrgStatement add = Hrg.set(sum, Hrg.apply(plus, sum, model.stacks().height(at)));
    List<HrgStatement> counting = new ArrayList<>();
    counting.add(Hrg.set(sum, Hrg.ref("0")));
    counting.addAll(each(region, at, place, List.of(add)));
    return new Counted(counting, sum, most);
  }

  private HrgStatement allOf(SiteRegion region, HrgExpression at, HrgStatement up) {
    HrgExpression left =
        Hrg.ref(
            model.definitions().variable("left", model.definitions().numbers(model.mostHeld())));
    return Hrg.when(
        region.contains().apply(at),
        Hrg.set(left, model.held(at)),
        Hrg.repeat(Logic.unequal(left, Hrg.ref("0")), up, Hrg.set(left, Hrg.apply("down", left))));
  }

  /** {@code (count Sites in:…)}. */
  Num sites(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "at", "name");
    if (!clause.has("in")) {
      throw LudRefusal.of(clause, "without a region is not supported yet");
    }
    return sites(clause.get("in"), scope);
  }

  /**
   * The number of sites of a region; for a choice of two regions, only the chosen one is counted.
   */
  private Counted sites(LudValue region, LudemeScope scope) {
    if (region instanceof LudClause choice && choice.is("if") && choice.has("else")) {
      HrgExpression condition = model.conditions().condition(choice.get("condition"), scope);
      Counted then = sites(choice.get("then"), scope);
      Counted otherwise = sites(choice.get("else"), scope);
      return new Counted(
          List.of(
              Hrg.choose(
                  List.of(Hrg.arm(condition, Hrg.block(then.counting()))),
                  Hrg.block(otherwise.counting()))),
          then.number(),
          Math.max(then.most(), otherwise.most()));
    }
    Optional<BitSet> sites = model.statics().region(region, Assumed.NOTHING);
    return sites.isPresent()
        ? known(sites.get().cardinality())
        : counted(model.dynamicRegions().region(region, scope), false, scope);
  }

  /** A number that was counted beforehand. */
  private Counted known(int number) {
    HrgExpression count =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(number)));
    return new Counted(List.of(Hrg.set(count, Hrg.ref("" + number))), count, number);
  }

  /** {@code (count Pieces …)}; a site of a hand counts for as many as it holds. */
  Num pieces(LudClause clause, LudemeScope scope) {
    Num onSites =
        model.stacks().used()
            ? stacked(clause, scope)
            : counted(
                piecesRegion(clause, scope, Optional.empty()),
                model.hasHands() || model.heaps().used() || model.piles().used(),
                scope);
    return countsDice(clause) ? withDice(clause, onSites) : limited(clause, onSites);
  }

  /** There are never more pieces than at first if they are only moved and captured. */
  private Num limited(LudClause clause, Num onSites) {
    boolean ofPlayer =
        clause
            .findWord("player")
            .filter(role -> role.matches("Mover|Next|Prev|Player|P\\d+"))
            .isPresent();
    if (!(onSites instanceof Counted(var counting, var number, int most, var any))
        || model.start() == null
        || !CaptureScores.areKept(model)) {
      return onSites;
    }
    boolean same = ofPlayer && !model.uses("promote", "move Promote");
    int first = same ? model.start().mostOfOne() : model.start().held();
    return new Counted(counting, number, Math.min(most, first), any);
  }

  /** Dice count as pieces, too, without an owner. */
  private boolean countsDice(LudClause clause) {
    Optional<LudValue> role = clause.find("player");
    return model.dice().used()
        && clause.is("count Pieces")
        && !clause.has("in")
        && (role.isEmpty() || RegionLudemes.isAll(role.get()));
  }

  private Num withDice(LudClause clause, Num onSites) {
    if (!(onSites instanceof Counted(var counting, var number, int most, _))) {
      throw LudRefusal.of(clause, "of all sites, including those of dice, is not supported yet");
    }
    List<HrgStatement> all = new ArrayList<>(counting);
    all.addAll(
        Collections.nCopies(
            model.dice().number(), Hrg.set(number, Hrg.apply(model.definitions().up(), number))));
    model.definitions().numbers(most + model.dice().number());
    return new Counted(all, number, most + model.dice().number());
  }

  /** The pieces at all levels of stacks. */
  private Num stacked(LudClause clause, LudemeScope scope) {
    PieceStacks stacks = model.stacks();
    if (!stacks.mixed()) {
      SiteRegion region = piecesRegion(clause, scope, Optional.empty());
      boolean board = region.place() == SitePlace.ANYWHERE && !model.hasHands();
      return heights(region, scope, board ? SitePlace.BOARD : region.place());
    }
    int most = stacks.most();
    HrgExpression count =
        Hrg.ref(model.definitions().variable(COUNT, model.definitions().numbers(most)));
    HrgStatement up = Hrg.set(count, Hrg.apply(model.definitions().up(), count));
    HrgExpression level = stacks.level(scope.free("levelAt"));
    SiteRegion region = piecesRegion(clause, scope, Optional.of(level));
    HrgExpression at = at(scope);
    HrgExpression wanted = region.contains().apply(at);
    SitePlace place =
        region.place() == SitePlace.ANYWHERE && !model.hasHands()
            ? SitePlace.BOARD
            : region.place();
    List<HrgStatement> counting = new ArrayList<>();
    counting.add(Hrg.set(count, Hrg.ref("0")));
    counting.addAll(
        through(place, at, stacks.through(at, level, true, List.of(Hrg.when(wanted, up)))));
    return new Counted(counting, count, most);
  }

  /**
   * The sites of the pieces that a clause is about.
   *
   * @param level the level of the pieces, if there are stacks
   */
  SiteRegion piecesRegion(LudClause clause, LudemeScope scope, Optional<HrgExpression> level) {
    LudRefusal.unlessAbsent(clause, "of");
    NumberLudemes.usualType(model, clause);
    Optional<SiteRegion> in =
        clause.find("in").map(region -> model.dynamicRegions().region(region, scope));
    Optional<LudValue> role = clause.find("player");
    boolean anybody = role.isEmpty() || RegionLudemes.isAll(role.get());
    if (countsDice(clause)) {
      LudRefusal.unlessAbsent(clause, "name", "if");
    }
    Optional<RegionLudemes.HrgExpressionPredicate> owners =
        anybody
            ? Optional.empty()
            : Optional.of(model.dynamicRegions().owners(clause, role.get(), scope));
    Optional<String> name = clause.findWord("name");
    boolean conditional =
        clause.ludeme().parameters().stream().anyMatch(p -> p.name().equals("if"))
            && clause.has("if");
    UnaryOperator<HrgExpression> wanted =
        site ->
            model
                .stacks()
                .at(
                    level,
                    () ->
                        Logic.and(
                            owners.map(o -> o.of(site)).orElseGet(() -> model.occupied(site)),
                            name.map(text -> hasText(text, site)).orElse(Logic.TRUE)));
    UnaryOperator<HrgExpression> holds =
        site ->
            conditional
                ? model
                    .conditions()
                    .condition(
                        clause.get("if"),
                        model
                            .stacks()
                            .atLevel(scope, level)
                            .with("site", new AtSite(site, false, SitePlace.ANYWHERE)))
                : Logic.TRUE;
    return new SiteRegion(
            site ->
                Logic.and(
                    Logic.and(
                        wanted.apply(site),
                        in.map(r -> r.contains().apply(site)).orElse(Logic.TRUE)),
                    holds.apply(site)),
            null,
            in.map(SiteRegion::place)
                .orElse(model.hasHands() ? SitePlace.ANYWHERE : SitePlace.BOARD),
            false)
        .near(in.flatMap(SiteRegion::near).map(way -> way.where(wanted).where(holds)));
  }

  private HrgExpression hasText(String text, HrgExpression site) {
    return Logic.any(
        model.pieces().all().stream()
            .filter(each -> each.name().contains(text))
            .map(each -> Logic.equal(model.board(site), Hrg.ref(each.symbol())))
            .toList());
  }

  /** {@code (count at:…)}: how many pieces a hand holds, or whether a site is occupied. */
  Num count(LudClause clause, LudemeScope scope) {
    if (clause.has("in")) {
      SiteRegion in = model.dynamicRegions().region(clause.get("in"), scope);
      // Sites of hands are cells.
      if (in.place() != SitePlace.HAND || !clause.findWord("type").equals(Optional.of("Cell"))) {
        NumberLudemes.usualType(model, clause);
      }
      SiteRegion occupied =
          new SiteRegion(
                  site -> Logic.and(in.contains().apply(site), model.occupied(site)),
                  null,
                  in.place(),
                  false)
              .near(in.near().map(way -> way.where(model::occupied)));
      return model.heaps().used() || model.stacks().used()
          ? counted(in, true, scope)
          : counted(occupied, model.hasHands() || model.piles().used(), scope);
    }
    AtSite site =
        clause.has("at")
            ? model.numbers().site(clause.get("at"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    Optional<String> type = clause.findWord("type");
    String use = model.equipment().board().use().toString();
    if (model.stacks().used() && use.equals("Cell")) {
      return new Num.Amount(model.stacks().height(site.site()), model.stacks().most());
    }
    if (site.place() == SitePlace.HAND) {
      return type.orElse(use).equals("Cell")
          ? new Num.Amount(model.held(site.site()), model.mostHeld())
          : new Num.Known(0);
    }
    if (model.heaps().used()) {
      return heap(clause, site, type.orElse(use), use);
    }
    NumberLudemes.usualType(model, clause);
    if (model.stacks().used() && (site.place() == SitePlace.BOARD || !model.hasHands())) {
      return new Num.Amount(model.stacks().height(site.site()), model.stacks().most());
    }
    if (site.place() == SitePlace.ANYWHERE
        && model.hasHands()
        && (use.equals("Cell") || model.stacks().used())) {
      throw LudRefusal.of(clause, "of a site that may be in a hand is not supported yet");
    }
    if (model.piles().used()) {
      // For boards of vertices, the contents of hands count only on cells.
      boolean elsewhere = site.place() == SitePlace.ANYWHERE && model.hasHands();
      HrgExpression there = elsewhere ? onlyOnBoard(site) : site.site();
      return new Num.Amount(model.held(there), model.mostHeld());
    }
    Map<String, String> present = new LinkedHashMap<>();
    present.put(Model.EMPTY, "0");
    model.pieces().all().forEach(piece -> present.put(piece.symbol(), "1"));
    String function = model.tables().values("present", "Piece", "Number", present);
    return new Num.Amount(Hrg.apply(function, model.board(site.site())), 1);
  }

  /**
   * The number of pieces on a site; for boards of vertices, sites of hands are only read as cells.
   */
  private Num heap(LudClause clause, AtSite site, String type, String use) {
    boolean elsewhere = site.place() == SitePlace.ANYWHERE && model.hasHands();
    if (elsewhere && !(type.equals(use) && !use.equals("Cell"))) {
      throw LudRefusal.of(clause, "of a site that may be in a hand is not supported yet");
    }
    if (!type.equals(use)) {
      return new Num.Known(0);
    }
    if (!elsewhere) {
      return model.heaps().amount(site.site());
    }
    return model.heaps().amount(onlyOnBoard(site));
  }

  /** A site of the board; off the board if it is in a hand. */
  HrgExpression onlyOnBoard(AtSite site) {
    int[] same = model.tables().empty();
    for (int i = 0; i < model.sites().onBoard(); i++) {
      same[i] = i;
    }
    return Hrg.apply(model.tables().next("boardSite", same), site.site());
  }

  /** A site of a hand; off the board if it is on the board. */
  HrgExpression onlyInHands(AtSite site) {
    if (site.place() == SitePlace.HAND) {
      return site.site();
    }
    int[] same = model.tables().empty();
    model.sites().hands().stream().forEach(hand -> same[hand] = hand);
    return Hrg.apply(model.tables().next("handSite", same), site.site());
  }

  static boolean isRegion(LudValue value) {
    return value instanceof LudClause clause && clause.kind() == Kind.REGION;
  }
}
