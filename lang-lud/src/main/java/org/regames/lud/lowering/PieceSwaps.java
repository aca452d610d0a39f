package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** Swaps of two pieces: the first keeps its local state, the second loses it. */
record PieceSwaps(Model model) {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");

  /** {@code (move Swap Pieces …)}. */
  void move(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    choose(clause, "first", "from", scope, into);
    choose(clause, "second", "to", scope, into);
    if (!scope.testing()) {
      into.add(Hrg.tagOf("from"));
      into.add(Hrg.tagOf("to"));
      into.addAll(swapped(FROM, TO));
      into.add(Hrg.set(model.numbers().lastSite("lastFrom"), FROM));
      into.add(Hrg.set(model.numbers().lastSite("lastTo"), TO));
    }
  }

  /** {@code (swap Pieces …)} as a consequence of a move. */
  void effect(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    AtSite first = site(clause, "first", "lastFrom", scope);
    AtSite second = site(clause, "second", "lastTo", scope);
    HrgExpression holds =
        Logic.and(
            first.mayBeOff() ? Logic.unequal(first.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE,
            second.mayBeOff() ? Logic.unequal(second.site(), Hrg.ref(Sites.OFF)) : Logic.TRUE);
    List<HrgStatement> swapped = swapped(first.site(), second.site());
    into.add(Hrg.when(holds, swapped));
  }

  /** The site of one of the pieces, as a variable. */
  private void choose(
      LudClause clause, String parameter, String end, LudemeScope scope, List<HrgStatement> into) {
    AtSite site = site(clause, parameter, SymbolWords.camel("last " + end), scope);
    model.definitions().variable(end, Hrg.type("Site"), Hrg.ref(Sites.OFF));
    if (!site.site().equals(Hrg.ref(end))) {
      into.add(Hrg.set(Hrg.ref(end), site.site()));
    }
    if (site.mayBeOff()) {
      Travels.checkOn(Hrg.ref(end), into);
    }
  }

  /** The site of one of the pieces; if none is named, that of the last move. */
  private AtSite site(LudClause clause, String parameter, String usual, LudemeScope scope) {
    model.heaps().refuse(clause);
    model.stacks().refuse(clause);
    AtSite site =
        clause.has(parameter)
            ? model.numbers().site(clause.get(parameter), scope)
            : new AtSite(model.numbers().lastSite(usual), true, SitePlace.ANYWHERE);
    if (model.trackPlaces().kept() || site.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "in hands or on tracks is not supported yet");
    }
    return site;
  }

  private List<HrgStatement> swapped(HrgExpression first, HrgExpression second) {
    HrgExpression moved =
        Hrg.ref(model.definitions().variable("moved", Hrg.type("Piece"), Hrg.ref(Model.EMPTY)));
    List<HrgStatement> there = new ArrayList<>();
    there.add(Hrg.set(model.board(second), model.board(first)));
    there.addAll(model.siteNumbers().copied(first, second));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(moved, model.board(second)));
    all.add(Hrg.when(model.occupied(first), there));
    all.add(Hrg.set(model.board(first), moved));
    all.addAll(model.siteNumbers().cleared(first));
    return List.of(Hrg.when(Logic.unequal(first, second), all));
  }
}
