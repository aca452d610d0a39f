/**
 * A game with every name resolved: what the interpreter plays. {@link
 * org.regames.backend.interpreter.rules.ResolvedGame} is made once and shared by all searches. Its
 * expressions ({@link org.regames.backend.interpreter.rules.ResolvedTerm}), actions ({@link
 * org.regames.backend.interpreter.rules.ResolvedAction}) and the cells that assignments change
 * ({@link org.regames.backend.interpreter.rules.Place}) are records that are given the values of
 * all variables and answer with a value, or with other values of all variables:
 *
 * <pre>{@code
 * ResolvedGame rules = new ResolvedGame(game, new Budget());
 * int edge = rules.automaton().outgoing(rules.begin())[0];
 * if (rules.step(edge) instanceof ResolvedAction.Plain plain) {
 *   Semistate after = plain.apply(rules.initial(), watch); // null where the edge is not legal
 * }
 * }</pre>
 *
 * <p>What that costs, and what is improper about it, an {@link
 * org.regames.backend.interpreter.rules.EvaluationWatch} receives. {@link
 * org.regames.backend.interpreter.rules.SearchRegions} has the parts of the automaton that moves
 * and checks are searched in.
 */
package org.regames.backend.interpreter.rules;
