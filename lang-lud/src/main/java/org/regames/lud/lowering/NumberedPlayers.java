package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;

/** Players and owners for computed numbers. */
record NumberedPlayers(Model model) {
  /** The owner with a number. */
  HrgExpression owner(Num.Amount amount) {
    Map<String, String> owners = byNumber();
    model.definitions().numbers(model.players() + 1);
    return Hrg.apply(model.tables().values("ownerOf", "Number", "Owner", owners), amount.number());
  }

  /** Whether the numbers of all kinds of pieces are also numbers of owners. */
  boolean areKinds() {
    return model.pieces().all().stream().allMatch(it -> it.id() <= model.players() + 1);
  }

  /** The owner with the same number as a kind of pieces. */
  HrgExpression owner(Num.Which kind) {
    Map<String, String> owners = new LinkedHashMap<>();
    owners.put(Model.EMPTY, Model.NOBODY);
    model.pieces().all().forEach(it -> owners.put(it.symbol(), model.owner(it.id())));
    return Hrg.apply(
        model.tables().values("ownerNumbered", "Piece", "Owner", owners), kind.piece());
  }

  /** The player with a number, which must be that of a player. */
  HrgExpression player(Num.Maybe maybe) {
    Map<String, String> players = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      players.put("" + i, model.player(i));
    }
    model.definitions().numbers(model.players() + 1);
    return Hrg.apply(
        model.tables().values("playerOf", GameDefinitions.VALUE, "Player", players), maybe.value());
  }

  private Map<String, String> byNumber() {
    Map<String, String> owners = new LinkedHashMap<>();
    for (int i = 0; i <= model.players() + 1; i++) {
      owners.put("" + i, model.owner(i));
    }
    return owners;
  }
}
