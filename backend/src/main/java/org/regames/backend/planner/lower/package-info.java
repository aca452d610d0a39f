/**
 * Lowers the automaton to the first plan, in which each function works element by element.
 *
 * <p>Choices are tried one after another, or become {@code if} and {@code else} where they exclude
 * each other. Variables that a path assigns are locals, so only arrays have to be restored. A move
 * is encoded as the decisions on its path, so playing it repeats no tests. Paths that can be cyclic
 * without tags record where they have been. If two paths might have the same tags, moves are
 * compared by a hash, and if that is equal, by tags and next state.
 */
package org.regames.backend.planner.lower;
