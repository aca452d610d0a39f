package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageServerTest {
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final List<String> messages = Collections.synchronizedList(new ArrayList<>());
  private MessageServer server;

  @BeforeEach
  void listen() throws IOException {
    server = new MessageServer(InetAddress.getLoopbackAddress(), 0, this::answer, log::add);
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private String answer(String message) {
    messages.add(message);
    return "yes";
  }

  /** What comes back for some bytes; the sending half stays open unless told. */
  private String send(String bytes, boolean ends) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.UTF_8));
      if (ends) {
        socket.shutdownOutput();
      }
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void assertAnswered(String message, String answer) {
    assertEquals(List.of(message), messages);
    assertTrue(answer.startsWith("HTTP/1.0 200 OK\r\n"), answer);
    assertTrue(answer.endsWith("\r\nContent-Length: 3\r\n\r\nyes"), answer);
  }

  @Test
  void aHostMaySayItByteForByte() throws IOException {
    assertAnswered(
        "( INFO )",
        send(
            "POST / HTTP/1.0\r\nAccept: text/delim\r\nHost: localhost\r\nSender: GAMESERVER\r\n"
                + "Receiver: \r\nContent-Type: text/acl\r\nContent-Length: 8\r\n\r\n( INFO )",
            false));
  }

  @Test
  void withoutALengthTheBodyEndsWithTheStreamAndLosesItsLineBreaks() throws IOException {
    assertAnswered("( INFO )", send("POST /x HTTP/1.1\n\n( IN\r\nFO )\n", true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8\r\n( INFO )\r\n0\r\n\r\n",
        "1\r\n(\r\n7;name=value\r\n INFO )\r\n000\r\nTrailer: x\r\n\r\n",
        "2\n( \n006\nINFO )\n0\n\n",
        "a\r\n ( INFO ) \r\n0\r\n\r\n",
      })
  void aBodyMayComeInChunks(String body) throws IOException {
    String head = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: Chunked\r\n\r\n";
    assertAnswered("( INFO )", send(head + body, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x\r\n( INFO )\r\n0\r\n\r\n",
        "-8\r\n( INFO )\r\n0\r\n\r\n",
        "5\r\n( INFO )\r\n0\r\n\r\n",
        "fffffff\r\n( INFO )\r\n0\r\n\r\n",
        "8\r\n( INFO )\r\n",
      })
  void chunksThatAreNoneAreAnsweredWithNothing(String body) throws IOException {
    String answer = send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + body, true);
    assertTrue(answer.endsWith("Content-Length: 0\r\n\r\n"), answer);
    assertEquals(List.of(), messages);
  }

  /** As some clients do before they send a long body. */
  @Test
  void whoAsksWhetherToGoOnIsToldSo() throws IOException {
    String head = "POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 8\r\n\r\n";
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
      byte[] goOn = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.UTF_8);
      assertArrayEquals(goOn, socket.getInputStream().readNBytes(goOn.length));
      socket.getOutputStream().write("( INFO )".getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertAnswered("( INFO )", answer);
    }
  }

  /** Connections that say a part of a message or nothing keep nobody out, and end by themselves. */
  @Test
  void silentConnectionsMakeRoomAndAreClosedInTime() throws IOException {
    server.close();
    server =
        new MessageServer(
            InetAddress.getLoopbackAddress(), 0, this::answer, log::add, Duration.ofSeconds(1));
    List<Socket> silent = new ArrayList<>();
    try {
      for (int number = 0; number < 40; number++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        silent.add(socket);
        socket.setSoTimeout(10_000);
        String part = number % 2 == 0 ? "" : "POST / HTTP/1.0\r\nContent-Length: 9\r\n\r\n( ";
        socket.getOutputStream().write(part.getBytes(StandardCharsets.UTF_8));
      }
      long asked = System.nanoTime();
      assertAnswered(
          "( INFO )", send("POST / HTTP/1.0\r\nContent-Length: 8\r\n\r\n( INFO )", false));
      assertTrue(System.nanoTime() - asked < 900_000_000, "waited for the silent ones");
      for (Socket socket : silent) {
        assertEnds(socket);
      }
      assertEquals(List.of("( INFO )"), messages);
    } finally {
      for (Socket socket : silent) {
        socket.close();
      }
    }
  }

  private static void assertEnds(Socket socket) throws IOException {
    try {
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(answer.isEmpty() || answer.endsWith("Content-Length: 0\r\n\r\n"), answer);
    } catch (SocketException reset) {
      // It was closed while a part of its message was not yet read.
    }
  }

  @Test
  void aMessageMayStandInTheAddress() throws IOException {
    assertAnswered("( PLAY m NIL )", send("GET /(%20PLAY+m NIL%20) HTTP/1.1\r\n\r\n", false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OPTIONS / HTTP/1.0\r\n\r\n",
        "PUT / HTTP/1.0\r\nContent-Length: 1\r\n\r\nx",
        "POST / HTTP/1.0\r\nContent-Length: 99999999999\r\n\r\nx",
        "POST / HTTP/1.0\r\nContent-Length: -3\r\n\r\nx",
        "GET /%zz HTTP/1.0\r\n\r\n",
        "\u0000\u0001\u0002\n\n"
      })
  void whatIsNoMessageIsAnsweredWithNothing(String bytes) throws IOException {
    String answer = send(bytes, true);
    assertTrue(answer.startsWith("HTTP/1.0 200 OK\r\n"), answer);
    assertTrue(answer.endsWith("Content-Length: 0\r\n\r\n"), answer);
    assertEquals(List.of(), messages);
  }

  @Test
  void headersWithoutAnEndAreNotReadToTheirEnd() throws IOException {
    try {
      send("POST / HTTP/1.0\r\nX: " + "x".repeat(1 << 20), false);
    } catch (SocketException reset) {
      // Also fine: it need not take what it does not want.
    }
    assertEquals(List.of(), messages);
    assertAnswered("( INFO )", send("POST / HTTP/1.0\n\n( INFO )", true));
  }
}
