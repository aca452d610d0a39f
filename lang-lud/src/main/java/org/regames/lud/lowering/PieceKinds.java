package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.Which;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The kinds of pieces that texts name, with or without an owner. */
record PieceKinds(Model model) {
  /** No game has kinds with greater numbers. */
  static final int MOST = 1000;

  /** {@code (id …)}: the number of a kind, or of a player if only a role is given. */
  Num id(LudClause clause, LudemeScope scope) {
    Optional<String> name = clause.findWord("name");
    Optional<LudValue> role = clause.find("player");
    // Ludii ignores the name if the player is that of a loop.
    if (name.isEmpty() || clause.findWord("player").equals(Optional.of("Player"))) {
      return model
          .numbers()
          .player(role.orElseThrow(() -> LudRefusal.of(clause, "of nothing")), scope);
    }
    if (role.isEmpty()) {
      return new Known(
          model
              .pieces()
              .named(name.get())
              .orElseThrow(() -> LudRefusal.of(clause, "has no such piece"))
              .id());
    }
    OptionalInt owner = model.statics().player(role.get(), Assumed.NOTHING);
    if (owner.isPresent()) {
      return new Known(ofOwner(name.get(), owner.getAsInt()).map(Component::id).orElse(-1));
    }
    return new Which(kind(name.get(), owner(clause), Optional.empty()));
  }

  /** The owner of the piece that {@code (id …)} names, if that depends on the position. */
  private HrgExpression owner(LudClause id) {
    String role = id.word("player");
    return switch (role) {
      case "Mover" -> model.mover();
      case "Next" -> model.next();
      default -> throw LudRefusal.of(id, "of " + role + " is not supported yet");
    };
  }

  /** The kind that {@code (id …)} denotes, of which each player has one. */
  HrgExpression kindOfAll(LudClause id) {
    return kind(id.word("name"), owner(id), id);
  }

  /** The kind with a computed number; that of an empty site if there is none. */
  HrgExpression numbered(Num.Amount number) {
    Map<String, String> kinds = new LinkedHashMap<>();
    for (int i = 0; i <= number.most(); i++) {
      kinds.put("" + i, model.pieces().number(i).map(Component::symbol).orElse(Model.EMPTY));
    }
    model.definitions().numbers(number.most());
    return Hrg.apply(
        model.tables().values("pieceNumbered", "Number", "Piece", kinds), number.number());
  }

  /** The first kind of pieces of an owner whose name contains a text. */
  Optional<Component> ofOwner(String text, int owner) {
    return model.pieces().of(owner).stream().filter(it -> it.name().contains(text)).findFirst();
  }

  /** Whether no player has pieces whose name contains a text. */
  boolean isNobodys(String text) {
    return model.pieces().all().stream().noneMatch(it -> it.name().contains(text));
  }

  /** The condition that a player has pieces whose name contains a text. */
  HrgExpression has(String text, HrgExpression player) {
    List<HrgExpression> players = new ArrayList<>();
    for (int i = 1; i <= model.players(); i++) {
      if (ofOwner(text, i).isPresent()) {
        players.add(Logic.equal(player, Hrg.ref(model.player(i))));
      }
    }
    return players.size() == model.players() ? Logic.TRUE : Logic.any(players);
  }

  /** The kind of such pieces of a player; that of an empty site if the player has none. */
  HrgExpression kindIfAny(String text, HrgExpression player) {
    Map<String, String> kinds = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      kinds.put(model.player(i), ofOwner(text, i).map(Component::symbol).orElse(Model.EMPTY));
    }
    String table = model.tables().values(SymbolWords.symbol(text), "Player", "Piece", kinds);
    return Hrg.apply(table, player);
  }

  /** The kind of such pieces of any player. */
  HrgExpression kind(String text, HrgExpression player, LudClause place) {
    return kind(text, player, Optional.of(place));
  }

  /**
   * The same; without a place for a message, players without such a piece get that of an empty
   * site.
   */
  private HrgExpression kind(String text, HrgExpression player, Optional<LudClause> place) {
    Map<String, String> kinds = new LinkedHashMap<>();
    boolean all = true;
    for (int i = 1; i <= model.players(); i++) {
      Optional<Component> one = ofOwner(text, i);
      all &= one.isPresent();
      kinds.put(model.player(i), one.map(Component::symbol).orElse("noPiece"));
    }
    if (!all && place.isPresent()) {
      throw LudRefusal.of(place.get(), "is not a piece that all players have");
    }
    if (!all) {
      model.definitions().need("noPiece");
    }
    String type = all ? "Piece" : "Kind";
    return Hrg.apply(
        model.tables().values(SymbolWords.symbol(text), "Player", type, kinds), player);
  }
}
