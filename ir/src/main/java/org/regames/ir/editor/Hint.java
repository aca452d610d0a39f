package org.regames.ir.editor;

/**
 * An inlay hint: something implicit in a text, to be shown inline.
 *
 * @param offset where to show it
 * @param text what to show, such as {@code : Square}
 */
public record Hint(int offset, String text) {}
