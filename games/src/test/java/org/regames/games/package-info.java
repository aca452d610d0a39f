/**
 * Tests of our own games. A game is a file under {@code games/}, in a folder named after its
 * language; beside it lies {@code NAME.perft}, with a line {@code depth<TAB>count} for each depth
 * and comments that say where the numbers come from:
 *
 * <pre>
 * # 3 cards, then 2; bet or pass.
 * 1	3
 * 2	6
 * 3	12
 * </pre>
 *
 * <p>Adding a game is adding these two files. Counts of more than 200 000 are left out unless
 * {@code -Dregames.games.maxCount=N} asks for them. Most games are also played against a program of
 * the same game in {@link org.regames.games.reference}.
 */
package org.regames.games;
