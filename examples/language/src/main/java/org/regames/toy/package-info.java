/**
 * Heaps from which players take in turn; a player who cannot take has lost.
 *
 * <pre>{@code
 * players ann ben
 * heap 7
 * take 1 2 3
 * }</pre>
 */
package org.regames.toy;
