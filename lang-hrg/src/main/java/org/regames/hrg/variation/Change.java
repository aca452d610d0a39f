package org.regames.hrg.variation;

/**
 * A node and what may replace it.
 *
 * @param node a node of the tree, found by identity
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
    /** A condition negated, left out, or joined by another. */
    CONDITION,
    /** A comparison negated. */
    COMPARISON,
    /** One check more or less. */
    CHECK,
    /** One alternative more or less. */
    BRANCH,
    /** A step that is repeated or left out. */
    RANGE,
    /** One value more or less that a branch goes through. */
    MEMBERS,
    /** What stands where at the start. */
    SETUP,
    /** One statement less. */
    STATEMENT
  }
}
