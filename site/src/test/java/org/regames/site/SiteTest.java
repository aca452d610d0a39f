package org.regames.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of this repository, and what is said of pages that have to be mended. */
@Tag("long")
class SiteTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final Pattern TITLE = Pattern.compile("<title>[^<]+ – Regames</title>");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
  private static final Pattern REFERENCE = Pattern.compile(" (?:href|src)=\"([^\"#]*)#?([^\"]*)\"");
  private static final Pattern LOADED =
      Pattern.compile(
          "<script(?! src=\"(?:\\.\\./)*search\\.js\" defer></script>)|url\\(|@import|src=\"\\w+:");

  @TempDir private static Path site;

  @BeforeAll
  static void write() throws IOException, ProblemsException {
    Site.write(ManualReader.read(ROOT), ROOT, site);
  }

  private static List<Path> written(String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files
          .filter(file -> !file.startsWith(site.resolve(PageLayout.JAVADOC)))
          .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(suffix))
          .sorted()
          .toList();
    }
  }

  @Test
  void everyPageOfTheManualIsThereAndHasATitle() throws IOException {
    try (Stream<Path> pages = Files.list(ROOT.resolve("docs"))) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
        Path written = site.resolve(Manual.address("docs/" + page.getFileName()));
        assertTrue(TITLE.matcher(Files.readString(written)).find(), written.toString());
      }
    }
    assertTrue(Files.readString(site.resolve("index.html")).contains("<title>Regames</title>"));
  }

  @Test
  void theFirstPageBeginsWithAPlayToStepThrough() throws IOException {
    String page = Files.readString(site.resolve("index.html"));
    String play = page.substring(page.indexOf("<section class=\"play\""));

    assertEquals(8, play.split("<input type=\"radio\"", -1).length - 1);
    assertEquals(8, play.split("<svg ", -1).length - 1);
    assertTrue(play.contains(">7. h5 f7</label>"));
    assertTrue(play.contains("data-cell=\"S__f_7\"><title>f7: white queen</title>"));
    assertTrue(page.indexOf("<section class=\"play\"") < page.indexOf("Two commands<"));
  }

  /** Looked at in the HTML itself: what the reader of the manual checks are links in Markdown. */
  @Test
  void everyLinkLeadsToAFileAndToAPlaceInIt() throws IOException {
    int links = 0;
    for (Path page : written(".html")) {
      for (MatchResult link : REFERENCE.matcher(Files.readString(page)).results().toList()) {
        if (link.group(1).startsWith("https://")) {
          continue;
        }
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
        String where = page + ": " + link.group();
        assertTrue(Files.isRegularFile(target), where);
        assertTrue(target.normalize().startsWith(site), where);
        if (!link.group(2).isEmpty()) {
          assertTrue(
              ID.matcher(Files.readString(target))
                  .results()
                  .anyMatch(id -> id.group(1).equals(link.group(2))),
              where);
        }
        links++;
      }
    }
    assertTrue(links > 500, "there are links");
  }

  @Test
  void nothingIsLoadedFromElsewhereAndNothingRunsButTheSearch() throws IOException {
    for (Path page : Stream.concat(written(".html").stream(), written(".css").stream()).toList()) {
      assertFalse(LOADED.matcher(Files.readString(page)).find(), page.toString());
    }
  }

  @Test
  void theSearchKnowsEverySectionByItsPlace() throws IOException, ProblemsException {
    Manual manual = ManualReader.read(ROOT);
    List<SearchIndex.Section> sections =
        manual.pages().values().stream()
            .flatMap(page -> SearchIndex.sections(page).stream())
            .toList();
    assertTrue(sections.size() > 200, "there are sections");
    for (SearchIndex.Section section : sections) {
      String[] address = section.address().split("#");
      Path page = site.resolve(address[0]);
      assertTrue(Files.isRegularFile(page), section.address());
      assertTrue(
          address.length == 1 || Files.readString(page).contains(" id=\"" + address[1] + "\""),
          section.address());
    }
    assertTrue(
        sections.stream()
            .anyMatch(
                section ->
                    section.address().startsWith("docs/hrg.html#")
                        && section.text().contains("reachable")));
    assertTrue(Files.readString(site.resolve(SearchIndex.LUNR)).contains("lunr"));
    String script = Files.readString(site.resolve(SearchIndex.INDEX));
    assertEquals(sections.size(), script.lines().filter(line -> line.startsWith("[")).count());
  }

  @Test
  void codeOfOurLanguagesIsInColours() throws IOException {
    assertEquals(List.of("gdl", "hrg", "lud", "rbg", "rg", "sbg"), CodeColours.languages());
    assertEquals(
        "<span class=\"k\">domain</span> <span class=\"t\">Player</span> = x | y"
            + " <span class=\"c\">// &lt;two&gt;</span>\n",
        CodeColours.html("hrg", "domain Player = x | y // <two>\n").orElseThrow());
    assertTrue(CodeColours.html("java", "int x = 1;").isEmpty());
    assertTrue(Files.readString(site.resolve("docs/rg.html")).contains("<span class=\"v\">"));
  }

  @Test
  void theSamePagesGiveTheSameBytes(@TempDir Path again) throws IOException, ProblemsException {
    Site.write(ManualReader.read(ROOT), ROOT, again);
    Site.write(ManualReader.read(ROOT), ROOT, again);
    for (Path file : written("")) {
      assertArrayEquals(
          Files.readAllBytes(file), Files.readAllBytes(again.resolve(site.relativize(file))));
    }
  }

  @Test
  void aFolderWithOtherThingsIsLeftAlone(@TempDir Path folder) throws IOException {
    Path letter = Files.writeString(folder.resolve("letter.txt"), "mine");
    assertThrows(IOException.class, () -> Site.write(ManualReader.read(ROOT), ROOT, folder));
    assertEquals("mine", Files.readString(letter));
  }

  @Test
  void whatHasToBeMendedIsToldWithFileAndLine(@TempDir Path root) throws IOException {
    Files.createDirectories(root.resolve("docs"));
    Files.writeString(
        root.resolve("README.md"),
        """
        # A game

        Go to [all](docs/README.md), [nowhere](docs/lost.md),
        [a place](docs/rules.md#no-place) or [a folder](docs).

        <a href="docs/rules.md">rules</a> ![far away](https://example.org/picture.png)
        """);
    Files.writeString(
        root.resolve("docs/README.md"), "# All\n\n## You\n- [Rules](rules.md#good-rules)\n");
    Files.writeString(root.resolve("docs/rules.md"), "## Good rules\n\n[all](../LICENSE)\n");
    Files.writeString(root.resolve("docs/island.md"), "# Nobody comes here\n");
    ProblemsException found = assertThrows(ProblemsException.class, () -> ManualReader.read(root));
    assertEquals(
        List.of(
            "README.md:3: `docs/lost.md` is not there",
            "README.md:4: `docs` is a folder",
            "README.md:6: `docs/rules.md` is written as HTML; write it as `[text](page.md)`",
            "README.md:6: `https://example.org/picture.png` is shown from elsewhere;"
                + " keep the picture beside the page",
            "docs/rules.md:3: `../LICENSE` is not there",
            "README.md:4: `docs/rules.md#no-place` leads to no heading of docs/rules.md",
            "docs/rules.md: does not begin with a title (`# …`)",
            "docs/island.md: no page leads to it"),
        found.problems());
  }

  @Test
  void thePageThatListsAllListsEachOnce(@TempDir Path root) throws IOException {
    Files.createDirectories(root.resolve("docs"));
    Files.writeString(
        root.resolve("README.md"), "# A game\n[all](docs/README.md) [b](docs/b.md)\n");
    Files.writeString(root.resolve("docs/README.md"), "# All\n## You\n- [A](a.md)\n- [A](a.md)\n");
    Files.writeString(root.resolve("docs/a.md"), "# A\n");
    Files.writeString(root.resolve("docs/b.md"), "# B\n");
    ProblemsException found = assertThrows(ProblemsException.class, () -> ManualReader.read(root));
    assertEquals(
        List.of(
            "docs/README.md: lists docs/a.md 2 times, not 1",
            "docs/README.md: lists docs/b.md 0 times, not 1"),
        found.problems());
  }
}
