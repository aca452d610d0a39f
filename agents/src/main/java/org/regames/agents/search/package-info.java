/**
 * The agents that come along, each an {@link org.regames.agents.AgentKind}: at random, flat Monte
 * Carlo, and Monte Carlo tree search.
 *
 * <pre>{@code
 * Agents.installed().stream().map(AgentKind::name).toList(); // [flat, mcts, random]
 * }</pre>
 */
package org.regames.agents.search;
