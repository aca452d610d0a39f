/** Commands that make games and judge them: at random, from other games, by evolution. */
package org.regames.cli.generate;
