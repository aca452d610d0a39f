package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.language.Budget;

/** Who and what is kept out. */
@Tag("long")
class DoorTest {
  @TempDir static Path outside;
  private static Path folder;
  private static Studio studio;
  private static URI address;

  @BeforeAll
  static void start() throws IOException {
    folder = Files.createDirectory(outside.resolve("games"));
    Files.writeString(outside.resolve("secret.hrg"), "// a secret\n");
    Files.writeString(folder.resolve("mine.hrg"), "// mine\n");
    Files.writeString(folder.resolve("notes.txt"), "no game\n");
    Files.createSymbolicLink(folder.resolve("link.hrg"), outside.resolve("secret.hrg"));
    Files.createSymbolicLink(folder.resolve("up"), outside);
    Files.createSymbolicLink(folder.resolve("renamed.hrg"), folder.resolve("notes.txt"));
    Files.createSymbolicLink(folder.resolve("dangling.hrg"), outside.resolve("nothing.hrg"));
    Files.createSymbolicLink(folder.resolve("loop.hrg"), folder.resolve("loop.hrg"));
    Files.createSymbolicLink(folder.resolve("alias.hrg"), folder.resolve("mine.hrg"));
    studio =
        Studio.start(new Studio.Settings(folder, List.of("mine.hrg"), 0, Budget.DEFAULT_LIMIT, 5));
    address = studio.address();
  }

  @AfterAll
  static void end() {
    studio.close();
  }

