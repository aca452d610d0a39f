package org.regames.agents;

/**
 * A place in a play.
 *
 * @param game the game
 * @param player the index of the player in {@link PlayedGame#players()}
 * @param seed the seed of the agent's random numbers
 * @param told whether the agent sees moves of others with all their tags once it may know them,
 *     whatever the rules show; a move without tags is then one not announced yet
 */
public record Seat(PlayedGame game, int player, long seed, boolean told) {
  /** A seat whose player sees what the rules show. */
  public Seat(PlayedGame game, int player, long seed) {
    this(game, player, seed, false);
  }

  /** The name of the player. */
  public String name() {
    return game.players().get(player);
  }
}
