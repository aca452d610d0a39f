/**
 * Lowers a game in Simplified Boardgames to an automaton: {@link
 * org.regames.sbg.lowering.MoveAutomaton} is the minimal deterministic automaton of a piece's
 * moves, {@link org.regames.sbg.lowering.Turns} writes the automata of all pieces of a player as
 * one turn, {@link org.regames.sbg.lowering.Keeper} the keeper's part after a move, over the board
 * of {@link org.regames.sbg.lowering.SbgDefinitions}.
 */
package org.regames.sbg.lowering;
