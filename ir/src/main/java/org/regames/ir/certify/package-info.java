/**
 * Certificates that a game has the same tree as another, from which it was made by passes, and what
 * checks them. With two games that have all built-ins:
 *
 * <pre>{@code
 * Certificate why = Certifier.find(before, after).orElseThrow();
 * Checker.check(before, after, why);      // nothing is wrong with it
 * }</pre>
 */
package org.regames.ir.certify;
