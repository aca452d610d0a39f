/**
 * Plays a game by asking its rules, without grounding them: a question is answered from just the
 * rules and facts that it needs, and each answer is kept for as long as it holds, some for the
 * game, others for a state or a step. With the rules of tic-tac-toe
 *
 * <pre>{@code
 * RuleGame game = Reasoner.of(clauses);
 * RuleState state = game.start();
 * game.move(state.legal(0)[0]);   // (mark 1 1)
 * }</pre>
 *
 * <p>asks {@code (legal x ?m)}, and so {@code (true (cell ?x ?y b))} and {@code (true (control
 * x))}, but nothing about lines.
 */
package org.regames.gdl.reason;
