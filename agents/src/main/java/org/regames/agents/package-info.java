/**
 * Players that think, on top of compiled games.
 *
 * <p>An {@link org.regames.agents.AgentKind} is found as a service by its name; an {@link
 * org.regames.agents.AgentSpec} is one with a budget and options, as users write it. An {@link
 * org.regames.agents.Agent} plays one seat of one play and sees only what its player may see. With
 * a game where x says 0, 1 or 2 and gets that many points (the text is in this package's tests):
 *
 * <pre>{@code
 * PlayedGame game = PlayedGame.of(parsed);
 * AgentSpec spec = AgentSpec.parse("mcts:100it");
 * View view = new View(List.of(), List.of(List.of("0"), List.of("1"), List.of("2")));
 * try (Agent agent = spec.kind().sit(new Seat(game, 0, 1), spec.options())) {
 *   agent.choose(view, spec.clock());                             // [2]
 * }
 * Referee referee = new Referee(game, Duration.ofSeconds(1), 100);
 * referee.play(List.of(spec, AgentSpec.parse("random")), 1).scores(); // [2, 0]
 * }</pre>
 *
 * <p>{@link org.regames.agents.match.Referee} runs one play between agents and {@link
 * org.regames.agents.match.Tournament} a round robin; {@code search} contains the built-in agents.
 *
 * <p>{@link org.regames.agents.solve.Solver} and {@link org.regames.agents.tree.Regrets} solve
 * whole games.
 */
package org.regames.agents;
