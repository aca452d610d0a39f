/** Sheets to print: the board of a game to scale, its pieces, its rules and a play. */
package org.regames.draw.sheet;
