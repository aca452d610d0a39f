package org.regames.dap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.lsp4j.debug.services.IDebugProtocolServer;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is said of requests that lack something, before a game is launched. */
@Timeout(60)
class MissingArgumentsTest {
  private static final Set<String> ENDINGS = Set.of("disconnect", "terminate");

  private final PipedInputStream toServer = new PipedInputStream(1 << 16);
  private final PipedInputStream toEditor = new PipedInputStream(1 << 16);
  private OutputStream fromEditor;
  private int number;

  @BeforeEach
  void serve() throws IOException {
    fromEditor = new PipedOutputStream(toServer);
    PipedOutputStream fromServer = new PipedOutputStream(toEditor);
    Thread.ofPlatform()
        .daemon()
        .start(
            () ->
                Server.serve(
                    toServer,
                    fromServer,
                    Thread.ofPlatform().daemon().factory(),
                    file -> {
                      throw new IllegalArgumentException(file + " is not there");
                    }));
  }

  @AfterEach
  void end() throws IOException {
    fromEditor.close();
  }

  /** The answer to a request; events before it are passed over. */
  private JsonObject ask(String command, String arguments) throws IOException {
    String request =
        "{\"seq\": %d, \"type\": \"request\", \"command\": \"%s\"%s}"
            .formatted(++number, command, arguments);
    byte[] bytes = request.getBytes(StandardCharsets.UTF_8);
    fromEditor.write(
        ("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    fromEditor.write(bytes);
    fromEditor.flush();
    JsonObject message;
    do {
      message = read(toEditor);
    } while (!message.get("type").getAsString().equals("response"));
    return message;
  }

  private static JsonObject read(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int next = in.read();
      assertTrue(next >= 0, "the server has gone");
      head.append((char) next);
    }
    int length =
        Integer.parseInt(head.toString().replaceAll("(?s).*Content-Length: (\\d+).*", "$1"));
    byte[] body = in.readNBytes(length);
    return JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertEquals(
        "evaluate: `expression` is missing",
        ask("evaluate", ", \"arguments\": {}").get("message").getAsString());
    assertEquals(
        "setBreakpoints: `source` is missing",
        ask("setBreakpoints", "").get("message").getAsString());
    assertEquals(
        "launch: `program` names the game", ask("launch", "").get("message").getAsString());
  }

  @Test
  void noRequestWithoutArgumentsIsAFaultOfTheServer() throws IOException {
    TreeMap<String, JsonRpcMethod> methods =
        new TreeMap<>(ServiceEndpoints.getSupportedMethods(IDebugProtocolServer.class));
    assertTrue(methods.containsKey("stepIn"), methods.toString());
    methods.keySet().removeAll(ENDINGS);
    for (String command : methods.keySet()) {
      for (String arguments : new String[] {"", ", \"arguments\": null", ", \"arguments\": {}"}) {
        String answer = ask(command, arguments).toString();
        assertFalse(answer.contains("Internal error"), command + arguments + ": " + answer);
      }
    }
  }
}
