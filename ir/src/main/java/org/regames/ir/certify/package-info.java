/**
 * Certificates that a game has the same game tree as the one from which passes made it, and a
 * checker for them. With two games that have all built-ins:
 *
 * <pre>{@code
 * Certificate why = Certifier.find(before, after).orElseThrow();
 * Checker.check(before, after, why);      // nothing is wrong with it
 * }</pre>
 */
package org.regames.ir.certify;
