package org.regames.backend.batch;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;

/**
 * Arrays with a row for each board. Null means that the output is not wanted.
 *
 * @param rewards a number for each player
 * @param terminated 1 if the play has ended
 * @param truncated 1 if it was cut off
 * @param players who is to move, -1 if nobody is
 * @param masks 1 for each legal action; may be null
 * @param observations what the player to move sees; may be null
 * @param lastObservations the same at the end of a play, before the next one; may be null
 */
public record Outputs(
    FloatBuffer rewards,
    ByteBuffer terminated,
    ByteBuffer truncated,
    IntBuffer players,
    ByteBuffer masks,
    ByteBuffer observations,
    ByteBuffer lastObservations) {}
