/**
 * Judges a game in stages, the cheapest first: what its rules show ({@link
 * org.regames.pcg.judge.RuleFacts}), its value if it is small ({@link
 * org.regames.pcg.judge.SmallSolve}), whether more search pays off ({@link
 * org.regames.pcg.judge.SkillLadder}).
 *
 * <pre>{@code
 * new RuleFacts(game).measured().keySet();                  // one-way, unreachable, unused-scores
 * new SmallSolve(1000).measured(game).get("solved").value();  // 1: its tree has four states
 * }</pre>
 */
package org.regames.pcg.judge;
