/** The text of a game → clauses, lists and words; ranges are written out. */
package org.regames.lud.syntax;
