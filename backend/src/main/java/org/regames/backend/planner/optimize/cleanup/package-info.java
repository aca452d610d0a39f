/**
 * Removes what turned out not to be needed: stale bitboards, memories that are never written, and
 * visit records of short searches.
 */
package org.regames.backend.planner.optimize.cleanup;
