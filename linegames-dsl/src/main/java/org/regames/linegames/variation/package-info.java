/**
 * Makes games on lines at random, from one game, or from two: boards composed of parts, symmetric
 * pawns, captures, obligations and limits. The result is a {@link
 * org.regames.linegames.plain.PlainGame} that is read without findings.
 *
 * <pre>{@code
 * String first = LineGameVariation.generate(1);
 * String other = new LineGameVariation().mutate(new Source("a.linegame", first), 7).value().get();
 * }</pre>
 */
package org.regames.linegames.variation;
