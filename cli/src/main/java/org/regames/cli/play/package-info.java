/**
 * Commands that check and play games: positions and moves, people against agents, agents against
 * each other, counts, proofs and solutions. {@link org.regames.cli.play.Play} is how commands
 * represent a play.
 */
package org.regames.cli.play;
