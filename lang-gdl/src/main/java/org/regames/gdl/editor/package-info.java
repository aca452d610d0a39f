/**
 * Editor support for GDL, in either notation: {@link org.regames.gdl.editor.GdlEditing}. Both are
 * split into the same {@link org.regames.gdl.editor.Occurrence}s of names.
 */
package org.regames.gdl.editor;
