package org.regames.cli.play;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.regames.agents.PlayedGame;
import org.regames.agents.solve.KnownValues;
import org.regames.cli.console.Failure;
import org.regames.cli.games.RulesHash;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.files.Unfinished;

/** The file in which {@code solve} stores what it knows about states. */
public final class SolveTable {
  private static final Duration BETWEEN = Duration.ofMinutes(1);

  private final Path file;
  private final String identity;
  private long written = System.nanoTime();

  /**
   * @param file where the table is, or will be
   */
  SolveTable(Path file, PlayedGame game) {
    this.file = file;
    this.identity = RulesHash.of(game.rules()).text();
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || !Files.isDirectory(folder)) {
      throw Failure.misused("--table: expected a file in a folder that exists, found " + file);
    }
  }

  /**
   * Loads the file into a solver, if it exists.
   *
   * @throws Failure if it is not a table of this game
   */
  void load(KnownValues known) {
    if (!Files.exists(file)) {
      return;
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      known.load(in, identity);
    } catch (IOException failure) {
      throw Failure.misused("--table: " + file + ": " + SourceFiles.reason(failure));
    }
  }

  /** Saves the file periodically. */
  void keep(KnownValues known) {
    if (System.nanoTime() - written > BETWEEN.toNanos()) {
      save(known);
    }
  }

  /**
   * Writes the file atomically.
   *
   * @throws Failure if that is impossible
   */
  void save(KnownValues known) {
    try (Unfinished unfinished = Unfinished.over(file.toAbsolutePath())) {
      try (OutputStream out = new BufferedOutputStream(unfinished.open(), 1 << 16)) {
        known.save(out, identity);
      }
      unfinished.moveOver(file.toAbsolutePath());
    } catch (IOException failure) {
      throw Failure.failed(
          "--table: " + file + " cannot be written: " + SourceFiles.reason(failure));
    }
    written = System.nanoTime();
  }
}
