package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Playing, thinking and stepping in the page, as somebody does it. */
@Tag("long")
class PlayPageTest extends OpenPage {
  private void playThreeMovesAndGoBack() throws Exception {
    show("play");
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    for (String cell : List.of("C__1_1", "C__2_1", "C__1_2")) {
      browser.click("#view-play [data-cell=" + cell + "].open");
      awaitIdle();
    }
    browser.click("[aria-label=Back]");
  }

  @Test
  void aPlaySurvivesAReloadAndGoesIntoALinkAndARecord() throws Exception {
    playThreeMovesAndGoBack();
    String shown = "document.querySelector('#view-play .status')?.textContent";
    browser.await(shown + " === 'x to move · position 2 of 3'");
    browser.await("localStorage.getItem('regames.docs.games')?.includes('\"at\":2')");
    browser.go(studio.address().toString());
    browser.await(shown + " === 'x to move · position 2 of 3'");

    browser.click("[aria-label='Save as a record']");
    browser.await("document.querySelector(\".file[title='tictactoe.play']\")");
    String record = "// game: tictactoe.hrg\n// x: person\n// o: person\nx: 1,1\no: 2,1\nx: 1,2\n";
    assertEquals(record, Files.readString(folder.resolve("tictactoe.play")));
    Files.delete(folder.resolve("tictactoe.play"));

    browser.click("[title^='Copy a link']");
    browser.await("location.hash.startsWith('#g=')");
    String link = browser.value("location.href");
    String token = browser.value("localStorage.getItem('regames.token')");
    forget();
    browser.value("localStorage.setItem('regames.token', " + quoted(token) + ")");
    browser.go(link);
    browser.await(shown + "?.includes('x to move · position 2 of 3')");

    browser.value(
        "(e => { const d = new DataTransfer(); d.items.add(new File(['2,2\\n// no\\no: 1-1'],"
            + " 'a.play')); e.files = d.files;"
            + " e.dispatchEvent(new Event('change')); })(document.querySelector('#view-play"
            + " input[type=file]'))");
    browser.await("document.querySelectorAll('#view-play .move').length === 2");
    browser.await("document.querySelector('#view-play .move').title === 'C__2_2'");
    String colours =
        "[...document.querySelectorAll('#view-play %s .dot')].map(one =>"
            + " one.style.background).join()";
    String ofPlayers = browser.value(colours.formatted(".seat"));
    assertTrue(ofPlayers.startsWith("rgb"), ofPlayers);
    assertEquals(ofPlayers, browser.value(colours.formatted(".move")));
  }

  @Test
  void aPositionIsSetUpPlayedOnAndShared() throws Exception {
    playThreeMovesAndGoBack();
    String warning = "document.querySelector('#view-play .warning')?.textContent";
    String status = "document.querySelector('#view-play .status')?.textContent";
    browser.click("[aria-label='Set up a position']");
    browser.await(warning + " === 'A play leads to this position.'");
    browser.click(".piece-tool[title=x]");
    browser.click(".board.setting [data-cell=C__3_3]");
    browser.await(warning + " === 'No play leads to this position.'");
    browser.click(".piece-tool[title=o]");
    browser.click(".board.setting [data-cell=C__2_2]");
    browser.await(warning + " === 'A play leads to this position.'");
    browser.drag(".board.setting [data-cell=C__2_2]", ".board.setting [data-cell=C__2_3]");
    browser.await("document.querySelector('.board.setting [data-cell=C__2_3].full')");
    browser.choose(".head-of select", "o");
    browser.await(warning + " === 'No play leads to this position.'");
    browser.click(".head-of .primary");
    browser.await(status + "?.startsWith('o to move · from a position that was set up')");
    browser.click("#view-play [data-cell=C__2_2].open");
    browser.await(status + "?.startsWith('Over: x 0, o 100')");
    browser.click("#view-play .status .link");
    browser.await("document.querySelector('.head-of select')?.value === 'o'");
    browser.clickOn("[...document.querySelectorAll('.head-of .button')][0]");

    browser.click("[title^='Copy a link']");
    browser.await("location.hash.startsWith('#g=')");
    String link = browser.value("location.href");
    browser.go(studio.address().toString());
    browser.await(status + "?.startsWith('Over: x 0, o 100')");
    browser.click("[aria-label=Back]");
    browser.await(status + "?.startsWith('o to move · position 0 of 1 · from a position')");
    String token = browser.value("localStorage.getItem('regames.token')");
    forget();
    browser.value("localStorage.setItem('regames.token', " + quoted(token) + ")");
    browser.go(link);
    browser.await(status + "?.startsWith('Over: x 0, o 100')");

    browser.click("[aria-label='Save as a record']");
    browser.await("document.querySelector(\".file[title='tictactoe.play']\")");
    String record = Files.readString(folder.resolve("tictactoe.play"));
    assertTrue(record.contains("\n// set up: {\"after\":["), record);
    browser.clickOn("[...document.querySelectorAll('#view-play .toolbar .button')][0]");
    browser.await(status + " === 'x to move'");
    browser.click(".file[title='tictactoe.play']");
    browser.await(status + "?.startsWith('Over: x 0, o 100')");
    Files.delete(folder.resolve("tictactoe.play"));
  }

