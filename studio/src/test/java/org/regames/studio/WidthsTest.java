package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.language.Budget;

/**
 * The page on narrow and wide screens. {@code -Dstudio.widths=FOLDER} also leaves pictures of every
 * view there, light and dark.
 */
@Tag("long")
class WidthsTest {
  private static final String PICTURES = System.getProperty("studio.widths", "");
  private static final List<String> VIEWS =
      List.of("play", "rules", "guide", "debug", "automaton", "passes", "translate", "measure");

  /** Controls that are to be seen and lie, in part, outside the page or of what scrolls there. */
  private static final String OUTSIDE =
      "[...document.querySelectorAll('button, select, input, .cell')].filter(e => {"
          + " const b = e.getBoundingClientRect(); let inside = true;"
          + " for (let p = e.parentElement; p; p = p.parentElement)"
          + " { if (/auto|scroll/.test(getComputedStyle(p).overflow)) return false; }"
          + " return b.width > 0 && (b.left < -1 || b.right > innerWidth + 1 || b.bottom >"
          + " innerHeight + 1); }).map(e => e.outerHTML.slice(0, 80)).join('\\n')";

  /** Controls that are too small for a finger. */
  private static final String SMALL =
      "[...document.querySelectorAll('button, select, input')].filter(e => { const b ="
          + " e.getBoundingClientRect(); return b.width > 0 && !e.closest('.cm-editor') &&"
          + " (b.height < 44 || b.width < 44); }).map(e => e.outerHTML.slice(0, 80)).join('\\n"
          + "')";

  private static final String FILES_OPEN = "document.body.classList.contains('files-open')";

  /** Parts beside the board that lie on each other. */
  private static final String OVERLAPS =
      "[...document.querySelectorAll('#view-play .side > :not([hidden])')].flatMap((e, i, all) =>"
          + " all.slice(0, i).filter(o => { const a = e.getBoundingClientRect(), b ="
          + " o.getBoundingClientRect(); return a.left < b.right - 1 && b.left < a.right - 1 &&"
          + " a.top < b.bottom - 1 && b.top < a.bottom - 1; }).map(o => o.className + ' and ' +"
          + " e.className)).join('\\n')";

  /** Whether what is beside the board begins to its right. */
  private static final String BESIDE =
      "document.querySelector('#view-play .side').getBoundingClientRect().left >="
          + " document.querySelector('#view-play .board').getBoundingClientRect().right - 1";

  @TempDir private Path home;

  @ParameterizedTest
  @CsvSource({"400, 800, 340", "800, 1100, 700", "1280, 760, 480", "1920, 1080, 600"})
  void theBoardHasRoomAndEverythingIsInReach(int width, int height, int board) throws Exception {
    assumeTrue(Browser.installed().isPresent(), "no Chromium is installed");
    Path folder = Files.createDirectory(home.resolve("games"));
    Files.copy(Path.of("../games/hrg/breakthrough.hrg"), folder.resolve("breakthrough.hrg"));
    List<String> open = List.of("breakthrough.hrg");
    Studio.Settings settings = new Studio.Settings(folder, open, 0, Budget.DEFAULT_LIMIT, 5);
    Path profile = Files.createDirectory(home.resolve("profile"));
    try (Studio studio = Studio.start(settings);
        Browser browser = new Browser(profile, width, height)) {
      browser.go(studio.address().toString());
      browser.click("[data-view=play]");
      browser.choose("#view-play .seat:nth-child(2) select", "person");
      browser.await("!document.querySelector('#view-play.busy')");
      browser.click("[data-cell=S__4_2].open");
      browser.await("document.querySelector('.cell.chosen')");
      assertEquals("", browser.value(OUTSIDE));
      assertEquals("", browser.value(OVERLAPS));
      assertEquals("" + (width > 900), browser.value(BESIDE));
      int wide =
          Integer.parseInt(
              browser.value(
                  "Math.round(document.querySelector('.board >"
                      + " svg').getBoundingClientRect().width)"));
      assertTrue(wide >= board, "the board is " + wide + " wide");
      whyIsWhereOneLooks(browser, width);
      browser.click("[data-cell=S__4_2]");
      if (width <= 900) {
        // The page scrolls there, unless a finger is on a piece.
        browser.dragByFinger("[data-cell=S__4_2]", "[data-cell=S__4_3]");
      } else {
        browser.click("[data-cell=S__4_3].open");
      }
      browser.await("document.querySelectorAll('#view-play .move').length === 1");
      browser.await("!document.querySelector('#view-play.busy')");
      assertEquals("0", browser.value("document.querySelector('#view-play .table').scrollTop"));
      if (width <= 900) {
        assertEquals("", browser.value(SMALL));
        narrow(browser);
      } else {
        browser.click("[aria-label='Show or hide the text']");
        browser.await("!document.querySelector('.edit').offsetParent");
        browser.click("[aria-label='Show or hide the text']");
        browser.await("document.querySelector('.edit').offsetParent");
      }
      setUp(browser, width);
      numbersCanBeRead(browser);
      pictures(browser, width);
    }
  }

