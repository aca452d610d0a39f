package org.regames.linegames;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Describer;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameGenerator;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.linegames.describe.LineGameDescriber;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.variation.LineGameVariation;

/** Games on lines whose scripts are data: nothing runs to read them. */
public final class PlainLanguage implements Language {
  @Override
  public String name() {
    return "linegames";
  }

  @Override
  public String description() {
    return "games on lines: scripts without loops and variables";
  }

  @Override
  public String manual() {
    return "linegames.md";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".linegame");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(PlainFrontend::read);
  }

  @Override
  public Optional<Formatter> formatter() {
    return Optional.of(LineEnds.keptBy(PlainFrontend::format));
  }

  /** The writers that need no automaton: their HRG reads better than any other. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(PlainFrontend.writer(HrgWriter::text));
      case "svg" -> Optional.of(PlainFrontend.writer(BoardDrawing::svg));
      default -> Language.super.translator(target);
    };
  }

  @Override
  public Optional<Describer> describer() {
    return Optional.of((source, _) -> PlainFrontend.game(source).then(LineGameDescriber::of));
  }

  @Override
  public Optional<GameGenerator> generator() {
    return Optional.of(LineGameVariation::generate);
  }

  @Override
  public Optional<GameVariation> variation() {
    return Optional.of(new LineGameVariation());
  }
}
