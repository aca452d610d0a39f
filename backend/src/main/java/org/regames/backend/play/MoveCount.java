package org.regames.backend.play;

import org.regames.backend.interpreter.Turn;

/**
 * How many sequences of moves begin with a move.
 *
 * @param move the first move
 * @param count the number of sequences of the requested length
 */
public record MoveCount(Turn move, long count) {}
