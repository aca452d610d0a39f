package org.regames.pcg.cluster;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * Processes, on this machine or on others, that apply one function to texts. What they apply is a
 * class with a constructor that takes a text, the setting, and that is a {@code
 * UnaryOperator<String>}; each process makes one of its own.
 */
public interface Cluster extends AutoCloseable {
  /**
   * Applies the function to each text, several at a time.
   *
   * @param done takes the number of a text, from 0, and what came out, on the thread of the caller:
   *     each number once, also where a process that worked on it was lost, in any order
   * @throws ClusterException where the cluster cannot go on
   */
  void each(List<String> texts, BiConsumer<Integer, String> done);

  /** Ends the processes that were started for it. */
  @Override
  void close();
}
