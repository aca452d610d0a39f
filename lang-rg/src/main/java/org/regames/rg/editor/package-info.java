/**
 * What editors show of RG: {@link org.regames.rg.editor.RgEditing}. Read statement by statement
 * from the words of a text, so that one with a mistake hides no other.
 */
package org.regames.rg.editor;
