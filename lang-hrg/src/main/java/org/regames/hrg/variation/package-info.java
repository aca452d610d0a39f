/**
 * Games in HRG made from one or two others by changes of their syntax trees that respect types.
 *
 * <pre>{@code
 * Result<String> child = new HrgVariation().mutate(new Source("hex.hrg", text), 7);
 * }</pre>
 */
package org.regames.hrg.variation;
