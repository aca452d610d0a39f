/**
 * Propositional nets: every question of a game as a formula over the facts of the state and the
 * moves made, with equal formulas shared.
 *
 * <pre>{@code
 * Net net = new Net();
 * int a = net.fact(0);
 * net.and(a, net.or(net.fact(1), net.not(a)));  // the conjunction of two formulas
 * net.and(a, net.not(a));                       // Net.FALSE
 * }</pre>
 */
package org.regames.gdl.net;
