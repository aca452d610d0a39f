package org.regames.bench.ceiling;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game written by hand in plain Java, as fast as we know how: what generated code is measured
 * against. One thread at a time may use it.
 */
public interface Ceiling {
  /** Short names of files that have the game, in lower case and without punctuation. */
  List<String> names();

  /**
   * How many sequences of so many moves there are, as {@link org.regames.backend.play.Perft}
   * counts: plays that end before do not count.
   */
  long perft(int depth);

  /**
   * One playout, each move drawn from all legal moves with the same probability.
   *
   * @return the number of moves
   */
  int playout();

  /** New players of all games there are; the seed chooses their random numbers. */
  static List<Ceiling> all(long seed) {
    return List.of(new Breakthrough(seed), new ConnectFour(seed));
  }

  /** The player of the game in a file of this name, going by the name without suffix. */
  static Optional<Ceiling> ofFile(String fileName, long seed) {
    int dot = fileName.indexOf('.');
    String stem = dot < 0 ? fileName : fileName.substring(0, dot);
    String name = stem.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    return all(seed).stream().filter(ceiling -> ceiling.names().contains(name)).findFirst();
  }
}
