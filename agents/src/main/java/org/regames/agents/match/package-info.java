/**
 * Plays between agents: single plays, or a round robin with ratings. With the game of {@link
 * org.regames.agents}, where x says 0, 1 or 2 and gets that many points:
 *
 * <pre>{@code
 * List<AgentSpec> agents = List.of(AgentSpec.parse("flat:30it"), AgentSpec.parse("random"));
 * Tournament tournament = new Tournament(agents, 10, 1, 1, Duration.ofSeconds(1), 100);
 * List<Tournament.Played> plays = tournament.run(game, played -> {});
 * Standing first = Standing.of(List.of("flat", "random"), plays).getFirst();
 * first.plays();                                               // 10
 * first.meanScore();                                           // 1.0, for x gets 2 and o gets 0
 * }</pre>
 */
package org.regames.agents.match;
