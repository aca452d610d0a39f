package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Counted;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lowers conditions, with one table entry for each ludeme. */
final class ConditionLudemes {
  private interface Rule extends BiFunction<LudClause, LudemeScope, HrgExpression> {}

  private static final int LARGE = 40;

  private final Model model;
  private final Counting counting;
  private final Lines lines;
  private final Map<String, Rule> rules = new HashMap<>();

  ConditionLudemes(Model model) {
    this.model = model;
    this.counting = new Counting(model);
    this.lines = new Lines(model);
    for (String comparison : List.of("=", "!=", "<", "<=", ">", ">=")) {
      rules.put("BOOLEAN " + comparison, this::comparison);
    }
    rules.put("BOOLEAN = /regions", this::sameSites);
    rules.put("BOOLEAN != /regions", (c, s) -> Logic.not(sameSites(c, s)));
    rules.put("BOOLEAN = /roles", this::comparison);
    rules.put("BOOLEAN != /roles", this::comparison);
    rules.put(
        "BOOLEAN and",
        (c, s) -> Logic.and(part(c, "first", s), part(c, "second", s.given(c.get("first")))));
    rules.put("BOOLEAN or", (c, s) -> Logic.or(part(c, "first", s), part(c, "second", s)));
    rules.put("BOOLEAN and /list", (c, s) -> parts(c, s).stream().reduce(Logic.TRUE, Logic::and));
    rules.put("BOOLEAN or /list", (c, s) -> Logic.any(parts(c, s)));
    rules.put("BOOLEAN not", (c, s) -> Logic.not(part(c, "condition", s)));
    rules.put("BOOLEAN xor", this::xor);
    rules.put("BOOLEAN if", this::chosen);
    rules.put("BOOLEAN is Empty", this::isEmpty);
    rules.put(
        "BOOLEAN is Occupied", (c, s) -> model.occupied(model.numbers().site(c, "site", s).site()));
    rules.put("BOOLEAN is In", this::isIn);
    rules.put("BOOLEAN is Mover", (c, s) -> isPlayer(c, s, model.mover()));
    rules.put("BOOLEAN is Next", (c, s) -> isPlayer(c, s, model.next()));
    rules.put("BOOLEAN is Prev", (c, s) -> isPlayer(c, s, model.numbers().prev()));
    rules.put("BOOLEAN is Enemy", this::isEnemy);
    rules.put("BOOLEAN is Friend", this::isFriend);
    rules.put("BOOLEAN is Line", lines::line);
    rules.put("BOOLEAN is Flat", new Layers(model)::isFlat);
    rules.put("BOOLEAN is Connected", lines::connected);
    rules.put("BOOLEAN is Pattern", lines::pattern);
    rules.put("BOOLEAN is Within", this::within);
    rules.put("BOOLEAN is Related", new DistantRegions(model)::isRelated);
    rules.put("BOOLEAN is Full", (_, _) -> isFull());
    rules.put("BOOLEAN can Move", (c, s) -> canMove(c.clause("moves"), s));
    rules.put("BOOLEAN no Moves", this::noMoves);
    rules.put("BOOLEAN no Pieces", this::noPieces);
    rules.put("BOOLEAN all Sites", this::allSites);
    rules.put("BOOLEAN all Different", this::allDifferent);
    rules.put("BOOLEAN is Threatened", new Threats(model)::threatened);
    rules.put("BOOLEAN all Groups", (c, s) -> model.groups().allGroups(c, s));
    rules.put("BOOLEAN is Even", (c, s) -> Logic.not(isOdd(c, s)));
    rules.put("BOOLEAN is Odd", this::isOdd);
    rules.put("BOOLEAN is Triggered", (c, s) -> model.variables().isTriggered(c, s));
    rules.put(
        "BOOLEAN was Pass", (_, s) -> Hrg.equal(model.turn().wasPass(s.made()), Hrg.ref("1")));
    rules.put("BOOLEAN is Active", this::isActive);
    rules.put("BOOLEAN is Pending", (_, s) -> model.pending().isPending(s));
    rules.put("BOOLEAN is Visited", (c, s) -> model.visits().isVisited(c, s));
    rules.put("BOOLEAN is Proposed", (c, s) -> model.votes().isProposed(c, s));
    rules.put("BOOLEAN is Decided", (c, s) -> model.votes().isDecided(c, s));
    rules.put("BOOLEAN is Cycle", (c, _) -> model.cycles().isCycle(c));
    rules.put("BOOLEAN all Passed", (_, s) -> model.turn().allPassed(s.made()));
    new DiceLudemes(model).conditions().keySet().forEach(id -> rules.put(id, this::ofDice));
  }

