/**
 * All engines, behind one interface and found by name.
 *
 * <p>{@link org.regames.backend.engine.Engines} lists them; an {@link
 * org.regames.backend.engine.Engine} turns a game into a {@link
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
 * <p>Reports about improper games always come from the interpreter: when a compiled game reaches a
 * dead end or an endless move, the interpreter replays the same play.
 */
package org.regames.backend.engine;
