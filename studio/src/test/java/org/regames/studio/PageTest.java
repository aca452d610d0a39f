package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page in a real browser, as somebody uses it. Skipped where there is no Chromium. */
@Tag("long")
class PageTest extends OpenPage {
  @Test
  void aMistakeIsShownAndMended() throws Exception {
    browser.click(EDITOR);
    browser.key("End", "End", 35, true);
    browser.type("\n\ngraph extra() {\n  check(gird[place] == blank)\n}\n");

    browser.await("document.querySelector('.problems-button').dataset.kind === 'error'");
    browser.await("document.querySelector('.cm-lintRange-error')");
    browser.click(".problems-button");
    browser.click(".problems .fix");
    browser.await("document.querySelector('.problems-button').dataset.kind !== 'error'");
    browser.await(KEPT + "[0]?.text.includes('check(grid[place] == blank)\\n}\\n')");
  }

  @Test
  void namesAreCompleted() throws Exception {
    browser.click(EDITOR);
    browser.key("End", "End", 35, true);
    browser.type("\ngraph extra() {\n  place = oppo");

    browser.key(" ", "Space", 32, true);
    browser.await(
        "document.querySelector('.cm-tooltip-autocomplete')?.textContent.includes('opponent')");
  }

  @Test
  void theEditorShowsWhatTheServerKnows() throws Exception {
    browser.await("document.querySelectorAll('.cm-hint').length > 3");
    browser.clickOn(
        "[...document.querySelectorAll('.cm-line')].find(e => e.textContent.startsWith('graph"
            + " turn'))");
    browser.key("Home", "Home", 36, false);
    for (int i = 0; i < 7; i++) {
      browser.key("ArrowRight", "ArrowRight", 39, false);
    }
    browser.value(
        "document.querySelector('.edit .cm-content').dispatchEvent(new KeyboardEvent('keydown',"
            + " {key: 'h', code: 'KeyH', keyCode: 72, shiftKey: true, altKey: true, bubbles:"
            + " true}))");
    browser.await(
        "document.querySelector('.calls')?.textContent.match(/turnis called by ?rules.*hasLine/)");
    browser.await("document.querySelectorAll('.cm-foldGutter span[title]').length > 3");
    browser.click(".calls [aria-label=Close]");
    browser.clickOn("document.querySelectorAll('.cm-foldGutter span[title]')[1]");
    browser.await("document.querySelector('.cm-foldPlaceholder')");
    browser.key("k", "KeyK", 75, true);
    browser.type("hasBlank");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('.foot .place').textContent.startsWith('39:')");
    browser.key("End", "End", 35, false);
    browser.key("Enter", "Enter", 13, false);
    browser.await(KEPT + "[0]?.text.includes('graph hasBlank() {\\n  \\n  place')");
  }

  @Test
  void buttonsAboveTheTextMeasureAndDraw() throws Exception {
    browser.await("document.querySelectorAll('.cm-lenses .lens').length === 4");
    browser.click("[data-command='regames.perft']");
    browser.await(
        "[...document.querySelectorAll('#view-measure td')].map(e => e.textContent).join(' ')"
            + ".includes('2 72')");
    browser.click("[data-command='regames.verify']");
    browser.await("document.querySelector('#view-measure .good')");
    browser.click("[data-command='regames.draw']");
    browser.await(
        "document.querySelector('#view-automaton .picture')?.shadowRoot.querySelector('.edge')");
    awaitIdle();
  }

  @Test
  void theAutomatonIsDrawnAndLeadsToTheTextAndBack() throws Exception {
    show("automaton");
    String root = "document.querySelector('#view-automaton .picture').shadowRoot";
    browser.await(root + ".querySelectorAll('.edge').length > 20");
    awaitIdle();

    browser.clickOn(
        "[...%s.querySelectorAll('.edge .label')].find(e => document.elementFromPoint("
                .formatted(root)
            + "e.getBoundingClientRect().x + 9, e.getBoundingClientRect().y + 9)?.className"
            + ".includes('picture'))");
    browser.await("document.querySelector('.edit .cm-pointed')");
    browser.click(EDITOR);
    browser.key("End", "End", 35, true);
    browser.key("ArrowUp", "ArrowUp", 38, false);
    browser.key("ArrowUp", "ArrowUp", 38, false);
    browser.await(root + ".querySelector('.edge.hit')");
    browser.choose("#view-automaton select", "statements");
    browser.await(root + ".querySelectorAll('[data-line]').length > 10");
    awaitIdle();
    browser.clickOn(
        "[...%s.querySelectorAll('[data-line]')].find(e => e.textContent.trim().startsWith('line = '))"
            .formatted(root));
    browser.await(
        "document.querySelector('.edit .cm-pointed')?.textContent.trim() === 'line = Line(*)'");
  }

