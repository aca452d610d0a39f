/**
 * Games on boards of any size.
 *
 * <pre>{@code
 * Family hex = Family.ALL.getLast();
 * hex.name();       // hex
 * hex.text(5);      // … domain Hexagon = H(X, Y) where X in 1..5, Y in 1..5 …
 * }</pre>
 */
package org.regames.bench.family;
