/**
 * Editor support for HRG. It works on the tokens of a text and not on its syntax tree, so that half
 * a statement hides nothing: {@link org.regames.hrg.editor.Definitions} finds the definitions,
 * {@link org.regames.hrg.editor.Uses} resolves the names in them.
 */
package org.regames.hrg.editor;
