package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.SiteNumbers.What;
import org.regames.lud.tree.LudClause;

/**
 * {@code (max Moves … withValue:True)}: the first moves of chains of moves of the same player that
 * capture pieces of the greatest total value. Pieces are only marked until the turn ends, so that
 * the total is that of the marked pieces when the chain is over.
 */
record RichestChain(Model model) {
  /** Ludemes that remove pieces immediately. */
  private static final Set<String> TAKING =
      Set.of("move Remove", "custodial", "surround", "intervene", "enclose", "directional");

  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    boolean others =
        model
            .game()
            .all()
            .anyMatch(
                each -> TAKING.contains(each.title()) || each.is("remove") && !each.has("at"));
    if (others || model.stacks().used() || model.heaps().used() || model.piles().used()) {
      throw LudRefusal.of(clause, "by value in this game is not supported yet");
    }
    int most = model.siteNumbers().mostOfAll(clause);
    HrgExpression richest =
        Hrg.ref(model.definitions().variable("richest", model.definitions().numbers(most)));
    HrgExpression value =
        model.definitions().scratch("chainValue", model.definitions().numbers(most));
    LudClause moves = clause.clause("moves");
    into.add(Hrg.set(richest, Hrg.ref("0")));
    List<HrgStatement> richer = new ArrayList<>();
    richer.addAll(model.generators().statements(moves, scope.unfilteredMoves()));
    richer.addAll(rest(value));
    HrgExpression less = Hrg.apply(model.definitions().table(Table.LESS), richest, value);
    richer.add(Hrg.check(Hrg.equal(less, Hrg.ref("1"))));
    into.add(
        Hrg.repeat(
            Hrg.reachable(model.definitions().graph("richerChain", richer)),
            Hrg.set(richest, Hrg.apply(model.definitions().up(), richest))));
    into.addAll(model.generators().statements(moves, scope));
    List<HrgStatement> asRich = new ArrayList<>(rest(value));
    asRich.add(Hrg.check(Logic.equal(value, richest)));
    into.add(Hrg.check(Hrg.reachable(model.definitions().graph("isRichest", asRich))));
  }

  /** All moves of the chain except the first, and the value of the marked pieces after them. */
  private List<HrgStatement> rest(HrgExpression value) {
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.when(Logic.unequal(model.next(), model.mover()), Hrg.jump(Kind.BREAK)));
    round.add(Hrg.set(model.numbers().prev(), model.mover()));
    round.add(Hrg.set(model.next(), model.after(model.mover())));
    model.turn().goOn(round);
    HrgExpression goesOn =
        model
            .conditions()
            .reachable("chainGoesOn", model.phases().moves(LudemeScope.OUTERMOST.tested()));
    round.add(Hrg.when(Logic.not(goesOn), Hrg.jump(Kind.BREAK)));
    round.addAll(model.phases().moves(LudemeScope.OUTERMOST.unfilteredMoves()));
    HrgExpression each =
        Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
    String plus = model.definitions().table(Table.PLUS);
    HrgStatement more =
        Hrg.set(value, Hrg.apply(plus, value, model.siteNumbers().at(What.VALUE, each)));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.loop(round));
    all.add(Hrg.set(value, Hrg.ref("0")));
    all.addAll(
        model
            .conditions()
            .counting()
            .everywhere(
                each, Hrg.equal(model.dynamicRegions().marked(each), Hrg.ref("1")), List.of(more)));
    return all;
  }
}