  Set<String> played() {
    return rules.keySet();
  }

  Counting counting() {
    return counting;
  }

  private HrgExpression isOdd(LudClause clause, LudemeScope scope) {
    if (clause.get("value") instanceof LudClause number) {
      Optional<HrgExpression> odd =
          switch (number.title()) {
            case "count Moves" -> Optional.of(model.turn().oddMoves(scope.made()));
            case "count MovesThisTurn" -> Optional.of(model.turn().oddMovesThisTurn());
            case "var" -> model.variables().odd(number);
            default -> Optional.empty();
          };
      if (odd.isPresent()) {
        return Hrg.equal(odd.get(), Hrg.ref("1"));
      }
    }
    return model
        .numbers()
        .arithmetic()
        .isOdd(model.numbers().number(clause.get("value"), scope), clause);
  }

  /** A condition. */
  HrgExpression condition(LudValue value, LudemeScope scope) {
    model.spend(value);
    Optional<Boolean> known = model.statics().condition(value, Assumed.NOTHING);
    if (known.isPresent()) {
      return Logic.known(known.get());
    }
    if (!(value instanceof LudClause clause)) {
      throw LudRefusal.of(value, "is not a condition");
    }
    Rule rule = rules.get(clause.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(clause, "is not supported yet");
    }
    List<HrgStatement> body =
        model.numbers().afterFinding(() -> List.of(Hrg.check(rule.apply(clause, scope))));
    HrgExpression holds = ((HrgStatement.Check) body.getLast()).condition();
    return body.size() == 1 ? holds : reachable("found", body);
  }

  private HrgExpression part(LudClause clause, String parameter, LudemeScope scope) {
    return condition(clause.get(parameter), scope);
  }

  private List<HrgExpression> parts(LudClause clause, LudemeScope scope) {
    return clause.list("conditions").stream().map(each -> condition(each, scope)).toList();
  }

  private HrgExpression xor(LudClause clause, LudemeScope scope) {
    HrgExpression a = once(part(clause, "first", scope));
    HrgExpression b = once(part(clause, "second", scope));
    return Logic.or(Logic.and(a, Logic.not(b)), Logic.and(Logic.not(a), b));
  }

  /** A condition that may be used twice: a large one becomes a graph, which is written once. */
  HrgExpression once(HrgExpression condition) {
    return condition.all().limit(LARGE).count() < LARGE
        ? condition
        : reachable("condition", List.of(Hrg.check(condition)));
  }

  private HrgExpression chosen(LudClause clause, LudemeScope scope) {
    HrgExpression c = once(part(clause, "condition", scope));
    HrgExpression a = part(clause, "then", scope);
    HrgExpression b = part(clause, "else", scope);
    return Logic.or(Logic.and(c, a), Logic.and(Logic.not(c), b));
  }

  /** The condition that a graph of these statements can be run to its end. */
  HrgExpression reachable(String name, List<HrgStatement> body) {
    return Hrg.reachable(model.definitions().graph(name, body));
  }

  private HrgExpression comparison(LudClause clause, LudemeScope scope) {
    Optional<HrgExpression> walked = new StepWalks(model).compared(clause, scope);
    if (walked.isPresent()) {
      return walked.get();
    }
    Optional<HrgExpression> none = new MoveRemainders(model).isNone(clause, scope);
    if (none.isPresent() && (clause.is("=") || clause.is("!="))) {
      return clause.is("=") ? none.get() : Logic.not(none.get());
    }
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    if (arithmetic.isLinear(clause.get("a")) || arithmetic.isLinear(clause.get("b"))) {
      return model.numbers().arithmetic().compared(clause, scope);
    }
    Optional<HrgExpression> place = new PieceSearch(model).compared(clause, scope);
    if (place.isPresent()) {
      return place.get();
    }
    Optional<HrgExpression> leads = leads(clause, scope);
    if (leads.isPresent()) {
      return clause.is("=") ? leads.get() : Logic.not(leads.get());
    }
    Num a = model.numbers().number(clause.get("a"), scope);
    Num b = model.numbers().number(clause.get("b"), scope);
    Optional<HrgExpression> any = AnyAtAll.asked(clause.title(), a, b);
    if (any.isPresent()) {
      return any.get();
    }
    List<HrgStatement> body = new ArrayList<>();
    if (a instanceof Counted first && b instanceof Counted) {
      a = model.numbers().settled(first);
    }
    a = amount(a.enoughFor(b), body);
    b = amount(b.enoughFor(a), body);
    NumberLudemes numbers = model.numbers();
    HrgExpression holds =
        switch (clause.title()) {
          case "=" -> numbers.equal(a, b, clause);
          case "!=" -> Logic.not(numbers.equal(a, b, clause));
          case "<" -> numbers.less(a, b, clause);
          case ">=" -> Logic.not(numbers.less(a, b, clause));
          case ">" -> numbers.less(b, a, clause);
          default -> Logic.not(numbers.less(b, a, clause));
        };
    if (body.isEmpty() || holds.equals(Logic.TRUE) || holds.equals(Logic.FALSE)) {
      return holds;
    }
    body.add(Hrg.check(holds));
    return reachable("counts", body);
  }

