/**
 * What editors show of RBG: {@link org.regames.rbg.editor.RbgEditing}. Read from the words of a
 * text before macros are expanded, as their author sees it.
 */
package org.regames.rbg.editor;
