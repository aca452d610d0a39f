/**
 * Propositional nets: every condition of a game as a formula over the facts of the state and the
 * moves made. Formulas are hash consed, and simplified as they are built, so that {@code both} is
 * {@code a} here, and {@code never} is {@link org.regames.gdl.net.Net#FALSE}:
 *
 * <pre>{@code
 * Net net = new Net();
 * int a = net.fact(0);
 * int b = net.fact(1);
 * int both = net.and(a, net.or(b, net.not(b)), a);
 * int never = net.and(a, b, net.not(a));
 * }</pre>
 */
package org.regames.gdl.net;
