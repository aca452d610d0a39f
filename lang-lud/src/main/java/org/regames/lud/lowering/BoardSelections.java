package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Whether sites that moves select are always sites of the board, and never of a hand. */
final class BoardSelections {
  /** Regions that have sites of the board alone. */
  private static final Set<String> OF_BOARD =
      Set.of(
          "sites Empty",
          "sites Row",
          "sites Column",
          "sites Layer",
          "sites Phase",
          "sites LineOfSight",
          "sites Distance");

  private final Model model;

  BoardSelections(Model model) {
    this.model = model;
  }

  /** Whether no move of the game selects a site of a hand. */
  boolean all() {
    return !model.hasHands()
        || model.written().clauses("move Select").stream()
            .allMatch(select -> isOnBoard(select, "from") && isOnBoard(select, "to"));
  }

  private boolean isOnBoard(LudClause select, String end) {
    Optional<LudClause> sites = select.findClause(end);
    return sites.isEmpty() || sites.get().find("sites").filter(this::isOnBoard).isPresent();
  }

  private boolean isOnBoard(LudValue region) {
    Optional<BitSet> known = model.statics().region(region, Assumed.NOTHING);
    if (known.isPresent()) {
      return isOnBoard(known.get());
    }
    for (String role : Set.of("Mover", "Next")) {
      if (IntStream.rangeClosed(1, model.players())
          .mapToObj(player -> model.statics().region(region, Assumed.role(role, player)))
          .allMatch(sites -> sites.filter(this::isOnBoard).isPresent())) {
        return true;
      }
    }
    return region instanceof LudClause clause && isOnBoard(clause);
  }

  private boolean isOnBoard(BitSet sites) {
    return sites.length() <= model.sites().onBoard();
  }

  private boolean isOnBoard(LudClause region) {
    return switch (region.ludeme().id()) {
      case "REGION sites /list" -> region.list("sites").stream().allMatch(this::isOfBoard);
      case "REGION difference" -> isOnBoard(region.get("region"));
      case "REGION intersection" ->
          isOnBoard(region.get("first")) || isOnBoard(region.get("second"));
      case "REGION union" -> isOnBoard(region.get("first")) && isOnBoard(region.get("second"));
      default -> OF_BOARD.contains(region.title());
    };
  }

  /** Where the last move went: by induction, to the board. */
  private boolean isOfBoard(LudValue site) {
    return site instanceof LudClause clause
        && clause.is("last To")
        && !clause.flag("afterConsequence");
  }
}
