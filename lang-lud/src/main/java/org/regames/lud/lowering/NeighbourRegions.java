package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The neighbours of sites, or those of them with certain contents. */
record NeighbourRegions(Model model, RegionLudemes regions) {
  /** {@code (sites Around …)}. */
  SiteRegion around(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "distance");
    if (clause.flag("includeSelf")) {
      return withItself(clause, scope);
    }
    LudemeScope inner;
    SiteRegion origins = null;
    HrgExpression start;
    if (clause.get("from") instanceof LudClause from && from.kind() == Kind.REGION) {
      origins = regions.region(from, scope);
    }
    if (origins != null) {
      SiteRegion region = origins;
      return new SiteRegion(
          site ->
              Logic.and(
                  Logic.and(Logic.not(region.contains().apply(site)), content(clause, site)),
                  neighbour(clause, scope, site, region)),
          null,
          SitePlace.BOARD,
          false);
    }
    AtSite from = model.numbers().site(clause.get("from"), scope);
    start = from.site();
    inner = scope.with("from", from);
    Ways ways = model.directions().steps(clause, "directions", inner);
    return new SiteRegion(
            site -> {
              HrgExpression near =
                  Logic.any(
                      ways.functions().stream()
                          .map(f -> Hrg.equal(ways.step(f, start), site))
                          .toList());
              HrgExpression wanted =
                  wanted(clause, inner, new AtSite(site, false, SitePlace.BOARD));
              return Logic.and(
                  Logic.and(Logic.unequal(site, Hrg.ref(Sites.OFF)), near),
                  Logic.and(content(clause, site), wanted));
            },
            null,
            SitePlace.BOARD,
            !clause.has("if") && !clause.has("contents"))
        .near(ways.apart() ? Optional.of(near(clause, inner, start, ways)) : Optional.empty());
  }

  private SiteRegion.Near near(
      LudClause clause, LudemeScope scope, HrgExpression start, Ways ways) {
    return new SiteRegion.Near(
        start,
        LineRounds.around(ways, start),
        Optional.of(site -> ways.branch(List.of(Hrg.set(site, ways.next(start))))),
        site ->
            Logic.and(
                content(clause, site),
                wanted(clause, scope, new AtSite(site, false, SitePlace.BOARD))));
  }

  /** The neighbours of a site, and the site. */
  private SiteRegion withItself(LudClause clause, LudemeScope scope) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(clause.arguments());
    arguments.remove("includeSelf");
    SiteRegion others = around(new LudClause(clause.ludeme(), arguments, clause.origin()), scope);
    if (clause.get("from") instanceof LudClause from && from.kind() == Kind.REGION) {
      return regions.combined(others, regions.region(from, scope), Logic::or);
    }
    AtSite from = model.numbers().site(clause.get("from"), scope);
    HrgExpression on =
        from.mayBeOff() ? Logic.unequal(from.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE;
    return new SiteRegion(
        site ->
            Logic.or(others.contains().apply(site), Logic.and(on, Logic.equal(site, from.site()))),
        null,
        SitePlace.BOARD,
        others.local());
  }

  /** The contents of a site that {@code (sites Around …)} requires. */
  private HrgExpression content(LudClause clause, HrgExpression site) {
    if (model.teams().used() && clause.has("contents")) {
      throw LudRefusal.of(clause, "of teams is not supported yet");
    }
    HrgExpression own = Logic.equal(model.who(site), model.mover());
    HrgExpression enemy = model.teams().isEnemy(model.who(site));
    return switch (clause.findWord("contents").orElse("")) {
      case "" -> Logic.TRUE;
      case "Own" -> own;
      case "NotOwn" -> Logic.not(own);
      case "Enemy" -> enemy;
      case "NotEnemy" -> Logic.not(enemy);
      case "Empty" -> Logic.not(model.occupied(site));
      default -> model.occupied(site);
    };
  }

  /** The condition that a neighbour of a site is in a region, since steps also lead back. */
  private HrgExpression neighbour(
      LudClause clause, LudemeScope scope, HrgExpression site, SiteRegion region) {
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", SitePlace.BOARD));
    if (!model.directions().leadBack(clause)) {
      throw LudRefusal.of(clause, "in these directions is not supported yet");
    }
    AtSite to = new AtSite(site, false, SitePlace.BOARD);
    return Logic.any(
        ways.functions().stream()
            .map(f -> ways.step(f, site))
            .map(
                origin ->
                    Logic.and(
                        region.contains().apply(origin),
                        wanted(
                            clause,
                            scope.with("from", new AtSite(origin, false, SitePlace.BOARD)),
                            to)))
            .toList());
  }

  /** The condition of a clause, for an origin that the scope has. */
  private HrgExpression wanted(LudClause clause, LudemeScope scope, AtSite to) {
    return clause
        .find("if")
        .map(condition -> model.conditions().condition(condition, scope.with("to", to)))
        .orElse(Logic.TRUE);
  }
}
