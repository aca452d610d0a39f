package org.regames.lud.literal;

import java.util.List;
import org.regames.lud.board.graph.SiteType;

/**
 * A move that was made, and those before it.
 *
 * @param actions all of them; more are added while consequences are worked out
 * @param before the move before, or null
 * @param number how many real moves there are up to this one
 */
record Played(
    int mover,
    int from,
    int to,
    int[] between,
    List<LiteralAction> actions,
    Played before,
    int number) {
  boolean isPass() {
    return LiteralMove.isPass(actions);
  }

  boolean isSwap() {
    return actions.stream().anyMatch(action -> action.kind() == LiteralAction.Kind.SWAP);
  }

  /** The action that was chosen, or null. */
  LiteralAction decision() {
    return actions.stream().filter(LiteralAction::decision).findFirst().orElse(null);
  }

  /** The type of the sites where it began or went. */
  SiteType type(boolean start) {
    LiteralAction decision = decision();
    return decision == null
        ? null
        : start && decision.typeFrom() != null ? decision.typeFrom() : decision.typeTo();
  }
}
