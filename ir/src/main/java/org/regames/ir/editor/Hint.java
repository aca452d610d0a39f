package org.regames.ir.editor;

/**
 * What a text leaves unsaid, to be shown in its middle.
 *
 * @param offset where to show it
 * @param text what to show, such as {@code : Square}
 */
public record Hint(int offset, String text) {}
