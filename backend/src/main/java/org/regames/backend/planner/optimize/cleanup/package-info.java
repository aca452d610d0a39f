/**
 * Leaves out what turned out not to be needed: stale bitboards, memories that nothing is noted in,
 * notes of short searches.
 */
package org.regames.backend.planner.optimize.cleanup;
