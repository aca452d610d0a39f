/** What comes out of scripts: the games they describe, or the mistake that ends them. */
package org.regames.linegames.output;
