/**
 * The rules of games in HRG in English: {@link org.regames.hrg.describe.HrgDescriber} writes one
 * section for the players, one for the board, and one for each graph that is played or checked.
 *
 * <p>HRG is a programming language, so most of a description retells the rules statement by
 * statement; {@link org.regames.hrg.describe.GameFacts} finds, from the values of constants, the
 * names that have a plainer word: steps on a board, the opponent, counting. Other names are kept,
 * and their definitions are quoted.
 */
package org.regames.hrg.describe;
