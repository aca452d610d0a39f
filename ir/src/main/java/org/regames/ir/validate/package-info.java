/**
 * Validators for properties of well-formed games. Each checks one property and reports every
 * violation; {@link org.regames.ir.validate.Validators#ALL} lists them. With a {@code game} that
 * ends with {@code turn, end: player = x;} and has the tag {@code $$ goals}:
 *
 * <pre>{@code
 * Validators.validate(game).forEach(finding -> System.out.println(finding.message()));
 * // the tag `$$ goals` needs a variable of a set type, and `goals` is of type `Goals`
 * // a play ends with `player = keeper`, and this edge into `end` assigns another player
 * }</pre>
 *
 * <p>Errors are for games that no engine could interpret; what is odd but meaningful is a warning.
 * Findings are independent: consequences of another finding (the value of an unknown name, a
 * built-in that depends on a wrong one) are not reported. To add a validator, add its class, its
 * line in the list, and cases in the folder {@code errors} of the RG module's tests.
 */
package org.regames.ir.validate;
