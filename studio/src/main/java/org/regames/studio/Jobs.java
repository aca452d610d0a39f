package org.regames.studio;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.model.EndlessPlayException;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.passes.PassException;

/**
 * Executes requests: a few at a time, on threads with large stacks, in the order in which they
 * arrive. Requests can be cancelled, and each has a time limit.
 */
final class Jobs implements AutoCloseable {
  /** Far more than the pages of one person send at the same time. */
  private static final int MOST_WAITING = 256;

  private static final int MOST_OF_ONE_PAGE = 24;

  /** Whether somebody still waits for an answer. */
  static final class Ticket {
    private final AtomicBoolean over = new AtomicBoolean();
    private final long end;
    private Thread worker;

    Ticket(long seconds) {
      this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    /** Whether going on is pointless. */
    boolean isOver() {
      return over.get() || System.nanoTime() > end || Thread.currentThread().isInterrupted();
    }

    private synchronized void begin() {
      worker = Thread.currentThread();
    }

    private synchronized void end() {
      worker = null;
      Thread.interrupted(); // the thread continues with other work
    }

    private synchronized void cancel() {
      over.set(true);
      if (worker != null && worker != Thread.currentThread()) {
        worker.interrupt();
      }
    }

    /**
     * Sends something without being interrupted by a cancellation: a socket whose thread is
     * interrupted is closed, for all requests of the page.
     */
    void undisturbed(Runnable sending) {
      boolean wasInterrupted;
      synchronized (this) {
        worker = null;
        wasInterrupted = Thread.interrupted();
      }
      sending.run();
      synchronized (this) {
        worker = Thread.currentThread();
        if (wasInterrupted || over.get()) {
          worker.interrupt();
        }
      }
    }

    /**
     * To be called repeatedly by long computations.
     *
     * @throws CancellationException if nobody waits any more
     * @throws Refusal if it has taken too long
     */
    void check() {
      if (over.get() || Thread.currentThread().isInterrupted()) {
        throw new CancellationException("taken back");
      }
      if (System.nanoTime() > end) {
        throw new Refusal("this takes too long; the command line has no such limit");
      }
    }
  }

  private final ThreadPoolExecutor workers;
  private final long seconds;

  /**
   * @param threads how many requests are processed at a time
   * @param seconds how long each may take
   */
  Jobs(int threads, ThreadFactory factory, long seconds) {
    this.workers =
        new ThreadPoolExecutor(
            threads,
            threads,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(MOST_WAITING),
            factory,
            new ThreadPoolExecutor.AbortPolicy());
    workers.allowCoreThreadTimeOut(true);
    this.seconds = seconds;
  }

  /** The requests of one page, which are all cancelled when it closes. */
  final class Desk implements AutoCloseable {
    private final Map<CompletableFuture<?>, Ticket> open = new ConcurrentHashMap<>();

    /**
     * Answers when a worker is free, or immediately with an error if too many requests are waiting.
     */
    <T> CompletableFuture<T> answer(Function<Ticket, T> work) {
      Ticket ticket = new Ticket(seconds);
      Answer<T> answer = new Answer<>(ticket);
      if (open.size() >= MOST_OF_ONE_PAGE) {
        answer.completeExceptionally(error("too many requests at once; wait for some answers"));
        return answer;
      }
      open.put(answer, ticket);
      answer.whenComplete((_, _) -> open.remove(answer));
      try {
        workers.execute(() -> answer.complete(ticket, work));
      } catch (java.util.concurrent.RejectedExecutionException full) {
        answer.completeExceptionally(error("the studio is busy; try again in a moment"));
      }
      return answer;
    }

    @Override
    public void close() {
      open.keySet().forEach(question -> question.cancel(true));
    }
  }

  /** An answer that interrupts the work on it when nobody waits for it any more. */
  private static final class Answer<T> extends CompletableFuture<T> {
    private final Ticket ticket;

    Answer(Ticket ticket) {
      this.ticket = ticket;
    }

    void complete(Ticket mine, Function<Ticket, T> work) {
      if (isDone()) {
        return;
      }
      mine.begin();
      Runnable told = worked(mine, work);
      // Completing sends the answer: a cancellation must not interrupt the socket now.
      mine.end();
      told.run();
    }

    /** Does the work, and returns what sends its result. */
    private Runnable worked(Ticket mine, Function<Ticket, T> work) {
      try {
        mine.check();
        T value = work.apply(mine);
        return () -> complete(value);
      } catch (CancellationException takenBack) {
        return () -> cancel(false);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
        return () -> completeExceptionally(error(text(failure)));
      }
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
      ticket.cancel();
      return super.cancel(mayInterrupt);
    }
  }

  private static ResponseErrorException error(String message) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, message, null));
  }

  private static String text(Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> refusal.getMessage();
      case DiagnosticException found ->
          new DiagnosticRenderer(false).render(found.diagnostic()).strip();
      case UnplayableException unplayable -> unplayable.getMessage();
      case EndlessPlayException endless -> endless.getMessage();
      case PassException failed -> failed.getMessage();
      case StackOverflowError _ -> "the game is nested too deeply";
      case OutOfMemoryError _ -> "there is not enough memory for this";
      default -> "this is a bug in regames: " + failure;
    };
  }

  /** A desk for a new page. */
  Desk desk() {
    return new Desk();
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
