package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.LudemeScope.Fact;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/**
 * {@code (forEach Value …)}: moves and effects for each number of a range or of a list of sites.
 */
record ValueLoops(Model model) {
  private static final String VALUE = "value";

  /** The numbers of the loop, from the least to the greatest. */
  private record Range(HrgExpression least, Amount most) {}

  private Range range(LudClause clause, LudemeScope scope) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Amount least = arithmetic.amount(model.numbers().number(clause.get("min"), scope), clause);
    Amount most = arithmetic.positive(model.numbers().number(clause.get("max"), scope), clause);
    boolean fromZero = least.number().equals(Hrg.ref("0"));
    if (fromZero && model.numbers().number(clause.get("max"), scope) instanceof Num.Maybe) {
      throw LudRefusal.of(clause, "up to a number that may be undefined is not supported yet");
    }
    return new Range(least.number(), most);
  }

  /** The scope with what is known about a number of the range. */
  private static LudemeScope inside(
      LudClause clause, Range range, HrgExpression value, LudemeScope scope) {
    Amount number = new Amount(value, range.most().most());
    return scope
        .with(VALUE, number)
        .given(new Fact.Between(clause.get("min"), number, clause.get("max"), scope));
  }

  private HrgExpression within(Range range, HrgExpression value) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Amount number = new Amount(value, Integer.MAX_VALUE);
    Amount least = new Amount(range.least(), Integer.MAX_VALUE);
    return Logic.and(
        Logic.not(arithmetic.less(number, least)),
        Logic.not(arithmetic.less(range.most(), number)));
  }

  /** Moves for each number: one of them is chosen. */
  void moves(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    boolean ofRange = clause.ludeme().form().equals("range");
    if (!ofRange
        && clause.get("values") instanceof LudClause list
        && model.remembered().numbers().are(list)) {
      model.remembered().numbers().moves(clause, list, scope, into);
      return;
    }
    if (!ofRange) {
      throw LudRefusal.of(clause, "of a list is not supported yet");
    }
    Range range = range(clause, scope);
    HrgExpression value = model.definitions().scratch(VALUE, model.definitions().numbers(1));
    into.add(Hrg.any(VALUE, "Number"));
    into.add(Hrg.check(within(range, value)));
    LudemeScope inner = inside(clause, range, value, scope);
    into.addAll(model.generators().statements(clause.clause("moves"), inner));
    if (!scope.testing()) {
      into.add(Hrg.tagOf(VALUE));
    }
  }

  /** Effects for each number; all are decided before any of them happens. */
  void effects(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (clause.ludeme().form().equals("range")) {
      Range range = range(clause, scope);
      HrgExpression value = model.definitions().scratch(VALUE, model.definitions().numbers(1));
      LudemeScope inner = inside(clause, range, value, scope);
      into.addAll(related(clause, inner, body -> counted(range, value, body)));
      return;
    }
    SiteRegion region = new NumberLists(model).region(clause.get("values"), scope);
    if (region.place() == Num.SitePlace.ANYWHERE && model.hasHands()) {
      throw LudRefusal.of(clause, "of this list is not supported yet");
    }
    HrgExpression value = model.definitions().scratch("valueSite", Hrg.type("Site"));
    LudemeScope inner = scope.with(VALUE, new AtSite(value, false, region.place()));
    into.addAll(
        related(
            clause,
            inner,
            body ->
                model
                    .conditions()
                    .counting()
                    .through(
                        region.place(),
                        value,
                        List.of(Hrg.when(region.contains().apply(value), body)))));
  }

  private static List<HrgStatement> counted(
      Range range, HrgExpression value, List<HrgStatement> body) {
    HrgExpression more = Hrg.equal(Hrg.apply("less", range.most().number(), value), Hrg.ref("0"));
    List<HrgStatement> round = new ArrayList<>(body);
    round.add(
        Hrg.when(Hrg.equal(value, range.most().number()), Hrg.jump(HrgStatement.Jump.Kind.BREAK)));
    round.add(Hrg.set(value, Hrg.apply("up", value)));
    return List.of(Hrg.set(value, range.least()), Hrg.repeat(more, round));
  }

  private List<HrgStatement> related(
      LudClause clause, LudemeScope scope, Function<List<HrgStatement>, List<HrgStatement>> loop) {
    List<HrgStatement> body = model.effects().statements(clause.clause("moves"), scope);
    List<HrgStatement> whole = loop.apply(body);
    Dependence own = new Dependence(model.definitions());
    own.add(body);
    if (!own.matters(whole)) {
      return whole;
    }
    if (SowingCaptures.isIn(clause)) {
      throw LudRefusal.of(clause, "with captures is not supported yet");
    }
    return model
        .foresight()
        .of(() -> loop.apply(model.effects().statements(clause.clause("moves"), scope)));
  }

  /** The value of {@code (value)}. */
  Num value(LudClause clause, LudemeScope scope) {
    return scope.iterator(VALUE).orElse(new Num.Known(-1));
  }

  /** The table entries of this class. */
  Map<String, java.util.function.BiFunction<LudClause, LudemeScope, Num>> numbers() {
    return Map.of("INT value", this::value);
  }
}
