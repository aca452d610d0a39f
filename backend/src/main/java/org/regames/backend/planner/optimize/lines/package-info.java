/**
 * Paths from cell to cell along a line: the first cell that stops one is the lowest or highest bit
 * of a bitboard, and a run of cells is all bits before it.
 */
package org.regames.backend.planner.optimize.lines;