  /** The first line of the answer to a request for a page. */
  private static String get(String path, String host) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n";
      socket.getOutputStream().write((request + "\r\n").getBytes(StandardCharsets.UTF_8));
      socket.setSoTimeout(300);
      return text(socket.getInputStream());
    }
  }

  /** What comes, also where the server does not end the connection after a bad request. */
  private static String text(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      in.transferTo(bytes);
    } catch (SocketTimeoutException all) {
      assertTrue(bytes.size() > 0, "no answer");
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void thePageIsThereAndMayFetchNothingFromElsewhere() throws IOException {
    String page = get("/", address.getAuthority());

    assertTrue(page.startsWith("HTTP/1.1 200"), page);
    assertTrue(page.contains("default-src 'none'"), page);
    assertTrue(page.contains("Regames"), page);
    assertTrue(get("/", "localhost:" + address.getPort()).startsWith("HTTP/1.1 200"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example"})
  void whoCallsThisServerByAnotherNameGetsNothing(String host) throws IOException {
    String page = get("/", host);

    assertTrue(page.startsWith("HTTP/1.1 403"), page);
    assertFalse(page.contains("<"), page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../secret.hrg",
        "/%2e%2e/secret.hrg",
        "/..%2fsecret.hrg",
        "/mine.hrg",
        "/index.html/..",
        "//etc/passwd"
      })
  void noOtherFilesAreGivenOut(String path) throws IOException {
    String page = get(path, address.getAuthority());

    assertFalse(page.contains("secret") || page.contains("mine") || page.contains("root:"), page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/studio", "/lsp"})
  void socketsNeedTheirOwnPageAndTheToken(String path) {
    String token = address.getQuery();
    String base = "ws://" + address.getAuthority() + path;
    String own = "http://" + address.getAuthority();

    assertRefused(base, own);
    assertRefused(base + "?token=", own);
    assertRefused(base + "?token=guess", own);
    assertRefused(base + "?" + token + "x", own);
    assertRefused(base + "?" + token, "http://evil.example");
    assertRefused(base + "?" + token, "null");
    assertRefused(base + "?" + token, "http://localhost:" + address.getPort());
    Client.to(URI.create(base + "?" + token), own).close();
  }

  private static void assertRefused(String socket, String origin) {
    assertThrows(
        CompletionException.class, () -> Client.to(URI.create(socket), origin), socket + origin);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.hrg",
        "link.hrg",
        "up/secret.hrg",
        "/etc/passwd",
        "x/../../secret.hrg",
        "",
        ".",
        "a\u0000.hrg",
        "renamed.hrg",
        "dangling.hrg",
        "loop.hrg",
        "notes.txt"
      })
  void noFileOutsideTheFolderOrThatIsNoGameIsReadOrWritten(String path) throws Exception {
    try (Client page = Client.of(address, "/studio")) {
      String read = page.error("studio/read", Map.of("path", path));
      String written = page.error("studio/write", Map.of("path", path, "text", "gone"));

      assertFalse(read.startsWith("no error"), read);
      assertFalse(written.startsWith("no error"), written);
    }
    assertEquals("// a secret\n", Files.readString(outside.resolve("secret.hrg")));
    assertEquals("no game\n", Files.readString(folder.resolve("notes.txt")));
    assertFalse(Files.exists(outside.resolve("nothing.hrg")));
  }

  @Test
  void aLinkToAGameOfTheFolderIsFollowedAndStays() throws Exception {
    try (Client page = Client.of(address, "/studio")) {
      page.result("studio/write", Map.of("path", "alias.hrg", "text", "// by its alias\n"));
      assertEquals("// by its alias\n", Files.readString(folder.resolve("mine.hrg")));
      assertTrue(Files.isSymbolicLink(folder.resolve("alias.hrg")));
      page.result("studio/write", Map.of("path", "mine.hrg", "text", "// mine\n"));
      assertEquals(
          "{\"text\":\"// mine\\n\"}",
          page.result("studio/read", Map.of("path", "alias.hrg")).toString());
    }
  }

  @Test
  void gamesOfTheFolderAreListedReadAndWritten() throws Exception {
    try (Client page = Client.of(address, "/studio")) {
      JsonObject hello = page.result("studio/hello", Map.of()).getAsJsonObject();

      assertEquals("[\"mine.hrg\"]", hello.get("files").toString());
      assertEquals("[\"mine.hrg\"]", hello.get("open").toString());
      assertEquals(
          "{\"text\":\"// mine\\n\"}",
          page.result("studio/read", Map.of("path", "mine.hrg")).toString());
      page.result("studio/write", Map.of("path", "new.hrg", "text", "// new\n"));
    }
    assertEquals("// new\n", Files.readString(folder.resolve("new.hrg")));
    Files.delete(folder.resolve("new.hrg"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/studio", "/lsp"})
  void aMessageOf50MbEndsItsPageAndNoOther(String path) throws Exception {
    try (Client other = Client.of(address, "/studio");
        Client page = Client.of(address, path)) {
      String part = "x".repeat(1 << 19);
      for (int sent = 0; sent < 100 && page.closed.getCount() > 0; sent++) {
        if (!page.sendPart(part)) {
          break;
        }
      }
      assertTrue(page.closed.await(20, TimeUnit.SECONDS));
      assertEquals("{\"text\":\"// mine\\n\"}", other.result("studio/read", mine()).toString());
    }
  }

  private static Map<String, String> mine() {
    return Map.of("path", "mine.hrg");
  }

  @Test
  void manyTabsAreServedAndTooManyAreToldToWait() throws Exception {
    List<Client> pages = new ArrayList<>();
    try {
      for (int number = 0; number < 70; number++) {
        pages.add(Client.of(address, "/studio"));
      }
      assertTrue(pages.getLast().closed.await(20, TimeUnit.SECONDS));
      assertEquals(1013, pages.getLast().status);
      for (Client page : pages.subList(0, 50)) {
        assertEquals("{\"text\":\"// mine\\n\"}", page.result("studio/read", mine()).toString());
      }
    } finally {
      pages.forEach(Client::close);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "null", "7", "{\"jsonrpc\":\"2.0\"}", "{\"id\":1}"})
  void whatIsNoMessageHarmsNobody(String text) throws Exception {
    try (Client page = Client.of(address, "/studio")) {
      page.send(text);
      page.send("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"studio/none\"}");
      page.send("{\"jsonrpc\":\"2.0\",\"method\":\"studio/read\",\"params\":[1,2]}");
      assertEquals("{\"text\":\"// mine\\n\"}", page.result("studio/read", mine()).toString());
    }
  }
}
