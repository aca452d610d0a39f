package org.regames.ir.files;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A file or a folder that is still being written, beside the place where it or a part of it will
 * be. It is deleted when it is closed, or when the process is asked to end before that. Leftovers
 * of a killed process are deleted when the next one is made in the same folder, at least an hour
 * later.
 */
public final class Unfinished implements AutoCloseable {
  private static final String PREFIX = ".unfinished";

  /**
   * Longer than writing any file takes, so that files which other processes are writing are left
   * alone.
   */
  private static final Duration FORGOTTEN = Duration.ofHours(1);

  private static final SecureRandom NAMES = new SecureRandom();
  private static final int MOST_TRIES = 20;
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final Path path;
  private final Thread hook = new Thread(this::remove);

  private Unfinished(Path path) throws IOException {
    this.path = path;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      remove();
      throw new IOException("the command is being ended", ending);
    }
  }

  /** An empty file in a folder, which has to exist. */
  public static Unfinished file(Path folder) throws IOException {
    removeForgotten(folder, PREFIX + "*");
    return new Unfinished(Files.createTempFile(folder, PREFIX, ""));
  }

  /**
   * An empty file beside the place where it will be; an existing file will keep its owner,
   * permissions and other names, and nobody can read this one who could not read that.
   */
  public static Unfinished over(Path place) throws IOException {
    removeForgotten(place.getParent(), PREFIX + "*");
    Path fresh = place.resolveSibling(PREFIX + Long.toHexString(NAMES.nextLong()));
    WrittenOver.create(fresh, place);
    return new Unfinished(fresh);
  }

  /** An empty folder in a folder, which has to exist. */
  public static Unfinished folder(Path folder) throws IOException {
    removeForgotten(folder, PREFIX + "*");
    return new Unfinished(Files.createTempDirectory(folder, PREFIX));
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /**
   * Opens the file to write it from its beginning.
   *
   * @throws IOException if it cannot be written, or has been removed because the command is ending:
   *     it is not created again
   */
  public OutputStream open() throws IOException {
    return Files.newOutputStream(path, StandardOpenOption.WRITE);
  }

  /** Moves it to its place atomically, replacing what was there before. */
  public void moveTo(Path place) throws IOException {
    Files.move(path, place, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Moves it to its place unless something is there already: what another process has made
   * meanwhile is just as good, and somebody may be reading it.
   */
  public void moveIfAbsent(Path place) throws IOException {
    try {
      Files.createLink(place, path);
    } catch (FileAlreadyExistsException _) {
      return;
    } catch (UnsupportedOperationException | FileSystemException _) {
      // Not all file systems support links.
      if (!Files.exists(place)) {
        moveTo(place);
      }
    }
  }

  /** Moves it to the place that it was made for. */
  public void moveOver(Path place) throws IOException {
    WrittenOver.move(path, place);
  }

  /** Removes what remains of it. */
  @Override
  public void close() {
    remove();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      return; // the shutdown hook is already running
    }
  }

  /** Programs that are stopped together with this one may still be writing. */
  private void remove() {
    for (int tries = 0; !removeAll(path) && tries < MOST_TRIES; tries++) {
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  /**
   * Removes what other processes left unfinished in a folder when they were killed.
   *
   * @param glob a pattern of their names, which must match nothing else in the folder
   */
  public static void removeForgotten(Path folder, String glob) {
    Instant latest = Instant.now().minus(FORGOTTEN);
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, glob)) {
      for (Path path : left) {
        if (Files.getLastModifiedTime(path).toInstant().isBefore(latest)) {
          removeAll(path);
        }
      }
    } catch (IOException _) {
      // Other processes may be removing them as well. What cannot be removed does no harm.
    }
  }

  /** Whether nothing remains. */
  private static boolean removeAll(Path path) {
    try (Stream<Path> all = Files.walk(path)) {
      List<Path> inwards = all.sorted(Comparator.reverseOrder()).toList();
      for (Path file : inwards) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException _) {
      // It has been moved to its place, or others write to it.
    }
    return !Files.exists(path);
  }
}
