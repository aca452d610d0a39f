/**
 * The rules of games in English: {@link org.regames.ir.describe.Description} is how a language
 * describes one of its games, {@link org.regames.ir.describe.English} has the grammar that all
 * languages need for that.
 */
package org.regames.ir.describe;
