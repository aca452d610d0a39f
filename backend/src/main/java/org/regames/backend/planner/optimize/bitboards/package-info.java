/**
 * The bitboards of a state and the words worked out from them: which maps have any, and the
 * expressions, equal ones once, that all packages beside this one build.
 */
package org.regames.backend.planner.optimize.bitboards;
