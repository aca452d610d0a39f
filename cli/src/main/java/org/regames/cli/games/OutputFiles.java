package org.regames.cli.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.regames.cli.console.Failure;
import org.regames.ir.files.Unfinished;
import org.regames.ir.files.WrittenOver;

/**
 * Writes all files or none: each is written beside its place, and moved there when all are written;
 * overwritten files keep their owner, permissions and other names. If the process is interrupted
 * before that, nothing is left over; if it is killed, the next one that writes the same file
 * removes the leftovers, at least an hour later.
 */
public final class OutputFiles {
  private final Map<Path, Path> written = new LinkedHashMap<>();
  private final List<Path> folders = new ArrayList<>();

  /** For each folder, whether it had temporary files of earlier runs. */
  private final Map<Path, Boolean> hadTemporaries = new HashMap<>();

  private boolean ended;

  private OutputFiles() {}

  /**
   * Checks whether files can be written, as far as possible without writing.
   *
   * @throws Failure if one cannot
   */
  public static void check(Iterable<Path> files) {
    for (Path file : files) {
      try {
        check(file);
      } catch (IOException failure) {
        throw Failure.failed(
            file + ": cannot be written (" + SourceFiles.reason(failure) + "); nothing was");
      }
    }
  }

  private static void check(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    if (Files.isRegularFile(file) && isReadOnly(file)) {
      throw new AccessDeniedException(
          file.toString(), null, "it is read-only; make it writable or name another file");
    }
  }

  /**
   * Writes texts to files, replacing older ones, and creates the folders they need.
   *
   * @throws Failure if that is impossible; then nothing has changed
   */
  public static void write(Map<Path, String> texts) {
    Map<Path, Supplier<byte[]>> contents = new LinkedHashMap<>();
    texts.forEach((file, text) -> contents.put(file, () -> text.getBytes(UTF_8)));
    writeAll(contents);
  }

  /** The same with any content. */
  public static void write(Path file, byte[] content) {
    writeAll(Map.of(file, () -> content));
  }

  private static synchronized void writeAll(Map<Path, Supplier<byte[]>> contents) {
    OutputFiles files = new OutputFiles();
    Thread undoing = new Thread(files::undo);
    try {
      Runtime.getRuntime().addShutdownHook(undoing);
    } catch (IllegalStateException _) {
      throw Failure.failed("interrupted; nothing was written");
    }
    Path current = null;
    try {
      for (Map.Entry<Path, Supplier<byte[]>> content : contents.entrySet()) {
        current = content.getKey();
        files.stage(current, content.getValue().get());
      }
      files.finish();
    } catch (IOException failure) {
      files.undo();
      throw Failure.failed(
          current + ": cannot be written (" + SourceFiles.reason(failure) + "); nothing was");
    } finally {
      forget(undoing);
    }
  }

  private static void forget(Thread undoing) {
    try {
      Runtime.getRuntime().removeShutdownHook(undoing);
    } catch (IllegalStateException _) {
      // The process is ending and runs the hook, which finds nothing left to undo.
    }
  }

  /** Moves all files to their places; an interrupt has to wait for that. */
  private synchronized void finish() throws IOException {
    for (Map.Entry<Path, Path> file : written.entrySet()) {
      WrittenOver.move(file.getValue(), file.getKey());
    }
    ended = true;
  }

  private synchronized void stage(Path file, byte[] content) throws IOException {
    if (ended) {
      throw new IOException("interrupted");
    }
    check(file);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A device or a pipe, such as /dev/null, must not be replaced by a file.
      Files.write(file, content, StandardOpenOption.WRITE);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    makeFolder(target.getParent());
    String name = "." + target.getFileName() + ".";
    if (hadTemporaries.computeIfAbsent(target.getParent(), OutputFiles::hasTemporaries)) {
      Unfinished.removeForgotten(target.getParent(), globbed(name) + "*.tmp");
    }
    // Querying the process id would start threads.
    name += System.nanoTime() + ".tmp";
    Path temporary = target.resolveSibling(name);
    written.put(target, temporary);
    WrittenOver.create(temporary, target);
    Files.write(temporary, content, StandardOpenOption.WRITE);
  }

  /**
   * Whether a folder has temporary files at all: rarely, and searching for each file takes long.
   */
  private static boolean hasTemporaries(Path folder) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, ".*.tmp")) {
      return found.iterator().hasNext();
    } catch (IOException unreadable) {
      return false; // then none can be removed either
    }
  }

  /** A pattern for exactly this name. */
  private static String globbed(String name) {
    return name.replaceAll("[\\\\*?\\[\\]{}]", "\\\\$0");
  }

  private void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      makeFolder(folder.getParent());
      Files.createDirectory(folder);
      folders.add(folder);
    }
  }

  /** Whether nobody may write to a file. Its folder may nevertheless allow replacing it. */
  private static boolean isReadOnly(Path file) throws IOException {
    if (!Files.isWritable(file)) {
      return true;
    }
    try {
      Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
      return !permissions.contains(PosixFilePermission.OWNER_WRITE)
          && !permissions.contains(PosixFilePermission.GROUP_WRITE)
          && !permissions.contains(PosixFilePermission.OTHERS_WRITE);
    } catch (UnsupportedOperationException _) {
      return false; // the system has no such permissions
    }
  }

  /** Removes what was created; failing to do so is not worth a second message. */
  private synchronized void undo() {
    if (ended) {
      return;
    }
    ended = true;
    List<Path> made = new ArrayList<>(written.values());
    made.addAll(folders.reversed());
    for (Path path : made) {
      try {
        Files.deleteIfExists(path);
      } catch (IOException ignored) {
        path.toFile().deleteOnExit();
      }
    }
  }
}
