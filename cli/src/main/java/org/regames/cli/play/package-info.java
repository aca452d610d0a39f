/**
 * Commands that check and play games: positions and moves, people against agents, agents against\n
 * * each other, counts, proofs and solutions. {@link org.regames.cli.play.Play} is a play as
 * commands\n * have it.\n
 */
package org.regames.cli.play;
