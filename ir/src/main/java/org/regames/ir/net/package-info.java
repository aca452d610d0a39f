/**
 * Games as propositional nets, for engines that play large ones without an automaton. A circuit
 * with two inputs, a and b, that computes both their conjunction and their exclusive or:
 *
 * <pre>{@code
 * Circuit.Builder builder = new Circuit.Builder(2);
 * int both = builder.and(Circuit.literal(0), Circuit.literal(1));
 * int justOne = builder.and(builder.or(0, 2), Circuit.not(both));
 * Circuit circuit = builder.build();
 * circuit.size();                              // 5
 * circuit.kind(Circuit.signal(justOne));       // AND
 * }</pre>
 */
package org.regames.ir.net;
