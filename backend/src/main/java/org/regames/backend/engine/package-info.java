/**
 * All engines that play a game behind one interface, found by name.
 *
 * <p>{@link org.regames.backend.engine.Engines} lists them; an {@link
 * org.regames.backend.engine.Engine} makes a game a {@link
 * org.regames.backend.engine.PlayableGame}, which counts and plays. With a game where x and then o
 * say {@code 0} or {@code 1} (the text is in this package's tests):
 *
 * <pre>{@code
 * PlayableGame playable = Engines.named("jvm").orElseThrow().start(game);
 * playable.count(2, done -> {});                              // 4
 * playable.playouts(Playouts.of(10, 1), done -> {}).playouts(); // 10
 * playable.findings();                                        // []
 * }</pre>
 *
 * <p>What engines find improper is always the interpreter's finding, with its words: a compiled
 * game that comes to a dead end or to moves without end has the interpreter follow the same play.
 */
package org.regames.backend.engine;
