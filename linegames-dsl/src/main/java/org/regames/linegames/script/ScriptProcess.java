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
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ScriptError;

/** Runs a script in a Java process of its own, with limits. */
final class ScriptProcess {
  /** Beyond this something is wrong with the compiler, and the user waits no longer. */
  private static final Duration COMPILING = Duration.ofMinutes(3);

  private static final String MEMORY = "-Xmx512m";

  /** Where the libraries of scripts lie beside the jar of the command. */
  private static final String LIBRARIES = "lib";

  private final Process process;
  private final int seconds;
  private final AtomicBoolean late = new AtomicBoolean();

  private ScriptProcess(Process process, int seconds) {
    this.process = process;
    this.seconds = seconds;
  }

  /**
   * Runs a script to its end.
   *
   * @return the games it printed and warnings, in order
   * @throws ScriptError where it made a mistake or needed too much time or memory
   */
  static List<Answer> run(ScriptKind kind, Source source, ScriptOptions options) {
    try {
      Process process =
          new ProcessBuilder(command(kind, source, options))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      try {
        return new ScriptProcess(process, options.seconds()).talk(source.text());
      } finally {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> command(ScriptKind kind, Source source, ScriptOptions options) {
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
    String cache = System.getProperty(KotlinRunner.CACHE);
    if (cache != null) {
      command.add("-D" + KotlinRunner.CACHE + "=" + cache);
    }
    command.addAll(List.of("-cp", classPath(), ScriptMain.class.getName(), kind.name()));
    command.addAll(
        List.of(
            fileName(source), Boolean.toString(options.allowIo()), Long.toString(options.seed())));
    return command;
  }

  private static String fileName(Source source) {
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

  private List<Answer> talk(String text) throws IOException {
    List<Answer> games = new ArrayList<>();
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
          case Answer.Warning warning -> games.add(warning);
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
            throw ended();
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

  private ScriptError ended() {
    return late.get()
        ? new ScriptError(
            0,
            0,
            "the script was stopped: it ran longer than "
                + seconds
                + (seconds == 1 ? " second" : " seconds"),
            "")
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
