/**
 * The syntax tree of HRG: records under sealed interfaces, each with its source position. The
 * parser of {@code lang-hrg} builds the tree of a text, {@link org.regames.hrg.syntax.Hrg} builds
 * trees that come from no text. Names are resolved, and most checks are made, elsewhere. {@link
 * org.regames.hrg.syntax.HrgKeywords} has the keywords of the language.
 */
package org.regames.hrg.syntax;
