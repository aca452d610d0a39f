/**
 * Facts that hold in every play, computed from the automaton before anything is planned.
 *
 * <p>{@link org.regames.backend.planner.analysis.graph.Graph} is the automaton with names resolved,
 * a {@link org.regames.backend.planner.analysis.graph.Region} the part of it that certain paths can
 * visit. Analyses of regions compute which variables are known ({@link
 * org.regames.backend.planner.analysis.ConstantPropagation}), assigned or read ({@link
 * org.regames.backend.planner.analysis.VariableFlow}), which guards exclude each other ({@link
 * org.regames.backend.planner.analysis.DisjointGuards}), whether two paths may have the same tags
 * ({@link org.regames.backend.planner.analysis.Ambiguity}); an analysis of the whole automaton
 * computes which values a cell of a map may have ({@link
 * org.regames.backend.planner.analysis.CellValues}).
 *
 * <p>Three analyses compute values, and each offers what the others lack. {@link
 * org.regames.backend.layout.FlowInsensitiveValues} runs before there is a graph, for the layout.
 * {@code CellValues} computes sets, of cells too, but does not follow counters, and gives up beyond
 * a budget. {@code ConstantPropagation} follows counters as long as they have one value: without it
 * 17 of 84 games would lose constants, 5,213 in all, while {@code CellValues} finds 998 that it
 * misses. Passes on RG use {@link org.regames.ir.analysis.ValueSets}, which works with names, on an
 * automaton that is being edited. All are solved by {@link org.regames.ir.analysis.DataFlow}; in
 * {@code CellValues} cells, which belong to no node, wake the nodes that read them.
 *
 * <p>Two edges, the first of which does nothing (the text is in this package's tests):
 *
 * <pre>{@code
 * Graph graph = new Graph(game, Layout.of(game));
 * graph.transitions(begin).getFirst().step();                   // Assign: the empty edge is gone
 * }</pre>
 */
package org.regames.backend.planner.analysis;
