/** Values at translation time. */
package org.regames.hrg.evaluation;
