package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.tree.LudClause;

/** {@code (max Moves …)}: the first moves of longest chains of moves of the same player. */
record LongestChain(Model model) {
  private static final HrgExpression LONGEST = Hrg.ref("longest");
  private static final HrgExpression MADE = Hrg.ref("made");

  /** The limit on the length of chains, in which each move jumps a piece. */
  private static final int MOST = 64;

  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause moves = clause.clause("moves");
    if (scope.testing() || scope.unfiltered()) {
      into.addAll(model.generators().statements(moves, scope));
      return;
    }
    if (clause.flag("withValue")) {
      new RichestChain(model).write(clause, scope, into);
      return;
    }
    if (!model.choosesNext()) {
      into.addAll(model.generators().statements(moves, scope));
      return;
    }
    model.definitions().variable("longest", model.definitions().numbers(MOST));
    model.definitions().variable("made", model.definitions().numbers(MOST));
    into.add(Hrg.set(LONGEST, Hrg.ref("0")));
    into.add(
        Hrg.repeat(
            Hrg.reachable(longer(moves, scope)),
            Hrg.set(LONGEST, Hrg.apply(model.definitions().up(), LONGEST))));
    into.add(Hrg.check(Logic.unequal(LONGEST, Hrg.ref("0"))));
    into.addAll(model.generators().statements(moves, scope));
    HrgExpression goesOn = Hrg.reachable(model.definitions().graph("goesOn", rest()));
    into.add(Hrg.check(Logic.or(Hrg.equal(LONGEST, Hrg.ref("1")), goesOn)));
  }

  /** The graph that tests for a chain longer than the longest known one. */
  private String longer(LudClause moves, LudemeScope scope) {
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(LONGEST, Hrg.apply(model.definitions().up(), LONGEST)));
    body.addAll(model.generators().statements(moves, scope.unfilteredMoves()));
    body.add(Hrg.when(Hrg.equal(LONGEST, Hrg.ref("1")), Hrg.jump(Kind.RETURN)));
    body.addAll(rest());
    return model.definitions().graph("longerChain", body);
  }

  /** All moves of the chain except the first. */
  private List<HrgStatement> rest() {
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.check(Logic.equal(model.next(), model.mover())));
    round.add(Hrg.set(model.numbers().prev(), model.mover()));
    round.add(Hrg.set(model.next(), model.after(model.mover())));
    model.turn().goOn(round);
    round.addAll(model.phases().moves(LudemeScope.OUTERMOST.unfilteredMoves()));
    round.add(Hrg.set(MADE, Hrg.apply(model.definitions().up(), MADE)));
    round.add(Hrg.when(Hrg.equal(MADE, LONGEST), Hrg.jump(Kind.RETURN)));
    return List.of(Hrg.set(MADE, Hrg.ref("1")), Hrg.loop(round));
  }
}
