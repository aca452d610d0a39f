/**
 * Games on lines made at random, from one, or from two: boards composed of parts, pawns alike for
 * both players, captures, obligations and limits. What comes out is a {@link
 * org.regames.linegames.plain.PlainGame} that reads without findings.
 *
 * <pre>{@code
 * String first = LineGameVariation.generate(1);
 * String other = new LineGameVariation().mutate(new Source("a.linegame", first), 7).value().get();
 * }</pre>
 */
package org.regames.linegames.variation;
