package org.regames.backend.interpreter;

/**
 * Limits on the work of one query to the interpreter. Rules can describe moves that never end; when
 * a limit is exceeded, the play that led there is reported instead of running forever.
 *
 * @param edges how many edges the search for the moves of one state may follow, or all searches in
 *     one run of keeper moves together; edges of reachability checks included, and edges that copy
 *     or compare large maps counted as several
 * @param cells how many values that search may store to recognise where it has been, of about four
 *     bytes each
 * @param keeperMoves how many moves the keeper may make in a row
 */
public record Limits(long edges, long cells, long keeperMoves) {
  /** At most a few seconds and half a gigabyte for a search. */
  public static final Limits DEFAULT = new Limits(100_000_000, 100_000_000, 1_000_000);
}
