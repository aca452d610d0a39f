package org.regames.gdl.recover;

/** Why facts stay booleans, the nearest to a proof last. */
public enum Unproven {
  /** No other fact has the function. */
  ALONE("no other fact has the function"),
  /** Whatever arguments are the key, random plays have states with two values. */
  TOGETHER("two hold at a time in random plays, whatever the key"),
  /** No play continues after the first state, so that nothing is worth a proof. */
  NO_STEP("no play continues after the first state"),
  /** A solver found a step from one value to two, from a state that may be unreachable. */
  STEP("not inductive: from some state, reachable or not, a step leads to two"),
  /** A solver found no answer within the bound for one question. */
  HARD("a question of the proof is too hard for the solver"),
  /** The bound for all questions was reached. */
  SPENT("the work for all proofs was already spent"),
  /** The net is too large for all but easy proofs. */
  LARGE("the net is too large for any but easy proofs");

  private final String words;

  Unproven(String words) {
    this.words = words;
  }

  /** The reason in words. */
  public String words() {
    return words;
  }
}
