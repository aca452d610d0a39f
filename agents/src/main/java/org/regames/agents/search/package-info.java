/**
 * The agents that come along, each an {@link org.regames.agents.AgentKind}: at random, flat Monte
 * Carlo, Monte Carlo tree search, and alpha-beta or max^n search.
 *
 * <pre>{@code
 * Agents.installed().stream().map(AgentKind::name).toList(); // [alphabeta, best, flat, mcts, random]
 * }</pre>
 */
package org.regames.agents.search;
