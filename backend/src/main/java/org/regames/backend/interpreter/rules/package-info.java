/**
 * A game with every name resolved, ready for the interpreter. {@link
 * org.regames.backend.interpreter.rules.ResolvedGame} is built once and shared by all searches. Its
 * expressions ({@link org.regames.backend.interpreter.rules.ResolvedTerm}), actions ({@link
 * org.regames.backend.interpreter.rules.ResolvedAction}) and the cells that assignments change
 * ({@link org.regames.backend.interpreter.rules.AssignTarget}) are records that take the values of
 * all variables and return a value, or new values of all variables:
 *
 * <pre>{@code
 * ResolvedGame rules = new ResolvedGame(game, new Budget());
 * int edge = rules.automaton().outgoing(rules.begin())[0];
 * if (rules.step(edge) instanceof ResolvedAction.Plain plain) {
 *   Semistate after = plain.apply(rules.initial(), watch); // null where the edge is not legal
 * }
 * }</pre>
 *
 * <p>An {@link org.regames.backend.interpreter.rules.EvaluationWatch} is notified of the cost of
 * each evaluation and anything improper about it. {@link
 * org.regames.backend.interpreter.rules.SearchRegions} holds the parts of the automaton in which
 * moves and checks are searched.
 */
package org.regames.backend.interpreter.rules;
