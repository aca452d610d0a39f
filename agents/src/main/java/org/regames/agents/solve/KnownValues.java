package org.regames.agents.solve;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateKeys;

/** What a solver knows about the values of states: can be saved in a file, and verified. */
public final class KnownValues {
  private static final String FORMAT = "regames table 3";

  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;
  private final BoundsTable table;

  KnownValues(PlayedGame game, SolverRun run, StateKeys keys, BoundsTable table) {
    this.game = game;
    this.run = run;
    this.keys = keys;
    this.table = table;
  }

  /**
   * Verifies with the table that a state has a value, down to ends of plays: at each state one
   * move, and all replies to it. This trusts neither the search nor the table.
   *
   * @param bytes roughly how much memory that may take; with less, states are verified more than
   *     once
   * @return the number of states visited
   * @throws UnsolvableException if the table does not suffice, or time is over
   */
  public long check(GameState state, Solution solution, long bytes) {
    int rank = Arrays.binarySearch(game.scores(), solution.scores().getFirst());
    return DeepThread.run(
        () -> {
          run.begin("shown again");
          TableCheck check = new TableCheck(game, run, keys, table, bytes);
          check.show(state, rank, true);
          check.show(state, rank, false);
          return run.states();
        });
  }

  /** How much memory it takes. */
  public long bytes() {
    return table.bytes();
  }

  /**
   * Writes what is known, to be {@linkplain #load read} later.
   *
   * @param identity distinguishes the rules from others
   */
  public void save(OutputStream out, String identity) throws IOException {
    CheckedOutputStream summed = new CheckedOutputStream(out, new CRC32C());
    DataOutputStream data = new DataOutputStream(summed);
    data.writeUTF(FORMAT);
    data.writeUTF(identity);
    data.writeInt(keys.words());
    data.writeLong(run.sum());
    table.write(data);
    data.writeLong(summed.getChecksum().getValue());
    data.flush();
  }

  /**
   * Adds what was saved earlier.
   *
   * @throws IOException if the input is not such a file, is damaged, or is for other rules; the
   *     message says which
   */
  public void load(InputStream in, String identity) throws IOException {
    CheckedInputStream summed = new CheckedInputStream(in, new CRC32C());
    DataInputStream data = new DataInputStream(summed);
    if (!isTable(data)) {
      throw new IOException("it is not a table of solve");
    }
    try {
      if (!data.readUTF().equals(identity) || data.readInt() != keys.words()) {
        throw new IOException("it is the table of another game, or of the same after other passes");
      }
      run.sum(data.readLong());
      table.read(data);
      long sum = summed.getChecksum().getValue();
      if (data.readLong() != sum) {
        throw new IOException("it is damaged");
      }
    } catch (EOFException | UTFDataFormatException _) {
      throw new IOException("it is damaged: it ends too early");
    }
  }

  private static boolean isTable(DataInputStream data) throws IOException {
    try {
      return data.readUTF().equals(FORMAT);
    } catch (EOFException | UTFDataFormatException _) {
      return false; // binary data has no format line
    }
  }
}
