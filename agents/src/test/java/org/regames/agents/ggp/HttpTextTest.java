package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HttpTextTest {
  private static final String HEAD = "HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\n";

  /** What is read after the end of the time, where a text has come before. */
  private static HttpText readLate(String text) throws IOException, InterruptedException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket sender = new Socket(server.getInetAddress(), server.getLocalPort());
        Socket reader = server.accept()) {
      byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
      sender.getOutputStream().write(bytes);
      while (reader.getInputStream().available() < bytes.length) {
        Thread.sleep(1);
      }
      return HttpText.read(reader, 100, System.nanoTime() - 1);
    }
  }

  @Test
  void anAnswerThatHasComeInTimeCountsHoweverLateItIsRead() throws Exception {
    assertEquals("noop", readLate(HEAD + "noop").body());
  }

  @Test
  void nothingIsWaitedForAfterTheEnd() {
    assertThrows(SocketTimeoutException.class, () -> readLate(HEAD + "noo"));
    assertThrows(SocketTimeoutException.class, () -> readLate(""));
  }
}
