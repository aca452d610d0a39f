package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The kinds of pieces of a game, with their numbers. */
final class Pieces {
  private final List<Component> all = new ArrayList<>();
  private final int players;
  private final int dice;
  private final List<Optional<AbsoluteDirection>> facings = new ArrayList<>();

  /**
   * @param players how many players there are
   * @param dice how many dice there are, which have the first numbers
   * @param symbol makes an unused symbol
   */
  Pieces(LudClause game, int players, int dice, UnaryOperator<String> symbol) {
    this.players = players;
    this.dice = dice;
    readFacings(game.clause("players"));
    for (LudClause item : game.clause("equipment").clauses("items")) {
      switch (item.title()) {
        case "piece" -> add(item, symbol);
        case "tile" -> throw LudRefusal.of(item, "is not supported yet");
        default -> {}
      }
    }
    if (all.isEmpty()) {
      throw LudRefusal.of(game.clause("equipment"), "has no pieces, which is not supported yet");
    }
  }

  private void readFacings(LudClause clause) {
    IntStream.rangeClosed(0, players + 1).forEach(_ -> facings.add(Optional.empty()));
    if (clause.get("count") instanceof LudValue.Items) {
      List<LudClause> entries = clause.clauses("count");
      for (int i = 0; i < entries.size(); i++) {
        facings.set(i + 1, entries.get(i).findWord("facing").flatMap(AbsoluteDirection::of));
      }
    }
  }

  private void add(LudClause item, UnaryOperator<String> symbol) {
    String role = item.word("role");
    List<Integer> owners =
        role.equals("Each")
            ? IntStream.rangeClosed(1, players).boxed().toList()
            : List.of(owner(item, role));
    for (int owner : owners) {
      String written = item.word("name");
      boolean numbered = owner == 0 || owner <= players && players > 1;
      String name = numbered ? written + owner : written;
      Optional<AbsoluteDirection> own = item.findWord("facing").flatMap(AbsoluteDirection::of);
      AbsoluteDirection facing = facings.get(owner).or(() -> own).orElse(AbsoluteDirection.N);
      all.add(
          new Component(
              dice + all.size() + 1,
              written,
              name,
              owner,
              symbol.apply(SymbolWords.symbol(name)),
              facing,
              item.findClause("moves"),
              item.findClause("flips")));
    }
  }

  private int owner(LudClause item, String role) {
    if (role.matches("P\\d+")) {
      int player = Integer.parseInt(role.substring(1));
      if (player <= players) {
        return player;
      }
    }
    return switch (role) {
      case "Neutral" -> 0;
      case "Shared", "All" -> players + 1;
      default -> throw LudRefusal.of(item, "of " + role + " is not supported yet");
    };
  }

  /** All kinds, by number. */
  List<Component> all() {
    return all;
  }

  /** The kind with a number. */
  Optional<Component> number(int id) {
    return all.stream().filter(each -> each.id() == id).findFirst();
  }

  /** The kind with a full name. */
  Optional<Component> named(String name) {
    return all.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** The kinds of an owner. */
  List<Component> of(int owner) {
    return all.stream().filter(each -> each.owner() == owner).toList();
  }
}
