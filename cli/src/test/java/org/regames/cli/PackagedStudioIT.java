package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The studio as it is shipped: beside the jar, with a loader of its own. */
@Tag("long")
class PackagedStudioIT {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  @Test
  void itServesItsPageAndReadsGames() throws Exception {
    Process studio =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                ROOT.resolve("cli/target/regames.jar").toString(),
                "org.regames.cli.Main",
                "studio",
                "--port",
                "0",
                "--no-open",
                ROOT.resolve("games/hrg/tictactoe.hrg").toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader out = studio.inputReader()) {
      String line = String.valueOf(out.readLine());
      assertTrue(line.startsWith("studio: http://127.0.0.1:"), line);
      String address = line.substring("studio: ".length());
      HttpClient http = HttpClient.newHttpClient();
      HttpResponse<String> page =
          http.send(
              HttpRequest.newBuilder(URI.create(address)).build(),
              HttpResponse.BodyHandlers.ofString());
      assertEquals(200, page.statusCode());
      assertTrue(hello(http, address).contains("\"tictactoe.hrg\""));
    } finally {
      studio.destroyForcibly();
    }
  }

  /** What the page is told first. */
  private static String hello(HttpClient http, String address) {
    CompletableFuture<String> told = new CompletableFuture<>();
    StringBuilder parts = new StringBuilder();
    WebSocket.Listener listener =
        new WebSocket.Listener() {
          @Override
          public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
              told.complete(parts.toString());
            }
            from.request(1);
            return null;
          }
        };
    String socket = address.replace("http://", "ws://").replace("/?", "/studio?");
    WebSocket page =
        http.newWebSocketBuilder()
            .header("Origin", address.substring(0, address.indexOf("/?")))
            .buildAsync(URI.create(socket), listener)
            .join();
    page.sendText("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"studio/hello\",\"params\":{}}", true);
    try {
      return told.orTimeout(30, TimeUnit.SECONDS).join();
    } finally {
      page.abort();
    }
  }
}
