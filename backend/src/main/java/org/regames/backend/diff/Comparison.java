package org.regames.backend.diff;

import java.util.Optional;

/**
 * What a {@link TreeDiff} found.
 *
 * @param difference the first difference met, if there is one
 * @param renaming the renaming under which the games were compared
 * @param states how many states of the first game were compared with their counterparts: all of
 *     them up to some depth, and those of plays, where a state may count more than once
 * @param complete whether the games are certainly the same: all states were compared, or the
 *     automata are equivalent
 * @param depth the number of moves up to which all plays were compared
 * @param plays how many longer plays were compared
 */
public record Comparison(
    Optional<Difference> difference,
    TagRenaming renaming,
    long states,
    boolean complete,
    int depth,
    int plays) {}
