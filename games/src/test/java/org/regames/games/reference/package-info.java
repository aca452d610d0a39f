/**
 * The games again, in plain Java written from their rules, to compare our HRG files with, move by
 * move and score by score. Meant to be obviously right, and to take a different approach where
 * possible.
 *
 * <pre>
 * new Oware().count(3) // 190
 * </pre>
 */
package org.regames.games.reference;
