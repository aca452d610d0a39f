/**
 * Trees of ludemes as HRG. {@link org.regames.lud.lowering.LudLowering} makes the game; each ludeme
 * has its row in the table of its kind: {@link org.regames.lud.lowering.Generators} for moves that
 * players choose, {@link org.regames.lud.lowering.Effects} for what they bring about, {@link
 * org.regames.lud.lowering.Conditions}, {@link org.regames.lud.lowering.Numbers} and {@link
 * org.regames.lud.lowering.Regions}. What has no row, and what a row cannot do exactly, is refused.
 */
package org.regames.lud.lowering;
