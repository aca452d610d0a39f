/** The rules of games on lines in English. */
package org.regames.linegames.describe;
