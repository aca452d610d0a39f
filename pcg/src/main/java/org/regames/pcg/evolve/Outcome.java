package org.regames.pcg.evolve;

import java.util.Arrays;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;

/** The outcome of a play: the ranking of the players, regardless of the scores. */
final class Outcome {
  private Outcome() {}

  /**
   * A hash of the ranks of the players at the end of a play. For a single player it is that of the
   * rank of its score among all scores.
   */
  static long of(PlayedGame game, GameState last) {
    int players = game.players().size();
    long[] scores = new long[players];
    for (int player = 0; player < players; player++) {
      scores[player] = game.score(last, player);
    }
    long[] all = players == 1 ? game.scores() : Arrays.stream(scores).sorted().distinct().toArray();
    long hash = 0;
    for (long score : scores) {
      hash = NamelessHash.mix(hash + Arrays.binarySearch(all, score));
    }
    return hash;
  }
}
