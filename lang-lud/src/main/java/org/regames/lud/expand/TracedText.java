package org.regames.lud.expand;

import java.util.Arrays;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * A text whose characters keep their source positions when parts are cut out, moved and inserted.
 * Immutable.
 */
public final class TracedText {
  /** Builds a text from pieces of others. */
  static final class Builder {
    private final Source source;
    private final StringBuilder text = new StringBuilder();
    private int[] starts = new int[64];
    private int[] ends = new int[64];

    Builder(Source source) {
      this.source = source;
    }

    Builder append(TracedText from) {
      return append(from, 0, from.length());
    }

    /** The characters from {@code begin} (inclusive) to {@code end} (exclusive) of a text. */
    Builder append(TracedText from, int begin, int end) {
      int at = text.length();
      text.append(from.text, begin, end);
      if (text.length() > starts.length) {
        starts = Arrays.copyOf(starts, Math.max(2 * starts.length, text.length()));
        ends = Arrays.copyOf(ends, starts.length);
      }
      System.arraycopy(from.starts, begin, starts, at, end - begin);
      System.arraycopy(from.ends, begin, ends, at, end - begin);
      return this;
    }

    TracedText build() {
      int length = text.length();
      return new TracedText(
          source, text.toString(), Arrays.copyOf(starts, length), Arrays.copyOf(ends, length));
    }
  }

  private final Source source;
  private final String text;

  /** Where in the source each character begins and ends. */
  private final int[] starts;

  private final int[] ends;

  private TracedText(Source source, String text, int[] starts, int[] ends) {
    this.source = source;
    this.text = text;
    this.starts = starts;
    this.ends = ends;
  }

  /** A text as it is written. */
  public static TracedText of(Source source) {
    int length = source.text().length();
    int[] starts = new int[length];
    int[] ends = new int[length];
    for (int i = 0; i < length; i++) {
      starts[i] = i;
      ends[i] = i + 1;
    }
    return new TracedText(source, source.text(), starts, ends);
  }

  /** These characters, all with one position in another text. */
  TracedText placedAt(TracedText other, int begin, int end) {
    int[] allStarts = new int[length()];
    int[] allEnds = new int[length()];
    Origin place = other.origin(begin, end);
    Arrays.fill(allStarts, place.start());
    Arrays.fill(allEnds, place.end());
    return new TracedText(other.source, text, allStarts, allEnds);
  }

  Source source() {
    return source;
  }

  public String text() {
    return text;
  }

  public int length() {
    return text.length();
  }

  public char at(int index) {
    return text.charAt(index);
  }

  TracedText slice(int begin, int end) {
    return new TracedText(
        source,
        text.substring(begin, end),
        Arrays.copyOfRange(starts, begin, end),
        Arrays.copyOfRange(ends, begin, end));
  }

  /**
   * The source range of the characters from {@code begin} to {@code end}, as far as they are
   * consecutive in the source; at least that of the first.
   */
  public Origin origin(int begin, int end) {
    if (length() == 0) {
      return Origin.of(source, 0, 0);
    }
    int first = Math.min(begin, length() - 1);
    int last = first;
    while (last + 1 < end && follows(last)) {
      last++;
    }
    return Origin.of(source, starts[first], ends[last]);
  }

  /** Only comments may lie between two consecutive characters. */
  private boolean follows(int index) {
    return starts[index + 1] >= starts[index] && ends[index + 1] >= ends[index];
  }

  /** The same for a pair of brackets and their contents, which are always in one place. */
  public Origin between(int open, int close) {
    return Origin.of(source, starts[open], ends[close]);
  }
}
