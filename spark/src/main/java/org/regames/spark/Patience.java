package org.regames.spark;

import java.time.Duration;
import java.util.function.Consumer;
import org.regames.pcg.cluster.ClusterException;

/** Limits the wait for workers: Spark itself waits forever, and says nothing. */
final class Patience {
  /** How long to wait before telling the user. */
  private static final Duration SAID = Duration.ofSeconds(3);

  private final String master;
  private final Duration most;
  private final Consumer<String> says;
  private long since;
  private boolean isWaiting;
  private boolean isSaid;

  /**
   * @param most how long to wait
   * @param says receives lines for the user
   */
  Patience(String master, Duration most, Consumer<String> says) {
    this.master = master;
    this.most = most;
    this.says = says;
  }

  /**
   * Records whether there are workers.
   *
   * @param nanos the time now
   * @throws ClusterException if there have been none for too long
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
