/** Draws a move uniformly without listing any: counts the bits of bitboards, and selects one. */
package org.regames.backend.planner.optimize.draw;
