package org.regames.sbg;

import java.util.List;
import java.util.Optional;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.Describer;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameGenerator;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.sbg.describe.SbgDescriber;
import org.regames.sbg.editor.SbgEditing;
import org.regames.sbg.generator.SbgGenerator;
import org.regames.sbg.variation.SbgVariation;

/** Simplified Boardgames as a language to read, to write and to generate games in. */
public final class SbgLanguage implements Language {
  @Override
  public String name() {
    return "sbg";
  }

  @Override
  public String description() {
    return "Simplified Boardgames: chess-like pieces that move by regular expressions";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".sbg");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(SbgFrontend::read);
  }

  @Override
  public Optional<Formatter> formatter() {
    return Optional.of(LineEnds.keptBy(SbgFrontend::format));
  }

  @Override
  public Optional<GameGenerator> generator() {
    return Optional.of(seed -> SbgPrinter.print(SbgGenerator.generate(seed)));
  }

  @Override
  public Optional<GameVariation> variation() {
    return Optional.of(new SbgVariation());
  }

  @Override
  public Optional<Describer> describer() {
    return Optional.of((source, _) -> SbgParser.parse(source).then(SbgDescriber::of));
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new SbgEditing());
  }
}
