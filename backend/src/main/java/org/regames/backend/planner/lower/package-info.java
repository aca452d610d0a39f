/**
 * From the automaton to the first plan: each function, element by element.
 *
 * <p>Choices follow one after the other, or are if and else where they exclude each other.
 * Variables that a path assigns are locals, so only arrays have to be changed back. A move is
 * written down as the decisions of its path, so playing it tests nothing again. Where paths can be
 * cyclic without tags they note where they were; where two paths might have the same tags the moves
 * are compared by a hash, and where that is the same by tags and next state.
 */
package org.regames.backend.planner.lower;
