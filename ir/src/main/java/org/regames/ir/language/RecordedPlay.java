package org.regames.ir.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A play that another program recorded, in the words of a game: what moves there were, which were
 * made, and what came of them.
 *
 * @param board the name of the variable that says what stands where, a map
 * @param places the keys of that map
 * @param start what it has at these keys at the start; nothing where that is not known
 * @param steps the moves of players, in order
 * @param end what the record says of the end
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
   * @param player who makes it; {@code random} where it is drawn
   * @param moves how many legal moves there were, -1 where that is not known
   * @param tags what it may be called, what says most first; empty where no move is called so
   * @param legal the same of all legal moves, where the record lists them
   * @param after what the board has to have at its places afterwards; nothing where that is not
   *     known
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
    /** It was broken off where the game may continue or not. */
    record Open() implements End {}

    /** It was broken off where the game continues. */
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
