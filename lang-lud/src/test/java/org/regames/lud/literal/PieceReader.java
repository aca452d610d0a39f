package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.equipment.GameEquipment;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers the kinds of pieces: none, dice, then pieces in the order in which they are written. */
final class PieceReader {
  private final LudClause game;
  private final GameEquipment equipment;
  private final List<PieceKind> kinds = new ArrayList<>();

  PieceReader(LudClause game, GameEquipment equipment) {
    this.game = game;
    this.equipment = equipment;
  }

  List<PieceKind> kinds() {
    kinds.add(new PieceKind(0, "", "", 0, AbsoluteDirection.N, null, null, null));
    for (Integer owner : equipment.dice().stream().map(DiceItem::owner).distinct().toList()) {
      for (DiceItem item : equipment.dice()) {
        if (item.owner() == owner) {
          item.faces().forEach(faces -> die(owner, faces));
        }
      }
    }
    List<LudClause> items =
        game.clause("equipment").clauses("items").stream()
            .filter(item -> item.is("piece") || item.is("tile"))
            .toList();
    items.forEach(this::piece);
    if (items.isEmpty()) {
      for (int player = 1; player <= equipment.players(); player++) {
        add("Ball" + player, player, null, null);
      }
    }
    return List.copyOf(kinds);
  }

  private void die(int owner, List<Integer> faces) {
    int index = kinds.size();
    kinds.add(
        new PieceKind(
            index,
            "Die" + index,
            "Die",
            owner,
            AbsoluteDirection.N,
            null,
            null,
            faces.stream().mapToInt(Integer::intValue).toArray()));
  }

  private void piece(LudClause item) {
    if (item.is("tile") && (item.has("walk") || item.has("walks"))) {
      throw new NotEvaluated("item tile with walks");
    }
    String role = item.word("role");
    List<Integer> owners =
        role.equals("Each")
            ? IntStream.rangeClosed(1, equipment.players()).boxed().toList()
            : List.of(Roles.constant(role, equipment.players()));
    for (int owner : owners) {
      add(item.word("name"), owner, item, flips(item));
    }
  }

  private static int[] flips(LudClause item) {
    return item.findClause("flips")
        .map(flips -> new int[] {whole(flips.get("from")), whole(flips.get("to"))})
        .orElse(null);
  }

  private static int whole(LudValue value) {
    return value instanceof LudValue.Number number ? number.whole() : -1;
  }

  private void add(String name, int owner, LudClause item, int[] flips) {
    boolean shared = owner > equipment.players();
    boolean numbered = equipment.players() == 1 ? owner == 0 : !shared;
    kinds.add(
        new PieceKind(
            kinds.size(),
            numbered ? name + owner : name,
            name,
            owner,
            facing(owner, item),
            flips,
            item,
            null));
  }

  private AbsoluteDirection facing(int owner, LudClause item) {
    if (game.clause("players").get("count") instanceof LudValue.Items entries
        && owner >= 1
        && owner <= entries.values().size()) {
      LudClause entry = (LudClause) entries.values().get(owner - 1);
      if (entry.has("facing")) {
        return AbsoluteDirection.of(entry.word("facing")).orElse(AbsoluteDirection.N);
      }
    }
    return item != null && item.is("piece") && item.has("facing")
        ? AbsoluteDirection.of(item.word("facing")).orElse(AbsoluteDirection.N)
        : AbsoluteDirection.N;
  }
}
