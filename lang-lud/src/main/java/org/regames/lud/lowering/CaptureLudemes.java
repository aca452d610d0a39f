package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Directions.Axis;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/** Captures of pieces by others around them, from the site of the last move. */
record CaptureLudemes(Model model) {
  private static final HrgExpression CAPTURED = Hrg.ref("captured");
  private static final HrgExpression BEYOND = Hrg.ref("beyond");
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  /** The variable for whether the last captures took anything. */
  static HrgExpression flag(Model model) {
    return Hrg.ref(model.definitions().variable("takes", Hrg.type("Bool")));
  }

  /** The site beside which something is captured. */
  HrgExpression start(LudClause clause, LudemeScope scope, String usual) {
    model.definitions().variable("captured", Hrg.type("Site"), OFF);
    model.definitions().variable("beyond", Hrg.type("Site"), OFF);
    Optional<LudClause> from = clause.findClause("from");
    if (from.isPresent()) {
      LudRefusal.unlessAbsent(from.get(), "level", "if");
      NumberLudemes.usualType(model, from.get());
      if (from.get().has("sites")) {
        return model.numbers().site(from.get().get("sites"), scope).site();
      }
    } else if (!usual.isEmpty()) {
      return model.numbers().lastSite(usual);
    }
    throw LudRefusal.of(clause, "without a site is not supported yet");
  }

  /** The condition on a site that is captured, or on one beyond it. */
  HrgExpression condition(
      LudClause clause, String part, LudemeScope scope, String iterator, AtSite site) {
    Optional<LudClause> where = clause.findClause(part);
    if (where.isEmpty() || !where.get().has("if")) {
      throw LudRefusal.of(clause, "without a condition in `" + part + "` is not supported yet");
    }
    return model.conditions().condition(where.get().get("if"), scope.with(iterator, site));
  }

  /** What happens to a piece; it is taken unless the clause says otherwise. */
  List<HrgStatement> effect(
      LudClause clause, String part, LudemeScope scope, HrgExpression captured) {
    Optional<LudClause> apply = clause.findClause(part).flatMap(inner -> inner.findClause("apply"));
    if (apply.isEmpty() || !apply.get().has("effect")) {
      return model.effects().taken(captured, false);
    }
    LudRefusal.unlessAbsent(apply.get(), "if");
    return model.effects().statements(apply.get().clause("effect"), scope);
  }

  private static AtSite at(HrgExpression site, boolean mayBeOff) {
    return new AtSite(site, mayBeOff, SitePlace.BOARD);
  }

