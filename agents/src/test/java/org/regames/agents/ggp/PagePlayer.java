package org.regames.agents.ggp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/**
 * A player as somebody would write it who knows nothing but a page on the protocol: sockets, text,
 * and what to send back as bytes.
 */
final class PagePlayer implements AutoCloseable {
  /** The messages it got. */
  final List<String> messages = new CopyOnWriteArrayList<>();

  private final ServerSocket socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
  private final Function<String, byte[]> answers;

  /**
   * @param answers all bytes to send back; nothing more, for none; null to keep the connection open
   *     and silent
   */
  PagePlayer(Function<String, byte[]> answers) throws IOException {
    this.answers = answers;
    Thread.ofPlatform().daemon().start(this::listen);
  }

  /** What a well-behaved player sends back. */
  static byte[] answer(String text) {
    String head = "HTTP/1.0 200 OK\r\nContent-type: text/acl\r\nContent-length: ";
    return (head + text.length() + "\r\n\r\n" + text).getBytes(StandardCharsets.US_ASCII);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort());
  }

  private void listen() {
    while (!socket.isClosed()) {
      try {
        Socket connection = socket.accept();
        Thread.ofVirtual().start(() -> serve(connection));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket connection) {
    try {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.US_ASCII));
      int length = 0;
      for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        if (line.toLowerCase().startsWith("content-length:")) {
          length = Integer.parseInt(line.substring(15).trim());
        }
      }
      char[] body = new char[length];
      int read = 0;
      while (read < length) {
        read += in.read(body, read, length - read);
      }
      String message = new String(body);
      messages.add(message);
      byte[] answer = answers.apply(message);
      if (answer != null) {
        connection.getOutputStream().write(answer);
        connection.close();
      }
    } catch (SocketException _) {
      // The host has heard enough.
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
