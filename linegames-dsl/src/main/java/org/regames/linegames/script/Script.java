package org.regames.linegames.script;

/**
 * What is to be run.
 *
 * @param name what messages call it
 * @param allowIo whether it may do more than describe games
 * @param seed what its random numbers depend on
 */
record Script(String name, String text, boolean allowIo, long seed) {}
