package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.LudClause;

/** {@code (swap Pieces …)}: two pieces change places. */
final class Exchanges {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private final Model model;

  Exchanges(Model model) {
    this.model = model;
  }

  /** As a move that is chosen. */
  void move(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression from = variable("from");
    HrgExpression to = variable("to");
    AtSite first = end(clause, "first", "lastFrom", scope);
    AtSite second = end(clause, "second", "lastTo", scope);
    HrgExpression there = isThere(first, second);
    if (!there.equals(Logic.TRUE)) {
      into.add(Hrg.check(there));
    }
    if (scope.testing()) {
      return;
    }
    into.add(Hrg.set(to, second.site()));
    if (!first.site().equals(from)) {
      into.add(Hrg.set(from, first.site()));
    }
    into.add(Hrg.tagOf("from"));
    into.add(Hrg.tagOf("to"));
    into.addAll(exchanged(from, to));
    into.add(Hrg.set(model.numbers().lastSite("lastFrom"), from));
    into.add(Hrg.set(model.numbers().lastSite("lastTo"), to));
  }

  /** As what follows from a move. */
  void effect(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    AtSite first = end(clause, "first", "lastFrom", scope);
    AtSite second = end(clause, "second", "lastTo", scope);
    HrgStatement[] exchanged = exchanged(first.site(), second.site()).toArray(HrgStatement[]::new);
    into.add(Hrg.when(isThere(first, second), exchanged));
  }

  private HrgExpression variable(String name) {
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Site"), OFF));
  }

  private AtSite end(LudClause clause, String parameter, String usual, LudemeScope scope) {
    if (model.stacks().used() || model.heaps().used() || !model.siteNumbers().used().isEmpty()) {
      throw LudRefusal.of(clause, "of more than plain pieces cannot be played yet");
    }
    AtSite site =
        clause.has(parameter)
            ? model.numbers().site(clause.get(parameter), scope)
            : new AtSite(model.numbers().lastSite(usual), true, Place.ANYWHERE);
    if (site.place() != Place.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of a hand cannot be played yet");
    }
    return site;
  }

  private static HrgExpression isThere(AtSite first, AtSite second) {
    HrgExpression one = first.mayBeOff() ? Logic.unequal(first.site(), OFF) : Logic.TRUE;
    HrgExpression other = second.mayBeOff() ? Logic.unequal(second.site(), OFF) : Logic.TRUE;
    return Logic.and(one, other);
  }

  private List<HrgStatement> exchanged(HrgExpression first, HrgExpression second) {
    HrgExpression kept = model.definitions().scratch("exchanged", Hrg.type("Piece"));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(kept, model.board(second)));
    all.add(Hrg.set(model.board(second), model.board(first)));
    all.add(Hrg.set(model.board(first), kept));
    return all;
  }
}
