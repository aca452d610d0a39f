package org.regames.pcg.cluster;

/** A cluster cannot be reached or cannot go on; the message says why on one line. */
public final class ClusterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ClusterException(String message, Throwable cause) {
    super(message, cause);
  }
}
