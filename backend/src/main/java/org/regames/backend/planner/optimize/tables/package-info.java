/**
 * Checks of a few cells become table look-ups: the relevant bits are extracted from the bitboards
 * (PEXT) and form the index into a truth table.
 */
package org.regames.backend.planner.optimize.tables;
