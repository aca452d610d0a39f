package org.regames.linegames.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.regames.linegames.output.ScriptError;

/**
 * Processes that are kept for their next task, since starting one takes several times as long as
 * its task. Each works on one task at a time.
 *
 * @param <K> the purpose of a process; it is reused for tasks with an equal one
 */
final class KeptProcesses<K> {
  /** How long a process waits for its next task; it holds some hundred megabytes of memory. */
  private static final int IDLE_SECONDS = 30;

  /**
   * Starts the processes and ends idle ones. A process ends with the thread that started it, so
   * this one has to last.
   */
  private static final ScheduledExecutorService KEEPER =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  private final Deque<Kept<K>> idle = new ArrayDeque<>();
  private final int mostTasks;
  private final int mostIdle;
  private final Starter<K> starter;
  private final Predicate<List<Answer>> isKept;

  /** How processes are started. */
  interface Starter<K> {
    ProcessBuilder builder(K key) throws IOException;
  }

  /** A process, and how many tasks it has done. */
  private record Kept<K>(K key, ScriptProcess process, int tasks) {}

  /**
   * @param mostTasks how many tasks a process does at most, since each may leave something in it
   * @param mostIdle how many processes wait at a time
   * @param isKept whether a process that left these answers is worth keeping
   */
  KeptProcesses(int mostTasks, int mostIdle, Starter<K> starter, Predicate<List<Answer>> isKept) {
    this.mostTasks = mostTasks;
    this.mostIdle = mostIdle;
    this.starter = starter;
    this.isKept = isKept;
  }

  /**
   * Lets a process do a task; apart from that like {@link ScriptProcess#talk}.
   *
   * @throws ScriptError for the first mistake of the script, or if it needs too much
   */
  void talk(
      K key,
      ScriptProcess.Input task,
      List<Answer> left,
      int beginning,
      int seconds,
      String tooSlow)
      throws IOException {
    Kept<K> kept = idleOrNew(key);
    boolean again = false;
    try {
      kept.process.talk(task, left, beginning, seconds, tooSlow);
      again = isKept.test(left);
    } catch (ScriptError mistake) {
      // A mistake without a line is about the process: it was stopped, or has no memory left.
      again = mistake.line() > 0 && isKept.test(left);
      throw mistake;
    } finally {
      if (again && kept.tasks + 1 < mostTasks) {
        keep(new Kept<>(kept.key, kept.process, kept.tasks + 1));
      } else {
        kept.process.close();
      }
    }
  }

  private Kept<K> idleOrNew(K key) throws IOException {
    synchronized (idle) {
      for (Iterator<Kept<K>> each = idle.iterator(); each.hasNext(); ) {
        Kept<K> next = each.next();
        if (next.key.equals(key)) {
          each.remove();
          if (next.process.isAlive()) {
            return next;
          }
          next.process.close();
        }
      }
    }
    try {
      return CompletableFuture.supplyAsync(() -> start(key), KEEPER).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException failure) {
        throw failure.getCause();
      }
      throw e;
    }
  }

  private Kept<K> start(K key) {
    try {
      ScriptProcess process = ScriptProcess.start(starter.builder(key), ScriptProcess.toUser());
      return new Kept<>(key, process, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Keeps a process; if there are too many, the one that has waited longest ends. */
  private void keep(Kept<K> process) {
    synchronized (idle) {
      idle.push(process);
      while (idle.size() > mostIdle) {
        idle.removeLast().process.close();
      }
    }
    KEEPER.schedule(() -> endIfIdle(process), IDLE_SECONDS, TimeUnit.SECONDS);
  }

  private void endIfIdle(Kept<K> process) {
    boolean isIdle;
    synchronized (idle) {
      isIdle = idle.remove(process);
    }
    if (isIdle) {
      process.process.close();
    }
  }
}
