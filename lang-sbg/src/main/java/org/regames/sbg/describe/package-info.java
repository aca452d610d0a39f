/** The rules of Simplified Boardgames in English. */
package org.regames.sbg.describe;
