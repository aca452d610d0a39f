/**
 * What editors show of HRG. Read from the words of a text and not from its syntax tree, so that
 * half a statement hides nothing: {@link org.regames.hrg.editor.Definitions} finds the definitions
 * and what they define, {@link org.regames.hrg.editor.Uses} what the names in them mean.
 */
package org.regames.hrg.editor;
