package org.regames.pcg.evolve;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * The games of a language.
 *
 * @param language a language whose games can be read, varied and, without ancestors, generated
 * @param ancestors the games to begin with; without these, a search begins with random games
 */
public record LanguageSpace(Language language, List<String> ancestors) implements GameSpace {
  public LanguageSpace {
    ancestors = List.copyOf(ancestors);
    if (language.frontend().isEmpty()
        || language.variation().isEmpty()
        || ancestors.isEmpty() && language.generator().isEmpty()) {
      throw new IllegalArgumentException(language.name() + " is not a space to search in");
    }
  }

  @Override
  public String name() {
    return language.name();
  }

  @Override
  public String description() {
    return language.description();
  }

  @Override
  public Result<String> sample(long seed) {
    return language
        .generator()
        .map(generator -> Result.success(generator.generate(seed)))
        .orElseGet(() -> Result.failure(new Diagnostics()));
  }

  @Override
  public Optional<GameSpace> withoutAncestors() {
    return language.generator().map(_ -> new LanguageSpace(language, List.of()));
  }
}
