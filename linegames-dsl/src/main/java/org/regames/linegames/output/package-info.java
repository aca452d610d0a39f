/** The results of scripts: the games they describe, or the mistake that ended them. */
package org.regames.linegames.output;
