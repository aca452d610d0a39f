/**
 * The syntax tree of HRG: records under sealed interfaces, each with the place where it is written.
 * Nothing is resolved or checked here; {@link org.regames.hrg.HrgParser} makes the tree.
 */
package org.regames.hrg.syntax;
