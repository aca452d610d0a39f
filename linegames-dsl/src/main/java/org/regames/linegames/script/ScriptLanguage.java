package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameFamilies;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.language.Splitter;

/** What scripts of both languages have in common as texts that games come from. */
class ScriptLanguage implements Language {
  private final ScriptKind kind;
  private final ScriptGames games;

  ScriptLanguage(ScriptKind kind, ScriptOptions options) {
    this.kind = kind;
    this.games = new ScriptGames(kind, options);
  }

  @Override
  public String name() {
    return kind.languageName();
  }

  @Override
  public String description() {
    return kind.description();
  }

  @Override
  public List<String> suffixes() {
    return List.of(kind.suffix());
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(this::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }

  /** The writers of what needs no automaton: the HRG of a script reads better than any other. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(writer(Answer.Printed::hrg));
      case "svg" -> Optional.of(writer(Answer.Printed::svg));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Splitter> splitter() {
    return Optional.of((source, _) -> split(source));
  }

  @Override
  public Optional<GameFamilies> families() {
    return Optional.of(new ScriptVariation(kind, games));
  }

  @Override
  public Optional<GameVariation> variation() {
    return Optional.of(new ScriptVariation(kind, games));
  }

  @Override
  public Language withScripts(ScriptOptions other) {
    return new ScriptLanguage(kind, other);
  }

  /** The automaton of the one game of a script. */
  private Result<Game> read(Source source, Budget budget) {
    Result<Answer.Printed> game = game(source);
    if (game.value().isEmpty()) {
      return new Result<>(Optional.empty(), game.diagnostics());
    }
    Answer.Printed printed = game.value().get();
    Result<Game> read =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source(printed.name() + ".hrg", printed.hrg()), budget);
    List<Diagnostic> findings = new ArrayList<>(game.diagnostics());
    findings.addAll(read.diagnostics());
    return new Result<>(read.value(), findings);
  }

  private Formatter writer(Function<Answer.Printed, String> text) {
    return (source, _) -> {
      Result<Answer.Printed> game = game(source);
      return new Result<>(game.value().map(text), game.diagnostics());
    };
  }

  /** All games of a script. */
  private Result<List<Splitter.Part>> split(Source source) {
    return games
        .of(source)
        .then(printed -> printed.games().stream().map(ScriptLanguage::part).toList());
  }

  private static Splitter.Part part(Answer.Printed game) {
    SequencedMap<String, String> texts = new LinkedHashMap<>();
    texts.put("hrg", game.hrg());
    texts.put("svg", game.svg());
    return new Splitter.Part(game.name(), texts);
  }

  private Result<Answer.Printed> game(Source source) {
    return games.only(source, games.of(source));
  }
}
