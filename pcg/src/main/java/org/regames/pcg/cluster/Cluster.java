package org.regames.pcg.cluster;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * Processes, on this machine or on others, that apply a function to texts. The function is a {@code
 * UnaryOperator<String>} class with a constructor that takes a text, the setting; each process
 * creates its own instance.
 */
public interface Cluster extends AutoCloseable {
  /**
   * Applies the function to each text, several at a time.
   *
   * @param done receives the number of a text, from 0, and its result, on the thread of the caller:
   *     each number once, even if a process that worked on it was lost, in any order
   * @throws ClusterException if the cluster cannot go on
   */
  void each(List<String> texts, BiConsumer<Integer, String> done);

  /** Stops the processes that were started for it. */
  @Override
  void close();
}
