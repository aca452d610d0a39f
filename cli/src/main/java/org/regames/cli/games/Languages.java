package org.regames.cli.games;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.cli.console.Failure;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;

/** The languages on the class path, by their names on command lines. */
public record Languages(List<Language> all) {

  public static Languages installed() {
    return new Languages(Language.all());
  }

  /** The same, with options for those that are scripts, and for those whose games have options. */
  public static Languages installed(ScriptOptions scripts, GameChoices choices) {
    return new Languages(
        Language.all().stream()
            .map(language -> language.withScripts(scripts).withChoices(choices))
            .toList());
  }

  /**
   * The reader for a file: that of the named language, or else of the one for its suffix.
   *
   * @throws Failure if there is none
   */
  Frontend reader(Optional<String> name, String file) {
    Language language = source(name, file);
    return language
        .frontend()
        .orElseThrow(
            () -> Failure.misused(file + ": games in " + language.name() + " cannot be read"));
  }

  /**
   * The language of a file: the named one, or else the one for its suffix.
   *
   * @throws Failure if there is none
   */
  public Language source(Optional<String> name, String file) {
    return name.isPresent()
        ? named(name.get(), "--from", sources())
        : bySuffix(file).orElseThrow(() -> unknown(file));
  }

  /**
   * The language named by {@code --to}, which can be written.
   *
   * @throws Failure if there is none
   */
  public Language target(String name) {
    return named(name, "--to", targets());
  }

  /**
   * The language in which games of another one are varied: itself, or one to which its texts can be
   * translated directly.
   *
   * @throws Failure if there is none
   */
  public Language varied(Language language) {
    return language.variation().isPresent()
        ? language
        : all.stream()
            .filter(other -> other.variation().isPresent())
            .filter(other -> language.translator(other).isPresent())
            .findFirst()
            .orElseThrow(() -> withoutVariation(language));
  }

  /** The failure that games of a language cannot be varied, with those that can. */
  private Failure withoutVariation(Language language) {
    String varied =
        all.stream()
            .filter(l -> l.variation().isPresent())
            .map(Language::name)
            .collect(Collectors.joining(", "));
    return Failure.misused(
        "games in "
            + language.name()
            + " cannot be changed at random; those in "
            + varied
            + " can");
  }

  /** Whether there is a writer for games of all languages. */
  public static boolean isWritten(Language language) {
    return language.emitter().isPresent() || language.folderEmitter().isPresent();
  }

  private boolean isWritable(Language language) {
    return isWritten(language)
        || all.stream().anyMatch(source -> source.translator(language).isPresent());
  }

  /**
   * The writer of a language for games of other languages.
   *
   * @throws Failure if it writes only its own games
   */
  public Emitter writer(Language target) {
    return target
        .emitter()
        .orElseThrow(
            () ->
                Failure.misused(
                    "only games in "
                        + all.stream()
                            .filter(source -> source.translator(target).isPresent())
                            .map(Language::name)
                            .collect(Collectors.joining(", "))
                        + " can be written in "
                        + target.name()
                        + ", and without --passes"));
  }

  /**
   * A game that is known to be well formed, written in another language: without its automaton if
   * the language of the game supports that.
   *
   * @throws Failure if there is no writer, or it cannot write this game
   */
  public String written(Source game, Language from, Language target) {
    if (from.name().equals(target.name())) {
      return game.text();
    }
    Budget budget = new Budget();
    Result<String> text =
        from.translator(target)
            .map(translator -> translator.format(game, budget))
            .orElseGet(() -> emitted(game, from, target, budget));
    return text.value()
        .orElseThrow(
            () -> Failure.failed(game.name() + ": " + text.diagnostics().getFirst().message()));
  }

  private Result<String> emitted(Source game, Language from, Language target, Budget budget) {
    Result<Game> read = from.frontend().orElseThrow().read(game, budget);
    return read.value().isPresent()
        ? writer(target).emit(read.value().get(), budget)
        : new Result<>(Optional.empty(), read.diagnostics());
  }

  /** The language whose suffix the file name ends with; the longest suffix decides. */
  public Optional<Language> bySuffix(String file) {
    Language best = null;
    int length = 0;
    for (Language language : all) {
      for (String suffix : language.suffixes()) {
        if (suffix.length() > length && file.endsWith(suffix)) {
          best = language;
          length = suffix.length();
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private Language named(String name, String option, List<String> possible) {
    if (!possible.contains(name)) {
      throw Failure.misused(
          option + ": expected one of " + String.join(", ", possible) + ", found `" + name + "`");
    }
    return named(name);
  }

  /** The language with a name, which has to exist. */
  public Language named(String name) {
    return all.stream().filter(language -> language.name().equals(name)).findFirst().orElseThrow();
  }

  private Failure unknown(String file) {
    if (PlanFiles.isPlan(file)) {
      return PlanFiles.noGame(file);
    }
    String found =
        file.equals(SourceFiles.STANDARD_INPUT)
            ? "standard input: its language is not known"
            : file + ": its suffix is of no known language";
    return Failure.misused(found + " (known: " + suffixes() + "); name one with --from");
  }

  /** All suffixes and what they mean: {@code .rg (rg), …}. */
  String suffixes() {
    return all.stream()
        .filter(language -> language.frontend().isPresent())
        .flatMap(language -> language.suffixes().stream())
        .collect(Collectors.joining(", "));
  }

  /** The names of the languages that can be read. */
  List<String> sources() {
    return all.stream().filter(l -> l.frontend().isPresent()).map(Language::name).toList();
  }

  /** The names of the languages that can be written. */
  public List<String> targets() {
    return all.stream().filter(this::isWritable).map(Language::name).toList();
  }

  /** The possible values of {@code --from}, for the help; looked up only when that is shown. */
  static final class Readable implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return installed().sources().iterator();
    }
  }

  /** The possible values of {@code --to}. */
  public static final class Writable implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return installed().targets().iterator();
    }
  }
}