  @Test
  void partsOfALargeAutomatonOpenAndClose() throws Exception {
    show("automaton");
    browser.click("details:first-of-type .file[title='chess.hrg']");
    String part = "document.querySelector('#view-automaton .picture').shadowRoot";
    part += ".querySelector('[data-part=turn1]')";
    browser.await(part);
    awaitIdle();
    browser.clickOn(part);
    browser.await("!" + part);
    awaitIdle();
    browser.click(".open-parts [title='Close turn1']");
    browser.await(part);
  }

  @Test
  void passesAreSteppedThrough() throws Exception {
    show("passes");
    browser.await("document.querySelectorAll('.step').length > 5");
    browser.await("document.querySelector('.diff .added')");
    String first = browser.value("document.querySelector('.diff').textContent");

    browser.click(".step:nth-child(4)");
    browser.await("document.querySelector('.step:nth-child(4)').ariaSelected === 'true'");
    browser.await("document.querySelector('.diff').textContent !== " + quoted(first));
    browser.choose("#view-passes [aria-label='How a step is shown']", "drawing");
    browser.await(
        "[...document.querySelectorAll('.pair .picture')]"
            + ".filter(e => e.shadowRoot.querySelector('.edge')).length === 2");
  }

  @Test
  void gamesAreTranslatedSideBySide() throws Exception {
    show("translate");

    browser.await("document.querySelector('.sheet').textContent.includes('type Player')");
    browser.await("document.querySelectorAll('.sheet')[1].textContent.length > 100");
  }

  @Test
  void aGameIsPlayedToItsEndAgainstAnAgent() throws Exception {
    show("play");
    browser.await("document.querySelectorAll('.cell.open').length === 9");
    browser.choose("#view-play .seat:nth-child(2) select", "random");
    clickThroughAPlay();
    assertTrue(
        browser.value("document.querySelector('.status').textContent").startsWith("Over: x"));

    browser.click("[aria-label='First position']");
    browser.await("document.querySelectorAll('.cell.open').length === 9");
  }

  @Test
  void aGameIsMeasured() throws Exception {
    show("measure");
    browser.click(".card[aria-label=Verify] .button");
    browser.await(
        "document.querySelector('.card[aria-label=Verify]').textContent.includes('Proper')");
    browser.click(".card[aria-label=Playouts] .button");
    browser.await("document.querySelectorAll('.card[aria-label=Playouts] .bar').length > 3");
    browser.click(".card[aria-label=Playouts] .button");
    browser.await("!document.querySelector('.card.busy')");
  }

  @Test
  void whatIsNotSavedSurvivesAReloadAndGoesIntoALink() throws Exception {
    browser.click(EDITOR);
    browser.type("// changed 7531\n");
    browser.await(KEPT + "[0]?.text.includes('changed 7531')");
    browser.go(studio.address().toString());
    browser.await("document.querySelector('" + EDITOR + "')?.textContent.includes('changed 7531')");

    browser.click("[title^='Copy a link']");
    browser.await("location.hash.startsWith('#g=')");
    String link = browser.value("location.href");
    assertTrue(!link.contains("token"), link);
    String token = browser.value("localStorage.getItem('regames.token')");
    forget();
    browser.value("localStorage.setItem('regames.token', " + quoted(token) + ")");
    browser.go(link);
    browser.await("document.querySelector('" + EDITOR + "')?.textContent.includes('changed 7531')");
  }

  @Test
  void mistakesInAViewAreMarkedAndItsWordsCompleted() throws Exception {
    browser.click(".files [aria-label='New game']");
    browser.await("document.querySelector('.doc-tab.current').textContent.includes('my-game')");
    browser.click(".files [aria-label='New game']");
    browser.key("k", "KeyK", 75, true);
    browser.type("name this text");
    browser.key("Enter", "Enter", 13, false);
    browser.key("a", "KeyA", 65, true);
    browser.type("tictactoe.view.json");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('.doc-tab.current')?.textContent.includes('.view.')");
    browser.click(EDITOR);
    browser.key("a", "KeyA", 65, true);
    browser.type("{\"hide\": [\"gird\"]}");
    browser.await("document.querySelector('.problems-button').dataset.kind === 'error'");
    browser.await("document.querySelector('.cm-lintRange-error')?.textContent === '\"gird\"'");

    browser.key("a", "KeyA", 65, true);
    browser.type("{\"hide\": [\"gri");
    browser.key(" ", "Space", 32, true);
    browser.await("document.querySelector('.cm-tooltip-autocomplete')?.textContent === 'grid'");
  }

