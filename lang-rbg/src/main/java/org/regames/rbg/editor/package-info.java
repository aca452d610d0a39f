/**
 * Editor support for RBG: {@link org.regames.rbg.editor.RbgEditing}. It works on the tokens of a
 * text before macro expansion, as the author sees it.
 */
package org.regames.rbg.editor;
