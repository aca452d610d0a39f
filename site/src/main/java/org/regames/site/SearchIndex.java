package org.regames.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/**
 * The data for the search of the site: each section of each page, as a script that any page can
 * load, even from a local folder. The search itself is lunr, in the reader's browser.
 */
final class SearchIndex {
  static final String INDEX = "search-index.js";
  static final String SCRIPT = "search.js";
  static final String LUNR = "lunr.js";

  private static final String WEBJAR = "/META-INF/maven/org.webjars.npm/lunr/pom.properties";

  /**
   * A part of a page below a heading.
   *
   * @param address its address relative to the root of the site
   * @param page the title of its page
   * @param title its heading
   * @param text all words, including those in code
   */
  record Section(String address, String page, String title, String text) {}

  private SearchIndex() {}

  /** The script with all sections. */
  static String script(Manual manual) {
    return manual.pages().values().stream()
        .flatMap(page -> sections(page).stream())
        .map(SearchIndex::json)
        .collect(Collectors.joining(",\n", "const SECTIONS = [\n", "\n];\n"));
  }

  static List<Section> sections(Page page) {
    List<Section> sections = new ArrayList<>();
    String address = Manual.address(page.path());
    String anchor = "";
    String title = page.title();
    StringBuilder text = new StringBuilder();
    for (Node block : Page.children(page.document()).toList()) {
      Heading heading = page.headings().get(block);
      if (heading == null) {
        text.append(words(block)).append(' ');
        continue;
      }
      add(sections, address + anchor, page.title(), title, text);
      anchor = "#" + heading.anchor();
      title = heading.text();
    }
    add(sections, address + anchor, page.title(), title, text);
    return sections;
  }

  private static void add(
      List<Section> sections, String address, String page, String title, StringBuilder text) {
    String words = text.toString().replaceAll("\\s+", " ").strip();
    if (!words.isEmpty()) {
      sections.add(new Section(address, page, title, words));
    }
    text.setLength(0);
  }

  /** All words of a block; code is separated by blanks, since there are none between blocks. */
  private static String words(Node block) {
    return Page.nodes(block)
        .map(
            node ->
                switch (node) {
                  case FencedCodeBlock code -> " " + code.getLiteral();
                  case org.commonmark.node.Text text -> text.getLiteral();
                  case org.commonmark.node.Code code -> code.getLiteral();
                  default -> " ";
                })
        .collect(Collectors.joining());
  }

  private static String json(Section section) {
    return List.of(section.address, section.page, section.title, section.text).stream()
        .map(SearchIndex::quoted)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ' || c == '<') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  /** The search library, with its licence in its first lines. */
  static String lunr() throws IOException {
    Properties jar = new Properties();
    try (InputStream in = SearchIndex.class.getResourceAsStream(WEBJAR)) {
      jar.load(in);
    }
    String place = "/META-INF/resources/webjars/lunr/" + jar.getProperty("version");
    try (InputStream in = SearchIndex.class.getResourceAsStream(place + "/lunr.min.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