  /** The condition that a step along a track leads to its end, or off it, if compared with that. */
  private Optional<HrgExpression> leads(LudClause clause, LudemeScope scope) {
    OptionalInt known = model.statics().number(clause.get("b"), Assumed.NOTHING);
    boolean asked =
        (clause.is("=") || clause.is("!="))
            && clause.get("a") instanceof LudClause step
            && step.is("trackSite Move")
            && known.isPresent()
            && known.getAsInt() < 0;
    return asked
        ? Optional.of(new TrackLudemes(model).leads(clause.clause("a"), known.getAsInt(), scope))
        : Optional.empty();
  }

  /** The condition that no site is in only one of two regions. */
  private HrgExpression sameSites(LudClause clause, LudemeScope scope) {
    SiteRegion a = model.dynamicRegions().region(clause.get("a"), scope);
    SiteRegion b = model.dynamicRegions().region(clause.get("b"), scope);
    HrgExpression at = counting.at(scope);
    HrgExpression inA = once(a.contains().apply(at));
    HrgExpression inB = once(b.contains().apply(at));
    HrgExpression other = Logic.or(Logic.and(inA, Logic.not(inB)), Logic.and(inB, Logic.not(inA)));
    String sites = model.hasHands() ? "Place" : "Cell";
    return Logic.not(
        reachable("differs", List.of(Hrg.any(scope.free("at"), sites), Hrg.check(other))));
  }

  private static Num amount(Num number, List<HrgStatement> body) {
    if (number instanceof Counted counted) {
      body.addAll(counted.counting());
      return new Amount(counted.number(), counted.most());
    }
    return number;
  }

