/**
 * The rules of games in HRG in English: {@link org.regames.hrg.describe.HrgDescriber} writes one
 * section for the players, one for the board, and one for each graph that is played or asked.
 *
 * <p>HRG is a programming language, so most of a description retells the rules statement by
 * statement; {@link org.regames.hrg.describe.GameFacts} finds out, from the values of constants,
 * what the names mean that have a plainer word: steps on a board, the opponent, counting. What has
 * none keeps its name, and its definition is quoted.
 */
package org.regames.hrg.describe;
