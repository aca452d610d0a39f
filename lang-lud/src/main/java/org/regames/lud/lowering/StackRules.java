package org.regames.lud.lowering;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * What the text of a game tells about stacks.
 *
 * @param model the game
 */
record StackRules(Model model) {
  /** Ludemes that imply stacks, wherever they stand. */
  private static final Set<String> LUDEMES =
      Set.of(
          "place Stack",
          "size Stack",
          "topLevel",
          "forEach Level",
          "level",
          "count Stack",
          "where Level",
          "last LevelTo",
          "last LevelFrom");

  /** Arguments that imply stacks, whatever their value. */
  private static final Set<String> ARGUMENTS =
      Set.of(
          "move stack",
          "fromTo stack",
          "move Step stack",
          "move Slide stack",
          "move Hop stack",
          "step stack",
          "slide stack",
          "hop stack",
          "from level",
          "to level",
          "forEach Piece top",
          "is Line top",
          "is Line byLevel",
          "sites Occupied top",
          "move Add stack",
          "add stack",
          "remove level",
          "move Remove level");

  /** Ludemes that bring new pieces into play. */
  private static final List<String> ADDING =
      List.of("move Add", "add", "move Claim", "claim", "move Shoot", "shoot", "set Count", "push");

  /** Ludemes that move a piece from one site to another. */
  static final Set<String> TRAVELS =
      Set.of(
          "move",
          "fromTo",
          "move Step",
          "step",
          "move Slide",
          "slide",
          "move Hop",
          "hop",
          "move Leap",
          "leap");

  /** Other ludemes that may bring pieces to a site, or change their kind. */
  static final Set<String> CHANGES =
      Set.of(
          "promote",
          "move Promote",
          "sow",
          "append",
          "allCombinations",
          "attract",
          "flip",
          "swap Pieces",
          "move Swap Pieces",
          "take Control");

  /** Whether the game has stacks. */
  boolean tell() {
    return model.equipment().highStacks()
        || LUDEMES.stream().anyMatch(model::uses)
        || ARGUMENTS.stream().anyMatch(model.written()::gives);
  }

  /** The greatest height of stacks that pieces are added to; 0 if none are. */
  int limit() {
    int most = 0;
    Set<LudClause> returned = Collections.newSetFromMap(new IdentityHashMap<>());
    model.written().clauses("move Remove").stream().flatMap(this::returned).forEach(returned::add);
    returned.addAll(missing());
    for (String title : ADDING) {
      for (LudClause clause : model.written().clauses(title)) {
        if (clause.kind() == Kind.MOVES && !returned.contains(clause)) {
          most = Math.max(most, new StackHeights(model).limit(clause));
        }
      }
    }
    return most;
  }

  /** How many pieces there may be besides those of the start: those that are added if missing. */
  int more() {
    return (int) missing().stream().map(added -> added.get("piece")).distinct().count();
  }

  /**
   * Pieces that are added if there is none of their kind: {@code (if (= (where …) Off) (add …))}.
   * This only tests the board, so there must be no hand that may hold one.
   */
  private List<LudClause> missing() {
    if (model.hasHands()) {
      return List.of();
    }
    return model.written().clauses("if").stream()
        .filter(each -> each.kind() == Kind.MOVES)
        .filter(each -> each.clause("moves").is("add") && !each.clause("moves").has("count"))
        .filter(each -> asksForMissing(each.get("condition"), each.clause("moves")))
        .map(each -> each.clause("moves"))
        .toList();
  }

  private boolean asksForMissing(LudValue condition, LudClause added) {
    return condition instanceof LudClause equal
        && equal.ludeme().id().equals("BOOLEAN =")
        && equal.get("a") instanceof LudClause where
        && where.ludeme().id().equals("INT where")
        && model
            .statics()
            .number(equal.get("b"), Statics.Assumed.NOTHING)
            .equals(OptionalInt.of(-1))
        && added.find("piece").orElse(null) instanceof LudClause piece
        && piece.all().anyMatch(id -> id.is("id") && isSame(id, where));
  }

  private static boolean isSame(LudClause id, LudClause where) {
    return id.findWord("name").equals(where.findWord("name"))
        && id.findWord("player").isPresent()
        && id.findWord("player").equals(where.findWord("player"));
  }

  /**
   * The single piece that is added for one that a move removes, so that the number stays the same.
   */
  private Stream<LudClause> returned(LudClause removal) {
    List<LudClause> added =
        removal.findClause("then").stream()
            .flatMap(then -> always(then.clause("moves")))
            .filter(effect -> effect.is("add") && !effect.has("count") && !effect.has("then"))
            .filter(
                effect ->
                    !(effect.clause("to").find("sites").orElse(null) instanceof LudValue sites)
                        || !Counting.isRegion(sites))
            .toList();
    return removal.has("count") || added.size() != 1 ? Stream.of() : added.stream();
  }

  /** Effects that happen exactly once each, in any position. */
  static Stream<LudClause> always(LudClause effect) {
    return effect.is("and")
        ? Joined.moves(effect).stream().flatMap(StackRules::always)
        : Stream.of(effect);
  }
}
