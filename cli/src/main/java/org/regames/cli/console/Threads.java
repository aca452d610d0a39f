package org.regames.cli.console;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.regames.backend.play.Playouts;

/** How commands use threads. */
public final class Threads {
  /** Deeply nested rules are traversed recursively; only the used part of a stack takes memory. */
  static final long STACK_BYTES = 512L << 20;

  private Threads() {}

  /**
   * The number of threads that {@code --threads} asks for: 0 asks for one for each core.
   *
   * @throws Failure if the number is negative or absurdly large
   */
  public static int count(int option) {
    if (option < 0 || option > Playouts.MOST_THREADS) {
      throw Failure.misused(
          "--threads: expected a number from 0 to " + Playouts.MOST_THREADS + ", found " + option);
    }
    return option == 0 ? Runtime.getRuntime().availableProcessors() : option;
  }

  /**
   * Computes something for each number from 0, several at a time; results are in the order of the
   * numbers.
   *
   * @param done receives the number of finished ones
   */
  public static <T> List<T> each(
      int threads, int count, IntFunction<T> work, Consumer<Integer> done) {
    AtomicInteger finished = new AtomicInteger();
    try (ExecutorService executor = Executors.newFixedThreadPool(threads, withLargeStacks())) {
      List<Future<T>> all = new ArrayList<>();
      for (int number = 0; number < count; number++) {
        int each = number;
        all.add(
            executor.submit(
                () -> {
                  T made = work.apply(each);
                  synchronized (finished) {
                    done.accept(finished.incrementAndGet());
                  }
                  return made;
                }));
      }
      List<T> made = new ArrayList<>();
      for (Future<T> one : all) {
        made.add(one.get());
      }
      return made;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw Failure.failed("interrupted");
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(failure.getCause());
    }
  }

  /** Makes threads with a stack large enough for every reasonable game. */
  public static ThreadFactory withLargeStacks() {
    return task -> {
      Thread thread = new Thread(null, task, "regames", STACK_BYTES);
      thread.setDaemon(true);
      return thread;
    };
  }
}
