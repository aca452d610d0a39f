package org.regames.site;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/**
 * The frame of a page: the contents beside it, its sections, and links to the pages before and
 * after.
 */
final class PageLayout {
  static final String STYLE = "site.css";
  static final String JAVADOC = "apidocs";

  /** Pages with fewer sections need no list of them. */
  private static final int SECTIONS = 3;

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>%s</title>
      <link rel="stylesheet" href="%s">
      <script src="%s" defer></script>
      </head>
      <body data-root="%s">
      <nav class="contents" aria-label="Pages">
      %s</nav>
      <main>
      %s%s</main>
      </body>
      </html>
      """;

  private final Manual manual;
  private final boolean hasJavadoc;
  private final String front;

  /**
   * @param front the beginning of the first page
   */
  PageLayout(Manual manual, boolean hasJavadoc, String front) {
    this.manual = manual;
    this.hasJavadoc = hasJavadoc;
    this.front = front;
  }

  /** The whole HTML of a page of the manual. */
  String html(Page page) {
    String name = manual.pages().get(Manual.README).title();
    String title = page.path().equals(Manual.README) ? name : page.title() + " – " + name;
    return PAGE.formatted(
        escaped(title),
        relative(page, STYLE),
        relative(page, SearchIndex.SCRIPT),
        relative(page, SearchIndex.SCRIPT).replace(SearchIndex.SCRIPT, ""),
        contents(page, name),
        page.html(destination -> place(page, destination))
            .replaceFirst("(?<=</h1>\n)", Matcher.quoteReplacement(beginning(page))),
        neighbours(page));
  }

  /** The place in the site of a destination of the page: other pages are HTML there. */
  private String place(Page page, String destination) {
    Link link = new Link(1, destination, false, false);
    String target = link.target(page.path());
    if (link.isElsewhere() || !manual.pages().containsKey(target)) {
      return destination;
    }
    String anchor = link.anchor().isEmpty() ? "" : "#" + link.anchor();
    return target.equals(page.path()) && !anchor.isEmpty()
        ? anchor
        : relative(page, Manual.address(target)) + anchor;
  }

  private static String relative(Page page, String address) {
    Path folder = Path.of("/", Manual.address(page.path())).getParent();
    return folder.relativize(Path.of("/", address)).toString().replace('\\', '/');
  }

  private String contents(Page page, String name) {
    StringBuilder html = new StringBuilder();
    html.append("<p class=\"name\">")
        .append(entry(page, new Manual.Entry(name, Manual.README)))
        .append("</p>\n");
    if (hasJavadoc) {
      String javadoc = relative(page, JAVADOC + "/index.html");
      html.append("<p><a href=\"").append(javadoc).append("\">Javadoc</a></p>\n");
    }
    for (Manual.Group group : manual.contents()) {
      html.append("<h2>").append(escaped(group.name())).append("</h2>\n<ul>\n");
      for (Manual.Entry each : group.entries()) {
        html.append("<li>").append(entry(page, each)).append("</li>\n");
      }
      html.append("</ul>\n");
    }
    return html.toString();
  }

  private static String entry(Page page, Manual.Entry entry) {
    return "<a href=\"%s\"%s>%s</a>"
        .formatted(
            relative(page, Manual.address(entry.path())),
            entry.path().equals(page.path()) ? " aria-current=\"page\"" : "",
            escaped(entry.name()));
  }

  /** The part below the title of a page. */
  private String beginning(Page page) {
    return page.path().equals(Manual.README) ? front : sections(page);
  }

  private static String sections(Page page) {
    List<Heading> sections =
        page.headings().values().stream().filter(heading -> heading.level() == 2).toList();
    if (sections.size() < SECTIONS) {
      return "";
    }
    return sections.stream()
        .map(
            each ->
                "<li><a href=\"#%s\">%s</a></li>\n".formatted(each.anchor(), escaped(each.text())))
        .collect(
            Collectors.joining(
                "",
                "<details class=\"sections\">\n<summary>On this page</summary>\n<ul>\n",
                "</ul>\n</details>\n"));
  }

  /** Links to the pages before and after this one in the contents. */
  private String neighbours(Page page) {
    List<Manual.Entry> order = manual.entries();
    int here = order.stream().map(Manual.Entry::path).toList().indexOf(page.path());
    if (here < 0) {
      return "";
    }
    StringBuilder html = new StringBuilder();
    html.append("<nav class=\"neighbours\" aria-label=\"Before and after\">\n");
    if (here > 0) {
      html.append("<span class=\"before\">").append(entry(page, order.get(here - 1)));
      html.append("</span>\n");
    }
    if (here < order.size() - 1) {
      html.append("<span class=\"after\">").append(entry(page, order.get(here + 1)));
      html.append("</span>\n");
    }
    return html.append("</nav>\n").toString();
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
