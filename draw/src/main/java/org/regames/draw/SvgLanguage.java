package org.regames.draw;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.ChartEmitter;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;

/** SVG, a picture of the automaton with layout, as a language to write. */
public final class SvgLanguage implements Language {
  @Override
  public String name() {
    return "svg";
  }

  @Override
  public String description() {
    return "A picture: of HRG the statements, else the automaton";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".svg");
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(new SvgEmitter());
  }

  @Override
  public Optional<ChartEmitter> chartEmitter() {
    return Optional.of(SvgEmitter::emit);
  }
}