  private HrgExpression isEmpty(LudClause clause, LudemeScope scope) {
    AtSite site = model.numbers().site(clause, "site", scope);
    HrgExpression empty = model.isFree(site.site());
    return site.mayBeOff()
        ? Logic.and(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), empty)
        : empty;
  }

  private HrgExpression isIn(LudClause clause, LudemeScope scope) {
    LudValue region = clause.get("region");
    if (region instanceof LudClause list && model.remembered().numbers().are(list)) {
      return clause.list("site").stream()
          .map(each -> model.numbers().number(each, scope))
          .map(each -> model.remembered().numbers().contains(list, each, scope))
          .reduce(Logic.TRUE, Logic::and);
    }
    if (region instanceof LudClause list && model.remembered().pieces().are(list)) {
      return clause.list("site").stream()
          .map(each -> model.remembered().pieces().contains(list, each, scope))
          .reduce(Logic.TRUE, Logic::and);
    }
    if (region instanceof LudClause players && players.is("players")) {
      return model.teams().isIn(clause, players, scope);
    }
    Optional<HrgExpression> ofKinds = isKindIn(clause, scope);
    if (ofKinds.isPresent()) {
      return ofKinds.get();
    }
    SiteRegion in =
        region instanceof LudClause inner && inner.kind() == Kind.ARRAY
            ? new NumberLists(model).region(inner, scope)
            : model.foundOnce().region(region, model.dynamicRegions().region(region, scope));
    List<LudValue> sites = clause.list("site");
    if (sites.isEmpty()) {
      return inRegion(
          in, scope.iterator("to").orElseThrow(() -> LudRefusal.of(clause, "of no site")), clause);
    }
    HrgExpression all = Logic.TRUE;
    for (LudValue site : sites) {
      all = Logic.and(all, inRegion(in, model.numbers().number(site, scope), clause));
    }
    return all;
  }

  /** The condition that the number of a kind of pieces is in a list, written as one of sites. */
  private Optional<HrgExpression> isKindIn(LudClause clause, LudemeScope scope) {
    List<LudValue> numbers = clause.list("site");
    if (numbers.size() != 1
        || !(numbers.getFirst() instanceof LudClause what)
        || !what.is("what")
        || !(clause.get("region") instanceof LudClause region)
        || !region.ludeme().id().equals("REGION sites /list")) {
      return Optional.empty();
    }
    Num kind = model.numbers().number(what, scope);
    return Optional.of(
        Logic.any(
            region.list("sites").stream()
                .map(each -> model.numbers().number(each, scope))
                .filter(each -> !(each instanceof Num.Known(int number)) || number >= 0)
                .map(each -> model.numbers().equal(kind, each, clause))
                .toList()));
  }

  private HrgExpression inRegion(SiteRegion region, Num number, LudClause clause) {
    if (number instanceof Num.Known known) {
      AtSite site = model.numbers().site(known.value());
      return site.mayBeOff() ? Logic.FALSE : region.contains().apply(site.site());
    }
    AtSite site = model.numbers().site(number, clause);
    HrgExpression in = region.contains().apply(site.site());
    HrgExpression there =
        site.mayBeOff() ? Logic.unequal(site.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE;
    boolean besides = site.place() != SitePlace.BOARD && region.place() == SitePlace.BOARD;
    if (besides && model.hasHands()) {
      there = model.dynamicRegions().onBoard(site);
    }
    return Logic.and(there, in);
  }

  private HrgExpression isPlayer(LudClause clause, LudemeScope scope, HrgExpression player) {
    Num number = model.numbers().player(clause.get("player"), scope);
    return number instanceof Num.Known(int known) && known > model.players()
        ? Logic.FALSE
        : model.numbers().equal(new Num.Whose(player), number, clause);
  }

  private HrgExpression isActive(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().player(clause.get("player"), scope);
    if (number instanceof Num.Known(int player) && (player < 1 || player > model.players())) {
      return Logic.FALSE;
    }
    HrgExpression owner = model.numbers().owner(number, clause);
    if (number instanceof Num.Known || owner.equals(model.mover()) || owner.equals(model.next())) {
      return model.standings().used() ? model.standings().isActive(owner) : Logic.TRUE;
    }
    // The owner of a piece need not be a player.
    return Logic.any(
        IntStream.rangeClosed(1, model.players())
            .mapToObj(i -> Hrg.ref(model.player(i)))
            .map(
                player ->
                    Logic.and(
                        Logic.equal(owner, player),
                        model.standings().used() ? model.standings().isActive(player) : Logic.TRUE))
            .toList());
  }

  private HrgExpression isFriend(LudClause clause, LudemeScope scope) {
    if (!model.teams().used()) {
      return isPlayer(clause, scope, model.mover());
    }
    Num number = model.numbers().player(clause.get("player"), scope);
    return model.teams().isFriend(model.numbers().owner(number, clause));
  }

  private HrgExpression isEnemy(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().player(clause.get("player"), scope);
    return model.teams().isEnemy(model.numbers().owner(number, clause));
  }

  private HrgExpression within(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    Num piece = model.numbers().number(clause.get("piece"), scope);
    if (clause.has("in")) {
      SiteRegion region = model.dynamicRegions().region(clause.get("in"), scope);
      List<HrgStatement> body = new ArrayList<>();
      String at = scope.free("at");
      model.dynamicRegions().find(region, at, body);
      Num there = new Num.Which(model.board(Hrg.ref(at)));
      body.add(Hrg.check(model.numbers().equal(there, piece, clause)));
      return reachable("within", body);
    }
    HrgExpression site =
        clause.has("at")
            ? model.numbers().site(clause.get("at"), scope).site()
            : model.numbers().lastSite("lastTo");
    return model.numbers().equal(new Num.Which(model.board(site)), piece, clause);
  }

  private HrgExpression isFull() {
    model.definitions().variable("at", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    return Logic.not(
        reachable(
            "hasEmpty", List.of(Hrg.any("at", "Cell"), Hrg.check(model.isFree(Hrg.ref("at"))))));
  }

  /** The condition that there are any moves. */
  HrgExpression canMove(LudClause moves, LudemeScope scope) {
    return reachable(
        "can" + SymbolWords.camel("x " + moves.title()).substring(1),
        model.generators().statements(moves, scope.tested()));
  }

  private HrgExpression noMoves(LudClause clause, LudemeScope scope) {
    String role = clause.word("player");
    if (model.dice().used()) {
      // A player who has no move after a roll passes, so nobody is ever stuck.
      if (model.phases().alwaysGoOn()) {
        return Logic.FALSE;
      }
      if (role.equals("Next") || !model.dice().mayStick()) {
        throw LudRefusal.of(clause, "with dice is not supported yet");
      }
    }
    return switch (role) {
      case "Next" ->
          scope.testing() ? Logic.FALSE : Logic.not(Hrg.reachable(model.turn().nextCanMove()));
      case "Mover" -> Hrg.equal(model.turn().stuck(model.mover()), Hrg.ref("1"));
      default -> {
        if (scope.iterator(role.equals("Player") ? "player" : "").orElse(null)
            instanceof Num.Whose one) {
          yield Hrg.equal(model.turn().stuck(one.owner()), Hrg.ref("1"));
        }
        OptionalInt player = model.statics().player(clause.get("player"), Assumed.NOTHING);
        if (player.isEmpty() || player.getAsInt() < 1 || player.getAsInt() > model.players()) {
          throw LudRefusal.of(clause, "of " + role + " is not supported yet");
        }
        HrgExpression who = Hrg.ref(model.player(player.getAsInt()));
        yield Hrg.equal(model.turn().stuck(who), Hrg.ref("1"));
      }
    };
  }

  private HrgExpression noPieces(LudClause clause, LudemeScope scope) {
    String levelAt = scope.free("levelAt");
    Optional<HrgExpression> level =
        model.stacks().mixed() ? Optional.of(Hrg.ref(levelAt)) : Optional.empty();
    SiteRegion region = counting.piecesRegion(clause, scope, level);
    SiteRegion used =
        level.isPresent() ? new SiteRegion(model::occupied, null, region.place(), false) : region;
    List<HrgStatement> body = new ArrayList<>();
    String at = scope.free("at");
    model.dynamicRegions().find(used, at, body);
    if (level.isPresent()) {
      model.stacks().level(levelAt);
      body.add(Hrg.any(levelAt, "Level"));
      body.add(Hrg.check(region.contains().apply(Hrg.ref(at))));
    }
    return Logic.not(reachable("hasPieces", body));
  }

  private HrgExpression allSites(LudClause clause, LudemeScope scope) {
    SiteRegion.Found found = model.dynamicRegions().region(clause.get("region"), scope).found();
    SiteRegion region = found.sites();
    List<HrgStatement> body = new ArrayList<>(found.finding());
    String site = scope.free("site");
    model.dynamicRegions().find(region, site, body);
    HrgExpression condition =
        condition(
            clause.get("if"), scope.with("site", new AtSite(Hrg.ref(site), false, region.place())));
    body.add(Hrg.check(Logic.not(condition)));
    return Logic.not(reachable("otherSite", body));
  }

  /** The condition that all sites satisfy a condition and are occupied by different pieces. */
  private HrgExpression allDifferent(LudClause clause, LudemeScope scope) {
    model.stacks().refuse(clause);
    SiteRegion region = model.dynamicRegions().region(clause.get("region"), scope);
    List<HrgStatement> body = new ArrayList<>();
    HrgExpression site = Hrg.ref(scope.free("site"));
    model.dynamicRegions().find(region, scope.free("site"), body);
    List<HrgStatement> other = new ArrayList<>();
    HrgExpression second = Hrg.ref(scope.free("otherSite"));
    model.dynamicRegions().find(region, scope.free("otherSite"), other);
    other.add(Hrg.check(Logic.unequal(site, second)));
    other.add(Hrg.check(Logic.equal(model.board(site), model.board(second))));
    HrgExpression alike = reachable("isAlike", other);
    HrgExpression fails =
        clause.has("if")
            ? Logic.not(
                condition(
                    clause.get("if"), scope.with("site", new AtSite(site, false, region.place()))))
            : Logic.FALSE;
    body.add(Hrg.check(Logic.or(fails, alike)));
    return Logic.not(reachable("isNotDifferent", body));
  }

  private HrgExpression ofDice(LudClause clause, LudemeScope scope) {
    return model.dice().conditions().get(clause.ludeme().id()).apply(clause, scope);
  }
}
