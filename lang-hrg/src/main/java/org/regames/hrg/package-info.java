/**
 * HRG (High-level Regular Games), the language most games are written in: domains, functions defined by cases and maps are the data, and graphs of statements the rules. {@link org.regames.hrg.HrgLanguage}
 * turns a text into a game of the IR:
 *
 * <pre>{@code
 * domain Player = x | o
 * domain Score = 0 | 1
 * domain Cell = C(I) where I in 0..2
 * next : Cell -> Cell
 * next(C(I)) = C((I + 1) % 3)
 * cell : Cell
 * graph step() {
 *   check(cell != C(2))
 *   cell = next(cell)
 * }
 * graph rules() {
 *   player = x
 *   step()
 *   $$ cell
 *   end()
 * }
 * }</pre>
 *
 * <p>becomes, apart from the built-in definitions,
 *
 * <pre>{@code
 * type Cell = {C__0, C__1, C__2};
 *
 * const next: Cell -> Cell = {:C__1, C__1: C__2, C__2: C__0};
 *
 * var cell: Cell = C__0;
 *
 * begin, rules_begin:;
 * rules_1, step1_begin:;
 * rules_2, rules_3: $$ cell;
 * rules_3, end: player = keeper;
 * rules_begin, rules_1: player = x;
 * step1_1, step1_2: cell = next[cell];
 * step1_2, step1_end:;
 * step1_begin, step1_1: cell != C__2;
 * step1_end, rules_2:;
 *
 * @integer 0 : C__0 C__1 C__2;
 * }</pre>
 *
 * <p>The steps: {@link org.regames.hrg.HrgParser} reads a text into the records of {@link
 * org.regames.hrg.syntax}; {@link org.regames.hrg.evaluation} resolves names and computes domains, functions and initial values; {@link
 * org.regames.hrg.lowering} turns graphs into edges.
 */
package org.regames.hrg;