  /** {@code (custodial …)}: a row between two others, or one piece only. */
  void custodial(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression start = start(clause, scope, "lastTo");
    clause.findClause("between").ifPresent(b -> LudRefusal.unlessAbsent(b, "trail"));
    Ways ways =
        model.directions().lines(clause, "directions", scope.with("from", at(start, false)));
    if (ways.isEmpty()) {
      return;
    }
    if (ways.closed()) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    boolean one = isOne(clause);
    LudemeScope inner = scope.with("between", at(CAPTURED, false)).with("to", at(BEYOND, true));
    HrgExpression enemy =
        Logic.and(
            Logic.unequal(CAPTURED, OFF),
            condition(clause, "between", scope, "between", at(CAPTURED, false)));
    HrgExpression friend = condition(clause, "to", inner, "to", at(BEYOND, true));
    boolean together = Flips.changesWhatIsAsked(clause);
    List<HrgStatement> effect =
        together
            ? new ArrayList<>(List.of(Hrg.set(taken(CAPTURED), Hrg.ref("1"))))
            : new ArrayList<>(effect(clause, "between", inner, CAPTURED));
    effect.add(Hrg.set(flag(model), Hrg.ref("1")));
    effect.addAll(eachTime(clause, scope, effect, List.of(enemy, friend)));
    HrgExpression first = ways.next(start);
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(CAPTURED, first));
    if (one) {
      List<HrgStatement> taken = new ArrayList<>(effect);
      body.add(
          Hrg.when(
              enemy,
              Hrg.set(BEYOND, ways.next(CAPTURED)),
              Hrg.when(Logic.and(Logic.unequal(BEYOND, OFF), friend), taken)));
    } else {
      List<HrgStatement> taken = new ArrayList<>(effect);
      taken.add(Hrg.set(CAPTURED, ways.next(CAPTURED)));
      body.add(Hrg.repeat(enemy, Hrg.set(CAPTURED, ways.next(CAPTURED))));
      body.add(Hrg.set(BEYOND, CAPTURED));
      body.add(Hrg.set(CAPTURED, first));
      body.add(
          Hrg.when(
              Logic.and(Logic.unequal(BEYOND, CAPTURED), friend),
              Hrg.repeat(Logic.unequal(CAPTURED, BEYOND), taken)));
    }
    into.add(Hrg.set(flag(model), Hrg.ref("0")));
    into.add(ways.each(body));
    if (together) {
      List<HrgStatement> done = new ArrayList<>();
      done.add(Hrg.set(taken(CAPTURED), Hrg.ref("0")));
      done.addAll(effect(clause, "between", scope.with("between", at(CAPTURED, false)), CAPTURED));
      HrgExpression marked = Hrg.equal(taken(CAPTURED), Hrg.ref("1"));
      into.addAll(model.conditions().counting().everywhere(CAPTURED, marked, done));
    }
  }

  /** Whether a site is marked as one that is taken. */
  private HrgExpression taken(HrgExpression site) {
    model.definitions().variable("taken", Hrg.map("Site", "Bool"));
    return Hrg.at("taken", site);
  }

  /** The consequences of each single capture, if no other capture affects them. */
  private List<HrgStatement> eachTime(
      LudClause clause,
      LudemeScope scope,
      List<HrgStatement> effect,
      List<HrgExpression> conditions) {
    if (!clause.has("then") || EffectLudemes.isRepeatable(clause.clause("then").clause("moves"))) {
      return List.of();
    }
    List<HrgStatement> then = model.effects().then(clause, scope);
    Dependence captures = new Dependence(model.definitions());
    captures.add(effect);
    Dependence following = new Dependence(model.definitions());
    following.add(then);
    List<HrgStatement> asked = new ArrayList<>(effect);
    conditions.forEach(condition -> asked.add(Hrg.check(condition)));
    if (captures.matters(then) || following.matters(asked)) {
      throw LudRefusal.of(clause, "with this `then` is not supported yet");
    }
    return then;
  }

  private boolean isOne(LudClause clause) {
    Optional<LudClause> range =
        clause.findClause("between").flatMap(between -> between.findClause("range"));
    if (range.isEmpty() || isAny(range.get())) {
      return false;
    }
    boolean max =
        range.get().is("max")
            && model
                .statics()
                .number(range.get().get("value"), Assumed.NOTHING)
                .equals(OptionalInt.of(1));
    if (!max) {
      throw LudRefusal.of(clause, "of this many pieces is not supported yet");
    }
    return true;
  }

  /** Whether one piece or more are wanted, up to as many as a line has. */
  private boolean isAny(LudClause range) {
    return range.is("range")
        && model.statics().number(range.get("min"), Assumed.NOTHING).orElse(2) <= 1
        && model.statics().number(range.get("max"), Assumed.NOTHING).orElse(0)
            >= new Travels(model).longestLine();
  }

  /** {@code (surround …)}: a piece all of whose neighbours satisfy a condition. */
  void surround(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    clause.findClause("between").ifPresent(b -> LudRefusal.unlessAbsent(b, "range", "trail"));
    HrgExpression start = start(clause, scope, "");
    Ways ways = model.directions().steps(clause, "relation", scope.with("from", at(start, false)));
    if (ways.isEmpty() || ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    LudemeScope inner = scope.with("between", at(CAPTURED, false));
    HrgExpression enemy = condition(clause, "between", scope, "between", at(CAPTURED, false));
    HrgExpression friend = condition(clause, "to", inner, "to", at(BEYOND, false));
    HrgExpression other =
        Logic.and(
            Logic.and(Logic.unequal(BEYOND, OFF), Logic.unequal(BEYOND, start)), Logic.not(friend));
    HrgExpression free =
        clause.has("except")
            ? hasMore(clause, ways, other)
            : model
                .conditions()
                .reachable(
                    "hasOther",
                    List.of(
                        ways.branch(List.of(Hrg.set(BEYOND, ways.next(CAPTURED)))),
                        Hrg.check(other)));
    HrgExpression surrounded =
        Logic.and(Logic.and(Logic.unequal(CAPTURED, OFF), enemy), Logic.not(free));
    if (clause.has("with")) {
      HrgExpression piece =
          model.generators().piece(clause.clause("with").list("piece").getFirst(), scope);
      surrounded =
          Logic.and(
              surrounded,
              Logic.any(
                  ways.functions().stream()
                      .map(way -> Logic.equal(model.board(Hrg.apply(way, CAPTURED)), piece))
                      .toList()));
    }
    marked(ways, start, surrounded, effect(clause, "between", inner, CAPTURED), into);
  }

  /** Whether more neighbours than the allowed exceptions do not satisfy the condition. */
  private HrgExpression hasMore(LudClause clause, Ways ways, HrgExpression other) {
    OptionalInt except = model.statics().number(clause.get("except"), Assumed.NOTHING);
    if (except.isEmpty() || except.getAsInt() < 0 || except.getAsInt() > ways.functions().size()) {
      throw LudRefusal.of(clause, "with this many exceptions is not supported yet");
    }
    int most = ways.functions().size();
    HrgExpression others = model.definitions().scratch("others", model.definitions().numbers(most));
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(others, Hrg.ref("0")));
    for (String way : ways.functions()) {
      body.add(Hrg.set(BEYOND, Hrg.apply(way, CAPTURED)));
      body.add(Hrg.when(other, Hrg.set(others, Hrg.apply(model.definitions().up(), others))));
    }
    Num.Amount counted = new Num.Amount(others, most);
    body.add(
        Hrg.check(
            Logic.not(
                model.numbers().less(counted, new Num.Known(except.getAsInt() + 1), clause))));
    return model.conditions().reachable("hasOthers", body);
  }

  /** First all are found, then something happens to each. */
  private void marked(
      Ways ways,
      HrgExpression start,
      HrgExpression condition,
      List<HrgStatement> effect,
      List<HrgStatement> into) {
    HrgExpression mark = taken(CAPTURED);
    HrgStatement next = Hrg.set(CAPTURED, ways.next(start));
    into.add(Hrg.set(flag(model), Hrg.ref("0")));
    into.add(ways.each(List.of(next, Hrg.when(condition, Hrg.set(mark, Hrg.ref("1"))))));
    List<HrgStatement> done = new ArrayList<>(effect);
    done.addFirst(Hrg.set(mark, Hrg.ref("0")));
    done.add(Hrg.set(flag(model), Hrg.ref("1")));
    into.add(ways.each(List.of(next, Hrg.when(Hrg.equal(mark, Hrg.ref("1")), done))));
  }

  /** {@code (intervene …)}: pieces on both sides, one on each. */
  void intervene(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    clause
        .findClause("between")
        .ifPresent(
            b -> {
              throw LudRefusal.of(b, "in `intervene` is not supported yet");
            });
    HrgExpression start = start(clause, scope, "lastTo");
    into.add(Hrg.set(flag(model), Hrg.ref("0")));
    for (Axis axis : model.directions().axes(clause, "directions", scope)) {
      if (axis.back().isPresent()) {
        HrgExpression forth = Hrg.apply(axis.forth(), start);
        HrgExpression back = Hrg.apply(axis.back().get(), start);
        List<HrgStatement> both = new ArrayList<>();
        both.add(Hrg.set(CAPTURED, back));
        both.add(Hrg.set(BEYOND, forth));
        LudemeScope first = scope.with("to", at(CAPTURED, false));
        LudemeScope second = scope.with("to", at(BEYOND, false));
        List<HrgStatement> taken = new ArrayList<>(effect(clause, "to", first, CAPTURED));
        taken.addAll(effect(clause, "to", second, BEYOND));
        taken.add(Hrg.set(flag(model), Hrg.ref("1")));
        HrgExpression holds =
            Logic.and(
                Logic.and(
                    Logic.unequal(CAPTURED, OFF),
                    condition(clause, "to", scope, "to", at(CAPTURED, false))),
                Logic.and(
                    Logic.unequal(BEYOND, OFF),
                    condition(clause, "to", scope, "to", at(BEYOND, false))));
        both.add(Hrg.when(holds, taken));
        into.addAll(both);
      }
    }
  }
}
