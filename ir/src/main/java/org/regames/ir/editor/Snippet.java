package org.regames.ir.editor;

/**
 * A piece of text that people write often.
 *
 * @param label the word by which it is found
 * @param body the text; <code>${1:name}</code> is a placeholder, {@code $0} the final position of
 *     the cursor
 * @param description what it is for, in a few words
 * @param place where it may stand
 */
public record Snippet(String label, String body, String description, Context place) {
  /** Where a snippet may stand. */
  public enum Context {
    /** Between definitions. */
    OUTSIDE,
    /** In a definition. */
    INSIDE
  }

  /** A snippet for use between definitions. */
  public static Snippet outside(String label, String body, String description) {
    return new Snippet(label, body, description, Context.OUTSIDE);
  }

  /** A snippet for use in a definition. */
  public static Snippet inside(String label, String body, String description) {
    return new Snippet(label, body, description, Context.INSIDE);
  }
}
