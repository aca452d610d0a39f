/**
 * Writes game trees in the text format of Gambit, version 2, as OpenSpiel reads it, too.
 *
 * <pre>{@code
 * new EfgEmitter().emit(kuhnPoker).value().orElseThrow(); // EFG 2 R "game" { "opener" "responder" }…
 * }</pre>
 */
package org.regames.agents.efg;
