package org.regames.agents.ggp;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Receives messages over HTTP and answers them, each connection in a thread of its own. Input that
 * is not a message, too large or too slow gets an empty answer. If there are too many connections,
 * the one that has been silent for the longest is dropped, so that silent ones keep nobody out.
 */
public final class MessageServer implements AutoCloseable {
  private static final int LARGEST = 16 << 20;
  private static final Duration SLOWEST = Duration.ofSeconds(10);
  private static final int MOST_CONNECTIONS = 32;
  private static final String HEAD =
      """
      HTTP/1.0 200 OK
      Content-type: text/acl
      Access-Control-Allow-Origin: *
      Access-Control-Allow-Methods: POST, GET, OPTIONS
      Access-Control-Allow-Headers: Content-Type
      Access-Control-Allow-Age: 86400\
      """;

  private final ServerSocket socket;
  private final UnaryOperator<String> answers;
  private final Consumer<String> log;
  private final Duration slowest;

  /** Connections whose message has not arrived yet, the oldest first. */
  private final SequencedSet<Socket> silent = new LinkedHashSet<>();

  private int answered;

  /**
   * Begins to listen.
   *
   * @param port 0 for any free port
   * @param answers answers messages, in several threads at the same time
   * @param log receives a line about each failure
   * @throws IOException if it cannot listen there
   */
  public MessageServer(
      InetAddress address, int port, UnaryOperator<String> answers, Consumer<String> log)
      throws IOException {
    this(address, port, answers, log, SLOWEST);
  }

  /**
   * The same.
   *
   * @param slowest how long a message may take to arrive
   */
  MessageServer(
      InetAddress address,
      int port,
      UnaryOperator<String> answers,
      Consumer<String> log,
      Duration slowest)
      throws IOException {
    this.answers = answers;
    this.log = log;
    this.slowest = slowest;
    this.socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, port), MOST_CONNECTIONS);
    } catch (IOException taken) {
      socket.close();
      throw taken;
    }
    Thread.ofPlatform().name("messages").daemon().start(this::listen);
  }

  /** The port on which it listens. */
  public int port() {
    return socket.getLocalPort();
  }

  private void listen() {
    while (!socket.isClosed()) {
      try {
        Socket connection = socket.accept();
        if (admit(connection)) {
          Thread.ofVirtual().start(() -> serve(connection));
        } else {
          connection.close();
        }
      } catch (IOException failure) {
        if (!socket.isClosed()) {
          log.accept("a connection failed: " + failure.getMessage());
        }
      }
    }
  }

  /** Whether there is room for a connection, after dropping a silent one if needed. */
  private synchronized boolean admit(Socket connection) throws IOException {
    if (silent.size() + answered >= MOST_CONNECTIONS) {
      if (silent.isEmpty()) {
        return false;
      }
      silent.removeFirst().close();
    }
    return silent.add(connection);
  }

  /** Records that the message of a connection has arrived. */
  private synchronized void beginAnswer(Socket connection) throws SocketException {
    if (!silent.remove(connection)) {
      throw new SocketException("it made room for others");
    }
    answered++;
  }

  private synchronized void end(Socket connection, boolean isAnswered) {
    silent.remove(connection);
    answered -= isAnswered ? 1 : 0;
  }

  private void serve(Socket connection) {
    boolean isAnswered = false;
    try (connection) {
      String message = message(connection);
      beginAnswer(connection);
      isAnswered = true;
      HttpText.write(
          connection.getOutputStream(), HEAD, message.isEmpty() ? "" : answers.apply(message));
    } catch (SocketException _) {
      // The other side has gone, so there is nobody to report to.
    } catch (IOException failure) {
      log.accept("a connection failed: " + failure.getMessage());
    } finally {
      end(connection, isAnswered);
    }
  }

  /** The message of a connection; empty if the input is not one. */
  private String message(Socket connection) throws IOException {
    try {
      HttpText request = HttpText.read(connection, LARGEST, System.nanoTime() + slowest.toNanos());
      String first = request.first();
      if (first.startsWith("POST ")) {
        return request.body();
      }
      return first.startsWith("GET ") ? inAddress(first) : "";
    } catch (HttpText.MalformedException | SocketTimeoutException bad) {
      log.accept("ignored a request: " + bad.getMessage());
      return "";
    }
  }

  /** The message in the first line of a request: the text between the slash and the last blank. */
  private static String inAddress(String first) throws HttpText.MalformedException {
    int from = first.indexOf('/') + 1;
    int to = first.lastIndexOf(' ');
    try {
      String text = from > 0 && from <= to ? first.substring(from, to) : "";
      return URLDecoder.decode(text, StandardCharsets.UTF_8).replace('\r', ' ');
    } catch (IllegalArgumentException malformed) {
      throw new HttpText.MalformedException(malformed.getMessage());
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
