package org.regames.ir.editor;

/**
 * A reference to a symbol in a text.
 *
 * @param symbol its {@link Symbol#id()}
 * @param start the offset of the first character of the name
 * @param end the offset after its last character
 * @param role what happens to it there
 */
public record Use(int symbol, int start, int end, Role role) {
  /** What a use does. */
  public enum Role {
    /** Defines what the name stands for, or a part of it: a relation has many rules. */
    DEFINITION,
    READ,
    WRITE,
    /** Runs it. */
    CALL
  }
}
