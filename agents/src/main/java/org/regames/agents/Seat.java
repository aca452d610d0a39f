package org.regames.agents;

/**
 * A place in a play.
 *
 * @param game what is played
 * @param player the index of the player in {@link PlayedGame#players()}
 * @param seed chooses the random numbers of whoever sits here
 * @param told whether who sits here is told moves of others with all their tags once it may know
 *     them, whatever the rules show; a move without tags is one that it is not told yet
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
