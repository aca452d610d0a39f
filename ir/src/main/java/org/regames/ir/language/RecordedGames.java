package org.regames.ir.language;

import java.io.IOException;
import java.nio.file.Path;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;

/** Reads games of a language, and records of plays by other programs. */
public interface RecordedGames {
  /** The game of a text with the reader of its records, unless there are errors. */
  Result<RecordedGame> read(Source source, Budget budget);

  /**
   * A game of which there are records.
   *
   * @param game the automaton
   * @param records reads records of it
   */
  record RecordedGame(Game game, RecordReader records) {}

  /** Reads records of one game. */
  @FunctionalInterface
  interface RecordReader {
    /**
     * Reads a record.
     *
     * @throws IOException if it cannot be read or is not a record
     */
    RecordedPlay read(Path file) throws IOException;
  }
}
