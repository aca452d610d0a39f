/** The syntax tree of Simplified Boardgames: records that mirror the text. */
package org.regames.sbg.syntax;
