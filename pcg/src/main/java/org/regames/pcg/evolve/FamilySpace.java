package org.regames.pcg.evolve;

import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * The games of a text with parameters, such as a script that declares them.
 *
 * @param language a language whose texts can have parameters
 * @param family the text, and the file that it is from
 */
public record FamilySpace(Language language, Source family) implements GameSpace {
  public FamilySpace {
    if (language.families().isEmpty() || language.variation().isEmpty()) {
      throw new IllegalArgumentException(language.name() + " has no parameters");
    }
  }

  @Override
  public String name() {
    return family.name();
  }

  @Override
  public String description() {
    return "Games of " + family.name() + " with other parameters";
  }

  @Override
  public Result<String> sample(long seed) {
    return language.families().orElseThrow().draw(family, seed);
  }

  /** With the name of the script, so that messages about a game mention it. */
  @Override
  public Source source(String game) {
    return new Source(family.name(), game);
  }

  @Override
  public String identity() {
    return language.name() + " " + Long.toHexString(Trial.hash(family.text()));
  }
}
