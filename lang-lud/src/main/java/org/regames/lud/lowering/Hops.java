package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves of a piece over others in a line. */
record Hops(Model model, Travels travels) {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression BETWEEN = Hrg.ref("between");
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  /**
   * How far a piece jumps.
   *
   * @param before how many empty sites there may be before the jumped pieces
   * @param least how many pieces are jumped at least
   * @param most and at most
   * @param after how many empty sites there may be between them and the landing site
   */
  private record Reach(int before, int least, int most, int after) {
    boolean several() {
      return most > 1;
    }
  }

  void hop(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    new LastDirections(model).keep(clause, scope, into);
    travels.variable("between");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    Optional<LudClause> between = clause.findClause("between");
    between.ifPresent(each -> LudRefusal.unlessAbsent(each, "trail"));
    if (between.isPresent() && !between.get().has("if")) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    Optional<Jumps> exactly = between.flatMap(each -> exactly(each, scope));
    if (exactly.isPresent()) {
      hopOver(clause, between.orElseThrow(), exactly.get(), scope, into);
      return;
    }
    Reach reach = between.map(this::reach).orElse(new Reach(0, 1, 1, 0));
    if (reach.least() < reach.most() && reach.after() > 0 && !excludesHurdles(to, between)) {
      throw LudRefusal.of(clause, "over this many pieces is not supported yet");
    }
    boolean strikes = strikes(to);
    if (strikes && reach.several()) {
      throw LudRefusal.of(clause, "with an effect on a condition is not supported yet");
    }
    LudemeScope inner = travels.from(clause, scope, into);
    Ways ways = travels.ways(clause, inner, true);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    if (ways.closed() && (reach.before() > 0 || reach.after() > 0 || reach.several())) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    List<HrgStatement> body = new ArrayList<>();
    approach(between, to, inner, ways, reach, body);
    land(to, inner, ways, reach, body);
    LudemeScope over = inner.with("between", SitePlace.BOARD).with("to", SitePlace.BOARD);
    if (reach.several()) {
      between.ifPresent(each -> body.addAll(effects(each, over, ways)));
    }
    into.add(ways.branch(body));
    if (!reach.several() && !strikes) {
      between.ifPresent(each -> travels.effect(each, over, into));
    }
    travels.effect(to, over, into);
    if (!scope.testing()) {
      new LastBetween(model).note(clause, reach.several(), BETWEEN, into);
    }
    travels.travel(clause, over, into);
  }

  /** How many pieces are jumped, if that depends on the position. */
  private Optional<Jumps> exactly(LudClause between, LudemeScope scope) {
    Optional<LudClause> range = between.findClause("range").filter(each -> each.is("exact"));
    boolean known =
        range.isEmpty()
            || model.statics().number(range.get().get("value"), Assumed.NOTHING).isPresent();
    return known ? Optional.empty() : range.map(r -> jumps(r.get("value"), scope));
  }

  /**
   * How many pieces are jumped.
   *
   * @param number the number, 0 if it is less
   * @param negative whether it is less
   */
  private record Jumps(Num.Amount number, HrgExpression negative) {}

