/**
 * Turns loops over cells into expressions over bitboards: all cells of a loop are processed at
 * once, one lane each.
 */
package org.regames.backend.planner.optimize.vectorize;
