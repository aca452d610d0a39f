package org.regames.site;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Something a page refers to.
 *
 * @param line where it stands in the page's source, from 1
 * @param destination as it is written there
 * @param isPicture whether the page shows it; else it only leads there
 * @param isHtml whether it is written as HTML rather than in Markdown
 */
record Link(int line, String destination, boolean isPicture, boolean isHtml) {
  private static final Pattern SCHEME = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*|//.*");

  /** Whether it leads out of the repository, by an address of its own. */
  boolean isElsewhere() {
    return SCHEME.matcher(destination).matches();
  }

  /** The heading that it leads to; empty where it leads to a whole page. */
  String anchor() {
    int hash = destination.indexOf('#');
    return hash < 0 ? "" : destination.substring(hash + 1);
  }

  /** The path in the repository of what it leads to from a page. */
  String target(String page) {
    return target(page, destination);
  }

  static String target(String page, String destination) {
    String path = destination.replaceFirst("#.*", "");
    return path.isEmpty()
        ? page
        : Path.of(page).resolveSibling(path).normalize().toString().replace('\\', '/');
  }
}
