/**
 * Editor support for {@code .lud}: {@link org.regames.lud.editor.LudEditing}. It reads the words of
 * a text as its author writes them, so that half a text and one whose defines lie elsewhere are
 * read as well. What ludemes are comes from their table.
 */
package org.regames.lud.editor;
