/**
 * What is known about an automaton before it is lowered: which checks it has and what they read,
 * the nodes where moves begin, and the paths of the keeper.
 */
package org.regames.backend.planner.lower.facts;
