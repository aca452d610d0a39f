package org.regames.bench.ceiling;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A hand-written game in plain Java, as fast as we know how: the reference for generated code. One
 * thread at a time may use it.
 */
public interface Ceiling {
  /** Short names of files that have the game, in lower case and without punctuation. */
  List<String> names();

  /**
   * The number of sequences of this many moves, as counted by {@link
   * org.regames.backend.play.Perft}: plays that end before do not count.
   */
  long perft(int depth);

  /**
   * One playout with uniformly drawn legal moves.
   *
   * @return the number of moves
   */
  int playout();

  /** New players of all games; the seed determines their random numbers. */
  static List<Ceiling> all(long seed) {
    return List.of(new Breakthrough(seed), new ConnectFour(seed));
  }

  /** The player of the game in a file, by its name without suffix. */
  static Optional<Ceiling> ofFile(String fileName, long seed) {
    int dot = fileName.indexOf('.');
    String stem = dot < 0 ? fileName : fileName.substring(0, dot);
    String name = stem.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    return all(seed).stream().filter(ceiling -> ceiling.names().contains(name)).findFirst();
  }
}
