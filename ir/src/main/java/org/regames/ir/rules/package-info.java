/**
 * Games that are played by evaluating their rules in each state. Nothing is prepared, so that a
 * play can begin immediately, however large the game would be as a net or as an automaton:
 *
 * <pre>{@code
 * RuleState state = game.start();
 * int[] legal = state.legal(0);                 // of the first role
 * RuleState next = state.after(new int[] {legal[0], state.legal(1)[0]});
 * }</pre>
 */
package org.regames.ir.rules;
