package org.regames.pcg.evolve;

import java.util.List;
import java.util.Map;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** A space that delegates to another one except for what it overrides, such as mutation. */
public interface DerivedSpace extends GameSpace {
  /** The other space. */
  GameSpace space();

  @Override
  default Result<String> sample(long seed) {
    return space().sample(seed);
  }

  @Override
  default String name() {
    return space().name();
  }

  @Override
  default String description() {
    return space().description();
  }

  @Override
  default Language language() {
    return space().language();
  }

  @Override
  default Result<Game> check(String game) {
    return space().check(game);
  }

  @Override
  default Source source(String game) {
    return space().source(game);
  }

  @Override
  default Map<String, String> parameters(String game) {
    return space().parameters(game);
  }

  @Override
  default List<String> ancestors() {
    return space().ancestors();
  }
}
