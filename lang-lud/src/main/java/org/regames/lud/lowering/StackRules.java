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
 * What the rules of a game tell about stacks before it begins.
 *
 * @param model the game
 */
record StackRules(Model model) {
  /** Ludemes that make a game one of stacks, wherever they stand. */
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

  /** Arguments that do so, whatever they are. */
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

  /** Ludemes by which a piece goes from one site to another. */
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

  /** Other ludemes by which pieces may come to a site, or become others. */
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

  /** Whether the game is one of stacks. */
  boolean tell() {
    return model.equipment().highStacks()
        || LUDEMES.stream().anyMatch(model::uses)
        || ARGUMENTS.stream().anyMatch(model.written()::gives);
  }

  /** How high stacks get by what adds to them; 0 where nothing does. */
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

  /** How many pieces there may be beside those of the start: those that are added where missing. */
  int more() {
    return (int) missing().stream().map(added -> added.get("piece")).distinct().count();
  }

  /**
   * Pieces that are added where there is none like them: {@code (if (= (where …) Off) (add …))}.
   * That looks at the board only, so that there must be no hand where one may be.
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

  /** The one piece that is added for the one that a move takes away, so that there are no more. */
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

  /** Effects that happen once each, whatever the position is. */
  static Stream<LudClause> always(LudClause effect) {
    return effect.is("and")
        ? Joined.moves(effect).stream().flatMap(StackRules::always)
        : Stream.of(effect);
  }
}
