/**
 * The syntax tree of a game in Regular Boardgames, after macros are expanded and names are
 * resolved: players, variables, pieces, the board graph and the rules as a regular expression over
 * actions.
 */
package org.regames.rbg.syntax;
