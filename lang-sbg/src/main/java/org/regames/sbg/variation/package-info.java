/**
 * Games made from games, on their syntax trees: {@link org.regames.sbg.variation.SbgMutation}
 * changes a few places of one, {@link org.regames.sbg.variation.Crossover} puts parts of two
 * together.
 *
 * <pre>{@code
 * GameVariation variation = new SbgLanguage().variation().orElseThrow();
 * String child = variation.mutate(new Source("hexapawn.sbg", text), 7).value().orElseThrow();
 * child.equals(text);                        // false
 * }</pre>
 */
package org.regames.sbg.variation;
