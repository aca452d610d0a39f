package org.regames.lud.literal;

/**
 * What stands at a site, or at one level of a stack.
 *
 * @param what the number of the kind of piece
 * @param count how many of them; 0 at a site that is empty but still has numbers
 */
record Standing(int what, int count, int state, int rotation, int value) {
  static final Standing NOTHING = new Standing(0, 0, 0, 0, 0);

  static Standing one(int what) {
    return new Standing(what, 1, 0, 0, 0);
  }

  Standing withCount(int other) {
    return new Standing(what, other, state, rotation, value);
  }

  Standing withState(int other) {
    return new Standing(what, count, other, rotation, value);
  }

  Standing withRotation(int other) {
    return new Standing(what, count, state, other, value);
  }

  Standing withValue(int other) {
    return new Standing(what, count, state, rotation, other);
  }

  /** The same pieces with other numbers where these are given. */
  Standing given(LiteralAction action) {
    return new Standing(
        what,
        count,
        action.state() == LiteralAction.UNSET ? state : action.state(),
        action.rotation() == LiteralAction.UNSET ? rotation : action.rotation(),
        action.value() == LiteralAction.UNSET ? value : action.value());
  }
}