  /**
   * The answer opens inside the page and does not cover the cell that was clicked, beside the board
   * where there is room; the board keeps its size.
   */
  private static void whyIsWhereOneLooks(Browser browser, int width) throws Exception {
    String high = "document.querySelector('.board > svg').getBoundingClientRect().height";
    String before = browser.value(high);
    browser.click("[data-cell=S__4_6]");
    browser.await("document.querySelector('.why:not([hidden])')");
    assertEquals(before, browser.value(high));
    String covered = width > 900 ? ".board > svg" : "[data-cell=S__4_6] .ground";
    assertEquals(
        "true",
        browser.value(
            "(why => { const b = why.getBoundingClientRect(), c = document.querySelector('"
                + covered
                + "').getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight &&"
                + " b.left >= 0 && b.right <= innerWidth && (b.top >= c.bottom || b.bottom <="
                + " c.top || b.left >= c.right); })(document.querySelector('.why'))"));
    browser.key("Escape", "Escape", 27, false);
    browser.await("document.querySelector('.why[hidden]')");
  }

  /** The list of games comes and goes; text and views are behind tabs; the board is turned. */
  private static void narrow(Browser browser) throws Exception {
    for (String away : List.of(".files [aria-label='New game']", ".view-tabs [data-view=play]")) {
      browser.click("[aria-label=Games]");
      browser.await(FILES_OPEN);
      browser.value("document.querySelector(" + '"' + away + '"' + ").click()");
      browser.await("!(" + FILES_OPEN + ")");
    }
    browser.click("[aria-label=Games]");
    browser.click(".files [title='tictactoe.hrg']");
    browser.await("!document.querySelector('.files').offsetParent");
    browser.await("document.querySelectorAll('#view-play .cell').length === 9");
    String more = "document.querySelector('.more-tabs').offsetParent";
    for (int click = 0; click < 3 && browser.value("!!" + more).equals("true"); click++) {
      browser.click(".more-tabs");
      Thread.sleep(700); // it scrolls smoothly
    }
    browser.await("!" + more);
    browser.click("[data-view=measure]");
    browser.await("document.querySelector('#view-measure').offsetParent");
    browser.click("[data-view=text]");
    browser.await("document.querySelector('.edit .cm-content').offsetParent");
    browser.click("[data-view=play]");
    browser.await("!document.querySelector('.edit').offsetParent");
    String left = "document.querySelector('[data-cell=C__1_1]').getBoundingClientRect().left";
    double before = Double.parseDouble(browser.value(left));
    browser.click("[aria-label='Flip the board']");
    assertTrue(Double.parseDouble(browser.value(left)) > before + 50);
    browser.click("[aria-label='Flip the board']");
  }

  /** Numbers of charts, and the labels of an automaton, at its beginning. */
  private static void numbersCanBeRead(Browser browser) throws Exception {
    browser.click("[data-view=measure]");
    browser.click(".card[aria-label=Playouts] .button.primary");
    browser.await("document.querySelector('.ticks')");
    browser.click(".card[aria-label=Playouts] .button");
    double tick = height(browser, "document.querySelector('.ticks span')");
    assertTrue(tick >= 12, "the numbers of charts are " + tick + " high");
    browser.click("[data-view=automaton]");
    String label = "document.querySelector('.picture').shadowRoot.querySelector('.node text')";
    browser.await(label);
    double high = height(browser, label);
    assertTrue(high >= 7, "the labels are " + high + " high");
    browser.click("[data-view=play]");
  }

  private static double height(Browser browser, String element) throws Exception {
    return Double.parseDouble(browser.value(element + ".getBoundingClientRect().height"));
  }

  /** What a position is set up with is in reach, too. */
  private static void setUp(Browser browser, int width) throws Exception {
    browser.click("[aria-label='Set up a position']");
    browser.await("document.querySelectorAll('.piece-tool').length > 3");
    browser.await("document.querySelector('.board.setting .cell.open')");
    assertEquals("", browser.value(OUTSIDE));
    if (width <= 900) {
      assertEquals("", browser.value(SMALL));
      beginsAtItsTop(browser);
    }
    if (!PICTURES.isEmpty()) {
      Path folder = Files.createDirectories(Path.of(PICTURES));
      browser.screenshot(folder.resolve("setup-" + width + ".png"));
    }
    browser.clickOn("[...document.querySelectorAll('.head-of .button')][0]");
    browser.await("!document.querySelector('.head-of').offsetParent");
  }

  /** However far down another position was left, the board comes first. */
  private static void beginsAtItsTop(Browser browser) throws Exception {
    String down = "document.querySelector('.setting-up').scrollTop";
    browser.value(down + " = 200");
    browser.clickOn("[...document.querySelectorAll('.head-of .button')][0]");
    browser.await("!document.querySelector('.head-of').offsetParent");
    browser.click("[aria-label='Set up a position']");
    browser.await("document.querySelector('.board.setting .cell.open')");
    assertEquals("0", browser.value(down));
    assertEquals(
        "true",
        browser.value(
            "document.querySelector('.board.setting svg').getBoundingClientRect().bottom <="
                + " document.querySelector('.supply').getBoundingClientRect().top"));
  }

  private static void pictures(Browser browser, int width) throws Exception {
    if (PICTURES.isEmpty()) {
      return;
    }
    Path folder = Files.createDirectories(Path.of(PICTURES));
    for (boolean dark : List.of(false, true)) {
      browser.darkness(dark);
      for (String view : VIEWS) {
        browser.click("[data-view=" + view + "]");
        Thread.sleep(700);
        browser.screenshot(folder.resolve(view + "-" + width + (dark ? "-dark" : "") + ".png"));
      }
    }
  }
}
