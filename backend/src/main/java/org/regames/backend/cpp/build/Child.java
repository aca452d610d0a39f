package org.regames.backend.cpp.build;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A child process that is terminated, with its own children, on {@link #close} and when the virtual
 * machine shuts down.
 */
public final class Child implements AutoCloseable {
  private static final int TICK_MILLIS = 100;

  private final Process process;
  private final Thread hook;

  private Child(Process process) {
    this.process = process;
    this.hook = new Thread(this::end);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Starts a program; its error output is merged into its output. */
  static Child start(List<String> words) throws IOException {
    return start(new ProcessBuilder(words));
  }

  /**
   * Starts a program in a folder, which it also uses for temporary files; its output goes to a
   * file.
   */
  static Child start(List<String> words, Path folder, Path log) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("TMPDIR", folder.toAbsolutePath().toString());
    builder.environment().put("LC_ALL", "C"); // whose messages are the same for everyone
    return start(builder.directory(folder.toFile()).redirectOutput(log.toFile()));
  }

  private static Child start(ProcessBuilder builder) throws IOException {
    Process process = builder.redirectErrorStream(true).start();
    try {
      return new Child(process);
    } catch (IllegalStateException ending) {
      process.destroyForcibly();
      throw new IOException("the command is being ended", ending);
    }
  }

  /** Closes the input of the program. */
  void closeInput() throws IOException {
    process.getOutputStream().close();
  }

  /** The output of the program, line by line. */
  BufferedReader lines() {
    return process.inputReader(StandardCharsets.UTF_8);
  }

  /** All output of the program; waits for its end. */
  String output() {
    return lines().lines().collect(Collectors.joining("\n"));
  }

  /** Waits for the end. On an interrupt the program is terminated. */
  int exitCode() throws IOException {
    return exitCode(() -> {});
  }

  /**
   * Waits for the end.
   *
   * @param waiting is run several times a second
   */
  int exitCode(Runnable waiting) throws IOException {
    try {
      while (!process.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        waiting.run();
      }
      return process.exitValue();
    } catch (InterruptedException _) {
      end();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    }
  }

  private void end() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    if (process.isAlive()) {
      end();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      return; // the shutdown hook is already running
    }
  }
}
