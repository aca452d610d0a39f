package org.regames.agents.ggp;

import java.util.List;

/**
 * A record of a match, with components named as in ggp-base.
 *
 * @param randomToken 32 letters or digits
 * @param startTime milliseconds since 1970
 * @param stateTimes the same for each state
 * @param previewClock -1: there was no preview
 * @param startClock seconds
 * @param playClock seconds
 * @param states the facts of each state, one more than there are steps; facts that always hold are
 *     left out
 * @param moves for each step a move of each role, in order
 * @param errors the errors in the answers of each role, to the start and in each step: {@code IL}
 *     and the answer if it was illegal, {@code TO} for a timeout, {@code CE} for a lost connection,
 *     empty for no error
 * @param goalValues the score of each role; null if the match is not complete
 * @param scrambled false: players are sent the names in the rules
 */
public record MatchRecord(
    String matchId,
    String randomToken,
    String gameMetaURL,
    long startTime,
    int previewClock,
    int startClock,
    int playClock,
    List<String> playerNamesFromHost,
    List<String> states,
    List<Long> stateTimes,
    List<List<String>> moves,
    List<List<String>> errors,
    List<Integer> goalValues,
    boolean isCompleted,
    boolean isAborted,
    boolean scrambled) {}
