/**
 * The built-in agents, each an {@link org.regames.agents.AgentKind}: random, flat Monte Carlo,
 * Monte Carlo tree search over states and over information sets, and alpha-beta or max^n search.
 *
 * <pre>{@code
 * Agents.installed().stream().map(AgentKind::name).toList(); // [alphabeta, best, flat, ismcts, mcts, random]
 * }</pre>
 */
package org.regames.agents.search;
