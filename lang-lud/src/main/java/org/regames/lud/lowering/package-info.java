/**
 * Trees of ludemes as HRG. {@link org.regames.lud.lowering.LudLowering} makes the game; each ludeme
 * has its row in the table of its kind: {@code MoveLudemes} for moves that players choose, {@code
 * EffectLudemes} for their effects, {@code ConditionLudemes}, {@code NumberLudemes} and {@code
 * RegionLudemes}. What has no row, and what a row cannot do exactly, is refused.
 */
package org.regames.lud.lowering;
