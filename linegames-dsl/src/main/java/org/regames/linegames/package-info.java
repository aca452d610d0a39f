/** The language of games on boards made of lines. */
package org.regames.linegames;
