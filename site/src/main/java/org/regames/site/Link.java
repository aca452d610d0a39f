package org.regames.site;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A link or picture in a page.
 *
 * @param line its line in the page's source, from 1
 * @param destination the destination as written
 * @param isPicture whether it is a picture rather than a link
 * @param isHtml whether it is written as HTML rather than in Markdown
 */
record Link(int line, String destination, boolean isPicture, boolean isHtml) {
  private static final Pattern SCHEME = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*|//.*");

  /** Whether it is a URL outside the repository. */
  boolean isElsewhere() {
    return SCHEME.matcher(destination).matches();
  }

  /** The heading that it leads to; empty if it leads to a whole page. */
  String anchor() {
    int hash = destination.indexOf('#');
    return hash < 0 ? "" : destination.substring(hash + 1);
  }

  /** The path of its target in the repository, for a link in a page. */
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
