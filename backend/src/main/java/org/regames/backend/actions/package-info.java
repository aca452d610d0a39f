/**
 * All moves that a game can ever have, numbered as learning programs need them: computed from the
 * automaton alone, without playing.
 */
package org.regames.backend.actions;
