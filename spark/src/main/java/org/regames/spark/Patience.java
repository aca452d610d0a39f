package org.regames.spark;

import java.time.Duration;
import java.util.function.Consumer;
import org.regames.pcg.cluster.ClusterException;

/** How long to wait for machines that work: Spark itself waits for ever, and says nothing. */
final class Patience {
  /** After so long somebody who watches wants to know. */
  private static final Duration SAID = Duration.ofSeconds(3);

  private final String master;
  private final Duration most;
  private final Consumer<String> says;
  private long since;
  private boolean isWaiting;
  private boolean isSaid;

  /**
   * @param most how long to wait
   * @param says takes a line for the user
   */
  Patience(String master, Duration most, Consumer<String> says) {
    this.master = master;
    this.most = most;
    this.says = says;
  }

  /**
   * Takes note of whether anybody works.
   *
   * @param nanos the time now
   * @throws ClusterException where nobody has for too long
   */
  void look(boolean anybodyWorks, long nanos) {
    if (anybodyWorks) {
      isWaiting = false;
      isSaid = false;
      return;
    }
    if (!isWaiting) {
      isWaiting = true;
      since = nanos;
    }
    Duration waited = Duration.ofNanos(nanos - since);
    if (waited.compareTo(most) >= 0) {
      throw new ClusterException(
          master
              + ": no worker took the job within "
              + most.toSeconds()
              + " s; workers need a free core and the memory asked for, 1 GB unless"
              + " REGAMES_JAVA_OPTS=-Dspark.executor.memory=512m or the like says else, and"
              + " -Dregames.spark.patience=SECONDS waits longer",
          null);
    }
    if (!isSaid && waited.compareTo(SAID) >= 0) {
      isSaid = true;
      says.accept(
          "waiting for workers of "
              + master
              + ": none has taken the job yet; the page of the master shows them");
    }
  }
}
