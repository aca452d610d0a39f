package org.regames.backend.diff;

import java.util.Optional;

/**
 * What a {@link TreeDiff} found.
 *
 * @param difference the first difference met, if there is one
 * @param renaming the renaming under which the games were compared
 * @param states how many states of the first game were compared with their like, all of them until
 *     some depth and those of plays, where the same state may count again
 * @param complete whether the games are certainly the same: all states were compared, or the
 *     automata do the same
 * @param depth up to how many moves all plays were compared
 * @param plays how many plays were compared besides
 */
public record Comparison(
    Optional<Difference> difference,
    TagRenaming renaming,
    long states,
    boolean complete,
    int depth,
    int plays) {}
