package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.regames.ir.language.Budget;

/** The page with tic-tac-toe in a real browser. Skipped where there is no Chromium. */
abstract class OpenPage {
  static final String EDITOR = ".edit .cm-content";

  /** What the browser keeps of the text that is open. */
  static final String KEPT =
      "JSON.parse(localStorage.getItem('regames.docs.games') ?? '{\"docs\":[]}').docs";

  private static Path home;
  static Path folder;
  static Studio studio;
  static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    assumeTrue(Browser.installed().isPresent(), "no Chromium is installed");
    home = Files.createTempDirectory("studio-page");
    folder = Files.createDirectory(home.resolve("games"));
    Files.copy(Path.of("../games/hrg/tictactoe.hrg"), folder.resolve("tictactoe.hrg"));
    studio =
        Studio.start(
            new Studio.Settings(folder, List.of("tictactoe.hrg"), 0, Budget.DEFAULT_LIMIT, 5));
    browser = new Browser(Files.createDirectory(home.resolve("profile")), 1440, 900);
  }

  @AfterAll
  static void end() throws IOException {
    if (browser != null) {
      browser.close();
      studio.close();
      try (Stream<Path> files = Files.walk(home)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  @BeforeEach
  void openPage() throws Exception {
    forget();
    browser.faults.clear();
    browser.asked.clear();
    browser.go(studio.address().toString());
    browser.await("document.querySelector('" + EDITOR + "')?.textContent.includes('Tic-tac-toe')");
    browser.await("document.querySelector('.problems-button')?.dataset.kind === 'none'");
  }

  /** Forgets what the page keeps, once no page is there that would keep it again. */
  static void forget() throws Exception {
    String icon = "http://" + studio.address().getAuthority() + "/icon.svg";
    browser.go(icon);
    browser.await("location.href === " + quoted(icon));
    browser.value("localStorage.clear()");
  }

  /** The page throws nothing, and asks for nothing from elsewhere. */
  @AfterEach
  void nothingWentWrong() {
    assertEquals(List.of(), browser.faults);
    List<String> elsewhere =
        browser.asked.stream()
            .filter(address -> !address.contains("//" + studio.address().getAuthority() + "/"))
            .filter(address -> !address.startsWith("about:") && !address.startsWith("data:"))
            .toList();
    assertEquals(List.of(), elsewhere);
  }

  static void show(String view) throws Exception {
    browser.click("[data-view=" + view + "]");
  }

  static void awaitIdle() throws Exception {
    browser.await("!document.querySelector('.view:not([hidden]).busy, .view.thinking')");
  }

  static String quoted(String text) {
    return new com.google.gson.Gson().toJson(text);
  }
}