  @Test
  void aStudyHasCommentsAndVariations() throws Exception {
    playThreeMovesAndGoBack();
    browser.click("#view-play [data-cell=C__3_3].open");
    String others = "document.querySelector('#view-play .others-of')?.textContent";
    browser.await(others + " === 'or 1,2'");
    browser.click("#view-play textarea");
    browser.type("too slow");
    browser.await("document.querySelector('#view-play .said-of')?.textContent === 'too slow'");
    browser.click("#view-play .others-of .link");
    browser.await(others + " === 'or 3,3'");
    browser.await("localStorage.getItem('regames.docs.games')?.includes('too slow')");
    browser.go(studio.address().toString());
    browser.await(others + " === 'or 3,3'");

    browser.click("[aria-label='Save as a record']");
    browser.await("document.querySelector(\".file[title='tictactoe.play']\")");
    String record = Files.readString(folder.resolve("tictactoe.play"));
    assertTrue(record.endsWith("x: 1,2\n// or after 2: x: 3,3 {too slow}\n"), record);
    browser.click("#view-play .notes .button:last-child");
    browser.await("!document.querySelector('#view-play .others-of')");
    browser.click(".file[title='tictactoe.play']");
    browser.await(others + " === 'or 3,3'");
    browser.await("document.querySelectorAll('#view-play .move').length === 3");
    Files.delete(folder.resolve("tictactoe.play"));
  }

  @Test
  void whoeverLooksBackMakesVariationsForAgentsToo() throws Exception {
    show("play");
    browser.click("#view-play [data-cell=C__2_2].open");
    browser.await("document.querySelectorAll('#view-play .move').length === 2");
    awaitIdle();
    browser.click("[aria-label=Back]");
    String status = "document.querySelector('#view-play .status')?.textContent";
    browser.await(status + " === 'o to move · position 1 of 2'");
    String answer = browser.value("document.querySelectorAll('.move')[1].title");
    String other = answer.equals("C__1_1") ? "1_3" : "1_1";
    browser.click("#view-play input[type=search]");
    browser.type(other);
    browser.await("document.querySelectorAll('#view-play .choices .chip').length === 1");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('#view-play .others-of')");
    browser.await(status + " === 'x to move'");
  }

  @Test
  void aSearchGivesAHintAndFindsTheBlunder() throws Exception {
    show("play");
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    for (String cell : List.of("C__2_2", "C__1_1", "C__1_2", "C__3_3")) {
      browser.click("#view-play [data-cell=" + cell + "].open");
      awaitIdle();
    }
    browser.clickOn("[...document.querySelectorAll('.analysis .button')][0]");
    browser.await("document.querySelector('.thought')?.textContent.startsWith('3,2')");
    browser.await("document.querySelector('#view-play [data-cell=C__3_2].hint')");
    browser.clickOn("[...document.querySelectorAll('.analysis .button')][1]");
    browser.await("document.querySelector('[data-kind=thoughts] .thought')");
    browser.await("document.querySelector('.thought').textContent.startsWith('3,2')");
    browser.click(".thought");
    browser.await("document.querySelector('#view-play .status').dataset.over === 'true'");
    browser.clickOn("[...document.querySelectorAll('.analysis .button')][2]");
    browser.await("document.querySelectorAll('.move')[3]?.querySelector('.sign')");
    awaitIdle();
  }

