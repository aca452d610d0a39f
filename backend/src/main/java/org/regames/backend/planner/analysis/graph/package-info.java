/**
 * The planner's view of the automaton: a {@link org.regames.backend.planner.analysis.graph.Graph}
 * of steps and conditions with all names resolved, its {@link
 * org.regames.backend.planner.analysis.graph.Region}s, which are the paths of moves, of the keeper
 * and of each check, cycles in them, and the nodes that become functions ({@link
 * org.regames.backend.planner.analysis.graph.FunctionBoundaries}). Values of variables are the
 * subject of {@link org.regames.backend.planner.analysis}.
 */
package org.regames.backend.planner.analysis.graph;
