/** The syntax tree of Simplified Boardgames: records that say what the text says. */
package org.regames.sbg.syntax;
