package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Restores the comments of a text, whose lines begin with two slashes, in a text derived from it
 * without them: each comment returns if the line below it is unchanged. A comment above a changed
 * line may no longer be true.
 */
public final class LineComments {
  private static final String SIGN = "//";

  /** The beginning of a comment that says how a game was made; its children do not inherit it. */
  public static final String MADE = "Made";

  /**
   * The note on the origin of comments, since statements about the whole game may no longer be
   * true.
   */
  private static final String HEAD =
      "// Changed. Comments are those of the game that it was made from:";

  private LineComments() {}

  /**
   * A text without its first comment if that says how it was made.
   *
   * @param sign the marker of a comment
   */
  public static String withoutMade(String text, String sign) {
    if (!text.startsWith(sign + " " + MADE + " by ")) {
      return text;
    }
    List<String> lines = text.lines().toList();
    int end = 0;
    while (end < lines.size() && lines.get(end).startsWith(sign)) {
      end++;
    }
    int next = end < lines.size() && lines.get(end).isBlank() ? end + 1 : end;
    return String.join("\n", lines.subList(next, lines.size())) + "\n";
  }

  /** The derived text with the comments of the original, unless it has its own. */
  public static String kept(String parent, String made) {
    String before = withoutMade(parent, SIGN);
    if (made.lines().anyMatch(LineComments::isComment)) {
      return made;
    }
    List<String> head = head(before);
    Map<String, List<String>> above = above(before.lines().skip(head.size()).toList());
    Set<String> used = new HashSet<>();
    List<String> lines = new ArrayList<>();
    if (!head.isEmpty() && !head.getFirst().equals(HEAD)) {
      lines.add(HEAD);
    }
    lines.addAll(head);
    if (!head.isEmpty()) {
      lines.add("");
    }
    for (String line : made.lines().toList()) {
      String key = line.strip();
      if (above.containsKey(key) && used.add(key)) {
        String indent = line.substring(0, line.indexOf(key));
        above.get(key).forEach(comment -> lines.add(indent + comment));
      }
      lines.add(line);
    }
    return String.join("\n", lines) + "\n";
  }

  private static boolean isComment(String line) {
    return line.strip().startsWith(SIGN);
  }

  /** The comment at the beginning of a text, if an empty line follows. */
  private static List<String> head(String text) {
    List<String> lines = text.lines().toList();
    int end = 0;
    while (end < lines.size() && isComment(lines.get(end))) {
      end++;
    }
    return end < lines.size() && lines.get(end).isBlank() ? lines.subList(0, end) : List.of();
  }

  /** Comments by the line below them. */
  private static Map<String, List<String>> above(List<String> lines) {
    Map<String, List<String>> above = new HashMap<>();
    List<String> comments = new ArrayList<>();
    for (String line : lines) {
      if (isComment(line)) {
        comments.add(line.strip());
      } else {
        if (!comments.isEmpty() && !line.isBlank()) {
          above.putIfAbsent(line.strip(), List.copyOf(comments));
        }
        comments.clear();
      }
    }
    return above;
  }
}
