/**
 * Trees of ludemes as HRG. {@link org.regames.lud.lowering.LudLowering} makes the game; each ludeme
 * has an entry in the table of its kind: {@code MoveLudemes} for moves that players choose, {@code
 * EffectLudemes} for their effects, {@code ConditionLudemes}, {@code NumberLudemes} and {@code
 * RegionLudemes}. Ludemes without an entry, and uses that an entry cannot lower exactly, are
 * refused.
 */
package org.regames.lud.lowering;
