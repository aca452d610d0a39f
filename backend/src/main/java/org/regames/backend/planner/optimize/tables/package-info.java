/**
 * Checks that look at few cells are answered by a look-up: the bits that matter are cut out of the
 * bitboards (PEXT) and are the index in a truth table.
 */
package org.regames.backend.planner.optimize.tables;
