/**
 * What every well-formed game has. Each validator checks one property and reports every place that
 * lacks it; {@link org.regames.ir.validate.Validators#ALL} lists them. With {@code game} one that
 * ends by {@code turn, end: player = x;} and tags {@code $$ goals}:
 *
 * <pre>{@code
 * Validators.validate(game).forEach(finding -> System.out.println(finding.message()));
 * // the tag `$$ goals` needs a variable of a set type, and `goals` is of type `Goals`
 * // a play ends with `player = keeper`, and this edge into `end` assigns another player
 * }</pre>
 *
 * <p>Errors are what no player could make sense of; what is odd but has a meaning is a warning.
 * Findings are independent: what follows from another finding (a value of an unknown name, a
 * built-in that depends on a wrong one) is not judged. To add a validator, add its class and its
 * line in the list, and cases to the folder {@code errors} of the RG module's tests.
 */
package org.regames.ir.validate;
