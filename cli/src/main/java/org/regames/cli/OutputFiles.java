package org.regames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes files all or none: each is written beside its place, and moved there when all are. */
final class OutputFiles {
  private final Map<Path, Path> written = new LinkedHashMap<>();
  private final List<Path> folders = new ArrayList<>();

  private OutputFiles() {}

  /**
   * Writes texts to files, replacing older ones, and makes the folders they need.
   *
   * @throws Failure where that cannot be done; then nothing has changed
   */
  static void write(Map<Path, String> texts) {
    OutputFiles files = new OutputFiles();
    Path current = null;
    try {
      for (Map.Entry<Path, String> text : texts.entrySet()) {
        current = text.getKey();
        files.stage(current, text.getValue());
      }
      for (Map.Entry<Path, Path> file : files.written.entrySet()) {
        current = file.getKey();
        Files.move(file.getValue(), current, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException failure) {
      files.undo();
      throw Failure.failed(
          current + ": cannot be written (" + SourceFiles.reason(failure) + "); nothing was");
    }
  }

  private void stage(Path file, String text) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A device or a pipe, such as /dev/null, must not be replaced by a file.
      Files.writeString(file, text, StandardOpenOption.WRITE);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    makeFolder(target.getParent());
    // To ask for the number of the process would start threads.
    String name = "." + target.getFileName() + "." + System.nanoTime() + ".tmp";
    Path temporary = target.resolveSibling(name);
    written.put(target, temporary);
    Files.writeString(temporary, text);
  }

  private void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      makeFolder(folder.getParent());
      Files.createDirectory(folder);
      folders.add(folder);
    }
  }

  /** Removes what was made; that it cannot be removed is worth no second message. */
  private void undo() {
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
