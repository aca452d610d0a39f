/**
 * Editor support for RG: {@link org.regames.rg.editor.RgEditing}. It reads the tokens of a text
 * statement by statement, so that a faulty statement hides no other.
 */
package org.regames.rg.editor;
