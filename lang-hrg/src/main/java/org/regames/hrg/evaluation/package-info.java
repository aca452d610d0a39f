/**
 * What is known before any play: the members of domains, what names stand for, and the values of
 * functions and initial values.
 *
 * <p>{@code Domains} (by {@code DomainReader}) and {@code Types} come first, then {@code
 * Declarations}; {@code NameCheck} looks at the names in functions and initial values, {@code
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
 * <p>Where the language leaves a choice:
 *
 * <ul>
 *   <li>Every function becomes a constant, used or not. Maps list the keys whose value differs from
 *       the default; where the source names none, that is the most frequent value, of equally
 *       frequent ones the first in the order of keys.
 *   <li>A function applied to a value outside its type (it may come up on the way to a result)
 *       takes the first case that matches; results must be of the type of the function.
 *   <li>A function may call itself where that ends. Each value is computed once.
 *   <li>A number with leading zeros is a symbol of its own ({@code 01 == 1} is false) that counts
 *       as a number where one is needed. Numbers have at most 18 digits.
 * </ul>
 */
package org.regames.hrg.evaluation;
