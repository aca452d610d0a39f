/**
 * The agents that come along, each an {@link org.regames.agents.AgentKind}: at random, flat Monte
 * Carlo, Monte Carlo tree search of states and of what players may have seen, and alpha-beta or
 * max^n search.
 *
 * <pre>{@code
 * Agents.installed().stream().map(AgentKind::name).toList(); // [alphabeta, best, flat, ismcts, mcts, random]
 * }</pre>
 */
package org.regames.agents.search;
