package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Directions that depend on the last move, or on two sites: the same, the opposite, or any except
 * one of these.
 */
record LastDirections(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final String BETWEEN = "DIRECTION directions /between";
  private static final Set<String> SITES = Set.of("sites");

  /** Moves whose directions are found before their origin is known. */
  private static final Set<String> KEPT = Set.of("move Step", "step", "move Hop", "hop");

  /** Ludemes that are lowered here. */
  static final Set<String> PLAYED = Set.of(BETWEEN);

  /** A pair of sites that defines a direction. */
  private record Leg(HrgExpression start, HrgExpression goal) {}

  /**
   * Stores the sites that define the directions of a step or hop, since these are found before its
   * origin is known.
   */
  void keep(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (isBetween(clause.arguments().get("directions"))) {
      Leg leg = leg(clause.get("directions"), scope).orElseThrow();
      into.add(Hrg.set(kept().start(), leg.start()));
      into.add(Hrg.set(kept().goal(), leg.goal()));
    }
  }

  private Leg kept() {
    return new Leg(
        model.definitions().scratch("legFrom", Hrg.type("Site")),
        model.definitions().scratch("legTo", Hrg.type("Site")));
  }

  private static boolean isBetween(LudValue value) {
    return value instanceof LudClause between && between.ludeme().id().equals(BETWEEN);
  }

  private Optional<Leg> leg(LudValue value, LudemeScope scope) {
    if (isBetween(value)) {
      LudClause between = (LudClause) value;
      NumberLudemes.usualType(model, between);
      return Optional.of(
          new Leg(
              model.numbers().site(between.get("from"), scope).site(),
              model.numbers().site(between.get("to"), scope).site()));
    }
    if (!(value instanceof LudValue.Name(_, var text, _))) {
      return Optional.empty();
    }
    HrgExpression from = model.numbers().lastSite("lastFrom");
    HrgExpression to = model.numbers().lastSite("lastTo");
    return switch (text) {
      case "SameDirection" -> Optional.of(new Leg(from, to));
      case "OppositeDirection" -> Optional.of(new Leg(to, from));
      default -> Optional.empty();
    };
  }

  private static boolean isOne(LudValue value) {
    return isBetween(value)
        || value instanceof LudValue.Name(_, var text, _)
            && (text.equals("SameDirection") || text.equals("OppositeDirection"));
  }

  /** The ways of a clause, if its directions depend on the last move, or on two sites. */
  Optional<Ways> of(LudClause clause, LudemeScope scope, boolean lines) {
    LudValue directions = clause.arguments().get("directions");
    if (isOne(directions)) {
      return Optional.of(guarded(clause, scope, lines, all(clause), directions, true));
    }
    if (directions instanceof LudClause without
        && without.is("difference")
        && isOne(without.get("second"))) {
      LudValue first = without.get("first");
      return Optional.of(guarded(clause, scope, lines, first, without.get("second"), false));
    }
    return Optional.empty();
  }

  private static LudValue all(LudClause clause) {
    return new LudValue.Name(Kind.DIRECTION, "All", clause.origin());
  }

  /** {@code (ahead …)} in such a direction: the site itself at the end of the board. */
  Optional<AtSite> ahead(LudClause clause, AtSite site, LudemeScope scope, int steps) {
    LudValue directions = clause.arguments().get("directions");
    if (!isOne(directions)) {
      return Optional.empty();
    }
    Leg leg =
        directions instanceof LudValue.Name(_, var text, _)
            ? iterated(text.equals("SameDirection"), scope)
            : leg(directions, scope).orElseThrow();
    Ways along = along(clause, scope, all(clause));
    HrgExpression kept = model.numbers().kept("aheadOf", Hrg.type("Site"));
    HrgExpression there = site.site();
    for (int i = 0; i < steps; i++) {
      there = along.next(there);
    }
    model.numbers().first(Hrg.set(kept, site.site()));
    model
        .numbers()
        .first(
            inDirection(
                along, leg, List.of(Hrg.when(Logic.unequal(there, OFF), Hrg.set(kept, there)))));
    return Optional.of(new AtSite(kept, site.mayBeOff(), site.place()));
  }

  /** The leg from {@code (from)} to {@code (to)}, or that of the last move. */
  private Leg iterated(boolean same, LudemeScope scope) {
    HrgExpression from = iterator("from", "lastFrom", scope);
    HrgExpression to = iterator("to", "lastTo", scope);
    return same ? new Leg(from, to) : new Leg(to, from);
  }

  private HrgExpression iterator(String name, String last, LudemeScope scope) {
    return scope.iterator(name).orElse(null) instanceof AtSite site
        ? site.site()
        : model.numbers().lastSite(last);
  }

  /** {@code (directional …)}: removes a row of pieces in such a direction. */
  void directional(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause to = clause.clause("to");
    boolean removes =
        to.findClause("apply")
            .filter(apply -> !apply.has("if"))
            .flatMap(apply -> apply.findClause("effect"))
            .filter(effect -> effect.is("remove") && effect.arguments().keySet().equals(SITES))
            .filter(effect -> effect.get("sites") instanceof LudClause site && site.is("to"))
            .isPresent();
    if (!removes || !to.has("if")) {
      throw LudRefusal.of(clause, "with other effects is not supported yet");
    }
    HrgExpression start =
        clause.findClause("from").filter(from -> from.has("sites")).isPresent()
            ? model.numbers().site(clause.clause("from").get("sites"), scope).site()
            : model.numbers().lastSite("lastTo");
    LudValue directions = clause.arguments().get("directions");
    Optional<Leg> told =
        directions == null
            ? Optional.of(
                new Leg(model.numbers().lastSite("lastFrom"), model.numbers().lastSite("lastTo")))
            : leg(directions, scope);
    Leg leg =
        told.orElseThrow(() -> LudRefusal.of(clause, "in these directions is not supported yet"));
    HrgExpression captured = model.definitions().scratch("row", Hrg.type("Site"));
    Ways along = along(clause, scope, all(clause));
    HrgExpression target =
        model
            .conditions()
            .condition(
                to.get("if"), scope.with("to", new AtSite(captured, false, SitePlace.BOARD)));
    List<HrgStatement> taken = new ArrayList<>(model.effects().taken(captured, false));
    taken.add(Hrg.set(captured, along.next(captured)));
    into.add(
        inDirection(
            along,
            leg,
            List.of(
                Hrg.set(captured, along.next(start)),
                Hrg.repeat(Logic.and(Logic.unequal(captured, OFF), target), taken))));
  }

  /** Executes statements for the way that leads along a leg; its function is {@code step} there. */
  private HrgStatement inDirection(Ways along, Leg leg, List<HrgStatement> done) {
    HrgExpression seen = model.definitions().scratch("seen", Hrg.type("Site"));
    List<HrgStatement> body = new ArrayList<>(seeking(along, leg));
    body.add(
        Hrg.when(Logic.and(Logic.unequal(leg.goal(), OFF), Logic.equal(seen, leg.goal())), done));
    return along.each(body);
  }

  /** Follows a way until the goal of a leg is found, or the board ends. */
  private List<HrgStatement> seeking(Ways along, Leg leg) {
    HrgExpression seen = model.definitions().scratch("seen", Hrg.type("Site"));
    return List.of(
        Hrg.set(seen, along.next(leg.start())),
        Hrg.repeat(
            Logic.and(
                Logic.unequal(seen, OFF),
                Logic.and(Logic.unequal(seen, leg.goal()), Logic.unequal(seen, leg.start()))),
            Hrg.set(seen, along.next(seen))));
  }

  private Ways along(LudClause clause, LudemeScope scope, LudValue among) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(clause.arguments());
    arguments.put("directions", among);
    LudClause plain = new LudClause(clause.ludeme(), arguments, clause.origin());
    Ways along = model.directions().lines(plain, "directions", scope);
    boolean named = along.functions().stream().allMatch(name -> name.matches("[a-z]+"));
    if (!named || along.key().isPresent()) {
      throw LudRefusal.of(
          clause, "in the direction of the last move is not supported on this board yet");
    }
    return along;
  }

  private Ways guarded(
      LudClause clause,
      LudemeScope scope,
      boolean lines,
      LudValue among,
      LudValue last,
      boolean only) {
    Ways along = along(clause, scope, among);
    Map<String, LudValue> arguments = new LinkedHashMap<>(clause.arguments());
    arguments.put("directions", among);
    LudClause plain = new LudClause(clause.ludeme(), arguments, clause.origin());
    Ways ways = lines ? along : model.directions().steps(plain, "directions", scope);
    if (!ways.equals(along)) {
      throw LudRefusal.of(
          clause, "in the direction of the last move is not supported on this board yet");
    }
    boolean early = KEPT.contains(clause.title()) && isBetween(last);
    Leg leg = early ? kept() : leg(last, scope).orElseThrow();
    HrgExpression seen = model.definitions().scratch("seen", Hrg.type("Site"));
    HrgExpression arrives =
        Logic.and(Logic.unequal(leg.goal(), OFF), Logic.equal(seen, leg.goal()));
    List<HrgStatement> guard = new ArrayList<>(seeking(along, leg));
    guard.add(Hrg.check(only ? arrives : notBoth(leg.goal(), seen)));
    return ways.guarded(guard);
  }

  private static HrgExpression notBoth(HrgExpression goal, HrgExpression seen) {
    return Logic.or(Logic.equal(goal, OFF), Logic.unequal(seen, goal));
  }
}
