package org.regames.bench.family;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A game on boards of any size, to measure how speed depends on it.
 *
 * @param name the name of the game
 * @param smallest the smallest size
 * @param suffix the suffix of files with such a game
 */
public record Family(String name, int smallest, String suffix) {
  /** Breakthrough and hex on n by n cells. */
  public static final List<Family> ALL =
      List.of(new Family("breakthrough", 4, ".hrg"), new Family("hex", 2, ".hrg"));

  /** The largest size; a symbol is made for each cell. */
  public static final int LARGEST = 99;

  /** The rules on a board with this many rows and columns, as the text of a file. */
  public String text(int size) {
    if (size < smallest || size > LARGEST) {
      throw new IllegalArgumentException(
          name + " has sizes from " + smallest + " to " + LARGEST + ", not " + size);
    }
    try (InputStream in = Family.class.getResourceAsStream(name + suffix + ".template")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("@N-1@", Integer.toString(size - 1))
          .replace("@N@", Integer.toString(size));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }
}
