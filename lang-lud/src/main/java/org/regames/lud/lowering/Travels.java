package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves of a piece from one site to another. */
record Travels(Model model) {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression BETWEEN = Hrg.ref("between");

  void variable(String name) {
    model.definitions().variable(name, Hrg.type("Site"), Hrg.ref(Sites.OFF));
  }

  /** Writes the choice of the origin; returns the scope that knows it. */
  LudemeScope from(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    model.heaps().refuse(clause);
    variable("from");
    variable("to");
    Optional<LudClause> from = clause.findClause("from");
    LudemeScope inner = scope;
    if (from.isPresent() && from.get().has("sites")) {
      NumberLudemes.usualType(model, from.get());
      LudValue sites = from.get().get("sites");
      if (Counting.isRegion(sites)) {
        throw LudRefusal.of(clause, "from a region is not supported yet");
      }
      AtSite site = model.numbers().site(sites, scope);
      if (!site.site().equals(FROM)) {
        if (site.mayBeOff()) {
          into.add(Hrg.check(Logic.unequal(site.site(), Hrg.ref(Sites.OFF))));
        }
        into.add(Hrg.set(FROM, site.site()));
        inner = scope.with("from", site.place());
      }
    } else if (scope.iterator("from").isEmpty()) {
      into.add(Hrg.check(Logic.FALSE)); // A move cannot start off the board.
    }
    if (from.isPresent()) {
      check(from.get(), "if", inner, into);
    }
    return inner;
  }

  void check(LudClause clause, String parameter, LudemeScope scope, List<HrgStatement> into) {
    if (clause.has(parameter)) {
      HrgExpression condition = model.conditions().condition(clause.get(parameter), scope);
      if (!condition.equals(Logic.TRUE)) {
        into.add(Hrg.check(condition));
      }
    }
  }

  static void checkOn(HrgExpression site, List<HrgStatement> into) {
    into.add(Hrg.check(Logic.unequal(site, Hrg.ref(Sites.OFF))));
  }

  /** The effects of {@code (to … (apply …))} before the piece moves. */
  void effect(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Optional<LudClause> apply = clause.findClause("apply");
    if (apply.isEmpty() || scope.testing()) {
      return;
    }
    LudemeScope inner = apply.get().find("if").map(scope::given).orElse(scope);
    List<HrgStatement> effect =
        apply
            .get()
            .findClause("effect")
            .map(each -> model.effects().statements(each, inner))
            .orElse(List.of());
    if (apply.get().has("if")) {
      HrgExpression condition = model.conditions().condition(apply.get().get("if"), scope);
      into.add(Hrg.when(condition, effect));
    } else {
      into.addAll(effect);
    }
  }

  /** Moves the piece from one site to the other. */
  void travel(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (scope.testing()) {
      return;
    }
    into.add(Hrg.tagOf("from"));
    into.add(Hrg.tagOf("to"));
    if (model.stacks().used()) {
      model.stacks().tagLevel(scope, into);
      unlessGone(model.stacks().travel(clause, scope), into);
    } else if (model.piles().used()) {
      unlessGone(model.hands().piled(FROM, TO), into);
    } else {
      List<HrgStatement> moved = new ArrayList<>();
      moved.add(Hrg.set(model.board(TO), model.board(FROM)));
      moved.addAll(model.siteNumbers().copied(FROM, TO));
      moved.addAll(model.clear(FROM));
      unlessGone(moved, into);
    }
    last(into);
  }

  /** Moves a piece, unless an earlier effect has removed it. */
  private void unlessGone(List<HrgStatement> moved, List<HrgStatement> into) {
    HrgExpression there = Hrg.at("board", FROM);
    boolean mayGo =
        into.stream()
            .flatMap(HrgStatement::all)
            .anyMatch(
                each ->
                    each instanceof HrgStatement.Assignment assignment
                        && assignment.target().equals(there));
    if (mayGo) {
      into.add(Hrg.when(model.occupied(FROM), moved));
    } else {
      into.addAll(moved);
    }
  }

  private void last(List<HrgStatement> into) {
    into.add(Hrg.set(model.numbers().lastSite("lastFrom"), FROM));
    into.add(Hrg.set(model.numbers().lastSite("lastTo"), TO));
    into.addAll(new StackNumbers(model).moved(Hrg.ref("0")));
  }

  Ways ways(LudClause clause, LudemeScope scope, boolean lines) {
    Optional<Ways> last = new LastDirections(model).of(clause, scope, lines);
    if (last.isPresent()) {
      return last.get();
    }
    return lines
        ? model.directions().lines(clause, "directions", scope)
        : model.directions().steps(clause, "directions", scope);
  }

  void step(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    new LastDirections(model).keep(clause, scope, into);
    LudemeScope inner = from(clause, scope, into);
    Ways ways = ways(clause, inner, false);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    into.add(ways.branch(List.of(Hrg.set(TO, ways.next(FROM)))));
    checkOn(TO, into);
    arrive(clause, inner.with("to", SitePlace.BOARD), into);
  }

  private void arrive(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    check(to, "if", scope, into);
    effect(to, scope, into);
    travel(clause, scope, into);
  }

