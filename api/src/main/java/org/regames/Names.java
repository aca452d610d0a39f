package org.regames;

import java.util.Collection;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.NearestName;

/** Messages for names that do not exist. */
final class Names {
  private static final int MOST_LISTED = 20;

  private Names() {}

  /** The exception that nothing of a kind has this name. */
  static IllegalArgumentException unknown(String kind, String name, Collection<String> known) {
    return new IllegalArgumentException(
        "there is no " + kind + " `" + name + "`; " + instead(name, known));
  }

  /** The name that was probably meant, or all known ones. */
  static String instead(String name, Collection<String> known) {
    return NearestName.among(known)
        .find(name)
        .map(near -> "did you mean `" + near + "`?")
        .orElseGet(() -> "there " + listed(known));
  }

  private static String listed(Collection<String> known) {
    String names = known.stream().limit(MOST_LISTED).collect(Collectors.joining(", "));
    String more = known.size() > MOST_LISTED ? ", …" : "";
    return known.isEmpty() ? "is none" : (known.size() == 1 ? "is " : "are ") + names + more;
  }
}
