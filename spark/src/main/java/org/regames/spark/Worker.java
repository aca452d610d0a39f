package org.regames.spark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.UnaryOperator;

/**
 * The function that an executor applies: created once, as it may look up languages and the like.
 */
final class Worker {
  /** Games may nest deeply; only the used part of a stack takes memory. */
  private static final long STACK_BYTES = 512L << 20;

  private static final Map<List<String>, Worker> MADE = new ConcurrentHashMap<>();

  private final UnaryOperator<String> function;

  private Worker(UnaryOperator<String> function) {
    this.function = function;
  }

  static Worker of(String type, String setting) {
    return MADE.computeIfAbsent(List.of(type, setting), _ -> new Worker(made(type, setting)));
  }

  @SuppressWarnings("unchecked")
  private static UnaryOperator<String> made(String type, String setting) {
    try {
      return (UnaryOperator<String>)
          Class.forName(type, true, Thread.currentThread().getContextClassLoader())
              .getConstructor(String.class)
              .newInstance(setting);
    } catch (ReflectiveOperationException mistake) {
      throw new IllegalStateException(type + " cannot be made on an executor", mistake);
    }
  }

  /** Applies the function to texts one after the other, with a large stack. */
  String[] apply(List<String> texts) {
    FutureTask<String[]> all =
        new FutureTask<>(() -> texts.stream().map(function).toArray(String[]::new));
    Thread thread = new Thread(null, all, "regames", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return all.get();
    } catch (InterruptedException interrupted) {
      all.cancel(true); // Spark no longer needs this part
      Thread.currentThread().interrupt();
      throw new CancellationException("the task was cancelled");
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    }
  }
}