  int longestLine() {
    Board board = model.equipment().board();
    int longest = 0;
    for (int site = 0; site < board.count(board.use()); site++) {
      for (int[] line : board.radials(board.use()).of(site, AbsoluteDirection.ALL)) {
        longest = Math.max(longest, line.length);
      }
    }
    return longest;
  }

  void leap(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!clause.flag("rotations")) {
      throw LudRefusal.of(clause, "in some directions only is not supported yet");
    }
    LudemeScope inner = from(clause, scope, into);
    Ways ways = new Leaps(model).ways(clause, inner);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    into.add(ways.branch(List.of(Hrg.set(TO, ways.next(FROM)))));
    checkOn(TO, into);
    arrive(clause, inner.with("to", SitePlace.BOARD), into);
  }

  void fromTo(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "mover");
    boolean heaps = model.heaps().used();
    if (model.stacks().used()) {
      LudRefusal.unlessAbsent(clause, "count");
    }
    LudClause from = clause.clause("from");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    model.stacks().refuseOthers(from, scope);
    SitePlace start = end(from, "from", scope, into);
    LudemeScope inner = scope.with("from", start);
    boolean same = !from.has("sites") || from.get("sites") instanceof LudClause it && it.is("from");
    if (scope.mine() && same) {
      inner = inner.ofMover();
    }
    if (scope.hasOwn(FROM) && same) {
      inner = inner.given(new LudemeScope.Fact.Own(FROM));
    }
    into.add(Hrg.check(model.occupied(FROM)));
    check(from, "if", inner, into);
    SitePlace goal = end(to, "to", inner, into);
    if (goal != SitePlace.HAND) {
      model.piles().join(to, inner);
    }
    LudemeScope both = inner.with("to", goal);
    check(to, "if", both, into);
    Optional<Num.Amount> units =
        heaps ? Optional.empty() : model.piles().units(clause, inner, into);
    effect(to, both, into);
    if (scope.testing()) {
      return;
    }
    into.add(Hrg.tagOf("from"));
    into.add(Hrg.tagOf("to"));
    if (model.stacks().used()) {
      model.stacks().tagLevel(both, into);
      unlessGone(model.stacks().travel(clause, both), into);
    } else if (heaps) {
      model.heaps().way(clause).ifPresent(way -> into.add(Hrg.tag(way)));
      LudRefusal.unlessAbsent(clause, "copy");
      into.addAll(model.heaps().moved(FROM, TO, model.heaps().units(clause, inner)));
    } else if (units.isPresent()) {
      LudRefusal.unlessAbsent(clause, "copy");
      otherTrack(to).ifPresent(track -> into.add(Hrg.tag(track)));
      into.addAll(model.piles().moved(FROM, TO, units.get()));
    } else if (clause.flag("copy")) {
      if (!model.siteNumbers().used().isEmpty()) {
        throw LudRefusal.of(clause, "with local states is not supported yet");
      }
      into.add(Hrg.set(model.board(TO), model.board(FROM)));
    } else {
      otherTrack(to).ifPresent(track -> into.add(Hrg.tag(track)));
      AtSite origin = new AtSite(FROM, false, start);
      unlessGone(model.hands().moved(origin, new AtSite(TO, false, goal), clause), into);
    }
    last(into);
  }

  /** The track of a move, if another one may lead from the same site to the same site. */
  private Optional<String> otherTrack(LudClause to) {
    List<String> tracks =
        model.written().clauses("move").stream()
            .flatMap(each -> track(each.clause("to")).stream())
            .distinct()
            .toList();
    return track(to).filter(track -> tracks.indexOf(track) > 0).map(SymbolWords::symbol);
  }

  private static Optional<String> track(LudClause to) {
    return to.findClause("sites")
        .filter(site -> site.is("trackSite Move"))
        .flatMap(site -> site.find("track"))
        .filter(LudValue.Text.class::isInstance)
        .map(track -> ((LudValue.Text) track).text());
  }

  private SitePlace end(
      LudClause clause, String variable, LudemeScope scope, List<HrgStatement> into) {
    variable(variable);
    boolean ofHand = NumberLudemes.isOfHand(clause, "sites");
    if (!ofHand) {
      NumberLudemes.usualType(model, clause);
    }
    if (!clause.has("sites")) {
      Num number =
          scope
              .iterator(variable)
              .orElseThrow(() -> LudRefusal.of(clause, "without sites is not supported yet"));
      AtSite site = (AtSite) number;
      if (!site.site().equals(Hrg.ref(variable))) {
        into.add(Hrg.set(Hrg.ref(variable), site.site()));
      }
      return place(site.place());
    }
    LudValue sites = clause.get("sites");
    if (Counting.isRegion(sites) || sites instanceof LudValue.Items) {
      SiteRegion region = model.dynamicRegions().region(sites, scope);
      model.dynamicRegions().choose(region, variable, into);
      return place(region.place());
    }
    AtSite site = model.numbers().site(sites, scope);
    if (site.mayBeOff()) {
      checkOn(site.site(), into);
    }
    if (!site.site().equals(Hrg.ref(variable))) {
      into.add(Hrg.set(Hrg.ref(variable), site.site()));
    }
    return place(site.place());
  }

  private SitePlace place(SitePlace place) {
    return place == SitePlace.ANYWHERE && !model.hasHands() ? SitePlace.BOARD : place;
  }
}