  @Test
  void nothingTellsAHiddenMove() throws Exception {
    show("play");
    browser.click("details:first-of-type .file[title='kuhn-poker.hrg']");
    browser.await("document.querySelectorAll('#view-play .move').length === 2");
    awaitIdle();
    browser.await(
        "document.querySelector('#view-play .notes textarea').placeholder === 'About this move'");
    assertEquals(
        "random ?", browser.value("document.querySelectorAll('#view-play .move')[1].textContent"));
    browser.click("[aria-label=Back]");
    browser.await(
        "/About (jack|queen|king)/.test(document.querySelector('#view-play .notes"
            + " textarea').placeholder)");
  }

  @Test
  void aScriptHasSlidersForItsParameters() throws Exception {
    Path script = folder.resolve("grid.py");
    Files.writeString(script, AnswersTest.GRID);
    try {
      browser.go(studio.address().toString());
      show("play");
      browser.click(".file[title='grid.py']");
      browser.await("document.querySelectorAll('#view-play .cell').length === 6");
      String slider = "document.querySelector('.parameters input[data-name=width]')";
      browser.await(slider + "?.max === '4'");
      browser.value(slider + ".focus()");
      browser.key("End", "End", 35, false);
      browser.await("document.querySelectorAll('#view-play .cell').length === 14");
      browser.await(
          "document.querySelector('.edit .cm-content').textContent.endsWith('# parameters: width ="
              + " 7, height = 2')");
      browser.await(slider + " === document.activeElement");
      browser.key("z", "KeyZ", 90, true);
      browser.await("document.querySelectorAll('#view-play .cell').length === 6");
      browser.await(slider + ".value === '0' && " + slider + " === document.activeElement");
      browser.key("y", "KeyY", 89, true);
      browser.await("document.querySelectorAll('#view-play .cell').length === 14");
      browser.await(slider + "?.value === '4' && " + slider + " === document.activeElement");

      // The second is changed before the answer about the first: none is lost.
      browser.value(
          "['width', 'height'].forEach(name => { const one ="
              + " document.querySelector(`.parameters input[data-name=${name}]`); one.value = 1;"
              + " one.dispatchEvent(new Event('change')); })");
      browser.await("document.querySelectorAll('#view-play .cell').length === 12");
    } finally {
      Files.delete(script);
    }
  }

  @Test
  void optionsAreChosenAndKept() throws Exception {
    Path game = folder.resolve("rows.lud");
    Files.writeString(game, AnswersTest.ROWS);
    try {
      browser.go(studio.address().toString());
      show("play");
      browser.click(".file[title='rows.lud']");
      browser.await("document.querySelectorAll('#view-play .cell').length === 9");
      browser.await("document.querySelector('.parameters h2').textContent === 'Options'");
      browser.choose(".parameters select[data-name=Rows]", "Four");
      browser.await("document.querySelectorAll('#view-play .cell').length === 16");
      browser.go(studio.address().toString());
      browser.click(".file[title='rows.lud']");
      browser.await("document.querySelectorAll('#view-play .cell').length === 16");
      browser.choose(".parameters select[data-name=Rows]", "Three");
      browser.await("document.querySelectorAll('#view-play .cell').length === 9");
      browser.choose(".parameters select[data-name=ruleset]", "Ruleset/Long");
      browser.await("document.querySelectorAll('#view-play .cell').length === 16");
      assertEquals(
          "Four", browser.value("document.querySelector('.parameters [data-name=Rows]').value"));
    } finally {
      Files.delete(game);
    }
  }

