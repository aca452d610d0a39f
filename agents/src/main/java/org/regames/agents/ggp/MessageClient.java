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

  /** How long after the deadline sockets are closed, so that what arrived in time can be read. */
  private static final Duration READING = Duration.ofMillis(500);

  private MessageClient() {}

  /** The outcome of sending a message. */
  sealed interface Answer {
    /** The answer. */
    record Text(String text) implements Answer {}

    /** There was no answer in time. */
    record TimedOut() implements Answer {}

    /** There was no connection, or it ended before an answer. */
    record Lost(String reason) implements Answer {}
  }

  /**
   * Sends a message and waits for its answer, within a total time.
   *
   * @param player an address with host and port
   * @param name the name of the player
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

  /** Closes a socket after a time, since nothing else ends writing to a peer that does not read. */
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
        // The answer has arrived, or the socket is already closed.
      }
    }

    @Override
    public void close() {
      thread.interrupt();
    }
  }

  /** How long a move may take in all: its clock, and some time for the network. */
  static Duration playTime(int clock) {
    return Duration.ofMillis(TimeUnit.SECONDS.toMillis(clock) + 1000);
  }
}
