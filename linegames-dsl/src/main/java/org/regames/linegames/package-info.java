/** Games on boards made of lines as a language. */
package org.regames.linegames;
