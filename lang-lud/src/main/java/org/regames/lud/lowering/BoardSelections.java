package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Whether sites that moves end at, or select, are always sites of the board, and never of a hand.
 */
record BoardSelections(Model model) {
  /** Regions that have only sites of the board. */
  private static final Set<String> OF_BOARD =
      Set.of(
          "sites Empty",
          "sites Row",
          "sites Column",
          "sites Layer",
          "sites Phase",
          "sites LineOfSight",
          "sites Distance",
          "sites Around",
          "sites Direction",
          "ahead",
          "coord",
          "centrePoint");

  /** Whether no move of the game selects a site of a hand, or ends at one. */
  boolean all() {
    return !model.hasHands()
        || model.written().clauses("move Select").stream()
                .allMatch(select -> isOnBoard(select, "from") && isOnBoard(select, "to"))
            && model.written().clauses("move").stream().allMatch(move -> isOnBoard(move, "to"));
  }

  private boolean isOnBoard(LudClause select, String end) {
    Optional<LudValue> sites = select.findClause(end).flatMap(it -> it.find("sites"));
    return sites.map(this::isOnBoard).orElseGet(this::goesThroughBoard);
  }

  /** Whether moves for each site are for sites of the board. */
  private boolean goesThroughBoard() {
    return model.written().clauses("forEach Site").stream()
        .allMatch(loop -> isOnBoard(loop.get("region")));
  }

  private boolean isOnBoard(LudValue region) {
    if (isOnBoard(region, Assumed.NOTHING)) {
      return true;
    }
    for (String role : List.of("Mover", "Next")) {
      if (IntStream.rangeClosed(1, model.players())
          .allMatch(player -> isOnBoard(region, Assumed.role(role, player)))) {
        return true;
      }
    }
    return isOfBoard(region) || region instanceof LudClause clause && isOnBoard(clause);
  }

  private boolean isOnBoard(LudValue region, Assumed assumed) {
    OptionalInt number = model.statics().number(region, assumed);
    return number.isPresent()
        ? number.getAsInt() < model.sites().onBoard()
        : model.statics().region(region, assumed).filter(this::isOnBoard).isPresent();
  }

  private boolean isOnBoard(BitSet sites) {
    return sites.length() <= model.sites().onBoard();
  }

  private boolean isOnBoard(LudClause region) {
    return switch (region.ludeme().id()) {
      case "REGION sites /list" -> region.list("sites").stream().allMatch(this::isOfBoard);
      case "REGION difference", "REGION forEach /filter", "REGION forEach /union" ->
          isOnBoard(region.get("region"));
      case "REGION intersection" ->
          isOnBoard(region.get("first")) || isOnBoard(region.get("second"));
      case "REGION union" -> isOnBoard(region.get("first")) && isOnBoard(region.get("second"));
      default -> OF_BOARD.contains(region.title());
    };
  }

  private boolean isOfBoard(LudValue site) {
    return site instanceof LudClause clause
        && switch (clause.title()) {
          // The destination of the last move: by induction, on the board.
          case "last To" -> !clause.flag("afterConsequence");
          case "trackSite Move", "trackSite EndSite", "trackSite FirstSite" ->
              model.equipment().tracks().stream()
                  .flatMapToInt(track -> IntStream.of(track.sites()))
                  .allMatch(each -> each < model.sites().onBoard());
          case "if" -> isOfBoard(clause.get("then")) && isOfBoard(clause.get("else"));
          default -> OF_BOARD.contains(clause.title());
        };
  }
}
