package org.regames.backend.jvm;

import org.regames.backend.plan.Plan;

/**
 * The slots of the local variables of a method: {@code this}, the buffer, the parameters, the code
 * or depth and the hash of the move so far, then all others.
 */
final class Slots {
  private final int parameters;
  private final int firstParameter;
  private final int move;
  private final int hash;
  private final int rest;
  private final int firstSaved;
  private final int codes;
  private final int firstWord;
  private final int free;

  /**
   * The slots of a function.
   *
   * @param others how many slots are reserved for other purposes
   */
  Slots(Plan plan, Plan.Function function, int others) {
    this.parameters = function.parameters();
    boolean moves = JvmNames.takesMoves(function.kind());
    boolean isPassed = moves || function.kind() == Plan.Kind.SHARE;
    this.firstParameter = others + (JvmNames.draws(function.kind()) ? 3 : isPassed ? 2 : 1);
    this.move = firstParameter + parameters;
    boolean code = JvmNames.takesCode(function.kind()) || function.kind() == Plan.Kind.PLY;
    this.hash = move + (!code ? 0 : function.packed() ? 2 : 1);
    this.rest = hash + (JvmNames.takesHash(plan, function.kind()) ? 2 : 0);
    this.firstSaved = rest + function.locals() - parameters;
    this.codes = firstSaved + function.savedMaps();
    this.firstWord = codes + 2;
    this.free = firstWord + 2 * function.words();
  }

  int local(int number) {
    return number < parameters ? firstParameter + number : rest + number - parameters;
  }

  int move() {
    return move;
  }

  int hash() {
    return hash;
  }

  /** The slot of the array of move codes, while many are added. */
  int codes() {
    return codes;
  }

  /** The slot of the number of moves, while many are added. */
  public int size() {
    return codes + 1;
  }

  /** The slot of a word of a set. */
  int word(int number) {
    return firstWord + 2 * number;
  }

  /** The first free slot. */
  int free() {
    return free;
  }

  int saved(int number) {
    return firstSaved + number;
  }
}
