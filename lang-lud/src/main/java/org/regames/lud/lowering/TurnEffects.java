package org.regames.lud.lowering;

import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;

/** Effects on the next player, and on the sides of players. */
record TurnEffects(Model model) {
  /** {@code (moveAgain)}. */
  void again(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    setNext(model.mover(), into);
  }

  private void setNext(HrgExpression player, List<HrgStatement> into) {
    into.add(Hrg.set(model.next(), player));
    model.definitions().variable("isChosen", Hrg.type("Bool"));
    into.add(Hrg.set(Hrg.ref("isChosen"), Hrg.ref("1")));
  }

  /** {@code (set NextPlayer …)}. */
  void nextPlayer(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!(clause.get("players") instanceof LudClause player) || !player.is("player")) {
      throw LudRefusal.of(clause, "of several players is not supported yet");
    }
    Num number = model.numbers().player(player, scope);
    if (number instanceof Num.Maybe maybe) {
      // Ludii cannot continue with a player that does not exist.
      setNext(new NumberedPlayers(model).player(maybe), into);
      return;
    }
    setNext(model.numbers().owner(number, clause), into);
  }

  /** Two players swap seats; the owners of pieces do not change. */
  void swapPlayers(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Num first = model.numbers().player(clause.get("first"), scope);
    Num second = model.numbers().player(clause.get("second"), scope);
    if (!(first instanceof Num.Known(int a) && second instanceof Num.Known(int b))
        || Math.min(a, b) < 1
        || Math.max(a, b) > model.players()) {
      throw LudRefusal.of(clause, "of these players is not supported yet");
    }
    HrgExpression one = model.seat(Hrg.ref(model.player(a)));
    HrgExpression other = model.seat(Hrg.ref(model.player(b)));
    HrgExpression kept = model.definitions().scratch("keptSeat", Hrg.type("Player"));
    into.add(Hrg.set(kept, one));
    into.add(Hrg.set(one, other));
    into.add(Hrg.set(other, kept));
    into.add(Hrg.set(model.turn().passed(), Hrg.ref("0")));
    model.turn().noteSwap(into);
  }

  /** {@code (move Set NextPlayer …)}: a move that does nothing else. */
  void chooseNext(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!scope.testing()) {
      into.add(Hrg.tag("next"));
      nextPlayer(clause, scope, into);
      into.addAll(model.turn().nowhere());
    }
  }

  /** {@code (set NextPlayer …)} among moves that are only tested for existence. */
  void wouldBeNext(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!scope.asking()) {
      throw LudRefusal.of(clause, "as a move is not supported yet");
    }
    if (!scope.testing()) {
      nextPlayer(clause, scope, into);
    }
  }

  /** {@code (move Swap Players …)}: sides are swapped, and the same side remains to move. */
  void chooseSwap(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (model.players() != 2 || model.swaps()) {
      throw LudRefusal.of(clause, "in this game is not supported yet");
    }
    if (!scope.testing()) {
      into.add(Hrg.tag("swap"));
      swapPlayers(clause, scope, into);
      setNext(model.mover(), into);
      into.addAll(model.turn().nowhere());
    }
  }
}
