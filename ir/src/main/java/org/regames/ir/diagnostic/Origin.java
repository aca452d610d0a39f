package org.regames.ir.diagnostic;

/**
 * The position of something in a source: a range of offsets, or {@link #UNKNOWN}.
 *
 * <p>An origin says where a thing came from and never what it is, so <em>all origins are equal to
 * each other</em>: records that carry one compare by their other components alone.
 */
public final class Origin {
  /** The origin of what no source text wrote, such as an added built-in. */
  public static final Origin UNKNOWN = new Origin(new Source("", ""), 0, 0);

  private final Source source;
  private final int start;
  private final int end;

  private Origin(Source source, int start, int end) {
    this.source = source;
    this.start = start;
    this.end = end;
  }

  /** The range from {@code start} (inclusive) to {@code end} (exclusive) of a source. */
  public static Origin of(Source source, int start, int end) {
    return new Origin(source, start, Math.max(start, end));
  }

  /**
   * The range from the start of this origin to the end of another of the same source; if only one
   * of them is known, that one.
   */
  public Origin to(Origin last) {
    if (!isKnown()) {
      return last;
    }
    return last.isKnown() ? of(source, start, last.end) : this;
  }

  /** Whether some source says this. */
  public boolean isKnown() {
    return this != UNKNOWN;
  }

  /** The text that the offsets count in; an empty one where the origin is unknown. */
  public Source source() {
    return source;
  }

  /** What stands there; nothing if the origin is unknown. */
  public String text() {
    return source.text().substring(start, end);
  }

  /** The offset of the first character. */
  public int start() {
    return start;
  }

  /** The offset after the last character. */
  public int end() {
    return end;
  }

  /** The line of the first character, counted from 1. */
  public int line() {
    return source.line(start);
  }

  /** The column of the first character, counted from 1 in code points. */
  public int column() {
    return source.column(start);
  }

  /** Always true between origins; see the class comment. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Origin;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  /** {@code file:line:column}, or nothing if the origin is unknown. */
  @Override
  public String toString() {
    return isKnown() ? source.name() + ":" + line() + ":" + column() : "";
  }
}
