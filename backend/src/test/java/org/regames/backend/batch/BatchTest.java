package org.regames.backend.batch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.ir.Builtins;

/** Boards that are played in step. */
class BatchTest {
  /** Three squares are filled, one a move; then x gets 2. */
  private static final ForwardModel FILLING =
      JvmEngine.compile(
          Builtins.complete(
              Games.of(
                  """
                  type Square = {a, b, c}; type Piece = {no, yes};
                  var board: Square -> Piece = {:no}; var at: Square = a;
                  begin, round:; round, turn: player = x;
                  turn, m: at = Square(*); m, n: board[at] == no;
                  n, o: $$ at; o, p: player = keeper; p, q: board[at] = yes;
                  q, round: ? probe -> hit; q, won: ! probe -> hit;
                  probe, look: at = Square(*); look, hit: board[at] == no;
                  won, e: goals[x] = 2; e, end: player = keeper;
                  """)));

  private static final float[] VALUES = new float[FILLING.symbolCount()];

  static {
    VALUES[FILLING.symbol("2")] = 2;
  }

  private static final Scheme SCHEME =
      new Scheme(FILLING, "a\nb\nc", "a b c", "", VALUES, 4, 0, "", 100);

  private static Outputs outputs(int boards) {
    return new Outputs(
        FloatBuffer.allocate(2 * boards),
        ByteBuffer.allocate(boards),
        ByteBuffer.allocate(boards),
        IntBuffer.allocate(boards),
        ByteBuffer.allocate(3 * boards),
        null,
        null);
  }

  @Test
  void aPlayIsStoppedAtItsEndWithItsRewards() {
    Batch batch = new Batch(SCHEME, 1, 7, 1);
    Outputs to = outputs(1);

    for (int action = 0; action < 3; action++) {
      assertEquals(0, to.terminated().get(0));
      assertEquals(
          Batch.ALL_MOVED, batch.step(IntBuffer.wrap(new int[] {action}), null, false, to));
    }

    assertEquals(1, to.terminated().get(0));
    assertEquals(0, to.truncated().get(0));
    assertEquals(-1, to.players().get(0));
    assertArrayEquals(new float[] {2, 0}, to.rewards().array());
    assertArrayEquals(new byte[3], to.masks().array());
  }

  @Test
  void whereOneActionIsIllegalNoBoardMoves() {
    Batch batch = new Batch(SCHEME, 3, 7, 1);
    Outputs to = outputs(3);
    batch.step(IntBuffer.wrap(new int[] {0, 1, 2}), null, false, to);
    assertArrayEquals(new byte[] {0, 1, 1, 1, 0, 1, 1, 1, 0}, to.masks().array());

    assertEquals(1, batch.step(IntBuffer.wrap(new int[] {1, 1, 0}), null, false, to));
    batch.show(to);

    assertArrayEquals(new byte[] {0, 1, 1, 1, 0, 1, 1, 1, 0}, to.masks().array());
  }

  @Test
  void playsDependNeitherOnThreadsNorOnOtherBoards() {
    int[] few = sampled(100, 1);
    int[] many = sampled(300, 3);

    for (int i = 0; i < few.length; i++) {
      assertEquals(few[i], many[i / 100 * 300 + i % 100], "step " + i / 100 + " of " + i % 100);
    }
  }

  /** The actions of six random steps, ended plays beginning anew. */
  private static int[] sampled(int boards, int threads) {
    Batch batch = new Batch(SCHEME, boards, 7, threads);
    Outputs to = outputs(boards);
    IntBuffer all = IntBuffer.allocate(6 * boards);
    for (int step = 0; step < 6; step++) {
      IntBuffer actions = IntBuffer.allocate(boards);
      batch.sample(null, actions);
      assertEquals(Batch.ALL_MOVED, batch.step(actions, null, true, to));
      all.put(actions.array());
    }
    return all.array();
  }

  @Test
  void randomMovesInOneCallEndAPlayEveryThreeMoves() {
    assertEquals(20, new Batch(SCHEME, 2, 7, 1).play(30));
  }
}
