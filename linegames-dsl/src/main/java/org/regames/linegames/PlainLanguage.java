package org.regames.linegames;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameGenerator;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainParser;
import org.regames.linegames.plain.PlainWriter;
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
  public List<String> suffixes() {
    return List.of(".linegame");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(PlainLanguage::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }

  @Override
  public Optional<Formatter> formatter() {
    return Optional.of((source, _) -> PlainParser.parse(source).then(PlainWriter::text));
  }

  /** The writers of what needs no automaton: this HRG reads better than any other. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(writer(HrgWriter::text));
      case "svg" -> Optional.of(writer(BoardDrawing::svg));
      default -> Language.super.translator(target);
    };
  }

  private static Formatter writer(Function<LineGame, String> text) {
    return (source, _) -> PlainParser.parse(source).then(PlainGame::build).then(text);
  }

  @Override
  public Optional<GameGenerator> generator() {
    return Optional.of(LineGameVariation::generate);
  }

  @Override
  public Optional<GameVariation> variation() {
    return Optional.of(new LineGameVariation());
  }

  private static Result<Game> read(Source source, Budget budget) {
    Result<LineGame> parsed = PlainParser.parse(source).then(PlainGame::build);
    if (parsed.value().isEmpty()) {
      return new Result<>(Optional.empty(), parsed.diagnostics());
    }
    LineGame game = parsed.value().get();
    Result<Game> read =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source(game.name() + ".hrg", HrgWriter.text(game)), budget);
    Diagnostics findings = new Diagnostics();
    findings.reportAll(parsed.diagnostics());
    findings.reportAll(read.diagnostics());
    return new Result<>(read.value(), findings.list());
  }
}
