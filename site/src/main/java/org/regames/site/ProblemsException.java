package org.regames.site;

import java.util.List;

/** Pages that have to be mended before there is a site. */
final class ProblemsException extends Exception {
  private static final long serialVersionUID = 1;

  ProblemsException(List<String> problems) {
    super(String.join("\n", problems));
  }

  /** One line for each, which begins with the path of the page. */
  List<String> problems() {
    return getMessage().lines().toList();
  }
}
