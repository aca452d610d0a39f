package org.regames.hrg.syntax;

import java.util.Set;
import org.regames.ir.diagnostic.Origin;

/**
 * The definitions of a text, as far as it could be parsed.
 *
 * @param game the definitions that could be parsed
 * @param broken the names of those that could not, as far as they are known
 * @param symbolsKnown whether no domain is among the latter
 * @param isNonsense whether nothing in the text could be parsed
 * @param end the end of the text, where missing definitions could be added
 */
public record Parsed(
    HrgGame game, Set<String> broken, boolean symbolsKnown, boolean isNonsense, Origin end) {
  public Parsed {
    broken = Set.copyOf(broken);
  }
}
