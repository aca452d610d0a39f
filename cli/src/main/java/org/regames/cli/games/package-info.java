/**
 * How games come in and texts go out: files and folders, the options that every command which
 * reads\n * games has ({@link org.regames.cli.games.GameOptions}), passes, engines, and several
 * files in one run\n * ({@link org.regames.cli.games.EachFile}).\n
 */
package org.regames.cli.games;
