package org.regames.studio;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Function;

/** One web socket: checks access, and passes on complete messages that are not too long. */
final class Socket implements WsListener {
  /** The handler at this end. */
  interface Talk extends AutoCloseable {
    void accept(String message);

    @Override
    void close();
  }

  /** The maximum length of a text, with room for JSON escapes. */
  static final int LONGEST = 2 * Folder.MOST_BYTES;

  private static final int TOO_LONG = 1009;
  private static final int TRY_LATER = 1013;

  private final Doorkeeper doorkeeper;
  private final Semaphore seats;
  private final Function<Consumer<String>, Talk> talks;
  private final StringBuilder parts = new StringBuilder();
  private Optional<Talk> talk = Optional.empty();
  private volatile boolean closed;

  /**
   * @param seats limits the number of simultaneous sockets of this kind
   * @param talks creates the handler, given where to send messages
   */
  Socket(Doorkeeper doorkeeper, Semaphore seats, Function<Consumer<String>, Talk> talks) {
    this.doorkeeper = doorkeeper;
    this.seats = seats;
    this.talks = talks;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    Optional<String> refusal =
        doorkeeper.againstSocket(
            headers.first(HeaderNames.HOST),
            headers.first(HeaderNames.ORIGIN),
            prologue.query().first("token").asOptional());
    if (refusal.isPresent()) {
      throw new WsUpgradeException(refusal.get());
    }
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    if (!seats.tryAcquire()) {
      session.close(TRY_LATER, "too many pages are open");
      return;
    }
    talk = Optional.of(talks.apply(message -> send(session, message)));
    endWith(Thread.currentThread());
  }

  /** If the other end disappears silently there is no event, but its thread ends. */
  private void endWith(Thread connection) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                connection.join();
              } catch (InterruptedException ending) {
                Thread.currentThread().interrupt();
              }
              end();
            });
  }

  private void send(WsSession session, String message) {
    if (closed) {
      return;
    }
    try {
      session.send(message, true);
    } catch (UncheckedIOException | IllegalStateException gone) {
      end(); // the page has been closed and waits for nothing
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (talk.isEmpty() || closed) {
      return;
    }
    if (parts.length() + text.length() > LONGEST) {
      session.close(TOO_LONG, "a message may have " + LONGEST + " characters");
      end();
      return;
    }
    parts.append(text);
    if (last) {
      String message = parts.toString();
      parts.setLength(0);
      talk.get().accept(message);
    }
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    end();
  }

  @Override
  public void onError(WsSession session, Throwable failure) {
    end();
  }

  private synchronized void end() {
    if (!closed) {
      closed = true;
      parts.setLength(0);
      talk.ifPresent(
          mine -> {
            mine.close();
            seats.release();
          });
    }
  }
}
