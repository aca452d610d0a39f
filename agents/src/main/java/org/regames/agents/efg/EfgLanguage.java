package org.regames.agents.efg;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;

/** Extensive-form games; this language can only be written. */
public final class EfgLanguage implements Language {
  @Override
  public String name() {
    return "efg";
  }

  @Override
  public String description() {
    return "The whole game tree, for Gambit and OpenSpiel";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".efg");
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(new EfgEmitter());
  }
}
