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
   * @param name what the text calls it; fit for the name of a file
   * @param texts the game in other languages, by their names; the first is what it is read from
   */
  record Part(String name, SequencedMap<String, String> texts) {
    public Part {
      texts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(texts));
    }
  }

  /** The games in their order, at least one, unless there are errors, and all findings. */
  Result<List<Part>> split(Source source, Budget budget);
}
