package org.regames.rg;

import java.util.List;
import java.util.Optional;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.rg.editor.RgEditing;

/** RG, the automaton language itself, as a language to read and to write. */
public final class RgLanguage implements Language {
  @Override
  public String name() {
    return "rg";
  }

  @Override
  public String description() {
    return "Regular Games: the rules automaton";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".rg");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(RgFrontend::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(RgPrinter::emit);
  }

  @Override
  public Optional<Formatter> layout() {
    return Optional.of(LineEnds.keptBy(RgFrontend::format));
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new RgEditing());
  }
}
