/**
 * What a game in Regular Boardgames says, after macros are gone and every name is known: players,
 * variables, pieces, the board graph and the rules as a regular expression over actions.
 */
package org.regames.rbg.syntax;
