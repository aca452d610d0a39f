/**
 * Writes any game as HRG. {@link org.regames.hrg.emit.GameWriter} writes the definitions, {@code
 * GraphsWriter} the graphs. The stages are packages: {@link org.regames.hrg.emit.tables} writes
 * domains and maps, {@link org.regames.hrg.emit.structure} turns the automaton into structured
 * code, {@link org.regames.hrg.emit.passes} turn it into what people would write, and {@link
 * org.regames.hrg.emit.terms} has the building blocks that all of them use. An automaton such as
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
 * <p>Each node of the automaton where a move ends becomes exactly one point in the code of the
 * play, since it is part of the state that the move leads to. Other nodes may be copied: {@code
 * ManyEntries} copies nodes of loops with several entries, {@code EndingCopies} the endings of a
 * game. Checks only depend on paths, so those that differ in a symbol become one graph with
 * parameters ({@code ShareGraphs}). Graphs are named as in the source ({@code SourceNames}),
 * otherwise after what they do ({@code GraphNaming}).
 *
 * <p>Graphs are never written as {@code reusable}: the call site of such a graph is a variable and
 * thus part of the state, so moves that led to one state would lead to several. Symbols keep their
 * names, since these occur in tags and so in moves: {@code R__3_4} becomes {@code R(3, 4)}, but a
 * board with squares such as {@code rx3y4} becomes a list of symbols.
 */
package org.regames.hrg.emit;
