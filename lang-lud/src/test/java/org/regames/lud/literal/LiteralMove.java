package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.literal.Ludemes.Generator;

/** A move before it is made: its parts, and what is worked out after them. */
final class LiteralMove implements MovePart {
  int mover;
  final int from;
  final int to;
  final List<MovePart> parts = new ArrayList<>();
  final List<Generator> consequences = new ArrayList<>();
  int[] between = {};

  LiteralMove(int mover, int from, int to, MovePart... parts) {
    this.mover = mover;
    this.from = from;
    this.to = to;
    this.parts.addAll(List.of(parts));
  }

  /** The same move as an object of its own. */
  LiteralMove copy() {
    LiteralMove other = new LiteralMove(mover, from, to);
    other.parts.addAll(parts);
    other.consequences.addAll(consequences);
    other.between = between;
    return other;
  }

  /** Its actions and those of the moves within it, before consequences. */
  List<LiteralAction> actions() {
    List<LiteralAction> all = new ArrayList<>();
    collect(all);
    return all;
  }

  private void collect(List<LiteralAction> all) {
    for (MovePart part : parts) {
      switch (part) {
        case LiteralAction action -> all.add(action);
        case LiteralMove move -> move.collect(all);
      }
    }
  }

  /** The action that is chosen, or null. */
  LiteralAction decision() {
    return actions().stream().filter(LiteralAction::decision).findFirst().orElse(null);
  }

  boolean isPass() {
    return isPass(actions());
  }

  /** Whether all that is decided is to pass. */
  static boolean isPass(List<LiteralAction> actions) {
    boolean passes = false;
    for (LiteralAction action : actions) {
      boolean pass = action.kind() == LiteralAction.Kind.PASS;
      if (action.decision() && !pass) {
        return false;
      }
      passes |= pass;
    }
    return passes;
  }

  @Override
  public String toString() {
    return mover + ":" + from + "-" + to + actions();
  }
}
