package org.regames.ir.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * Collects the lines of a formatted text, and puts the comments of the original text back in place:
 * a comment on a line of its own goes before the item that followed it, a trailing comment after
 * the same item. No comment is lost or repeated. Empty lines between items are reduced to one.
 *
 * <p>Items must come in the order in which they are written. Linear in the length of the text.
 */
public final class CommentedLines {
  /** The indentation of each level. */
  public static final String INDENT = "  ";

  private record Comment(int offset, String text, boolean trailing) {}

  private final List<String> lines = new ArrayList<>();
  private final Source source;
  private final List<Comment> comments;
  private int next;
  private int depth;
  private boolean opened = true;

  /** For items without a source text, and so without comments. */
  public CommentedLines() {
    this(Origin.UNKNOWN.source());
  }

  /** For items of a text in a language with comments from {@code //} to the end of the line. */
  public CommentedLines(Source source) {
    this.source = source;
    this.comments = comments(source);
  }

  private static List<Comment> comments(Source source) {
    List<Comment> found = new ArrayList<>();
    String text = source.text();
    for (int at = text.indexOf("//"); at >= 0; at = text.indexOf("//", at)) {
      int line = source.line(at);
      int end = source.lineEnd(line);
      boolean trailing = !text.substring(source.lineStart(line), at).isBlank();
      found.add(new Comment(at, text.substring(at, end).stripTrailing(), trailing));
      at = end;
    }
    return found;
  }

  /** Whether there is a comment inside a range of the source. */
  public boolean hasCommentIn(Origin range) {
    if (!range.isKnown()) {
      return false;
    }
    int low = 0;
    int high = comments.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (comments.get(middle).offset < range.start()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < comments.size() && comments.get(low).offset < range.end();
  }

  /**
   * The run of items of one kind from an index on, up to the next comment or empty line: those that
   * may share lines.
   */
  public <T> List<T> together(
      List<T> items, int start, Predicate<T> isOfKind, Function<T, Origin> place) {
    int end = start;
    while (end < items.size() && isOfKind.test(items.get(end))) {
      if (end > start && isParted(place.apply(items.get(end - 1)), place.apply(items.get(end)))) {
        break;
      }
      end++;
    }
    return items.subList(start, end);
  }

  private boolean isParted(Origin before, Origin place) {
    return before.isKnown()
        && place.isKnown()
        && (hasCommentIn(Origin.of(source, before.end(), place.start()))
            || isAfterEmptyLine(place.start()));
  }

  /**
   * Adds the first line of an item, after the comments before it.
   *
   * @param text the line without its indentation
   * @param place where the item is written
   */
  public void item(String text, Origin place) {
    item(text, place, false);
  }

  /**
   * Adds the first line of an item, after the comments before it.
   *
   * @param apart whether an empty line separates it from what is before, if there is no source text
   *     to say
   */
  public void item(String text, Origin place, boolean apart) {
    if (place.isKnown()) {
      commentsBefore(place.start());
      separate(isAfterEmptyLine(place.start()));
    } else {
      separate(apart);
    }
    add(text);
  }

  /** Adds a line that belongs to the item before it. */
  public void more(String text) {
    add(text);
  }

  /** Indents the lines that follow, the inside of what the previous line opened. */
  public void open() {
    depth++;
    opened = true;
  }

  /**
   * Ends what was opened, after the last comments inside.
   *
   * @param text the closing line
   * @param place from the start to the end of what is closed
   */
  public void close(String text, Origin place) {
    if (place.isKnown()) {
      commentsBefore(place.end());
    }
    depth--;
    add(text);
  }

  /** Ends what was opened without a closing line. */
  public void close() {
    depth--;
  }

  /** The current indentation in columns. */
  public int indentation() {
    return depth * INDENT.length();
  }

  /** The whole text with all comments, ended by a line break. */
  public String text() {
    commentsBefore(Integer.MAX_VALUE);
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  private void commentsBefore(int offset) {
    while (next < comments.size() && comments.get(next).offset < offset) {
      Comment comment = comments.get(next++);
      boolean fits = !lines.isEmpty() && !lines.getLast().contains("//");
      if (comment.trailing && fits && !lines.getLast().isEmpty()) {
        lines.addLast(lines.removeLast() + "  " + comment.text);
      } else {
        separate(isAfterEmptyLine(comment.offset));
        add(comment.text);
      }
    }
  }

  private boolean isAfterEmptyLine(int offset) {
    int line = source.line(offset);
    return line > 1
        && source.text().substring(source.lineStart(line), offset).isBlank()
        && source.lineText(line - 1).isBlank();
  }

  private void separate(boolean apart) {
    if (apart && !opened) {
      lines.add("");
    }
  }

  private void add(String text) {
    lines.add(INDENT.repeat(depth) + text);
    opened = false;
  }
}
