package org.regames.lud.lowering;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Decides whether a piece of the mover only goes to empty sites, to the mover's own pieces, and to
 * a single enemy piece, which first goes to its owner's hand, as in backgammon.
 */
record HitStacks(Model model) {
  /** The possible contents of a site before a piece of the mover arrives. */
  private enum Before {
    NOTHING,
    OWN,
    SINGLE,
    SEVERAL
  }

  /** Whether each player has pieces of only one kind, and there are no others. */
  boolean hasOneKindEach() {
    return model.pieces().all().stream()
            .allMatch(piece -> piece.owner() >= 1 && piece.owner() <= model.players())
        && model.pieces().all().stream().map(Component::owner).distinct().count()
            == model.pieces().all().size();
  }

  /** Whether a move of one of the mover's pieces leaves only pieces of one player at each site. */
  boolean keepsApart(LudClause move) {
    LudClause to = move.clause("to");
    if (to.has("sites") && to.get("sites") instanceof LudClause hand && hand.is("handSite")) {
      return isRole(hand.get("player"), "Mover");
    }
    return Stream.of(Before.values())
        .filter(before -> !holds(to.find("if"), before).equals(Optional.of(false)))
        .allMatch(
            before ->
                switch (before) {
                  case NOTHING, OWN -> true;
                  case SINGLE -> isHit(to, before);
                  case SEVERAL -> false;
                });
  }

  private static boolean isRole(LudValue value, String role) {
    return value instanceof LudValue.Name name && name.text().equals(role);
  }

  /** Whether a move may bring a piece to one of the mover's own pieces. */
  boolean mayJoin(LudClause to) {
    return !holds(to.find("if"), Before.OWN).equals(Optional.of(false));
  }

  /** Whether the piece at the destination certainly goes home. */
  private boolean isHit(LudClause to, Before before) {
    Optional<LudClause> apply = to.findClause("apply");
    if (apply.isEmpty() || !apply.get().has("effect")) {
      return false;
    }
    boolean happens = holds(apply.get().find("if"), before).equals(Optional.of(true));
    LudClause effect = apply.get().clause("effect");
    if (effect.is("if") && !effect.has("else")) {
      happens &= holds(effect.find("condition"), before).equals(Optional.of(true));
      effect = effect.clause("moves");
    }
    return happens && isHit(effect);
  }

  /** Whether an effect moves the piece at the destination to its owner's hand. */
  boolean isHit(LudClause effect) {
    if (!effect.is("fromTo")
        || Stream.of("count", "copy", "stack", "mover", "then")
            .anyMatch(effect.arguments()::containsKey)) {
      return false;
    }
    LudClause from = effect.clause("from");
    LudClause to = effect.clause("to");
    return from.arguments().keySet().equals(Set.of("sites"))
        && isGoal(from.get("sites"))
        && to.arguments().keySet().equals(Set.of("sites"))
        && to.get("sites") instanceof LudClause hand
        && hand.is("handSite")
        && (isOwnerOfGoal(hand.get("player"))
            || model.players() == 2 && isRole(hand.get("player"), "Next"));
  }

  private static boolean isGoal(LudValue site) {
    return site instanceof LudClause clause && clause.is("to") && clause.arguments().isEmpty();
  }

  private static boolean isOwnerOfGoal(LudValue player) {
    return player instanceof LudClause who
        && who.is("who")
        && who.arguments().keySet().equals(Set.of("at"))
        && isGoal(who.get("at"));
  }

  /** Whether a condition holds; empty if that is not known. A missing condition holds. */
  private Optional<Boolean> holds(Optional<LudValue> condition, Before before) {
    return condition.map(value -> holds(value, before)).orElse(Optional.of(true));
  }

  private Optional<Boolean> holds(LudValue value, Before before) {
    if (value instanceof LudValue.Flag flag) {
      return Optional.of(flag.value());
    }
    if (!(value instanceof LudClause clause)) {
      return Optional.empty();
    }
    boolean enemy = before == Before.SINGLE || before == Before.SEVERAL;
    return switch (clause.title()) {
      case "not" -> holds(clause.get("condition"), before).map(holds -> !holds);
      case "and", "or" -> joined(clause, before);
      case "is Empty" ->
          isGoal(clause.get("site")) ? Optional.of(before == Before.NOTHING) : Optional.empty();
      case "is Occupied" ->
          isGoal(clause.get("site")) ? Optional.of(before != Before.NOTHING) : Optional.empty();
      case "is Enemy" ->
          isOwnerOfGoal(clause.get("player")) ? Optional.of(enemy) : Optional.empty();
      case "is Friend" ->
          isOwnerOfGoal(clause.get("player"))
              ? Optional.of(before == Before.OWN)
              : Optional.empty();
      case "=" -> isOne(clause, before);
      default -> Optional.empty();
    };
  }

  private Optional<Boolean> joined(LudClause clause, Before before) {
    boolean decides = clause.is("or");
    Optional<Boolean> all = Optional.of(!decides);
    for (LudValue part : AlikeStacks.parts(clause).toList()) {
      Optional<Boolean> holds = holds(part, before);
      if (holds.equals(Optional.of(decides))) {
        return holds;
      }
      all = holds.isEmpty() ? holds : all;
    }
    return all;
  }

  /** Whether there is one piece at the destination, if that is the condition. */
  private Optional<Boolean> isOne(LudClause clause, Before before) {
    boolean height =
        clause.ludeme().form().isEmpty()
            && (isOneAndHeight(clause.get("a"), clause.get("b"))
                || isOneAndHeight(clause.get("b"), clause.get("a")));
    if (!height || before == Before.OWN) {
      return Optional.empty();
    }
    return Optional.of(before == Before.SINGLE);
  }

  private boolean isOneAndHeight(LudValue one, LudValue height) {
    return model.statics().number(one, Assumed.NOTHING).equals(OptionalInt.of(1))
        && height instanceof LudClause size
        && size.is("size Stack")
        && size.arguments().keySet().equals(Set.of("at"))
        && isGoal(size.get("at"));
  }
}
