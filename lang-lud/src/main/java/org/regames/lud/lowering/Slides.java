package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves of a piece along a line, over empty sites. */
record Slides(Model model, Travels travels) {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression BETWEEN = Hrg.ref("between");

  /** Effects of which only the last one counts; Ludii begins with the farthest site. */
  private static final Set<String> ORDERED =
      Set.of("set Var", "set Value", "set Value Player", "set Counter", "set NextPlayer");

  void slide(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (clause.has("track")) {
      new TrackSlides(model, travels, this).slide(clause, scope, into);
      return;
    }
    Optional<LudClause> between = clause.findClause("between");
    Optional<LudClause> to = clause.findClause("to");
    to.ifPresent(each -> LudRefusal.unlessAbsent(each, "level", "rotations"));
    LudemeScope inner = travels.from(clause, scope, into);
    Ways ways = travels.ways(clause, inner, true);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    AtSite here = new AtSite(TO, false, SitePlace.BOARD);
    boolean asksBetween = asksBetween(to);
    LudemeScope end = asksBetween ? inner.with("between", before()) : inner;
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.set(TO, ways.next(TO)));
    Travels.checkOn(TO, round);
    if (ways.closed()) {
      round.add(Hrg.check(Logic.unequal(TO, FROM)));
    }
    Reach reach = reach(clause, travels.longestLine(), scope, inner);
    round.addAll(reach.step());
    if (to.isPresent() && to.get().has("if")) {
      HrgExpression stops =
          Logic.and(
              model.conditions().condition(to.get().get("if"), end.with("to", here)),
              reach.enough());
      round.add(Hrg.when(stops, Hrg.jump(Kind.BREAK)));
    }
    HrgExpression open =
        between.isPresent() && between.get().has("if")
            ? model
                .conditions()
                .condition(between.get().get("if"), inner.with("to", here).with("between", here))
            : Logic.equal(model.board(TO), Hrg.ref(Model.EMPTY));
    round.add(Hrg.check(open));
    if (asksBetween) {
      round.add(Hrg.set(BETWEEN, TO));
    }
    List<HrgStatement> stop = new ArrayList<>(checked(reach.enough()));
    stop.add(Hrg.jump(Kind.BREAK));
    round.add(Hrg.branch(Hrg.block(stop), Hrg.block(checked(reach.farther()))));
    List<HrgStatement> line = new ArrayList<>(reach.begin());
    line.add(Hrg.set(TO, FROM));
    line.addAll(asksBetween ? List.of(Hrg.set(BETWEEN, Hrg.ref(Sites.OFF))) : List.of());
    line.add(Hrg.loop(round));
    LudemeScope arrived = end.with("to", here);
    to.flatMap(each -> each.findClause("apply"))
        .ifPresent(apply -> travels.check(apply, "if", arrived, line));
    line.addAll(passing(clause, ways, inner));
    List<HrgStatement> left = trail(clause, ways, inner, line);
    into.add(ways.branch(line));
    to.ifPresent(each -> travels.effect(each, arrived, into));
    travels.travel(clause, arrived, into);
    into.addAll(left);
  }

  /**
   * Puts a piece on each passed site, if the move leaves a trail.
   *
   * @return the statements that put one on the origin after the piece has left
   */
  private List<HrgStatement> trail(
      LudClause clause, Ways ways, LudemeScope scope, List<HrgStatement> line) {
    Optional<LudValue> trail = clause.findClause("between").flatMap(each -> each.find("trail"));
    if (trail.isEmpty() || scope.testing()) {
      return List.of();
    }
    clause.findClause("to").ifPresent(each -> LudRefusal.unlessAbsent(each, "apply"));
    model.heaps().refuse(clause);
    if (model.stacks().used() || model.hasHands()) {
      throw LudRefusal.of(
          clause, "with a trail in a game with hands or stacks is not supported yet");
    }
    HrgExpression piece = model.generators().piece(trail.get(), scope);
    travels.variable("between");
    List<HrgStatement> passed = new ArrayList<>(model.put(BETWEEN, piece));
    passed.add(Hrg.set(BETWEEN, ways.next(BETWEEN)));
    line.add(Hrg.set(BETWEEN, ways.next(FROM)));
    line.add(Hrg.repeat(Logic.unequal(BETWEEN, TO), passed));
    return model.put(FROM, piece);
  }

  /** Whether conditions or effects at the destination refer to the site before it. */
  private static boolean asksBetween(Optional<LudClause> to) {
    return to.stream().flatMap(LudClause::all).anyMatch(each -> each.is("between"));
  }

  /** The last site of the line that has been passed, if any. */
  private AtSite before() {
    travels.variable("between");
    return new AtSite(BETWEEN, true, SitePlace.BOARD);
  }

  /** The effects at each passed site, in another pass over the line. */
  private List<HrgStatement> passing(LudClause clause, Ways ways, LudemeScope scope) {
    Optional<LudClause> apply = clause.findClause("between").flatMap(it -> it.findClause("apply"));
    if (apply.isEmpty() || scope.testing()) {
      return List.of();
    }
    travels.variable("between");
    if (apply.get().all().anyMatch(each -> ORDERED.contains(each.title()))) {
      throw LudRefusal.of(
          apply.get(), "with effects of which only the last one counts is not supported yet");
    }
    List<HrgStatement> effect = new ArrayList<>();
    LudemeScope passed = scope.with("to", SitePlace.BOARD).with("between", SitePlace.BOARD);
    travels.effect(clause.clause("between"), passed, effect);
    Dependence before = new Dependence(model.definitions());
    before.add(effect);
    List<HrgStatement> arrival = new ArrayList<>();
    clause
        .findClause("to")
        .ifPresent(to -> travels.effect(to, scope.with("to", SitePlace.BOARD), arrival));
    if (before.matters(effect) || before.matters(arrival)) {
      throw LudRefusal.of(apply.get(), "that other effects depend on is not supported yet");
    }
    effect.add(Hrg.set(BETWEEN, ways.next(BETWEEN)));
    return List.of(
        Hrg.set(BETWEEN, ways.next(FROM)), Hrg.repeat(Logic.unequal(BETWEEN, TO), effect));
  }

  static List<HrgStatement> checked(HrgExpression condition) {
    return condition.equals(Logic.TRUE) ? List.of() : List.of(Hrg.check(condition));
  }

  /**
   * The length of a slide.
   *
   * @param begin statements that reset the count of steps
   * @param step statements that count one step
   * @param enough the condition that it has gone far enough to stop
   * @param farther the condition that it may go farther
   */
  record Reach(
      List<HrgStatement> begin,
      List<HrgStatement> step,
      HrgExpression enough,
      HrgExpression farther) {}

  /**
   * How far a piece may slide.
   *
   * @param longest the greatest possible number of steps
   * @param outer the scope before the origin is known
   */
  Reach reach(LudClause clause, int longest, LudemeScope outer, LudemeScope scope) {
    Optional<LudClause> range =
        clause.findClause("between").flatMap(each -> each.findClause("range"));
    if (range.isEmpty()) {
      return new Reach(List.of(), List.of(), Logic.TRUE, Logic.TRUE);
    }
    LudClause limits = range.get();
    String least = limits.is("exact") || limits.is("min") ? "value" : "min";
    String most = limits.is("exact") || limits.is("max") ? "value" : "max";
    Optional<Num> from = limits.is("max") ? Optional.empty() : bound(limits, least, outer);
    Optional<Num> to = limits.is("min") ? Optional.empty() : bound(limits, most, scope);
    HrgExpression gone =
        Hrg.ref(model.definitions().variable("gone", model.definitions().numbers(longest)));
    Num.Amount steps = new Num.Amount(gone, longest);
    List<HrgStatement> begin = new ArrayList<>();
    begin.add(Hrg.set(gone, Hrg.ref("0")));
    HrgExpression farther =
        to.map(limit -> model.numbers().less(steps, limit, clause)).orElse(Logic.TRUE);
    begin.addAll(checked(to.filter(Slides::isPositive).isPresent() ? Logic.TRUE : farther));
    return new Reach(
        begin,
        List.of(Hrg.set(gone, Hrg.apply(model.definitions().up(), gone))),
        from.map(limit -> Logic.not(model.numbers().less(steps, limit, clause))).orElse(Logic.TRUE),
        farther);
  }

  private static boolean isPositive(Num limit) {
    return limit instanceof Num.Known(int value) && value > 0;
  }

  private Optional<Num> bound(LudClause range, String parameter, LudemeScope scope) {
    return range
        .find(parameter)
        .map(value -> model.numbers().number(value, scope))
        .map(
            number ->
                number instanceof Num.Counted counted ? model.numbers().settled(counted) : number);
  }
}
