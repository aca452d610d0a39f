/** High-level Regular Games. */
package org.regames.hrg;
