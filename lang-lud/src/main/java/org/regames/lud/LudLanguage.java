package org.regames.lud;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.lud.expand.Choices;

/** Board games as Ludii writes them. */
public final class LudLanguage implements Language {
  @Override
  public String name() {
    return "lud";
  }

  @Override
  public String description() {
    return "board games of Ludii (.lud)";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".lud");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of((source, budget) -> LudFrontend.read(source, Choices.NONE, budget));
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }
}
