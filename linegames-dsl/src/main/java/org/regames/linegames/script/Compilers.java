package org.regames.linegames.script;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.regames.linegames.output.ScriptError;

/**
 * Compiles scripts in processes of their own, each used for one script at a time. A process is kept
 * for the next script: starting the compiler takes several times as long as a script.
 */
final class Compilers {
  /** How long a process waits for the next script; it holds some hundred megabytes. */
  private static final int IDLE_SECONDS = 30;

  /** How many scripts a process compiles at most, whatever the compiler may keep of each. */
  private static final int MOST_SCRIPTS = 50;

  private static final Deque<Compiler> IDLE = new ArrayDeque<>();

  /**
   * Starts the processes and ends idle ones. A process ends with the thread that started it, so
   * this one has to last.
   */
  private static final ScheduledExecutorService KEEPER =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  /** A process, and how many scripts it has compiled. */
  private record Compiler(ScriptProcess process, int scripts) {
    boolean isUsable() {
      return process.isAlive() && scripts < MOST_SCRIPTS;
    }
  }

  private Compilers() {}

  /**
   * Compiles a script to a jar.
   *
   * @param seconds how many seconds of work it may take
   * @param tooSlow what to say where it takes longer
   * @throws ScriptError with the first mistake of the script, or where it needs too much
   */
  static byte[] compile(CompilerInput script, int seconds, String tooSlow) throws IOException {
    Compiler compiler = idleOrNew();
    List<Answer> answers = new ArrayList<>();
    boolean again = false;
    try {
      compiler.process.talk(script, answers, seconds, seconds, tooSlow);
      again = true;
    } catch (ScriptError mistake) {
      // One without a line is about the process: it was stopped, or has no memory left.
      again = mistake.line() > 0;
      throw mistake;
    } finally {
      if (again) {
        keep(new Compiler(compiler.process, compiler.scripts + 1));
      } else {
        compiler.process.close();
      }
    }
    if (answers.getFirst() instanceof Answer.Compiled(byte[] jar)) {
      return jar;
    }
    throw new IllegalStateException("not what compiling leaves: " + answers);
  }

  private static Compiler idleOrNew() throws IOException {
    synchronized (IDLE) {
      for (Compiler next = IDLE.poll(); next != null; next = IDLE.poll()) {
        if (next.isUsable()) {
          return next;
        }
        next.process.close();
      }
    }
    try {
      return CompletableFuture.supplyAsync(Compilers::start, KEEPER).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException failure) {
        throw failure.getCause();
      }
      throw e;
    }
  }

  private static Compiler start() {
    try {
      ProcessBuilder builder =
          ScriptJvm.builder(ScriptJvm.classPathOfCompiler(), CompilerMain.class);
      return new Compiler(
          ScriptProcess.start(builder, new FileOutputStream(FileDescriptor.err)), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void keep(Compiler compiler) {
    synchronized (IDLE) {
      IDLE.push(compiler);
    }
    KEEPER.schedule(() -> endIfIdle(compiler), IDLE_SECONDS, TimeUnit.SECONDS);
  }

  private static void endIfIdle(Compiler compiler) {
    boolean idle;
    synchronized (IDLE) {
      idle = IDLE.remove(compiler);
    }
    if (idle) {
      compiler.process.close();
    }
  }
}
