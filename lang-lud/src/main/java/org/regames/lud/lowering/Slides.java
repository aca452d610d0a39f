package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/** Moves of a piece along a line, over free sites. */
final class Slides {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");

  private final Model model;
  private final Travels travels;

  Slides(Model model, Travels travels) {
    this.model = model;
    this.travels = travels;
  }

  void slide(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "track");
    Optional<LudClause> between = clause.findClause("between");
    Optional<LudClause> to = clause.findClause("to");
    between.ifPresent(each -> LudRefusal.unlessAbsent(each, "trail", "apply"));
    to.ifPresent(each -> LudRefusal.unlessAbsent(each, "level", "rotations"));
    LudemeScope inner = travels.from(clause, scope, into);
    Ways ways = travels.ways(clause, inner, true);
    if (ways.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    AtSite here = new AtSite(TO, false, Place.BOARD);
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.set(TO, ways.next(TO)));
    Travels.checkOn(TO, round);
    if (ways.closed()) {
      round.add(Hrg.check(Logic.unequal(TO, FROM)));
    }
    Reach reach = reach(between, clause, round);
    if (to.isPresent() && to.get().has("if")) {
      HrgExpression stops =
          Logic.and(
              model.conditions().condition(to.get().get("if"), inner.with("to", here)),
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
    List<HrgStatement> stop = new ArrayList<>(checked(reach.enough()));
    stop.add(Hrg.jump(Kind.BREAK));
    round.add(Hrg.branch(Hrg.block(stop), Hrg.block(checked(reach.farther()))));
    List<HrgStatement> line = new ArrayList<>(reach.begin());
    line.add(Hrg.set(TO, FROM));
    line.add(Hrg.loop(round.toArray(HrgStatement[]::new)));
    into.add(ways.branch(line));
    LudemeScope arrived = inner.with("to", here);
    if (to.isPresent()) {
      to.get()
          .findClause("apply")
          .filter(apply -> apply.has("if"))
          .ifPresent(apply -> travels.check(apply, "if", arrived, into));
      travels.effect(to.get(), arrived, into);
    }
    travels.travel(clause, arrived, into);
  }

  private static List<HrgStatement> checked(HrgExpression condition) {
    return condition.equals(Logic.TRUE) ? List.of() : List.of(Hrg.check(condition));
  }

  /**
   * How far a piece slides.
   *
   * @param begin begins to count the steps
   * @param enough whether it has gone far enough to stop
   * @param farther whether it may go farther
   */
  private record Reach(List<HrgStatement> begin, HrgExpression enough, HrgExpression farther) {}

  private Reach reach(Optional<LudClause> between, LudClause clause, List<HrgStatement> round) {
    Optional<LudClause> range = between.flatMap(each -> each.findClause("range"));
    if (range.isEmpty()) {
      return new Reach(List.of(), Logic.TRUE, Logic.TRUE);
    }
    LudClause limits = range.get();
    int most = travels.longestLine();
    int least = 1;
    switch (limits.title()) {
      case "exact" -> {
        least = known(limits, "value", clause);
        most = least;
      }
      case "max" -> most = known(limits, "value", clause);
      case "min" -> least = known(limits, "value", clause);
      default -> {
        least = known(limits, "min", clause);
        most = limits.has("max") ? known(limits, "max", clause) : most;
      }
    }
    if (most < 1) {
      throw LudRefusal.of(clause, "of no steps cannot be played yet");
    }
    HrgExpression gone =
        Hrg.ref(model.definitions().variable("gone", model.definitions().numbers(most)));
    round.add(Hrg.set(gone, Hrg.apply(model.definitions().up(), gone)));
    Num.Amount steps = new Num.Amount(gone, Integer.MAX_VALUE);
    return new Reach(
        List.of(Hrg.set(gone, Hrg.ref("0"))),
        Logic.not(model.numbers().less(steps, new Num.Known(least), clause)),
        model.numbers().less(steps, new Num.Known(most), clause));
  }

  private int known(LudClause range, String parameter, LudClause clause) {
    return model
        .statics()
        .number(range.get(parameter), Assumed.NOTHING)
        .orElseThrow(() -> LudRefusal.of(clause, "so far cannot be played yet"));
  }
}
