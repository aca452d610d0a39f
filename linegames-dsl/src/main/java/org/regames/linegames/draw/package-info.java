/** Boards as pictures: lines, nodes and pawns in SVG. */
package org.regames.linegames.draw;
