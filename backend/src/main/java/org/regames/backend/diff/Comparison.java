package org.regames.backend.diff;

import java.util.Optional;

/**
 * What a {@link TreeDiff} found.
 *
 * @param difference the first difference, if there is one: none is nearer to the start
 * @param renaming the renaming under which the games were compared
 * @param states how many states of the first game were compared with their like
 * @param complete whether those were all states, so that the games are the same
 * @param depth up to how many moves all plays were compared
 * @param plays how many random plays were compared besides
 */
public record Comparison(
    Optional<Difference> difference,
    Renaming renaming,
    int states,
    boolean complete,
    int depth,
    int plays) {}
