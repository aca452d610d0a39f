/**
 * Certificates that a game has the same game tree as the one that passes made it from, and a
 * checker for them. With two games that have all built-ins:
 *
 * <pre>{@code
 * Certificate why = Certifier.find(before, after).orElseThrow();
 * Checker.check(before, after, why);      // nothing is wrong with it
 * }</pre>
 */
package org.regames.ir.certify;
