/**
 * All moves that a game can ever have, as programs that learn number them: found from the automaton
 * alone, without playing.
 */
package org.regames.backend.actions;
