package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Regions whose sites are found by paths over the board from a site. */
record WalkedRegions(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private HrgExpression sought() {
    return model.definitions().scratch("sought", Hrg.type("Site"));
  }

  HrgExpression seen(LudemeScope scope) {
    return model.definitions().scratch(scope.free("seen"), Hrg.type("Site"));
  }

  /** The region of sites that a path reaches; the path ends when it finds the sought site. */
  SiteRegion found(String name, Function<HrgExpression, List<HrgStatement>> walk) {
    return new SiteRegion(
        site -> {
          List<HrgStatement> body = new ArrayList<>();
          body.add(Hrg.set(sought(), site));
          body.addAll(walk.apply(sought()));
          return model.conditions().reachable(name, body);
        },
        null,
        SitePlace.BOARD,
        false);
  }

  AtSite start(LudClause clause, String parameter, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    if (!clause.has(parameter)) {
      return new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    }
    if (Counting.isRegion(clause.get(parameter))) {
      throw LudRefusal.of(clause, "from a region is not supported yet");
    }
    return model.numbers().site(clause.get(parameter), scope);
  }

  List<HrgStatement> begin(AtSite start, LudemeScope scope) {
    List<HrgStatement> body = new ArrayList<>();
    if (start.mayBeOff()) {
      body.add(Hrg.check(Logic.unequal(start.site(), OFF)));
    }
    body.add(Hrg.set(seen(scope), start.site()));
    return body;
  }

  private Ways lines(LudClause clause, LudemeScope scope, AtSite start) {
    LudemeScope inner = scope.with("from", start);
    Ways ways =
        new LastDirections(model)
            .of(clause, inner, true)
            .orElseGet(() -> model.directions().lines(clause, "directions", inner));
    if (ways.closed()) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    return ways;
  }

  /** {@code (sites LineOfSight …)}. */
  SiteRegion lineOfSight(LudClause clause, LudemeScope scope) {
    AtSite start = start(clause, "at", scope);
    Ways ways = lines(clause, scope, start);
    HrgExpression seen = seen(scope);
    HrgExpression next = ways.next(seen);
    HrgStatement on = Hrg.check(Logic.unequal(seen, OFF));
    return found(
            "sees",
            sought -> {
              HrgExpression here = Hrg.equal(seen, sought);
              List<HrgStatement> body = new ArrayList<>(begin(start, scope));
              switch (clause.word("kind")) {
                case "Piece" ->
                    body.add(
                        ways.branch(
                            List.of(
                                Hrg.loop(
                                    Hrg.set(seen, next),
                                    on,
                                    Hrg.when(model.occupied(seen), Hrg.jump(Kind.BREAK))),
                                Hrg.check(here))));
                case "Empty" ->
                    body.add(
                        ways.branch(
                            List.of(
                                Hrg.loop(
                                    Hrg.set(seen, next),
                                    on,
                                    Hrg.check(Logic.not(model.occupied(seen))),
                                    Hrg.when(here, Hrg.jump(Kind.BREAK))))));
                default ->
                    body.add(
                        ways.branch(
                            List.of(
                                Hrg.repeat(
                                    Logic.and(
                                        Logic.unequal(next, OFF), Logic.not(model.occupied(next))),
                                    Hrg.set(seen, next)),
                                Hrg.check(Logic.and(here, Logic.unequal(seen, start.site()))))));
              }
              return body;
            })
        .near(
            clause.word("kind").equals("Farthest")
                ? Optional.empty()
                : LineRounds.near(
                    ways,
                    start.site(),
                    LineRounds.along(
                        ways,
                        start.site(),
                        model::occupied,
                        clause.word("kind").equals("Piece"),
                        clause.word("kind").equals("Empty"))));
  }

  /** {@code (sites Direction …)} from a site, up to where it stops. */
  SiteRegion direction(LudClause clause, LudemeScope scope) {
    AtSite start = start(clause, "from", scope);
    Ways ways = lines(clause, scope, start);
    OptionalInt most =
        clause.has("distance")
            ? model.statics().number(clause.get("distance"), Assumed.NOTHING)
            : OptionalInt.of(Integer.MAX_VALUE);
    if (most.isEmpty() || most.getAsInt() < 1) {
      throw LudRefusal.of(clause, "with these distances is not supported yet");
    }
    HrgExpression seen = seen(scope);
    AtSite at = new AtSite(seen, false, SitePlace.BOARD);
    return found(
            "inDirection",
            sought -> {
              HrgExpression here = Hrg.equal(seen, sought);
              List<HrgStatement> body = new ArrayList<>(begin(start, scope));
              if (clause.flag("included")) {
                body.add(Hrg.when(here, Hrg.jump(Kind.RETURN)));
              }
              List<HrgStatement> round = new ArrayList<>();
              List<HrgStatement> line = new ArrayList<>();
              if (most.getAsInt() < Integer.MAX_VALUE) {
                HrgExpression walked =
                    model
                        .definitions()
                        .scratch("walked", model.definitions().numbers(most.getAsInt()));
                line.add(Hrg.set(walked, Hrg.ref("0")));
                round.add(Hrg.check(Logic.unequal(walked, Hrg.ref("" + most.getAsInt()))));
                round.add(Hrg.set(walked, Hrg.apply(model.definitions().up(), walked)));
              }
              round.add(Hrg.set(seen, ways.next(seen)));
              round.add(Hrg.check(Logic.unequal(seen, OFF)));
              HrgStatement arrived = Hrg.when(here, Hrg.jump(Kind.BREAK));
              if (clause.has("stop")) {
                HrgExpression stop =
                    model.conditions().condition(clause.get("stop"), scope.with("to", at));
                if (clause.flag("stopIncluded")) {
                  round.add(arrived);
                }
                round.add(Hrg.check(Logic.not(stop)));
              }
              round.add(arrived);
              line.add(Hrg.loop(round));
              body.add(ways.branch(line));
              return body;
            })
        .near(
            most.getAsInt() < Integer.MAX_VALUE
                ? Optional.empty()
                : LineRounds.near(ways, start.site(), round(clause, scope, start, ways)));
  }

  private SiteRegion.Round round(LudClause clause, LudemeScope scope, AtSite start, Ways ways) {
    SiteRegion.Round along =
        LineRounds.along(
            ways,
            start.site(),
            site ->
                clause
                    .find("stop")
                    .map(
                        stop ->
                            model
                                .conditions()
                                .condition(
                                    stop,
                                    scope.with("to", new AtSite(site, false, SitePlace.BOARD))))
                    .orElse(Logic.FALSE),
            clause.flag("stopIncluded") && clause.has("stop"),
            true);
    return clause.flag("included") ? LineRounds.from(start, along) : along;
  }

  /** {@code (sites Group …)}: the sites connected with a site. */
  SiteRegion group(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    LudRefusal.unlessAbsent(clause, "isVisible");
    if (clause.has("from")) {
      return groupOfSeveral(clause, scope);
    }
    AtSite start = start(clause, "at", scope);
    LudemeScope inner = scope.with("from", start);
    Ways ways = groupWays(clause, inner);
    Function<HrgExpression, HrgExpression> joins =
        model
            .groups()
            .joining(
                clause,
                "if",
                inner,
                site -> Logic.equal(model.board(site), model.board(start.site())));
    HrgExpression occupied = clause.has("if") ? Logic.TRUE : model.occupied(start.site());
    SiteRegion walked =
        found(
            "inGroup",
            sought -> {
              List<HrgStatement> body = new ArrayList<>(begin(start, scope));
              if (!clause.has("if")) {
                body.add(Hrg.check(occupied));
              }
              body.add(
                  Hrg.loop(
                      Hrg.check(
                          Logic.and(Logic.unequal(seen(scope), OFF), joins.apply(seen(scope)))),
                      Hrg.when(Hrg.equal(seen(scope), sought), Hrg.jump(Kind.RETURN)),
                      ways.branch(List.of(Hrg.set(seen(scope), ways.next(seen(scope)))))));
              return body;
            });
    return new SiteRegion(
        walked.contains(),
        null,
        SitePlace.BOARD,
        false,
        Optional.of(
            () ->
                model
                    .groups()
                    .listing(ways, start, site -> Logic.and(occupied, joins.apply(site)))),
        Optional.empty());
  }

  private Ways groupWays(LudClause clause, LudemeScope scope) {
    Ways ways = model.directions().steps(clause, "directions", scope);
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    return ways;
  }

  /** The groups of all sites of a region: the sites from which steps lead back to one of them. */
  private SiteRegion groupOfSeveral(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    boolean bothWays = model.directions().leadBack(clause);
    boolean asksForStart =
        clause.has("if")
            && clause.get("if") instanceof LudClause condition
            && condition.all().anyMatch(each -> each.is("from"));
    if (!bothWays || asksForStart) {
      throw LudRefusal.of(clause, "of several sites is not supported yet");
    }
    Ways ways = groupWays(clause, scope.with("from", SitePlace.BOARD));
    SiteRegion starts = model.dynamicRegions().region(clause.get("from"), scope);
    return found(
        "inGroups",
        sought -> {
          HrgExpression joins =
              model
                  .groups()
                  .joining(
                      clause,
                      "if",
                      scope,
                      site ->
                          Logic.and(
                              model.occupied(site),
                              Logic.equal(model.board(site), model.board(sought))))
                  .apply(seen(scope));
          return List.of(
              Hrg.set(seen(scope), sought),
              Hrg.loop(
                  Hrg.check(Logic.and(Logic.unequal(seen(scope), OFF), joins)),
                  Hrg.when(starts.contains().apply(seen(scope)), Hrg.jump(Kind.RETURN)),
                  ways.branch(List.of(Hrg.set(seen(scope), ways.next(seen(scope)))))));
        });
  }

  /** The condition that the current site is in a group. */
  HrgExpression member(LudClause clause, LudemeScope scope, AtSite start) {
    LudemeScope inner =
        scope.with("from", start).with("to", new AtSite(seen(scope), false, SitePlace.BOARD));
    HrgExpression same = Logic.equal(model.board(seen(scope)), model.board(start.site()));
    if (!clause.has("if")) {
      return same;
    }
    HrgExpression holds = model.conditions().condition(clause.get("if"), inner);
    return clause.is("count Liberties") ? Logic.and(same, holds) : holds;
  }

  /** {@code (expand …)}: the sites within a few steps of a site or of a region. */
  SiteRegion expanded(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "container");
    NumberLudemes.usualType(model, clause);
    OptionalInt steps = model.statics().number(clause.get("steps"), Assumed.NOTHING);
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", SitePlace.BOARD));
    boolean bothWays = model.directions().leadBack(clause);
    if (steps.isEmpty() || steps.getAsInt() < 1 || !bothWays) {
      throw LudRefusal.of(clause, "in these directions is not supported yet");
    }
    HrgExpression seen = seen(scope);
    HrgStatement walk =
        new HrgStatement.Repeat(
            Hrg.name("" + steps.getAsInt()),
            Hrg.block(
                Hrg.branch(
                    Hrg.block(), Hrg.block(ways.branch(List.of(Hrg.set(seen, ways.next(seen))))))),
            Origin.UNKNOWN);
    Function<HrgExpression, HrgExpression> begins;
    if (clause.has("region")) {
      begins = model.dynamicRegions().region(clause.get("region"), scope).contains();
    } else {
      AtSite origin = model.numbers().site(clause.get("origin"), scope);
      begins = site -> Logic.equal(site, origin.site());
    }
    return found(
        "nearby",
        sought ->
            List.of(
                Hrg.set(seen, sought),
                walk,
                Hrg.check(Logic.and(Logic.unequal(seen, OFF), begins.apply(seen)))));
  }

  /** {@code (sites Row …)} and the like, for a number that is only known during play. */
  SiteRegion part(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    Num index = model.numbers().number(clause.get("index"), scope);
    String title = SymbolWords.symbol(clause.title().substring("sites ".length()));
    SiteArithmetic parts = model.numbers().arithmetic().sites();
    return new SiteRegion(
            site ->
                model
                    .numbers()
                    .equal(
                        parts.partOfBoard(title, new AtSite(site, false, SitePlace.BOARD)),
                        index,
                        clause),
            null,
            SitePlace.BOARD,
            true)
        .near(
            index instanceof Num.Amount || index instanceof Num.Table
                ? Optional.of(
                    LineRounds.ofPart(
                        model,
                        clause.title().substring("sites ".length()),
                        parts.partsOfBoard(title),
                        model.numbers().arithmetic().amount(index, clause).number()))
                : Optional.empty());
  }

  /** {@code (sites To …)} and {@code (sites From …)}: the destinations or origins of moves. */
  SiteRegion ofMoves(LudClause clause, LudemeScope scope, String end) {
    LudClause moves = clause.clause("moves");
    if (makesPasses(moves)) {
      throw LudRefusal.of(clause, "of passes is not supported yet");
    }
    // Whether there are moves can be tested without filters such as priorities, but not which ones.
    LudemeScope inner = filters(moves) ? scope.done() : scope.tested();
    model.definitions().variable(end, Hrg.type("Site"), OFF);
    return found(
        end.equals("to") ? "goals" : "starts",
        sought -> {
          List<HrgStatement> body = new ArrayList<>(model.generators().statements(moves, inner));
          body.add(Hrg.check(Hrg.equal(Hrg.ref(end), sought)));
          return body;
        });
  }

  /** Whether moves are filtered. */
  private boolean filters(LudClause moves) {
    return generators(moves)
        .anyMatch(each -> List.of("priority", "max Moves", "max Captures").contains(each.title()));
  }

  /** Whether some of the moves have no sites. */
  private boolean makesPasses(LudClause moves) {
    boolean dice = model.dice().used();
    return generators(moves)
        .anyMatch(
            each ->
                List.of("pass", "move Pass").contains(each.title())
                    || dice && each.is("do") && each.has("next"));
  }

  /** All ludemes of moves, including those of pieces. */
  private Stream<LudClause> generators(LudClause moves) {
    return moves
        .all()
        .flatMap(
            each ->
                each.is("forEach Piece") && !each.has("moves")
                    ? model.pieces().all().stream()
                        .flatMap(piece -> piece.moves().stream())
                        .flatMap(LudClause::all)
                    : Stream.of(each));
  }

  /** {@code (sites State …)}. */
  SiteRegion ofState(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    Num state = model.numbers().number(clause.get("state"), scope);
    return new SiteRegion(
        site ->
            model
                .numbers()
                .equal(new Num.Amount(model.state(site), Integer.MAX_VALUE), state, clause),
        null,
        SitePlace.BOARD,
        true);
  }

  /** {@code (sites Start …)}: the initial sites of pieces of the same kind as another. */
  SiteRegion atStart(LudClause clause, LudemeScope scope) {
    Optional<LudValue> which = clause.clause("piece").find("piece");
    if (which.isEmpty() || !(which.get() instanceof LudClause)) {
      throw LudRefusal.of(clause, "of this piece is not supported yet");
    }
    Num number = model.numbers().number(which.get(), scope);
    if (!(number instanceof Num.Which(HrgExpression piece))) {
      throw LudRefusal.of(clause, "of this piece is not supported yet");
    }
    Map<String, BitSet> sites = new LinkedHashMap<>();
    sites.put(Model.EMPTY, new BitSet());
    model.pieces().all().forEach(each -> sites.put(each.symbol(), model.start().sites(each)));
    String function = model.tables().has("startOf", "Piece", sites);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.apply(function, piece, site), Hrg.ref("1")),
        null,
        SitePlace.BOARD,
        true);
  }

  /** Listed sites, without those off the board. */
  static SiteRegion listed(Model model, List<LudValue> sites, LudemeScope scope) {
    List<AtSite> all = sites.stream().map(each -> model.numbers().site(each, scope)).toList();
    boolean onBoard = all.stream().allMatch(site -> site.place() == SitePlace.BOARD);
    boolean inHand = all.stream().allMatch(site -> site.place() == SitePlace.HAND);
    return new SiteRegion(
        site -> Logic.any(all.stream().map(each -> Logic.equal(site, each.site())).toList()),
        null,
        onBoard ? SitePlace.BOARD : inHand ? SitePlace.HAND : SitePlace.ANYWHERE,
        true);
  }
}
