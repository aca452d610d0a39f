package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The comments of a text, each line of which begins with two slashes, in a text that was made from
 * it without them: they come back where the line is unchanged that they stand above. What stood
 * above a line that has changed may not be true any more.
 */
public final class LineComments {
  private static final String SIGN = "//";

  /** How a comment begins that says how a game came about; children of that do not inherit it. */
  public static final String MADE = "Made";

  /** Says whose comments these are, as what they say of a whole game may be true no more. */
  private static final String HEAD =
      "// Changed. Comments are those of the game that it was made from:";

  private LineComments() {}

  /**
   * A text without the comment above all others that says how it was made, where it has one.
   *
   * @param sign what begins a comment
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

  /** The text that was made with the comments of the one before, unless it has its own. */
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

  /** The comment that the text begins with, where an empty line follows. */
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
