/**
 * The syntax tree of HRG: records under sealed interfaces, each with the place where it is written.
 * The parser of {@code lang-hrg} makes the tree of a text, {@link org.regames.hrg.syntax.Hrg}
 * pieces that no text wrote. Names are resolved, and most is checked, elsewhere. {@link
 * org.regames.hrg.syntax.HrgKeywords} has the words of the language.
 */
package org.regames.hrg.syntax;
