package org.regames.ir.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A play recorded by another program, in terms of a game: which moves were legal, which were made,
 * and how it ended.
 *
 * @param board the name of the variable that holds the board, a map
 * @param places the keys of that map
 * @param start its values at these keys at the start; nothing if not known
 * @param steps the moves of players, in order
 * @param end what the record says about the end
 */
public record RecordedPlay(
    String board,
    List<String> places,
    Optional<List<String>> start,
    List<MoveMade> steps,
    End end) {
  public RecordedPlay {
    places = List.copyOf(places);
    steps = List.copyOf(steps);
  }

  /**
   * A move of a player.
   *
   * @param player who makes it; {@code random} if it is drawn
   * @param moves how many legal moves there were, -1 if not known
   * @param tags possible names of the move, the most specific first; empty if no move has such a
   *     name
   * @param legal the same for all legal moves, if the record lists them
   * @param after the expected values of the board at its places afterwards; nothing if not known
   */
  public record MoveMade(
      String player,
      int moves,
      List<List<String>> tags,
      Optional<List<List<List<String>>>> legal,
      Optional<List<String>> after) {
    public MoveMade {
      tags = List.copyOf(tags);
    }

    /** A draw of {@code random}. */
    public static MoveMade ofChance(List<String> tags) {
      return new MoveMade("random", -1, List.of(tags), Optional.empty(), Optional.empty());
    }

    /** Whether it is drawn. */
    public boolean isChance() {
      return player.equals("random");
    }
  }

  /** How a record ends. */
  public sealed interface End {
    /** It was cut off where the game may or may not continue. */
    record Open() implements End {}

    /** It was cut off where the game continues. */
    record Cut() implements End {}

    /**
     * The game is over.
     *
     * @param winners who has won, alone or as a team; all others must have lower scores
     */
    record Over(Set<String> winners) implements End {
      public Over {
        winners = Set.copyOf(winners);
      }
    }
  }
}
