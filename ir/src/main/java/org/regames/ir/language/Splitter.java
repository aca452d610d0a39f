package org.regames.ir.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.regames.ir.diagnostic.Source;

/** Splits a text that may describe several games. */
@FunctionalInterface
public interface Splitter {
  /**
   * One of the games.
   *
   * @param name its name in the text; usable as a file name
   * @param texts the game in other languages, by their names; the first is the one to read
   */
  record Part(String name, SequencedMap<String, String> texts) {
    public Part {
      texts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(texts));
    }
  }

  /** The games in their order, at least one, unless there are errors, and all findings. */
  Result<List<Part>> split(Source source, Budget budget);
}
