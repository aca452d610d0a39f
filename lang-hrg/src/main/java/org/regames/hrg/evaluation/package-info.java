/**
 * Computes what is known before any play: the members of domains, what names refer to, and the
 * values of functions and initial values.
 *
 * <p>{@code Domains} (by {@code DomainReader}) and {@code Types} come first, then {@code
 * Declarations}; {@code NameCheck} checks the names in functions and initial values, {@code
 * ConstantEvaluator} and {@code Functions} compute {@code HrgTerm}s, and {@code Constants} turns
 * these into values of the IR. With the domains {@code Cell = C(I) where I in 0..2 | none} and
 * {@code Player = x | o}:
 *
 * <pre>{@code
 * next : Cell -> Cell
 * next(C(I)) = if C(I + 1) in Cell then C(I + 1) else none
 * next(none) = none
 * start : Player -> Cell = { :C(1); x = next(C(1)) }
 * }</pre>
 *
 * <p>gives
 *
 * <pre>{@code
 * const next: Cell -> Cell = {:none, C__0: C__1, C__1: C__2};
 * var start: Player -> Cell = {:C__1, x: C__2};
 * }</pre>
 *
 * <p>Design decisions that the language leaves open:
 *
 * <ul>
 *   <li>Every function becomes a constant, used or not. Maps list the keys whose value differs from
 *       the default; if the source names no default, it is the most frequent value, or the first in
 *       key order among equally frequent ones.
 *   <li>A function applied to a value outside its type (which may occur as an intermediate result)
 *       uses the first case that matches; results must be of the function's type.
 *   <li>A function may be recursive if the recursion terminates. Each value is computed once.
 *   <li>A number with leading zeros is a symbol of its own ({@code 01 == 1} is false) that counts
 *       as a number where one is needed. Numbers have at most 18 digits.
 * </ul>
 */
package org.regames.hrg.evaluation;
