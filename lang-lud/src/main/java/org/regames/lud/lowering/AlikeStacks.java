package org.regames.lud.lowering;

import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Whether all pieces that lie on each other are always alike, as the text of a game tells: then it
 * is enough to know the top one and how many there are.
 *
 * <p>That is so where all stacks are alike at first, and pieces only go where nothing is, one by
 * one: of what follows from a move several pieces might go to a site that was free before.
 */
final class AlikeStacks {
  /** Ludemes that ask for levels. */
  private static final Set<String> OF_LEVELS =
      Set.of("level", "forEach Level", "where Level", "last LevelTo", "last LevelFrom");

  /** Ludemes by which a piece goes to {@code (to …)}. */
  private static final Set<String> TRAVELS =
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
          "leap",
          "move Add",
          "add");

  /** Other ludemes by which pieces may come to a site, or become others. */
  private static final Set<String> CHANGES =
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

  private final Model model;

  AlikeStacks(Model model) {
    this.model = model;
  }

  /** Whether they are. */
  boolean areAlike() {
    return OF_LEVELS.stream().noneMatch(model::uses)
        && CHANGES.stream().noneMatch(model::uses)
        && !model.written().givesLevels()
        && model.siteNumbers().used().isEmpty()
        && model.start().isOfAlikeStacks()
        && areApart(model.game(), false);
  }

  /**
   * Whether no pieces come to lie on each other.
   *
   * @param follows whether it is about what follows from moves
   */
  private static boolean areApart(LudValue value, boolean follows) {
    if (value instanceof LudValue.Items items) {
      return items.values().stream().allMatch(each -> areApart(each, follows));
    }
    if (!(value instanceof LudClause clause) || clause.is("can Move")) {
      return true;
    }
    boolean travels = clause.kind() == Kind.MOVES && TRAVELS.contains(clause.title());
    if (travels && (follows || !goesWhereNothingIs(clause))) {
      return false;
    }
    boolean inner = follows || clause.is("then") || clause.is("apply");
    return clause.arguments().values().stream().allMatch(each -> areApart(each, inner));
  }

  private static boolean goesWhereNothingIs(LudClause move) {
    if (!move.arguments().containsKey("to")) {
      return slides(move);
    }
    LudClause to = move.clause("to");
    return to.has("if")
        ? asksForNothing(to.get("if"), to)
        : to.has("sites") && isEmpty(to.get("sites")) || slides(move);
  }

  /** Whether a piece slides over free sites, and stops on one. */
  private static boolean slides(LudClause move) {
    return (move.is("move Slide") || move.is("slide"))
        && move.findClause("between").map(between -> !between.has("if")).orElse(true);
  }

  private static boolean asksForNothing(LudValue condition, LudClause to) {
    if (!(condition instanceof LudClause clause)) {
      return false;
    }
    return switch (clause.title()) {
      case "is Empty" -> isGoal(clause.get("site"), to);
      case "is In" ->
          clause.has("site") && isGoal(clause.get("site"), to) && isEmpty(clause.get("region"));
      case "and" -> parts(clause).anyMatch(part -> asksForNothing(part, to));
      case "or" -> parts(clause).allMatch(part -> asksForNothing(part, to));
      default -> false;
    };
  }

  private static boolean isGoal(LudValue site, LudClause to) {
    return site instanceof LudClause clause && clause.is("to")
        || to.has("sites") && site.equals(to.get("sites"));
  }

  private static boolean isEmpty(LudValue region) {
    if (!(region instanceof LudClause clause)) {
      return false;
    }
    return switch (clause.title()) {
      case "sites Empty" -> true;
      case "intersection" -> parts(clause).anyMatch(AlikeStacks::isEmpty);
      case "difference" -> isEmpty(clause.get("region"));
      case "forEach" -> clause.has("region") && isEmpty(clause.get("region"));
      default -> false;
    };
  }

  private static Stream<LudValue> parts(LudClause clause) {
    return clause.arguments().values().stream()
        .flatMap(
            each ->
                each instanceof LudValue.Items items ? items.values().stream() : Stream.of(each));
  }
}
