/**
 * Expands the macros of high-level Regular Boardgames: from the tokens of a file to the tokens of
 * its sections.
 *
 * <p>Macros work on tokens, not on trees: a body may be half a construct. A body is read once, into
 * a {@link org.regames.rbg.macro.MacroTemplate}, when it is defined; which names in it are macros
 * is decided then, by earlier definitions. So there is no recursion and no accidental capture:
 *
 * <pre>
 * #m = x            // x
 * #twice(a) = a a   // uses of twice(m) become x x
 * #pawn(c) = c~Pawn // pawn(white) becomes whitePawn
 * </pre>
 */
package org.regames.rbg.macro;
