package org.regames.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.chart.Charts;
import org.regames.hrg.describe.HrgDescriber;
import org.regames.hrg.editor.HrgEditing;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.variation.HrgVariation;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.Budget;
import org.regames.ir.language.ChartEmitter;
import org.regames.ir.language.Describer;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.ir.language.Result;

/** HRG as an input language. */
public final class HrgLanguage implements Language {
  @Override
  public String name() {
    return "hrg";
  }

  @Override
  public String description() {
    return "High-level Regular Games: domains, functions and structured graphs";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".hrg");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(HrgFrontend::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(new HrgEmitter());
  }

  /** Pictures show the statements. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return target
        .chartEmitter()
        .map(emitter -> (Formatter) (source, budget) -> chart(source, budget, emitter))
        .or(() -> Language.super.translator(target));
  }

  private static Result<String> chart(Source source, Budget budget, ChartEmitter emitter) {
    Result<Game> game = HrgFrontend.read(source, budget);
    return game.then(
        lowered -> {
          List<String> players = players(lowered);
          HrgGame text = HrgParser.parse(source, new Diagnostics()).game();
          return emitter.emit(Charts.of(text, players), players, budget);
        });
  }

  private static List<String> players(Game game) {
    Shape shape = Typing.of(game).shape(new Type.Named(Builtins.PLAYER_TYPE)).orElseThrow();
    return switch (shape) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape _ -> List.of();
    };
  }

  @Override
  public Optional<Formatter> layout() {
    return Optional.of(LineEnds.keptBy(HrgLayout::format));
  }

  @Override
  public Optional<GameVariation> variation() {
    return Optional.of(new HrgVariation());
  }

  @Override
  public Optional<Describer> describer() {
    return Optional.of(HrgLanguage::describe);
  }

  private static Result<Description> describe(Source source, Budget budget) {
    return HrgFrontend.read(source, budget)
        .then(game -> HrgDescriber.of(HrgParser.parse(source, new Diagnostics()).game(), game));
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new HrgEditing());
  }
}
