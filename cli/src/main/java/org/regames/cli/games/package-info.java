/**
 * How games are read and texts written: files and folders, the options of every command that reads
 * games ({@link org.regames.cli.games.GameOptions}), passes, engines, and several files in one run
 * ({@link org.regames.cli.games.EachFile}).
 */
package org.regames.cli.games;