  @Test
  void measurementsStartAtThePositionThatWasSetUp() throws Exception {
    show("play");
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    awaitIdle();
    browser.click("#view-play [aria-label='Set up a position']");
    browser.click(".piece-tool[data-tool='0']");
    browser.click(".setting [data-cell=C__1_1]");
    browser.await("document.querySelector('.setting [data-cell=C__1_1].full')");
    browser.clickOn(
        "[...document.querySelectorAll('.head-of .button')].find(e => e.textContent === 'Play from"
            + " here')");
    browser.await("document.querySelectorAll('#view-play .chip').length === 8");
    browser.click("#view-play [data-cell=C__2_2].open");
    browser.await("document.querySelectorAll('#view-play .chip').length === 7");
    show("measure");
    browser.await("document.querySelector('.start-of').offsetParent");
    String which = "document.querySelector('.start-of select')";
    browser.await(
        which
            + ".selectedOptions[0]?.textContent === 'the position that was set up, after 1 move'");
    browser.click(".card[aria-label=Perft] .button.primary");
    browser.await(
        "document.querySelector('.card[aria-label=Perft] tr:nth-child(1) td:nth-child(2)')"
            + "?.textContent === '7'");
    browser.choose(".start-of select", "start");
    browser.click(".card[aria-label=Perft] .button.primary");
    browser.await(
        "document.querySelector('.card[aria-label=Perft] tr:nth-child(1) td:nth-child(2)')"
            + "?.textContent === '9'");
  }

  @Test
  void agentsPlayAMatchInThePage() throws Exception {
    show("measure");
    browser.choose("[aria-label='How many plays']", "2");
    browser.click(".card[aria-label=Match] .button.primary");
    browser.await(
        "document.querySelector('.card[aria-label=Match] .card-body p')?.textContent"
            + ".startsWith('Play 2 of 2: ')");
    browser.await(
        "document.querySelector('.card[aria-label=Match] tbody th').textContent ==="
            + " document.querySelector('[aria-label=\"First"
            + " agent\"]').selectedOptions[0].textContent");
    browser.click(".card[aria-label=Match] .link");
    browser.await("document.querySelectorAll('#view-play .move').length >= 5");
  }

  @Test
  void movesAreMadeByDraggingAndWithTheKeyboard() throws Exception {
    show("play");
    browser.click("details:first-of-type .file[title='breakthrough.hrg']");
    browser.await("document.querySelector('[data-cell=S__4_2].open')");
    awaitIdle();
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    awaitIdle();
    browser.click("#view-play [data-cell=S__4_1]");
    String why = "document.querySelector('.why:not([hidden])')?.textContent";
    browser.await(why + ".includes('No move leads from 4,1.')");
    browser.await(why + ".includes('Only this prevents it:')");
    browser.click("#view-play [data-cell=S__4_8]");
    browser.await(why + ".includes('is not legal for white')");
    browser.click("#view-play [data-cell=S__4_2].open");
    browser.await("!" + why);
    browser.click("#view-play [data-cell=S__4_2]");
    assertEquals("0", browser.value("document.querySelectorAll('.unsaved:not(.no)').length"));
    browser.drag("#view-play [data-cell=S__4_2]", "#view-play [data-cell=S__4_3]");
    browser.await("document.querySelector('.move')?.title === 'S__4_2 S__4_3'");
    awaitIdle();

    browser.value("document.querySelector('#view-play [data-cell=S__5_7].open').focus()");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('#view-play [data-cell=S__5_7].chosen')");
    browser.value("document.querySelector('#view-play [data-cell=S__5_6].open').focus()");
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelectorAll('.move').length === 2");
    awaitIdle();
    browser.await("document.activeElement.closest('#view-play .cell.open')");
    moveWithTheArrowKeys();
    browser.click("#view-play [data-cell=S__4_3].open");
    browser.click("#view-play [data-cell=S__4_7]");
    browser.await(
        "document.querySelector('.why')?.textContent.includes('No move leads from 4,3 to 4,7; from"
            + " there they lead to ')");
    browser.await(
        "document.querySelector('.why').textContent.includes('The nearest legal move: 4,3')");
  }

  @Test
  void piecesAreDraggedByFinger() throws Exception {
    show("play");
    browser.click("details:first-of-type .file[title='breakthrough.hrg']");
    browser.await("document.querySelector('[data-cell=S__4_2].open')");
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    awaitIdle();
    browser.dragByFinger("#view-play [data-cell=S__4_2]", "#view-play [data-cell=S__4_3]");
    browser.await("document.querySelector('.move')?.title === 'S__4_2 S__4_3'");
    awaitIdle();
    browser.click("[aria-label='Set up a position']");
    browser.await("document.querySelector('.board.setting [data-cell=S__4_3].full')");
    browser.dragByFinger(".board.setting [data-cell=S__4_3]", ".board.setting [data-cell=S__7_5]");
    browser.await("document.querySelector('.board.setting [data-cell=S__7_5].full')");
  }

