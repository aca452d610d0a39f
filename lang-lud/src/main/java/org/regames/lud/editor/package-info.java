/**
 * Editor support for {@code .lud}: {@link org.regames.lud.editor.LudEditing}. It reads the words of
 * a text as its author writes them, so that it can also read unfinished texts and those whose
 * defines lie elsewhere. The table of ludemes says what these are.
 */
package org.regames.lud.editor;
