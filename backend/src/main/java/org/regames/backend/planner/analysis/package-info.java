/**
 * Facts that hold in every play, computed from the automaton before planning.
 *
 * <p>{@link org.regames.backend.planner.analysis.graph.Graph} is the automaton with names resolved,
 * a {@link org.regames.backend.planner.analysis.graph.Region} the part of it that certain paths can
 * visit. Analyses of regions compute which variables are known ({@link
 * org.regames.backend.planner.analysis.KnownConstants}), assigned or read ({@link
 * org.regames.backend.planner.analysis.VariableFlow}), which guards exclude each other ({@link
 * org.regames.backend.planner.analysis.DisjointGuards}), whether two paths may have the same tags
 * ({@link org.regames.backend.planner.analysis.Ambiguity}); an analysis of the whole automaton
 * computes which values a cell of a map may have ({@link
 * org.regames.backend.planner.analysis.CellValues}).
 *
 * <p>Which values variables may have at a node is found in one place, {@link
 * org.regames.ir.analysis.ValueSets}, for passes and for the planner; {@code KnownConstants} has
 * them in the numbers of the layout. What that does not know are the cells of maps. {@code
 * CellValues} finds the values of cells, together with those of the variables that are their keys,
 * and {@link org.regames.backend.layout.FlowInsensitiveValues} all values at any time, from which
 * the layout is made before there is a graph; both evaluate terms by {@link
 * org.regames.backend.layout.TermValues}.
 *
 * <p>All are solved by {@link org.regames.ir.analysis.DataFlow}; {@link
 * org.regames.backend.planner.analysis.graph.Graph#flow} propagates facts between nodes. In {@code
 * CellValues} a change of cells, which belong to no node, requeues the nodes that read them.
 *
 * <p>Two edges, the first of which does nothing (the text is in this package's tests):
 *
 * <pre>{@code
 * Graph graph = new Graph(game, GameLayout.of(game));
 * graph.transitions(begin).getFirst().step();                   // Assign: the empty edge is gone
 * }</pre>
 */
package org.regames.backend.planner.analysis;
