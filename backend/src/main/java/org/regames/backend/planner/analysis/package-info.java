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
 * <p>Which values something may have is computed in one way, by {@link
 * org.regames.backend.layout.TermValues}: from the values of variables and cells it works out those
 * of a term. Its instances differ in what they know: {@link
 * org.regames.backend.layout.FlowInsensitiveValues} the values at any time, before there is a
 * graph, for the layout; {@code CellValues} those at a node, and those of each cell. {@code
 * ConstantPropagation} does not compute with sets: it evaluates terms whose variables each have one
 * value, and so follows counters, which {@code CellValues} takes to have any value. Without it 17
 * of 84 games would lose constants, 5,213 in all, while {@code CellValues} finds 998 that it
 * misses. Passes on RG use {@link org.regames.ir.analysis.ValueSets} instead: it works with names,
 * which have no numbers yet, on an automaton that is being edited.
 *
 * <p>All are solved by {@link org.regames.ir.analysis.DataFlow}; knowledge at nodes flows on as
 * {@link org.regames.backend.planner.analysis.graph.Graph#flow} says. In {@code CellValues} cells,
 * which belong to no node, wake the nodes that read them.
 *
 * <p>Two edges, the first of which does nothing (the text is in this package's tests):
 *
 * <pre>{@code
 * Graph graph = new Graph(game, GameLayout.of(game));
 * graph.transitions(begin).getFirst().step();                   // Assign: the empty edge is gone
 * }</pre>
 */
package org.regames.backend.planner.analysis;
