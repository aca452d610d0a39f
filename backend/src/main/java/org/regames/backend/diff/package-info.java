/**
 * Decides whether two games have the same game tree, optionally up to renaming.
 *
 * <pre>{@code
 * TreeDiff diff = new TreeDiff(10, 1000, 0, 1);
 * TagRenaming renaming = diff.infer(game, other).orElseThrow();   // {x=white, …}
 * Comparison same = diff.compare(game, other, renaming, done -> {});
 * same.difference();       // Optional.empty
 * same.complete();         // true: no play is longer than 10 moves
 * }</pre>
 *
 * <p>{@code Pair} compares two states of {@code ComparedGame}s, automata or nets; {@code Sketch},
 * {@code ColourRefinement} and {@code Inference} find names that play the same role.
 */
package org.regames.backend.diff;
