package org.regames.linegames.script;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.regames.ir.diagnostic.EscapedOutput;
import org.regames.linegames.output.ScriptError;

/**
 * The communication with a process that compiles or runs a script. The process is ended when it
 * takes too long or prints too much.
 */
final class ScriptProcess implements AutoCloseable {
  /** The input of the process. */
  interface Input {
    void writeTo(DataOutputStream out) throws IOException;

    /** Whether it is a script to compile, not one to run. */
    boolean isToCompile();
  }

  /** The most bytes that a script may print for the user. */
  private static final int MOST_PRINTED = 1_000_000;

  /** The most warnings: nobody reads more. */
  private static final int MOST_WARNINGS = 100;

  /** The end of what a script prints. */
  static final byte END_OF_PRINTED = 0;

  private static final int BUFFER = 8192;
  private static final long PATIENCE = 10;

  private final Process process;
  private final DataInputStream in;
  private final OutputStream printed;
  private final Thread printing;

  /** How many bytes the current script has printed. */
  private final AtomicInteger bytes = new AtomicInteger();

  /** Signals that all of them were passed on, up to the end that the script printed. */
  private final Semaphore ends = new Semaphore(0);

  /** Why we ended the process. */
  private final AtomicReference<String> stopped = new AtomicReference<>();

  private ScriptProcess(Process process, OutputStream printed) {
    this.process = process;
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    this.printed = printed;
    this.printing = Thread.ofPlatform().daemon().start(this::print);
  }

  /**
   * @param printed where to pass on what the script prints
   */
  static ScriptProcess start(ProcessBuilder builder, OutputStream printed) throws IOException {
    return new ScriptProcess(builder.start(), printed);
  }

  /** The user's stream for what scripts print, with control sequences escaped. */
  static OutputStream toUser() {
    return new EscapedOutput(new FileOutputStream(FileDescriptor.err), false);
  }

  /**
   * Gives the process a script and receives its results.
   *
   * @param left receives the games, parameters and warnings, in order
   * @param beginning how many seconds of work it has until the script runs
   * @param seconds how long the script may run
   * @param tooSlow the message if the beginning takes longer
   * @throws ScriptError if the script has a mistake, or needs too much of anything
   */
  void talk(Input script, List<Answer> left, int beginning, int seconds, String tooSlow)
      throws IOException {
    try (ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory())) {
      ScheduledFuture<?> alarm = stopAfterWork(beginning, tooSlow, clock);
      bytes.set(0);
      ends.drainPermits();
      send(script);
      AnswerReader reader = new AnswerReader(in, script.isToCompile());
      int warnings = 0;
      while (true) {
        switch (next(reader).orElse(null)) {
          case Answer.Running _ -> {
            alarm.cancel(false);
            alarm = stopAfter(seconds, "it ran longer than " + count(seconds), clock);
          }
          case Answer.Printed printed -> left.add(printed);
          case Answer.Parameter parameter -> left.add(parameter);
          case Answer.Compiled compiled -> left.add(compiled);
          case Answer.Warning warning -> {
            if (warnings++ < MOST_WARNINGS) {
              left.add(warning);
            }
          }
          case Answer.Done _ -> {
            clock.shutdownNow();
            awaitPrinted();
            return;
          }
          case Answer.Mistake(int line, int column, String message, String stack) -> {
            clock.shutdownNow();
            awaitPrinted();
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

  private static String count(int seconds) {
    return seconds + (seconds == 1 ? " second" : " seconds");
  }

  /** The next answer; empty also if the process was stopped in the middle of one. */
  private Optional<Answer> next(AnswerReader reader) {
    try {
      return reader.next();
    } catch (AnswerReader.Misbehaviour wrong) {
      if (stopped.get() != null) {
        return Optional.empty();
      }
      process.destroyForcibly();
      throw new ScriptError(
          0, 0, "the script misbehaved, and was stopped (" + wrong.getMessage() + ")", "");
    } catch (IOException _) {
      process.destroyForcibly();
      return Optional.empty();
    }
  }

  private ScriptError ended() {
    String why = stopped.get();
    return new ScriptError(
        0,
        0,
        why == null
            ? "the script ended its process, perhaps for lack of memory"
            : "the script was stopped: " + why,
        "");
  }

  private ScheduledFuture<?> stopAfter(int seconds, String why, ScheduledExecutorService clock) {
    return clock.schedule(() -> stop(why), seconds, TimeUnit.SECONDS);
  }

  /**
   * Limits the processor time of the process, so that a busy machine makes no difference; ten times
   * that on the clock for processes that wait, and if the system does not report it.
   */
  private ScheduledFuture<?> stopAfterWork(
      int seconds, String why, ScheduledExecutorService clock) {
    long start = System.nanoTime();
    Duration before = work();
    return clock.scheduleAtFixedRate(
        () -> {
          Duration work = work().minus(before);
          Duration passed = Duration.ofNanos(System.nanoTime() - start);
          if (work.toSeconds() >= seconds || passed.toSeconds() >= PATIENCE * seconds) {
            stop(why);
          }
        },
        1,
        1,
        TimeUnit.SECONDS);
  }

  /** The processor time of the process so far. */
  private Duration work() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Whether it can be given another script. */
  boolean isAlive() {
    return process.isAlive();
  }

  private void stop(String why) {
    stopped.compareAndSet(null, why);
    process.destroyForcibly();
  }

  /** The pipe stays open after the text: its end would tell the process that nobody listens. */
  private void send(Input script) throws IOException {
    script.writeTo(new DataOutputStream(process.getOutputStream()));
  }

  /** Passes on what the script prints, up to the limit. */
  private void print() {
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = process.getErrorStream()) {
      for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
        if (bytes.addAndGet(length) > MOST_PRINTED) {
          stop("it printed more than " + MOST_PRINTED + " bytes");
          return;
        }
        boolean isWhole = buffer[length - 1] == END_OF_PRINTED;
        printed.write(buffer, 0, isWhole ? length - 1 : length);
        if (isWhole) {
          ends.release();
        }
      }
    } catch (IOException _) {
      // the process has ended, or nobody reads what it prints
    }
  }

  private void awaitPrinted() {
    try {
      if (!ends.tryAcquire(1, TimeUnit.SECONDS)) {
        stop("it closed what it prints to");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the process, after everything that it printed has been passed on. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      printing.join(TimeUnit.SECONDS.toMillis(1));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
