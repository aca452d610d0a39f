package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;

class StudioCommandTest {
  private static final Pattern COMMAND = Pattern.compile("(?m)^regames (studio.*)$");
  private static final Pattern ADDRESS =
      Pattern.compile("studio: (http://127\\.0\\.0\\.1:\\d+/)\\?token=\\S+");

  @TempDir private Path folder;

  /** The commands of its page, on any port and without a browser. */
  static List<String> commandsOfThePage() throws IOException {
    List<String> commands =
        COMMAND
            .matcher(Files.readString(Path.of("../docs/studio.md")))
            .results()
            .map(found -> found.group(1).replaceAll("#.*", "").strip())
            .toList();
    assertTrue(commands.size() > 2, commands::toString);
    return commands;
  }

  @ParameterizedTest
  @MethodSource("commandsOfThePage")
  @Tag("long")
  void itServesAPageUntilItIsEnded(String shown) throws Exception {
    String line =
        shown.replaceAll("--port \\d+|--no-open", "").replace("games/hrg", "../games/hrg");
    List<String> words =
        new ArrayList<>(List.of(line.replace("my-games", folder.toString()).split("\\s+")));
    words.addAll(List.of("--port", "0", "--no-open"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            Terminal.printer(out),
            Terminal.printer(out),
            false,
            false,
            false);
    CompletableFuture<Integer> exit = new CompletableFuture<>();
    Thread command =
        Thread.ofPlatform()
            .start(
                () ->
                    exit.complete(
                        Regames.commandLine(List.of("studio"), terminal)
                            .execute(words.toArray(String[]::new))));
    String address = address(out);
    HttpResponse<String> page =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(address)).build(),
                HttpResponse.BodyHandlers.ofString());

    assertEquals(200, page.statusCode());
    assertTrue(page.body().contains("Regames studio"), page.body());
    command.interrupt();
    assertEquals(Failure.DONE, exit.get(20, TimeUnit.SECONDS));
  }

  private static String address(ByteArrayOutputStream out) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (System.nanoTime() < end) {
      Matcher found = ADDRESS.matcher(out.toString(StandardCharsets.UTF_8));
      if (found.find()) {
        return found.group(1);
      }
      Thread.sleep(20);
    }
    throw new AssertionError("no address: " + out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whatCannotBeServedIsSaid() throws IOException {
    Path a = Files.writeString(Files.createDirectory(folder.resolve("a")).resolve("x.hrg"), "//");
    Path b = Files.writeString(folder.resolve("y.hrg"), "//");

    assertRefused("there is no such file", "studio", folder + "/none.hrg");
    assertRefused("--port: expected a number from 0 to 65535", "studio", "--port", "70000");
    assertRefused("--budget: expected a number from 1 up", "studio", "--budget", "0");
    assertRefused("is not in", "studio", a.toString(), b.toString());
    assertRefused("name one folder", "studio", folder.toString(), b.toString());
  }

  private static void assertRefused(String message, String... words) {
    Run run = Run.of((Object[]) words);

    assertEquals(Failure.MISUSED, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }
}
