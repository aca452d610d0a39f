package org.regames.agents;

/**
 * A place in a play.
 *
 * @param game what is played
 * @param player the index of the player in {@link PlayedGame#players()}
 * @param seed chooses the random numbers of whoever sits here
 */
public record Seat(PlayedGame game, int player, long seed) {
  /** The name of the player. */
  public String name() {
    return game.players().get(player);
  }
}
