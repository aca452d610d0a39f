package org.regames.ir.language;

/**
 * What scripts are allowed to do.
 *
 * @param allowIo whether they may read and write files, use the network and start processes
 * @param trusted whether they run where this system has nothing that holds them back but checks
 * @param seconds how long one may run
 * @param stacktrace whether a mistake comes with what the script was called from inside
 * @param seed what their random numbers depend on
 */
public record ScriptOptions(
    boolean allowIo, boolean trusted, int seconds, boolean stacktrace, long seed) {
  /** What scripts may do where the user says nothing. */
  public static final ScriptOptions USUAL = new ScriptOptions(false, false, 10, false, 0);
}
