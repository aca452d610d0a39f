/**
 * Writes game trees in Gambit's text format, version 2, which OpenSpiel also reads.
 *
 * <pre>{@code
 * new EfgEmitter().emit(kuhnPoker).value().orElseThrow(); // EFG 2 R "game" { "opener" "responder" }…
 * }</pre>
 */
package org.regames.agents.efg;
