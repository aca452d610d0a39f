/**
 * RBG, regular boardgames (J. Kowalski, M. Mika, J. Sutowicz and M. Szykuła, AAAI 2019), read and
 * written.
 *
 * <p>{@link org.regames.rbg.RbgFrontend} reads a text: {@link org.regames.rbg.macro} expands its
 * macros, {@link org.regames.rbg.RbgParser} makes the syntax tree of {@link
 * org.regames.rbg.syntax}, and {@link org.regames.rbg.lowering} turns that into a game. {@link
 * org.regames.rbg.RbgPrinter} writes a syntax tree; {@link org.regames.rbg.editor} resolves names
 * for editors. {@link org.regames.rbg.RbgLanguage} is its interface to the rest of Regames.
 */
package org.regames.rbg;
