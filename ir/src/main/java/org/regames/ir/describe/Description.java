package org.regames.ir.describe;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The rules of a game in English, for a person who wants to play it. All of it follows from the
 * rules; what could not be put into words is quoted from them.
 *
 * @param title the name of the game; empty if it has none
 */
public record Description(String title, List<Section> sections) {
  private static final int WIDTH = 90;

  public Description {
    sections = List.copyOf(sections);
  }

  /** What there is to say about one topic. */
  public record Section(String heading, List<Part> parts) {
    public Section {
      parts = List.copyOf(parts);
    }

    /** Plain text without the heading, in lines of at most 90 characters. */
    public String plainText() {
      StringBuilder text = new StringBuilder();
      boolean wasItem = true;
      for (Part part : parts) {
        boolean isItem = part instanceof Part.Item;
        boolean isApart = !text.isEmpty() && !(wasItem && isItem);
        text.append(isApart ? "\n" : "").append(Description.plainText(part)).append('\n');
        wasItem = isItem;
      }
      return text.toString();
    }
  }

  /** A paragraph, or something in its place. */
  public sealed interface Part {
    String text();

    /** Sentences. */
    record Prose(String text) implements Part {}

    /**
     * One of several points.
     *
     * @param depth how many points it is nested in
     */
    record Item(String text, int depth) implements Part {}

    /** Lines that keep their shape, each of which says something: a rule as it is written. */
    record Quote(String text) implements Part {}

    /** Lines that keep their shape, and say something only together. */
    record Drawing(String text) implements Part {}
  }

  /** The same under another title. */
  public Description titled(String other) {
    return new Description(other, sections);
  }

  /** Plain text that is Markdown, too, in lines of at most 90 characters. */
  public String plainText() {
    String body =
        sections.stream()
            .map(section -> "## " + section.heading + "\n\n" + section.plainText())
            .collect(Collectors.joining("\n"));
    return title.isEmpty() ? body : "# " + title + "\n\n" + body;
  }

  private static String plainText(Part part) {
    return switch (part) {
      case Part.Prose(String text) -> English.wrapped(text, "", "", WIDTH);
      case Part.Item(String text, int depth) ->
          English.wrapped(text, "  ".repeat(depth) + "- ", "  ".repeat(depth + 1), WIDTH);
      case Part.Quote(String text) -> indented(text);
      case Part.Drawing(String text) -> indented(text);
    };
  }

  private static String indented(String text) {
    return text.lines().map(line -> "    " + line).collect(Collectors.joining("\n"));
  }
}
