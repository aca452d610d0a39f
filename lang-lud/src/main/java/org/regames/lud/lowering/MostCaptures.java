package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;

/** {@code (max Captures …)}: the moves after which the fewest pieces are left. */
record MostCaptures(Model model) {
  /** Ludemes that put pieces on the board, or take some without removing them. */
  private static final Set<String> OTHERWISE = Set.of("add", "move Add", "fromTo", "move");

  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause moves = clause.clause("moves");
    if (scope.testing() || scope.unfiltered()) {
      into.addAll(model.generators().statements(moves, scope));
      return;
    }
    refuse(clause, moves);
    int most = model.sites().onBoard();
    HrgExpression fewest =
        Hrg.ref(model.definitions().variable("fewest", model.definitions().numbers(most)));
    HrgExpression left =
        model.definitions().scratch("piecesLeft", model.definitions().numbers(most));
    into.addAll(count(left));
    into.add(Hrg.set(fewest, left));
    List<HrgStatement> fewer = new ArrayList<>();
    fewer.addAll(model.generators().statements(moves, scope.unfilteredMoves()));
    fewer.addAll(count(left));
    fewer.add(
        Hrg.check(
            model
                .numbers()
                .less(new Num.Amount(left, most), new Num.Amount(fewest, most), clause)));
    into.add(
        Hrg.repeat(
            Hrg.reachable(model.definitions().graph("takesMore", fewer)),
            Hrg.set(fewest, Hrg.apply("down", fewest))));
    into.addAll(model.generators().statements(moves, scope));
    into.addAll(count(left));
    into.add(Hrg.check(Logic.equal(left, fewest)));
  }

  private void refuse(LudClause clause, LudClause moves) {
    boolean flat =
        !model.heaps().used()
            && !model.stacks().used()
            && !model.hasHands()
            && !model.piles().used();
    Stream<LudClause> all =
        Stream.concat(
            moves.all(), model.written().clauses("piece").stream().flatMap(LudClause::all));
    if (!flat || all.anyMatch(each -> OTHERWISE.contains(each.title()))) {
      throw LudRefusal.of(clause, "of moves that do more than capture is not supported yet");
    }
  }

  private List<HrgStatement> count(HrgExpression left) {
    HrgExpression each =
        Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(left, Hrg.ref("0")));
    all.addAll(
        model
            .conditions()
            .counting()
            .everywhere(
                each,
                model.occupied(each),
                List.of(Hrg.set(left, Hrg.apply(model.definitions().up(), left)))));
    return all;
  }
}
