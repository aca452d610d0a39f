package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;

/** Rows of pieces that are pushed away from a site, or drawn towards it. */
record Pushes(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final HrgExpression EMPTY = Hrg.ref(Model.EMPTY);

  /**
   * {@code (push …)}: the piece of a site and those after it in a direction move on by one, up to
   * the first empty site. If there is none, the last one leaves the board.
   */
  void push(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression start = start(clause, scope);
    Ways ways = lines(clause, scope);
    if (ways.functions().size() != 1) {
      throw LudRefusal.of(clause, "in several directions is not supported yet");
    }
    HrgExpression at = variable("pushedTo", "Site");
    HrgExpression carried = variable("pushed", "Piece");
    HrgExpression met = variable("met", "Piece");
    HrgStatement onward = Hrg.set(at, ways.step(ways.functions().getFirst(), at));
    into.add(Hrg.set(at, start));
    into.add(Hrg.set(carried, model.board(at)));
    into.add(Hrg.set(model.board(at), EMPTY));
    into.add(onward);
    into.add(
        Hrg.repeat(
            Logic.and(Logic.unequal(at, OFF), model.occupied(at)),
            Hrg.set(met, model.board(at)),
            Hrg.set(model.board(at), carried),
            Hrg.set(carried, met),
            onward));
    into.add(Hrg.when(Logic.unequal(at, OFF), Hrg.set(model.board(at), carried)));
  }

  /** {@code (attract …)}: the pieces on all lines from a site move up to it, in their order. */
  void attract(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression start = start(clause, scope);
    Ways ways = lines(clause, scope);
    HrgExpression at = variable("drawnFrom", "Site");
    HrgExpression free = variable("drawnTo", "Site");
    HrgExpression drawn = variable("drawn", "Piece");
    for (String direction : ways.functions()) {
      into.add(Hrg.set(at, ways.step(direction, start)));
      into.add(Hrg.set(free, at));
      List<HrgStatement> round = new ArrayList<>();
      round.add(
          Hrg.when(
              model.occupied(at),
              Hrg.set(drawn, model.board(at)),
              Hrg.set(model.board(at), EMPTY),
              Hrg.set(model.board(free), drawn),
              Hrg.set(free, ways.step(direction, free))));
      round.add(Hrg.set(at, ways.step(direction, at)));
      into.add(Hrg.repeat(Logic.unequal(at, OFF), round));
    }
  }

  private HrgExpression start(LudClause clause, LudemeScope scope) {
    if (model.stacks().used() || model.heaps().used() || !model.siteNumbers().used().isEmpty()) {
      throw LudRefusal.of(
          clause, "in a game with stacks, seeds or local states is not supported yet");
    }
    return new CaptureLudemes(model).start(clause, scope, "lastTo");
  }

  private Ways lines(LudClause clause, LudemeScope scope) {
    Ways ways = model.directions().lines(clause, "directions", scope);
    if (ways.closed()) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    return ways;
  }

  private HrgExpression variable(String name, String type) {
    return model.definitions().scratch(name, Hrg.type(type));
  }
}
