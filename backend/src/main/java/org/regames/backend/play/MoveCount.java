package org.regames.backend.play;

import org.regames.backend.interpreter.Turn;

/**
 * How many sequences of moves begin with one.
 *
 * @param move the first move
 * @param count the number of sequences, of a length that was asked for
 */
public record MoveCount(Turn move, long count) {}
