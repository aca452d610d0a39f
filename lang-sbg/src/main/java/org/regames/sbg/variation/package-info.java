/**
 * Derives games from others by changing their syntax trees: {@link
 * org.regames.sbg.variation.SbgMutation} changes a few places of one, {@link
 * org.regames.sbg.variation.Crossover} combines parts of two.
 *
 * <pre>{@code
 * GameVariation variation = new SbgLanguage().variation().orElseThrow();
 * String child = variation.mutate(new Source("hexapawn.sbg", text), 7).value().orElseThrow();
 * child.equals(text);                        // false
 * }</pre>
 */
package org.regames.sbg.variation;
