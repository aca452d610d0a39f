/**
 * Texts as authors write them → the expanded text of the game, whose characters know their source
 * positions: handles comments, options and rulesets, and defines.
 */
package org.regames.lud.expand;
