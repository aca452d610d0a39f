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
 * Writes files all or none: each is written beside its place, and moved there when all are; what is
 * written over keeps its owner, permissions and other names. Where the process is interrupted
 * before, nothing of that stays; where it is killed, the next one that writes the same file removes
 * what stayed, an hour later or more.
 */
public final class OutputFiles {
  private final Map<Path, Path> written = new LinkedHashMap<>();
  private final List<Path> folders = new ArrayList<>();

  /** By folder, whether it had temporary files of earlier runs. */
  private final Map<Path, Boolean> hadTemporaries = new HashMap<>();

  private boolean ended;

  private OutputFiles() {}

  /**
   * Looks whether files can be written, as far as one sees without writing.
   *
   * @throws Failure where one cannot
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
   * Writes texts to files, replacing older ones, and makes the folders they need.
   *
   * @throws Failure where that cannot be done; then nothing has changed
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
      // The process is ending, and runs it: it finds that there is nothing left to undo.
    }
  }

  /** Moves all files to their places, which an interrupt has to wait for. */
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
    // To ask for the number of the process would start threads.
    name += System.nanoTime() + ".tmp";
    Path temporary = target.resolveSibling(name);
    written.put(target, temporary);
    WrittenOver.create(temporary, target);
    Files.write(temporary, content, StandardOpenOption.WRITE);
  }

  /** Whether a folder has any, of whatever file: seldom, and looking for each file takes long. */
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

  /** Whether nobody may write to a file. Its folder may allow to replace it nevertheless. */
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
      return false; // this system has no such permissions
    }
  }

  /** Removes what was made; that it cannot be removed is worth no second message. */
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
