package org.regames.ir.language;

/**
 * What scripts are allowed to do.
 *
 * @param allowIo whether they may read and write files, use the network and start processes
 * @param trusted whether they may run on systems where nothing but checks confines them
 * @param seconds how long one may run
 * @param stacktrace whether errors come with the stack trace of the script
 * @param seed the seed of their random numbers
 */
public record ScriptOptions(
    boolean allowIo, boolean trusted, int seconds, boolean stacktrace, long seed) {
  /** The default options. */
  public static final ScriptOptions USUAL = new ScriptOptions(false, false, 10, false, 0);
}