  /** Only one cell is reached by Tab, from which arrow keys lead to the others. */
  private static void moveWithTheArrowKeys() throws Exception {
    assertEquals(
        "1", browser.value("document.querySelectorAll('#view-play .cell[tabindex=\"0\"]').length"));
    String at = "document.activeElement.dataset.cell";
    browser.value("document.querySelector('#view-play [data-cell=S__1_2]').focus()");
    for (String[] step :
        new String[][] {
          {"ArrowUp", "S__1_3"},
          {"ArrowDown", "S__1_2"},
          {"ArrowRight", "S__2_2"},
          {"ArrowLeft", "S__1_2"},
          {"ArrowLeft", "S__1_2"}
        }) {
      browser.key(step[0], step[0], 0, false);
      browser.await(at + " === '" + step[1] + "'");
    }
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelector('#view-play [data-cell=S__1_2].chosen')");
    browser.key("ArrowUp", "ArrowUp", 0, false);
    browser.key("Enter", "Enter", 13, false);
    browser.await("document.querySelectorAll('.move').length === 3");
    awaitIdle();
    browser.click("[aria-label=Back]");
    awaitIdle();
  }

  @Test
  void aMoveIsSteppedThroughAndAnIllegalOneExplained() throws Exception {
    show("play");
    browser.choose("#view-play .seat:nth-child(2) select", "person");
    browser.click("[data-cell=C__2_2].open");
    browser.await("document.querySelectorAll('#view-play .cell.open').length === 8");
    browser.click("#view-play [data-cell=C__2_2]");
    browser.await("document.querySelector('.why .code')?.textContent.startsWith('47: check(')");
    browser.click(".why .button");
    String line = "document.querySelector('.edit .cm-pointed')?.textContent.trim()";
    browser.await(line + " === 'place = Cell(*)'");
    browser.key("F10", "F10", 121, false);
    browser.await(line + " === 'check(grid[place] == blank)'");
    browser.key("F10", "F10", 121, false);
    browser.await("document.querySelector('#view-debug .status').dataset.reason === 'blocked'");

    browser.click("#view-debug [aria-label='Step back']");
    browser.await(line + " === 'place = Cell(*)'");
    browser.click("#view-debug .chip.nothing");
    browser.await(line + " === 'check(grid[place] == blank)'");
    browser.key("F8", "F8", 119, false);
    browser.await("document.querySelector('#view-debug .status').dataset.reason === 'move'");
  }

  @Test
  void tabLeavesTheTextAndStepsKeepItInPlace() throws Exception {
    browser.click(EDITOR);
    browser.key("Tab", "Tab", 9, false);
    browser.await("document.querySelector('.said').textContent.includes('Esc, then Tab')");
    browser.key("Escape", "Escape", 27, false);
    browser.key("Tab", "Tab", 9, false);
    browser.await("!document.activeElement.matches('.cm-content')");

    show("debug");
    browser.await("document.querySelector('.edit .cm-pointed')");
    String scroller = "document.querySelector('.edit .cm-scroller')";
    browser.value(scroller + ".style.width = '260px'");
    browser.await(scroller + ".scrollWidth > 300");
    browser.value(scroller + ".scrollLeft = 30");
    browser.key("F10", "F10", 121, false);
    browser.await(scroller + ".scrollLeft === 0");
  }

  @Test
  void whatIsNotProperIsOpenedOnTheBoard() throws Exception {
    browser.click(EDITOR);
    browser.key("End", "End", 35, true);
    browser.type("// no end\n");
    browser.value(
        "(v => v.dispatch({changes: {from: v.state.doc.toString().indexOf('  if not(reachable'),"
            + " to: v.state.doc.toString().indexOf('graph rules'), insert: '}\\n'}}))"
            + "(document.querySelector('.edit .cm-content').cmTile.view)");
    show("measure");
    browser.click(".card[aria-label=Verify] .button");
    browser.click(".conditions .bad .link:last-child");
    browser.await("document.querySelectorAll('.move').length === 9");
    browser.await("document.querySelector('.status').dataset.over === 'true'");
  }
}
