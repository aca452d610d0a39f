package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.regames.ir.language.Budget;

/** A server that has ended keeps no process from ending. */
@Isolated
class EndingTest {
  private static String message(String text) {
    return "Content-Length: " + text.length() + "\r\n\r\n" + text;
  }

  @Test
  void noThreadIsLeftBehind() throws InterruptedException {
    String said =
        message("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"initialize\", \"params\": {}}")
            + message("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"shutdown\"}")
            + message("{\"jsonrpc\": \"2.0\", \"method\": \"exit\"}");
    Set<Thread> before = new HashSet<>(Thread.getAllStackTraces().keySet());
    boolean inOrder =
        Server.serve(
            new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)),
            new ByteArrayOutputStream(),
            Thread.ofPlatform().daemon().factory(),
            Budget.DEFAULT_LIMIT,
            _ -> "");
    assertTrue(inOrder);
    List<String> left =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> !thread.isDaemon() && !before.contains(thread))
            .map(Thread::getName)
            .toList();
    assertEquals(List.of(), left);
  }
}
