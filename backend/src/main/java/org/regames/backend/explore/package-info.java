/**
 * Exploration of positions of a compiled game that random plays hardly ever reach.
 *
 * <pre>{@code
 * NoveltyArchive<GameState> archive = new NoveltyArchive<>(model, Set.of("clock"));
 * archive.look(state, moves.size(), random, state::copy); // at each position of each play
 * archive.choose(random);                         // one to begin another play at
 * }</pre>
 */
package org.regames.backend.explore;
