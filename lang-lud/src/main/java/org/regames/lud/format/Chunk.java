package org.regames.lud.format;

import java.util.List;
import java.util.Optional;

/**
 * The part of a text between two spaces: words and brackets that touch each other.
 *
 * @param comment the comment after it on its line; the only content if there are no parts
 * @param afterBlank whether an empty line is above it
 */
record Chunk(List<Part> parts, Optional<String> comment, boolean afterBlank) {
  /** More than the width of any line: for parts that do not fit on one. */
  static final int ENDLESS = 1 << 20;

  Chunk {
    parts = List.copyOf(parts);
  }

  /** A word, or something in brackets. */
  sealed interface Part {
    /** How many characters it takes on one line, or {@link #ENDLESS}. */
    int width();
  }

  /** A word, a text in quotes, or the marker of an option. */
  record Word(String text) implements Part {
    @Override
    public int width() {
      return text.contains("\n") ? ENDLESS : text.length();
    }
  }

  /** Brackets with their contents. */
  record Brackets(char open, List<Chunk> content, int width) implements Part {
    Brackets(char open, List<Chunk> content) {
      this(open, List.copyOf(content), width(content));
    }

    char close() {
      return open == '(' ? ')' : '}';
    }

    private static int width(List<Chunk> content) {
      int width = 1 + Math.max(1, content.size());
      for (Chunk chunk : content) {
        width = Math.min(ENDLESS, width + chunk.width());
      }
      return width;
    }
  }

  int width() {
    int width = comment.isPresent() ? ENDLESS : 0;
    for (Part part : parts) {
      width = Math.min(ENDLESS, width + part.width());
    }
    return width;
  }

  /** Whether it consists only of words. */
  boolean isPlain() {
    return comment.isEmpty() && parts.stream().allMatch(Word.class::isInstance);
  }

  /** Whether it ends with a list in braces. */
  boolean endsWithList() {
    return comment.isEmpty()
        && parts.getLast() instanceof Brackets(char open, _, _)
        && open == '{'
        && parts.subList(0, parts.size() - 1).stream().allMatch(Word.class::isInstance);
  }
}
