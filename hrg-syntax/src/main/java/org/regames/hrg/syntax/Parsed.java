package org.regames.hrg.syntax;

import java.util.Set;
import org.regames.ir.diagnostic.Origin;

/**
 * What a text says, as far as it could be read.
 *
 * @param game the definitions that could be read
 * @param broken the names of those that could not, as far as they are known
 * @param symbolsKnown whether no domain is among the latter
 * @param isNonsense whether all there is could not be read
 * @param end the end of the text, where what is missing could be written
 */
public record Parsed(
    HrgGame game, Set<String> broken, boolean symbolsKnown, boolean isNonsense, Origin end) {
  public Parsed {
    broken = Set.copyOf(broken);
  }
}
