package org.regames.agents.ggp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * The subset of HTTP that hosts and players of matches use, read as leniently as in ggp-base, but
 * with limits: one message and one answer per connection, bodies of {@code Content-Length} bytes,
 * in chunks, or up to the end of the stream. It is implemented here because HTTP servers of
 * libraries, such as that of the studio, reject what hosts send: HTTP/1.0, lines without carriage
 * returns, blanks in addresses, bodies without a length.
 *
 * @param first the first line
 * @param body the text after the empty line, without blanks around it
 */
record HttpText(String first, String body) {
  private static final int MOST_HEADERS = 64 << 10;

  /** The length of a body that ends with the stream. */
  private static final int UNKNOWN = -1;

  /** The input is not a message, or too large; the text says which. */
  static final class MalformedException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedException(String message) {
      super(message);
    }
  }

  /**
   * Reads the first message on a connection.
   *
   * @param mostBytes the maximum length of the body
   * @param end the deadline on the clock of {@link System#nanoTime}
   * @throws SocketTimeoutException if it takes longer
   * @throws MalformedException if it is not HTTP or too large
   */
  static HttpText read(Socket socket, int mostBytes, long end) throws IOException {
    InputStream in = new Timed(socket, end);
    String first = null;
    int length = UNKNOWN;
    boolean isChunked = false;
    int left = MOST_HEADERS;
    while (true) {
      String line = line(in, left);
      left -= line.length() + 1;
      if (first != null && line.isEmpty()) {
        break;
      }
      if (first == null) {
        first = line;
        if (isWithoutBody(first)) {
          return new HttpText(first, "");
        }
      }
      String value = line.substring(line.indexOf(':') + 1).strip();
      switch (line.substring(0, Math.max(0, line.indexOf(':'))).toLowerCase(Locale.ROOT)) {
        case "content-length" -> length = length(value, mostBytes);
        case "transfer-encoding" -> isChunked |= value.equalsIgnoreCase("chunked");
        case "expect" -> goOn(socket);
        default -> {} // input from outside
      }
    }
    if (isChunked) {
      return new HttpText(first, chunks(in, mostBytes).strip());
    }
    byte[] bytes = in.readNBytes(length == UNKNOWN ? mostBytes + 1 : length);
    if (bytes.length > mostBytes) {
      throw new MalformedException("it has more than " + mostBytes + " bytes");
    }
    String body = new String(bytes, StandardCharsets.UTF_8);
    return new HttpText(first, (length == UNKNOWN ? body.replaceAll("[\r\n]", "") : body).strip());
  }

  /** Tells a client that waits for it to send the body. */
  private static void goOn(Socket socket) throws IOException {
    socket
        .getOutputStream()
        .write("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.UTF_8));
  }

  /** A body in chunks, each preceded by its length, up to one of length 0 and the trailer. */
  private static String chunks(InputStream in, int mostBytes) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    int left = MOST_HEADERS;
    while (true) {
      String line = line(in, left);
      left -= line.length() + 1;
      String size = line.replaceFirst(";.*", "").strip();
      if (!size.matches("[0-9a-fA-F]{1,7}")) {
        throw new MalformedException("the length of a chunk is " + size);
      }
      int length = Integer.parseInt(size, 16);
      if (length > mostBytes - body.size()) {
        throw new MalformedException("it has more than " + mostBytes + " bytes");
      }
      if (length == 0) {
        while (!line.isEmpty()) {
          line = line(in, left);
          left -= line.length() + 1;
        }
        return body.toString(StandardCharsets.UTF_8);
      }
      byte[] bytes = in.readNBytes(length);
      body.write(bytes);
      if (bytes.length < length || !line(in, 1).isEmpty()) {
        throw new MalformedException("a chunk does not end where its length says");
      }
    }
  }

  /**
   * Whether the first line of a request is the whole message, so that nothing more need be awaited.
   */
  private static boolean isWithoutBody(String first) {
    return first.startsWith("GET ") || first.startsWith("OPTIONS ");
  }

  private static int length(String text, int most) throws MalformedException {
    if (!text.matches("\\d{1,9}") || Integer.parseInt(text) > most) {
      throw new MalformedException("its length is " + text);
    }
    return Integer.parseInt(text);
  }

  private static String line(InputStream in, int most) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new MalformedException("it ends before an empty line");
      }
      if (line.size() == most) {
        throw new MalformedException("its headers have more than " + MOST_HEADERS + " bytes");
      }
      line.write(c);
    }
    String text = line.toString(StandardCharsets.UTF_8);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  /** Writes a first line, headers, and a body with its length. */
  static void write(OutputStream out, String head, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String text = head + "\nContent-Length: " + bytes.length + "\n\n";
    out.write(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
    out.write(bytes);
    out.flush();
  }

  /** Reads from a socket until a deadline. */
  private static final class Timed extends InputStream {
    private final Socket socket;
    private final InputStream in;
    private final long end;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int size;

    Timed(Socket socket, long end) throws IOException {
      this.socket = socket;
      this.in = socket.getInputStream();
      this.end = end;
    }

    /** Whether the buffer is not empty, after reading more if needed. */
    private boolean fill() throws IOException {
      if (at == size) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        // A thread that was scheduled too late still reads what has arrived, but waits for nothing
        // more.
        if (left <= 0 && in.available() == 0) {
          throw new SocketTimeoutException("it takes too long");
        }
        socket.setSoTimeout(Math.clamp(left, 1, Integer.MAX_VALUE));
        at = 0;
        size = Math.max(0, in.read(buffer));
      }
      return size > 0;
    }

    @Override
    public int read() throws IOException {
      return fill() ? buffer[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] bytes, int from, int most) throws IOException {
      if (most == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      int count = Math.min(most, size - at);
      System.arraycopy(buffer, at, bytes, from, count);
      at += count;
      return count;
    }
  }
}
