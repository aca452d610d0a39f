/**
 * Loops over cells become expressions over bitboards: all cells of a loop are followed at once, a
 * lane for each.
 */
package org.regames.backend.planner.optimize.vectorize;
