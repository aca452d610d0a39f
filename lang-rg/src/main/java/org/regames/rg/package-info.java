/**
 * RG, the text form of the automaton IR: the parser and the canonical printer.
 *
 * <pre>{@code
 * String text = "begin, end: player = keeper; type Player = {x}; type Score = {0}; // minimal";
 * Result<Game> result = RgParser.parse(new Source("minimal.rg", text), new Budget());
 * RgPrinter.print(result.value().orElseThrow());
 * // type Bool = {0, 1};
 * // type Goals = Player -> Score;
 * // type Player = {x};
 * // type PlayerOrSystem = {x, keeper, random};
 * // type Score = {0};
 * // type Visibility = Player -> Bool;
 * //
 * // var goals: Goals = {:0};
 * // var player: PlayerOrSystem = keeper;
 * // var visible: Visibility = {:1};
 * //
 * // begin, end: player = keeper;
 * }</pre>
 *
 * <p>{@code RgParser} splits a text into statements and finds the next one after a mistake; {@code
 * GameReader} and {@code ExpressionReader} turn them into records. Reading the output of {@code
 * RgPrinter} gives the same game. Whether a game makes sense is checked by {@link
 * org.regames.ir.validate}.
 */
package org.regames.rg;
