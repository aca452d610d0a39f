/**
 * Any game as HRG. {@link org.regames.hrg.emit.GameWriter} writes the definitions, {@code
 * GraphsWriter} the graphs. The stages are packages: {@link org.regames.hrg.emit.tables} writes
 * domains and maps, {@link org.regames.hrg.emit.structure} makes structured code of the automaton,
 * {@link org.regames.hrg.emit.passes} changes it to what people would write, and {@link
 * org.regames.hrg.emit.terms} has what all of them build with. An automaton such as
 *
 * <pre>{@code
 * type Player = {x};
 * type Score = {0, 1};
 * type Cell = {C__0, C__1, C__2};
 * const next: Cell -> Cell = {:C__0, C__0: C__1, C__1: C__2};
 * var cell: Cell = C__0;
 * begin, a: player = x;
 * a, b: cell == C__2;
 * a, c: cell != C__2;
 * c, a: cell = next[cell];
 * b, end: player = keeper;
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * domain Player = x
 * domain Score = 0 | 1
 * domain Cell = C(N) where N in 0..2
 *
 * next : Cell -> Cell
 * next(C(X)) = C((X + 1) % 3)
 *
 * cell : Cell
 *
 * graph rules() {
 *   player = x
 *   while cell != C(2) {
 *     cell = next(cell)
 *   }
 *   end()
 * }
 * }</pre>
 *
 * <p>Each node of the automaton where a move ends becomes one point in the code of the play, never
 * two, since it is a part of the state that the move leads to. Other nodes may be copied: {@code
 * ManyEntries} does so where a loop is entered at several, {@code EndingCopies} where a game ends.
 * Checks are about paths alone: those that differ in a symbol are one graph with parameters ({@code
 * ShareGraphs}). Graphs are named as in the source ({@code SourceNames}), else after what they do
 * ({@code GraphNaming}).
 *
 * <p>Graphs are written to be copied at their calls, never as {@code reusable}: where such a graph
 * was called from is a variable, and so a part of the state, in which moves that led to one state
 * would lead to several. Symbols keep their names, since tags and so the moves have them: a board
 * whose squares are called {@code rx3y4} is a list of symbols, where {@code R__3_4} is {@code R(3,
 * 4)}.
 */
package org.regames.hrg.emit;
