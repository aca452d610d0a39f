/**
 * Texts as authors write them → one text of the game, whose characters know where they were
 * written: comments, options and rulesets, defines.
 */
package org.regames.lud.expand;
