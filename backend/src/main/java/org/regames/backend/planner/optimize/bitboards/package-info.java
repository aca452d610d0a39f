/**
 * The bitboards of a state and the words computed from them: which maps have bitboards, and the
 * hash-consed expressions that all sibling packages build.
 */
package org.regames.backend.planner.optimize.bitboards;
