package org.regames.agents.ggp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A term of the knowledge interchange format as used in messages: no quotes, no escapes. */
sealed interface Kif {
  /** How deeply brackets may nest; published rules have 27 levels. */
  int DEEPEST = 1000;

  /** The words that are case-insensitive. */
  Set<String> KEYWORDS =
      Set.of(
          "init",
          "true",
          "next",
          "role",
          "does",
          "goal",
          "legal",
          "terminal",
          "base",
          "input",
          "random");

  /** A run of characters other than white space and brackets. */
  record Word(String text) implements Kif {
    @Override
    public String toString() {
      return text;
    }
  }

  /** The terms between two brackets. */
  record Group(List<Kif> parts) implements Kif {
    public Group {
      parts = List.copyOf(parts);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("( ");
      parts.forEach(part -> text.append(part).append(' '));
      return text.append(')').toString();
    }
  }

  /**
   * The first term of a text; what follows it is ignored. Linear.
   *
   * @return nothing if there is none, brackets do not match, or they nest too deeply
   */
  static Optional<Kif> first(String text) {
    Deque<List<Kif>> open = new ArrayDeque<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      Kif done = null;
      if (c == '(') {
        open.push(new ArrayList<>());
      } else if (c == ')') {
        if (open.isEmpty()) {
          return Optional.empty();
        }
        done = new Group(open.pop());
      } else if (!Character.isWhitespace(c)) {
        while (end < text.length() && isPartOfWord(text.charAt(end))) {
          end++;
        }
        done = new Word(text.substring(at, end));
      }
      if (done != null && open.isEmpty()) {
        return Optional.of(done);
      }
      if (done != null) {
        open.peek().add(done);
      }
      if (open.size() > DEEPEST) {
        return Optional.empty();
      }
      at = end;
    }
    return Optional.empty();
  }

  private static boolean isPartOfWord(char c) {
    return c != '(' && c != ')' && !Character.isWhitespace(c);
  }

  /** The same with keywords in lower case, so that terms that mean the same are equal. */
  default Kif plain() {
    return switch (this) {
      case Word(String text) -> {
        String small = text.toLowerCase(Locale.ROOT);
        yield KEYWORDS.contains(small) ? new Word(small) : this;
      }
      case Group(List<Kif> parts) -> new Group(parts.stream().map(Kif::plain).toList());
    };
  }

  /** The parts of a group; a word has none. */
  default List<Kif> elements() {
    return switch (this) {
      case Word _ -> List.of();
      case Group(List<Kif> parts) -> parts;
    };
  }
}
