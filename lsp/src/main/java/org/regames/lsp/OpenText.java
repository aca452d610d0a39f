package org.regames.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * A text open in an editor: its present content, and the results of its last check. One check runs
 * at a time; a change makes it outdated, and only the newest text is checked next.
 */
final class OpenText {
  private final long budget;
  private final Executor worker;
  private final Consumer<Checked> listener;
  private volatile Snapshot now;
  private volatile Checked checked;
  private volatile boolean closed;
  private boolean running;

  /**
   * @param budget how many items a game may have
   * @param worker runs checks, with a large stack
   * @param listener receives each result that is not outdated
   */
  OpenText(Snapshot first, long budget, Executor worker, Consumer<Checked> listener) {
    this.budget = budget;
    this.worker = worker;
    this.listener = listener;
    this.now = first;
    this.checked = new Checked(first, List.of(), Optional.empty());
    check();
  }

  Snapshot now() {
    return now;
  }

  /** The last result, which may be for an older text. */
  Checked checked() {
    return checked;
  }

  /**
   * The known values of names whose definitions are the same as in the last text without mistakes.
   */
  Optional<Values> values(Snapshot text) {
    return checked.sound().map(sound -> new Values(sound, text));
  }

  void change(List<TextDocumentContentChangeEvent> changes, int version) {
    Snapshot next = now;
    for (TextDocumentContentChangeEvent change : changes) {
      next = next.changed(change, version);
    }
    now = next;
    check();
  }

  void close() {
    closed = true;
  }

  private synchronized void check() {
    if (!running) {
      running = true;
      worker.execute(this::checkNewest);
    }
  }

  private void checkNewest() {
    Snapshot snapshot = now;
    try {
      Checked result = check(snapshot);
      if (!isOutdated(snapshot)) {
        checked = result;
        listener.accept(result);
      }
    } catch (CancellationException outdated) {
      // The newer text is checked next.
    } catch (RuntimeException fault) {
      // A bug of ours must not leave the editor waiting, or showing outdated findings.
      listener.accept(failed(snapshot, fault));
    } finally {
      again(snapshot);
    }
  }

  private synchronized void again(Snapshot done) {
    running = false;
    if (!closed && now != done) {
      check();
    }
  }

  private boolean isOutdated(Snapshot snapshot) {
    return closed || now != snapshot;
  }

  private Checked check(Snapshot snapshot) {
    Checked found = Checked.of(snapshot, new Budget(budget, () -> isOutdated(snapshot)));
    return new Checked(snapshot, found.findings(), found.sound().or(() -> checked.sound()));
  }

  private Checked failed(Snapshot snapshot, RuntimeException fault) {
    String message = "this text could not be checked, which is a bug in regames: " + fault;
    Origin start = Origin.of(snapshot.source(), 0, 0);
    return new Checked(
        snapshot, List.of(Diagnostic.error("internal", start, message)), checked.sound());
  }
}
