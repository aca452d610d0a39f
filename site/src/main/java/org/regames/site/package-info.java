/** The manual as pages for browsers. */
package org.regames.site;
