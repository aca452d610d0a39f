package org.regames.linegames.script;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Describer;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameFamilies;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.language.Splitter;

/** What the script languages have in common. */
class ScriptLanguage implements Language {
  private final ScriptKind kind;
  private final ScriptGames games;
  private final ScriptFrontend frontend;

  ScriptLanguage(ScriptKind kind, ScriptOptions options) {
    this.kind = kind;
    this.games = new ScriptGames(kind, options);
    this.frontend = new ScriptFrontend(games);
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
  public String comment() {
    return kind.comment();
  }

  @Override
  public List<String> keywords() {
    return kind.keywords();
  }

  @Override
  public String manual() {
    return "linegames.md";
  }

  @Override
  public List<String> suffixes() {
    return List.of(kind.suffix());
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(frontend::read);
  }

  /** The writers that need no automaton: the HRG of a script reads better than any other. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return switch (target.name()) {
      case "hrg" -> Optional.of(frontend.writer(PrintedGame::hrg));
      case "svg" -> Optional.of(frontend.writer(PrintedGame::svg));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Describer> describer() {
    return Optional.of(frontend::describe);
  }

  @Override
  public Optional<Splitter> splitter() {
    return Optional.of((source, _) -> frontend.split(source));
  }

  @Override
  public String patience() {
    return switch (kind) {
      case KOTLIN ->
          "The Kotlin compiler is starting, which takes a few seconds; its output is kept.";
      case PYTHON -> "Python starts in a process of its own, which takes a moment.";
    };
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
}
