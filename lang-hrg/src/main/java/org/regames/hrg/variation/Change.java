package org.regames.hrg.variation;

/**
 * A node and what may replace it.
 *
 * @param node found in the tree by its identity
 */
record Change(Kind kind, Object node, Object by) {
  /** What a change does; each kind is as likely as any other. */
  enum Kind {
    /** One number is one more or less. */
    NUMBER,
    /** Another value of the same type. */
    VALUE,
    /** Another function of the same type, or one more. */
    STEP,
    /** A condition turned round, left out, or joined by another. */
    CONDITION,
    /** A comparison turned round. */
    COMPARISON,
    /** A check more or less. */
    CHECK,
    /** An alternative more or less. */
    BRANCH,
    /** Steps that are extended, or taken twice. */
    RANGE,
    /** Values that a branch goes through, one more or less. */
    MEMBERS,
    /** What stands where at the start. */
    SETUP,
    /** A statement less. */
    STATEMENT
  }
}
