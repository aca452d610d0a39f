package org.regames.agents.ggp;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Sends messages to players. */
final class MessageClient {
  private static final int LARGEST = 64 << 10;
  private static final Duration CONNECTING = Duration.ofSeconds(5);

  /** So long after the end sockets are closed: what came in time is read before. */
  private static final Duration READING = Duration.ofMillis(500);

  private MessageClient() {}

  /** What came of a message. */
  sealed interface Answer {
    /** The text that was answered. */
    record Text(String text) implements Answer {}

    /** No answer came in time. */
    record TimedOut() implements Answer {}

    /** There was no connection, or it ended before an answer. */
    record Lost(String reason) implements Answer {}
  }

  /**
   * Sends a message and waits for its answer, all of it within a time.
   *
   * @param player an address with host and port
   * @param name who is spoken to
   */
  static Answer send(URI player, String name, String message, Duration time) {
    long end = System.nanoTime() + time.toNanos();
    try (Socket socket = new Socket();
        Cutter _ = new Cutter(socket, time.plus(READING))) {
      Duration most = time.compareTo(CONNECTING) < 0 ? time : CONNECTING;
      InetSocketAddress address = new InetSocketAddress(player.getHost(), player.getPort());
      try {
        socket.connect(address, (int) Math.max(1, most.toMillis()));
      } catch (SocketTimeoutException silent) {
        return new Answer.Lost(silent.getMessage());
      }
      String head =
          """
          POST / HTTP/1.0
          Accept: text/delim
          Host: %s
          Sender: GAMESERVER
          Receiver: %s
          Content-Type: text/acl\
          """
              .formatted(player.getHost(), name);
      HttpText.write(socket.getOutputStream(), head, message);
      return new Answer.Text(HttpText.read(socket, LARGEST, end).body());
    } catch (SocketTimeoutException _) {
      return new Answer.TimedOut();
    } catch (IOException failure) {
      return System.nanoTime() > end
          ? new Answer.TimedOut()
          : new Answer.Lost(String.valueOf(failure.getMessage()));
    }
  }

  /** Closes a socket after a time, since nothing else ends writing to who does not read. */
  private static final class Cutter implements AutoCloseable {
    private final Thread thread;

    Cutter(Socket socket, Duration time) {
      thread = Thread.ofVirtual().start(() -> cut(socket, time));
    }

    private static void cut(Socket socket, Duration time) {
      try {
        Thread.sleep(time);
        socket.close();
      } catch (InterruptedException | IOException _) {
        // The answer is there, or the socket is closed already.
      }
    }

    @Override
    public void close() {
      thread.interrupt();
    }
  }

  /** How much longer than its clock a move may take, for its way. */
  static Duration playTime(int clock) {
    return Duration.ofMillis(TimeUnit.SECONDS.toMillis(clock) + 1000);
  }
}
