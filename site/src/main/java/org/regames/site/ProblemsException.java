package org.regames.site;

import java.util.List;

/** Pages have problems that must be fixed before the site can be written. */
final class ProblemsException extends Exception {
  private static final long serialVersionUID = 1;

  ProblemsException(List<String> problems) {
    super(String.join("\n", problems));
  }

  /** One line per problem, which begins with the path of the page. */
  List<String> problems() {
    return getMessage().lines().toList();
  }
}
