package org.regames.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Budget;

/** Makes the pictures of {@code docs/studio.md} anew: {@code -Dstudio.pictures=FOLDER}. */
@EnabledIfSystemProperty(named = "studio.pictures", matches = ".+")
class PicturesTest {
  private static final List<String> GAMES = List.of("breakthrough.hrg", "tictactoe.hrg");

  @TempDir private Path home;

  @Test
  void theViewsAsPeopleSeeThem() throws Exception {
    Path target = Files.createDirectories(Path.of(System.getProperty("studio.pictures")));
    Path folder = Files.createDirectory(home.resolve("games"));
    for (String game : GAMES) {
      Files.copy(Path.of("../games/hrg", game), folder.resolve(game));
    }
    Studio.Settings settings = new Studio.Settings(folder, GAMES, 0, Budget.DEFAULT_LIMIT, 5);
    try (Studio studio = Studio.start(settings);
        Browser browser = new Browser(Files.createDirectory(home.resolve("profile")), 1280, 760)) {
      browser.go(studio.address().toString());
      browser.await("document.querySelector('.problems-button')?.dataset.kind === 'none'");
      play(browser, target);
      automaton(browser, target);
      measure(browser, target);
    }
  }

  private static void play(Browser browser, Path target) throws Exception {
    browser.click("[data-view=play]");
    browser.choose("#view-play .seat:nth-child(2) select", "mcts:100it");
    for (String square : List.of("S__4_2", "S__4_3", "S__5_2", "S__5_3", "S__4_3", "S__4_4")) {
      browser.click("[data-cell=" + square + "].open");
      browser.await("!document.querySelector('.view:not([hidden]).busy, .view.thinking')");
    }
    browser.click("[data-cell=S__5_3].open");
    browser.screenshot(target.resolve("studio-play.png"));
  }

  private static void automaton(Browser browser, Path target) throws Exception {
    browser.darkness(true);
    browser.click(".doc-tab:nth-child(2) button");
    browser.click("[data-view=automaton]");
    String root = "document.querySelector('#view-automaton .picture').shadowRoot";
    browser.await(root + ".querySelectorAll('.edge').length > 20");
    browser.clickOn(
        "[...%s.querySelectorAll('.edge .label')].find(e => document.elementFromPoint("
                .formatted(root)
            + "e.getBoundingClientRect().x + 9, e.getBoundingClientRect().y + 9)?.className"
            + ".includes('picture'))");
    browser.await("document.querySelector('.edit .cm-pointed')");
    browser.screenshot(target.resolve("studio-automaton.png"));
    browser.darkness(false);
  }

  private static void measure(Browser browser, Path target) throws Exception {
    browser.click(".doc-tab:nth-child(1) button");
    browser.click("[data-view=measure]");
    browser.click(".card[aria-label=Playouts] .button");
    browser.await("document.querySelector('.card[aria-label=Playouts] .bar')");
    browser.await("!document.querySelector('.card.busy')");
    browser.screenshot(target.resolve("studio-measure.png"));
  }
}
