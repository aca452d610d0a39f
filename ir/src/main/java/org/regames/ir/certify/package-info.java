/**
 * Certificates that an optimized game has the same game tree as the original, and a checker for
 * them. With two games that have all built-ins:
 *
 * <pre>{@code
 * Certificate why = Certifier.find(before, after).orElseThrow();
 * Checker.check(before, after, why);      // nothing is wrong with it
 * }</pre>
 */
package org.regames.ir.certify;
