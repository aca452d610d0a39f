package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * {@code (forEach Direction …)}: moves for each site in a direction, up to some distance.
 *
 * <p>In a nested loop, directions are relative to a step from {@code (from)} to {@code (to)}: this
 * is how games describe a knight that can be blocked.
 */
record DirectionLoop(Model model, Travels travels) {
  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Span span = span(clause);
    HrgExpression start = start(clause, scope);
    HrgExpression goal = goal(scope);
    Ways ways = ways(clause, scope, start);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    LudemeScope there = scope.with("to", new Num.AtSite(goal, false, SitePlace.BOARD));
    if (span.most() == 1 && start.equals(Hrg.ref("from"))) {
      there = there.given(new LudemeScope.Fact.Neighbours(start, goal));
    }
    boolean named = clause.clause("to").is("to");
    List<HrgStatement> condition = new ArrayList<>();
    if (named) {
      travels.check(clause.clause("to"), "if", there, condition);
    }
    into.add(
        ways.branch(
            span.most() == 1
                ? step(ways, start, goal, condition)
                : line(ways, start, goal, passing(clause, scope, span, goal, condition), span)));
    if (!named) {
      into.addAll(model.generators().statements(clause.clause("to"), there));
      return;
    }
    LudClause apply =
        clause
            .clause("to")
            .findClause("apply")
            .filter(each -> each.has("effect"))
            .orElseThrow(() -> LudRefusal.of(clause, "without moves is not supported yet"));
    travels.check(apply, "if", there, into);
    into.addAll(model.generators().statements(apply.clause("effect"), there));
  }

  /** The variable for the sites; enclosing loops keep theirs. */
  private HrgExpression goal(LudemeScope scope) {
    int depth = 1;
    String name = "reached";
    while (scope
        .iterator("to")
        .equals(Optional.of(new Num.AtSite(Hrg.ref(name), false, SitePlace.BOARD)))) {
      depth++;
      name = "reached" + depth;
    }
    return model.definitions().scratch(name, Hrg.type("Site"));
  }

  private static List<HrgStatement> step(
      Ways ways, HrgExpression start, HrgExpression goal, List<HrgStatement> condition) {
    List<HrgStatement> step = new ArrayList<>();
    step.add(Hrg.set(goal, ways.next(start)));
    Travels.checkOn(goal, step);
    step.addAll(condition);
    return step;
  }

  private List<HrgStatement> line(
      Ways ways, HrgExpression start, HrgExpression goal, List<HrgStatement> passing, Span span) {
    HrgExpression gone = gone(span);
    List<HrgStatement> round = new ArrayList<>(step(ways, goal, goal, List.of()));
    round.add(Hrg.set(gone, Hrg.apply(model.definitions().up(), gone)));
    round.addAll(passing);
    List<HrgStatement> stop = new ArrayList<>();
    if (span.least() > 1) {
      stop.add(Hrg.check(Logic.not(isNear(span))));
    }
    stop.add(Hrg.jump(Kind.BREAK));
    round.add(
        Hrg.branch(
            Hrg.block(stop), Hrg.block(Hrg.check(Logic.unequal(gone, Hrg.ref("" + span.most()))))));
    return List.of(Hrg.set(gone, Hrg.ref("0")), Hrg.set(goal, start), Hrg.loop(round));
  }

  private HrgExpression gone(Span span) {
    return model.definitions().scratch("gone", model.definitions().numbers(span.most()));
  }

  /** The condition that a site is nearer than the destinations of moves. */
  private HrgExpression isNear(Span span) {
    List<HrgExpression> near = new ArrayList<>();
    for (int steps = 1; steps < span.least(); steps++) {
      near.add(Logic.equal(gone(span), Hrg.ref("" + steps)));
    }
    return Logic.any(near);
  }

  /** The conditions on each site, and on those nearer than the destinations of moves. */
  private List<HrgStatement> passing(
      LudClause clause,
      LudemeScope scope,
      Span span,
      HrgExpression goal,
      List<HrgStatement> condition) {
    List<HrgStatement> all = new ArrayList<>();
    Optional<LudValue> open = clause.findClause("between").flatMap(between -> between.find("if"));
    if (open.isPresent() && span.least() > 1) {
      Num.AtSite here = new Num.AtSite(goal, false, SitePlace.BOARD);
      HrgExpression passes = model.conditions().condition(open.get(), scope.with("between", here));
      all.add(Hrg.check(Logic.or(Logic.not(isNear(span)), passes)));
    }
    all.addAll(condition);
    return all;
  }

  /** The least and greatest distance of the sites. */
  private record Span(int least, int most) {}

  private Span span(LudClause clause) {
    Optional<LudClause> between = clause.findClause("between");
    if (between.isEmpty() || !between.get().has("range")) {
      return new Span(1, 1);
    }
    LudRefusal.unlessAbsent(between.get(), "trail", "apply", "before", "after");
    LudClause range = between.get().clause("range");
    boolean exact = range.is("exact");
    OptionalInt least =
        exact || range.is("range") ? bound(range, exact ? "value" : "min") : OptionalInt.of(1);
    OptionalInt most = bound(range, exact || range.is("max") ? "value" : "max");
    if (range.is("min") || least.isEmpty() || most.isEmpty() || most.getAsInt() < 1) {
      throw LudRefusal.of(clause, "with these distances is not supported yet");
    }
    return new Span(least.getAsInt(), most.getAsInt());
  }

  private OptionalInt bound(LudClause range, String parameter) {
    return range.has(parameter)
        ? model.statics().number(range.get(parameter), Assumed.NOTHING)
        : OptionalInt.empty();
  }

  private HrgExpression start(LudClause clause, LudemeScope scope) {
    LudValue sites = clause.findClause("from").flatMap(from -> from.find("sites")).orElse(null);
    Num start =
        sites == null
            ? scope
                .iterator("from")
                .orElseThrow(
                    () ->
                        LudRefusal.of(clause, "without a site to start from is not supported yet"))
            : model.numbers().number(sites, scope);
    Num.AtSite site = model.numbers().site(start, clause);
    if (site.place() != SitePlace.BOARD || site.mayBeOff()) {
      throw LudRefusal.of(clause, "from a site outside the board is not supported yet");
    }
    return site.site();
  }

  private Ways ways(LudClause clause, LudemeScope scope, HrgExpression start) {
    boolean turns =
        scope.iterator("to").isPresent()
            && clause.has("directions")
            && model.directions().isRelative(clause.get("directions"));
    if (!turns) {
      return travels.ways(clause, scope, true);
    }
    HrgExpression from = Hrg.ref("from");
    if (!scope.facts().contains(new LudemeScope.Fact.Neighbours(from, start))) {
      throw LudRefusal.of(clause, "in directions relative to an unknown step is not supported yet");
    }
    return model.directions().afterStep(clause, "directions", from);
  }
}
