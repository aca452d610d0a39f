/**
 * What editors show of GDL, in either notation: {@link org.regames.gdl.editor.GdlEditing}. Both are
 * taken apart into the same {@link org.regames.gdl.editor.Occurrence}s of names.
 */
package org.regames.gdl.editor;
