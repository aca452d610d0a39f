/**
 * Derives HRG games from one or two others by type-preserving mutations of their syntax trees.
 *
 * <pre>{@code
 * Result<String> child = new HrgVariation().mutate(new Source("hex.hrg", text), 7);
 * }</pre>
 */
package org.regames.hrg.variation;