  @Test
  void aNewGameCanBePlayedAtOnce() throws Exception {
    show("play");
    browser.click(".files [aria-label='New game']");
    browser.await("document.querySelector('.doc-tab.current').textContent.includes('my-game')");
    browser.await("document.querySelector('.problems-button').dataset.kind === 'none'");
    browser.await("document.querySelectorAll('.cell.open').length === 5");
    browser.click("[data-cell=C__3].open");
    browser.await("document.querySelector('.status').textContent === 'Over: x 100, o 0'");
  }

  private static String tutorialGame() throws IOException {
    String page = Files.readString(Path.of("../docs/tutorial-hrg.md"));
    String block = page.substring(page.indexOf("// Toads and Frogs"));
    return block.substring(0, block.indexOf("```"));
  }

  private static void clickThroughAPlay() throws Exception {
    String over = "document.querySelector('.status').dataset.over === 'true'";
    while (!browser.value(over).equals("true")) {
      browser.await(over + " || document.querySelector('.cell.open')");
      if (!browser.value(over).equals("true")) {
        String before = browser.value("document.querySelectorAll('.move').length");
        browser.click(".cell.open");
        String chosen = "document.querySelector('#view-play .cell.chosen')";
        if (browser.value("!!" + chosen).equals("true")) {
          browser.click("#view-play .cell.open");
        }
        browser.await("document.querySelectorAll('.move').length > " + before);
        awaitIdle();
      }
    }
  }

  /** All in the page: reads the reference, writes, mends, plays, and hands the game on. */
  @Test
  void aDesignerWritesAGameBesideTheReferencePlaysItAndSharesIt() throws Exception {
    show("guide");
    browser.await("document.querySelector('#view-guide .prose .tok-keyword')");
    browser.click(".files [aria-label='New game']");
    browser.click(EDITOR);
    browser.key("a", "KeyA", 65, true);
    String game = tutorialGame();
    browser.type(
        game.replace("ahead(frogs, C(X)) = if X", "ahead(frogs, C(x)) = if x")
            .replace("(board[from] ==", "(boad[from] =")
            .replace("not(reachable(move(me)))", "not(move(me))"));
    String kind = "document.querySelector('.problems-button').dataset.kind";
    browser.await(kind + " === 'error'");
    browser.click(".problems-button");
    for (int fix = 0; fix < 9 && browser.value(kind).equals("error"); fix++) {
      String before = browser.value("document.querySelector('.problems').textContent");
      browser.key(".", "Period", 190, true);
      browser.await("document.querySelector('.problems').textContent !== " + quoted(before));
    }
    browser.await(KEPT + "[1]?.text === " + quoted(game));
    browser.await("document.querySelector('#view-guide .prose').offsetWidth > 300");

    browser.key("k", "KeyK", 75, true);
    browser.type("name this text");
    browser.key("Enter", "Enter", 13, false);
    browser.key("a", "KeyA", 65, true);
    browser.type("frogs.hrg");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('.doc-tab.current')?.textContent === 'frogs.hrg'");

    show("play");
    browser.await("document.querySelector('.cell.open')");
    browser.choose("#view-play .seat:nth-child(2) select", "mcts:100it");
    clickThroughAPlay();
    browser.click("[title^='Copy a link']");
    browser.await("location.hash.startsWith('#g=')");
    String link = browser.value("location.href");
    forget();
    browser.go(link);
    browser.click(".gate input");
    browser.type(studio.address().toString());
    browser.click(".gate button");
    browser.await("document.querySelector('.doc-tab.current')?.textContent === 'frogs.hrg'");
    browser.await(KEPT + ".some(doc => doc.text === " + quoted(game) + ")");
  }

  @Test
  void everythingIsFoundByItsName() throws Exception {
    browser.key("k", "KeyK", 75, true);
    browser.await("document.querySelector('dialog.palette').open");
    browser.type("hexapawn");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('.doc-tab.current').textContent.includes('hexapawn')");
  }

  @Test
  void whoHasNoTokenIsAskedForIt() throws Exception {
    forget();
    browser.go("http://" + studio.address().getAuthority() + "/");
    browser.await("document.querySelector('.gate input')");
    browser.click(".gate input");
    browser.type(studio.address().toString());
    browser.click(".gate button");
    browser.await("document.querySelector('" + EDITOR + "')?.textContent.includes('Tic-tac-toe')");
  }
}
