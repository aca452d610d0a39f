/**
 * The games once more, as plain Java from their rules: what our HRG files are held against, move by
 * move and score by score. Made to be obviously right, so the way of thinking differs where it can.
 *
 * <pre>
 * new Oware().count(3) // 190
 * </pre>
 */
package org.regames.games.reference;
