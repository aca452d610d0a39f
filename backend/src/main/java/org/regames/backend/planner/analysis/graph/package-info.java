/**
 * The automaton as the planner looks at it: a {@link
 * org.regames.backend.planner.analysis.graph.Graph} of steps and conditions with all names
 * resolved, its {@link org.regames.backend.planner.analysis.graph.Region}s, which are the paths of
 * moves, of the keeper and of each check, cycles in them, and the nodes that become functions
 * ({@link org.regames.backend.planner.analysis.graph.FunctionBoundaries}). Says nothing about
 * values of variables: that is {@link org.regames.backend.planner.analysis}.
 */
package org.regames.backend.planner.analysis.graph;
