package org.regames.linegames.script;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.regames.ir.diagnostic.Source;
import org.regames.linegames.output.ScriptError;

/** Runs a script in a Java process of its own, with limits. */
final class ScriptProcess {
  /** The system property that lets scripts do input and output. */
  static final String ALLOW_IO = "regames.scripts.allowIo";

  /** The system property that sets how long a script may run, in seconds. */
  static final String SECONDS = "regames.scripts.seconds";

  /** The system property that asks for the stack of this program at a mistake of a script. */
  static final String STACKTRACE = "regames.scripts.stacktrace";

  private static final int USUAL_SECONDS = 10;

  /** Beyond this something is wrong with the compiler, and the user waits no longer. */
  private static final Duration COMPILING = Duration.ofMinutes(3);

  private static final String MEMORY = "-Xmx512m";

  /** Where the libraries of scripts lie beside the jar of the command. */
  private static final String LIBRARIES = "lib";

  private final Process process;
  private final AtomicBoolean late = new AtomicBoolean();

  private ScriptProcess(Process process) {
    this.process = process;
  }

  /**
   * Runs a script to its end.
   *
   * @return the games it printed, in order
   * @throws ScriptError where it made a mistake or needed too much time or memory
   */
  static List<Answer.Printed> run(ScriptKind kind, Source source) {
    try {
      Process process =
          new ProcessBuilder(command(kind, source))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      try {
        return new ScriptProcess(process).talk(source.text());
      } finally {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> command(ScriptKind kind, Source source) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Starting counts here, not long runs; libraries of scripts use what Java warns about.
    command.addAll(
        List.of(
            MEMORY,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xlog:disable",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8"));
    for (String property : List.of(ALLOW_IO, KotlinRunner.CACHE)) {
      String value = System.getProperty(property);
      if (value != null) {
        command.add("-D" + property + "=" + value);
      }
    }
    command.addAll(List.of("-cp", classPath(), ScriptMain.class.getName(), kind.name()));
    command.add(fileName(source));
    return command;
  }

  static String fileName(Source source) {
    Path name = Path.of(source.name()).getFileName();
    return name == null ? source.name() : name.toString();
  }

  /** That of this process, and the libraries of scripts, which the command itself does not need. */
  private static String classPath() {
    try {
      Path own =
          Path.of(ScriptProcess.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path libraries = own.resolveSibling(LIBRARIES);
      return Files.isRegularFile(own) && Files.isDirectory(libraries)
          ? own + File.pathSeparator + libraries.resolve("*")
          : System.getProperty("java.class.path");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Answer.Printed> talk(String text) throws IOException {
    List<Answer.Printed> games = new ArrayList<>();
    int seconds = Integer.getInteger(SECONDS, USUAL_SECONDS);
    try (ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
        DataInputStream in =
            new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
      ScheduledFuture<?> alarm = stopAfter(COMPILING, clock);
      send(text);
      while (true) {
        Optional<Answer> answer = next(in);
        switch (answer.orElse(null)) {
          case Answer.Running _ -> {
            alarm.cancel(false);
            alarm = stopAfter(Duration.ofSeconds(seconds), clock);
          }
          case Answer.Printed printed -> games.add(printed);
          case Answer.Done _ -> {
            clock.shutdownNow();
            return games;
          }
          case Answer.Mistake(int line, int column, String message, String stack) -> {
            clock.shutdownNow();
            throw new ScriptError(line, column, message, stack);
          }
          case null -> {
            clock.shutdownNow();
            throw ended(seconds);
          }
        }
      }
    }
  }

  /** The next answer; none too where the process was stopped in the middle of one. */
  private Optional<Answer> next(DataInputStream in) throws IOException {
    try {
      return Answer.readFrom(in);
    } catch (IOException e) {
      if (late.get() || !process.isAlive()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private ScriptError ended(int seconds) {
    return late.get()
        ? new ScriptError(
            0, 0, "the script was stopped: it ran longer than " + seconds + " seconds", "")
        : new ScriptError(0, 0, "the script ended its process, perhaps for want of memory", "");
  }

  private ScheduledFuture<?> stopAfter(Duration time, ScheduledExecutorService clock) {
    return clock.schedule(
        () -> {
          late.set(true);
          process.destroyForcibly();
        },
        time.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  private void send(String text) throws IOException {
    try (OutputStream out = process.getOutputStream()) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
