package org.regames.gdl.reason;

/** How long an answer holds. */
enum AnswerScope {
  /** In all states. */
  GAME,
  /** In one state. */
  STATE,
  /** In one state with the moves that were made there. */
  STEP
}
