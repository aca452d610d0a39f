/**
 * The syntax tree of HRG: records under sealed interfaces, each with the place where it is written.
 * Nothing is resolved or checked here; the parser of {@code lang-hrg} makes the tree.
 */
package org.regames.hrg.syntax;
