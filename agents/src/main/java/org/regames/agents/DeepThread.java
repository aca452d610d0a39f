package org.regames.agents;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Runs deeply recursive code in a thread of its own, since the stacks of callers may be small. */
public final class DeepThread {
  /** In bytes; a search recurses as deep as plays are long. Only the used part takes memory. */
  private static final long STACK = 256L << 20;

  private DeepThread() {}

  /** The result of the search; exceptions are passed on. */
  public static <T> T run(Supplier<T> search) {
    try {
      return CompletableFuture.supplyAsync(search, DeepThread::start).join();
    } catch (CompletionException failure) {
      switch (failure.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case Throwable _ -> throw failure;
      }
    }
  }

  private static void start(Runnable search) {
    Thread thread = new Thread(null, search, "solver", STACK);
    thread.setDaemon(true);
    thread.start();
  }
}