  private Jumps jumps(LudValue value, LudemeScope scope) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    ComputedNumbers.Linear linear = arithmetic.linear(value, scope);
    Num.Amount more = arithmetic.sum(linear.plus(), Math.max(0, linear.constant()), value);
    if (linear.minus().isEmpty() && linear.constant() >= 0) {
      return new Jumps(more, Logic.FALSE);
    }
    Num.Amount less = arithmetic.sum(linear.minus(), Math.max(0, -linear.constant()), value);
    return new Jumps(
        new Num.Amount(arithmetic.apply(Table.MINUS, more, less), more.most()),
        Hrg.equal(arithmetic.apply(Table.LESS, more, less), Hrg.ref("1")));
  }

  /** A hop over a number of pieces, possibly none, to the site behind them. */
  private void hopOver(
      LudClause clause,
      LudClause between,
      Jumps exactly,
      LudemeScope scope,
      List<HrgStatement> into) {
    LudRefusal.unlessAbsent(between, "before", "after", "apply");
    LudClause to = clause.clause("to");
    if (strikes(to)) {
      throw LudRefusal.of(clause, "with an effect on a condition is not supported yet");
    }
    LudemeScope inner = travels.from(clause, scope, into);
    Ways ways = travels.ways(clause, inner, true);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    if (ways.closed()) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    if (!exactly.negative().equals(Logic.FALSE)) {
      // A negative number means landing on the piece's own site.
      if (!inner.mine() || !to.has("if") || !excludesOwn(to.get("if"))) {
        throw LudRefusal.of(between, "with a number that may be negative is not supported yet");
      }
      into.add(Hrg.check(Logic.not(exactly.negative())));
    }
    new LastBetween(model).note(clause, true, BETWEEN, into);
    Num.Amount amount = exactly.number();
    HrgExpression left = counter("leftToJump", amount.most());
    into.add(Hrg.set(left, amount.number()));
    HrgExpression hurdle =
        model.conditions().condition(between.get("if"), inner.with("between", SitePlace.BOARD));
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(BETWEEN, FROM));
    body.add(
        Hrg.repeat(
            Logic.unequal(left, Hrg.ref("0")),
            Hrg.set(BETWEEN, ways.next(BETWEEN)),
            Hrg.check(Logic.unequal(BETWEEN, OFF)),
            Hrg.check(hurdle),
            Hrg.set(left, Hrg.apply("down", left))));
    body.add(Hrg.set(TO, ways.next(BETWEEN)));
    Travels.checkOn(TO, body);
    LudemeScope over = inner.with("between", SitePlace.BOARD).with("to", SitePlace.BOARD);
    travels.check(to, "if", over, body);
    into.add(ways.branch(body));
    travels.effect(to, over, into);
    travels.travel(clause, over, into);
  }

  private Reach reach(LudClause between) {
    int longest = travels.longestLine();
    int least = 1;
    int most = 1;
    if (between.has("range")) {
      LudClause range = between.clause("range");
      switch (range.title()) {
        case "exact" -> {
          least = known(range, "value");
          most = least;
        }
        case "min" -> {
          least = known(range, "value");
          most = longest;
        }
        case "range" -> {
          least = known(range, "min");
          most = range.has("max") ? Math.min(known(range, "max"), longest) : least;
        }
        default -> least = 0;
      }
    }
    if (least < 1 || most < least) {
      throw LudRefusal.of(between, "of this many pieces is not supported yet");
    }
    return new Reach(
        Math.min(known(between, "before"), longest),
        least,
        most,
        Math.min(known(between, "after"), longest));
  }

  private int known(LudClause clause, String parameter) {
    OptionalInt number = model.statics().number(clause.get(parameter), Assumed.NOTHING);
    if (number.isEmpty() || number.getAsInt() < 0) {
      throw LudRefusal.of(clause, "with an unknown number is not supported yet");
    }
    return number.getAsInt();
  }

  /** Whether pieces land only on empty sites, and jump only over occupied ones. */
  private static boolean excludesHurdles(LudClause to, Optional<LudClause> between) {
    return to.has("if")
        && among(to.get("if"), List.of("is Empty"))
        && between.isPresent()
        && among(between.get().get("if"), List.of("is Enemy", "is Friend", "is Occupied"));
  }

  /** Whether a condition on {@code (to)} does not hold where one of the mover's pieces stands. */
  private static boolean excludesOwn(LudValue condition) {
    return Joined.conditions(condition)
        .flatMap(each -> each instanceof LudClause clause ? Stream.of(clause) : Stream.of())
        .filter(each -> each.all().anyMatch(site -> site.is("to")))
        .anyMatch(
            each ->
                each.is("is Enemy")
                    || each.is("is Empty")
                    || each.is("not")
                        && each.arguments().values().stream()
                            .anyMatch(no -> no instanceof LudClause it && it.is("is Friend")));
  }

  private static boolean among(LudValue condition, List<String> titles) {
    if (!(condition instanceof LudClause clause)) {
      return false;
    }
    if (clause.is("and")) {
      return clause.arguments().values().stream()
          .flatMap(
              each ->
                  each instanceof LudValue.Items items ? items.values().stream() : Stream.of(each))
          .anyMatch(each -> among(each, titles));
    }
    return titles.contains(clause.title());
  }

  private HrgExpression counter(String name, int most) {
    return model.definitions().scratch(name, model.definitions().numbers(most));
  }

  private HrgStatement up(HrgExpression counter) {
    return Hrg.set(counter, Hrg.apply(model.definitions().up(), counter));
  }

  /** Counts passed sites, unless the board ends before there are too many. */
  private void pass(String name, int most, List<HrgStatement> into) {
    if (most < travels.longestLine()) {
      HrgExpression passed = counter(name, most);
      into.add(Hrg.check(Logic.unequal(passed, Hrg.ref("" + most))));
      into.add(up(passed));
    }
  }

  private void begin(String name, int most, List<HrgStatement> into) {
    if (most < travels.longestLine()) {
      into.add(Hrg.set(counter(name, most), Hrg.ref("0")));
    }
  }

  /** The path up to the last jumped piece. */
  private void approach(
      Optional<LudClause> between,
      LudClause to,
      LudemeScope scope,
      Ways ways,
      Reach reach,
      List<HrgStatement> into) {
    HrgExpression hurdle =
        between
            .map(
                each ->
                    model
                        .conditions()
                        .condition(each.get("if"), scope.with("between", SitePlace.BOARD)))
            .orElse(Logic.TRUE);
    HrgStatement on = Hrg.check(Logic.unequal(BETWEEN, OFF));
    if (reach.before() > 0) {
      AtSite here = new AtSite(BETWEEN, false, SitePlace.BOARD);
      HrgExpression open =
          to.has("if")
              ? model
                  .conditions()
                  .condition(to.get("if"), scope.with("between", SitePlace.BOARD).with("to", here))
              : Logic.TRUE;
      List<HrgStatement> round = new ArrayList<>();
      round.add(Hrg.set(BETWEEN, ways.next(BETWEEN)));
      round.add(on);
      round.add(Hrg.when(hurdle, Hrg.jump(Kind.BREAK)));
      round.add(Hrg.check(open));
      begin("flown", reach.before(), into);
      pass("flown", reach.before(), round);
      into.add(Hrg.set(BETWEEN, FROM));
      into.add(Hrg.loop(round));
    } else {
      into.add(Hrg.set(BETWEEN, ways.next(FROM)));
      into.add(on);
      into.add(Hrg.check(hurdle));
    }
    if (reach.several()) {
      into.add(Hrg.set(firstJumped(), BETWEEN));
      List<HrgStatement> more =
          List.of(Hrg.set(BETWEEN, ways.next(BETWEEN)), on, Hrg.check(hurdle));
      jumpMore(reach, more, into);
    }
  }

  private HrgExpression firstJumped() {
    return model.definitions().scratch("firstJumped", Hrg.type("Site"));
  }

  private void jumpMore(Reach reach, List<HrgStatement> more, List<HrgStatement> into) {
    if (reach.least() > 1) {
      into.add(
          new HrgStatement.Repeat(
              Hrg.name("" + (reach.least() - 1)), Hrg.block(more), Origin.UNKNOWN));
    }
    if (reach.most() > reach.least()) {
      int others = reach.most() - reach.least();
      List<HrgStatement> farther = new ArrayList<>();
      pass("jumped", others, farther);
      farther.addAll(more);
      begin("jumped", others, into);
      into.add(Hrg.loop(Hrg.branch(Hrg.block(Hrg.jump(Kind.BREAK)), Hrg.block(farther))));
    }
  }

  private void land(
      LudClause to, LudemeScope scope, Ways ways, Reach reach, List<HrgStatement> into) {
    boolean glides = reach.after() > 0;
    LudemeScope landed = scope.with("between", SitePlace.BOARD).with("to", SitePlace.BOARD);
    List<HrgStatement> landing = new ArrayList<>();
    landing.add(Hrg.set(TO, ways.next(glides ? TO : BETWEEN)));
    Travels.checkOn(TO, landing);
    if (ways.closed()) {
      landing.add(Hrg.check(Logic.unequal(TO, FROM)));
    }
    if (strikes(to)) {
      strike(to, landed, landing, reach, into);
      return;
    }
    travels.check(to, "if", landed, landing);
    if (glides) {
      List<HrgStatement> farther = new ArrayList<>();
      pass("glided", reach.after(), farther);
      landing.add(Hrg.branch(Hrg.block(Hrg.jump(Kind.BREAK)), Hrg.block(farther)));
      begin("glided", reach.after(), into);
      into.add(Hrg.set(TO, BETWEEN));
      into.add(Hrg.loop(landing));
    } else {
      into.addAll(landing);
    }
  }

  /** Whether pieces land only on the first site that fails the condition, if another one holds. */
  private static boolean strikes(LudClause to) {
    return to.findClause("apply").filter(apply -> apply.has("if")).isPresent();
  }

  private void strike(
      LudClause to,
      LudemeScope landed,
      List<HrgStatement> landing,
      Reach reach,
      List<HrgStatement> into) {
    HrgExpression open =
        to.has("if") ? model.conditions().condition(to.get("if"), landed) : Logic.TRUE;
    List<HrgStatement> round = new ArrayList<>(landing);
    round.add(Hrg.when(Logic.not(open), Hrg.jump(Kind.BREAK)));
    if (reach.after() > 0) {
      begin("glided", reach.after(), into);
      pass("glided", reach.after(), round);
      into.add(Hrg.set(TO, BETWEEN));
      into.add(Hrg.loop(round));
    } else {
      into.addAll(landing);
      into.add(Hrg.check(Logic.not(open)));
    }
    travels.check(to.clause("apply"), "if", landed, into);
  }

  /** The effects on each jumped piece, from the first one on. */
  private List<HrgStatement> effects(LudClause between, LudemeScope scope, Ways ways) {
    List<HrgStatement> effect = new ArrayList<>();
    travels.effect(between, scope, effect);
    if (effect.isEmpty()) {
      return effect;
    }
    Dependence own = new Dependence(model.definitions());
    own.add(effect);
    if (own.matters(effect) && !own.onlyAt(effect, BETWEEN, _ -> false)) {
      throw LudRefusal.of(between, "with effects that it depends on is not supported yet");
    }
    HrgExpression last = model.definitions().scratch("lastJumped", Hrg.type("Site"));
    List<HrgStatement> round = new ArrayList<>(effect);
    round.add(Hrg.when(Hrg.equal(BETWEEN, last), Hrg.jump(Kind.BREAK)));
    round.add(Hrg.set(BETWEEN, ways.next(BETWEEN)));
    return List.of(Hrg.set(last, BETWEEN), Hrg.set(BETWEEN, firstJumped()), Hrg.loop(round));
  }
}
