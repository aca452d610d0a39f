package org.regames.ir.language;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/**
 * How much a translation may create, counted in items: symbols, map entries, nodes, edges. A short
 * text can ask for a huge game ({@code V(X, Y) where X in 0..99999, …}); a budget ends such a
 * translation with a message instead of exhausting memory. One budget serves one translation.
 */
public final class Budget {
  /** The limit used where the user sets none; the largest published games need a tenth of it. */
  public static final long DEFAULT_LIMIT = 5_000_000;

  private final long limit;
  private final LongConsumer watcher;
  private long spent;

  /** A budget of this many items. */
  public Budget(long limit) {
    this(limit, _ -> {});
  }

  /**
   * A budget of this many items for a translation whose progress is shown.
   *
   * @param watcher receives the number of items taken so far, each time before more are taken, so
   *     it should be quick
   */
  public Budget(long limit, LongConsumer watcher) {
    this.limit = limit;
    this.watcher = watcher;
  }

  /**
   * A budget of this many items for a translation that may be cancelled.
   *
   * @param outdated whether it is cancelled; called each time items are taken, so it should be
   *     quick
   */
  public Budget(long limit, BooleanSupplier outdated) {
    this(
        limit,
        _ -> {
          if (outdated.getAsBoolean()) {
            throw new CancellationException("the translation is outdated");
          }
        });
  }

  /** A budget of {@link #DEFAULT_LIMIT} items. */
  public Budget() {
    this(DEFAULT_LIMIT);
  }

  /**
   * Takes items from the budget before they are made.
   *
   * @param what what the items are, in the plural, for the message
   * @param origin the source that asks for them
   * @throws DiagnosticException if the budget does not have that many items left
   * @throws CancellationException if the translation has been cancelled
   */
  public void spend(long items, String what, Origin origin) {
    watcher.accept(spent);
    spent = items > limit - spent ? limit + 1 : spent + items;
    if (spent > limit) {
      throw new DiagnosticException(
          Diagnostic.error(
                  "too-large",
                  origin,
                  "the game gets too large: no more than "
                      + limit
                      + " items may be made, and these "
                      + what
                      + " would exceed that")
              .withHint("raise the limit with --budget if the size is intended"));
    }
  }

  /**
   * Takes nothing, but checks for cancellation: for work that creates no items. Quick.
   *
   * @throws CancellationException if the translation has been cancelled
   */
  public void goOn() {
    watcher.accept(spent);
  }

  /** Gives back items that were taken but not kept, such as those of a failed attempt. */
  public void giveBack(long items) {
    spent -= items;
  }

  /** A budget of what is left, for an attempt that keeps nothing if it fails. */
  public Budget rest() {
    Budget rest = new Budget(limit, watcher);
    rest.spent = spent;
    return rest;
  }

  /** Whether the budget has room for this many more items. */
  public boolean covers(long items) {
    return items <= limit - spent;
  }
}
