package org.regames.ir.language;

import java.util.List;
import java.util.SequencedMap;
import org.regames.ir.diagnostic.Source;

/**
 * Texts with parameters, such as scripts that declare them. Each describes a family of games; a
 * game of the family is the text with the values of its parameters recorded in it.
 */
public interface GameFamilies {
  /**
   * A game of the family, with values drawn at random; no value where the text has errors or
   * declares no parameters. The same text and seed give the same game everywhere and always.
   */
  Result<String> draw(Source family, long seed);

  /**
   * The parameters in the order in which they are declared; those up to a mistake where the text
   * has one, none if it has no parameters.
   */
  List<FamilyParameter> parameters(Source game);

  /**
   * The game with other values of some or all of its parameters.
   *
   * @return no value where the text has errors
   */
  Result<String> with(Source game, SequencedMap<String, String> values);

  /** The values that a game records, by the names of parameters, in the order of the text. */
  SequencedMap<String, String> values(Source game);
}
