package org.regames.ir.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.regames.ir.editor.Editing;

/**
 * A language that games can be read from or written to. Modules provide theirs as a service ({@code
 * META-INF/services/org.regames.ir.language.Language}); nothing else knows which languages exist.
 */
public interface Language {
  /** The short name users type after {@code --from} and {@code --to}, such as {@code rg}. */
  String name();

  /** What the language is, in a few words, for lists and help texts. */
  String description();

  /**
   * The file suffixes of the language with their dot, the usual one first; none if a game is a
   * folder of files.
   */
  List<String> suffixes();

  /** The reader, if the language can be read. */
  default Optional<Frontend> frontend() {
    return Optional.empty();
  }

  /** The reader of games as propositional nets, if games of the language become nets. */
  default Optional<NetFrontend> nets() {
    return Optional.empty();
  }

  /** The reader of games whose rules are evaluated in each state, where the language has one. */
  default Optional<RuleFrontend> rules() {
    return Optional.empty();
  }

  /** The writer, if the language can be written. */
  default Optional<Emitter> emitter() {
    return Optional.empty();
  }

  /** The writer of statement charts, if this is a language of pictures that has one. */
  default Optional<ChartEmitter> chartEmitter() {
    return Optional.empty();
  }

  /** The writer of games of this language only, if there is one. */
  default Optional<Formatter> formatter() {
    return Optional.empty();
  }

  /**
   * The writer of texts of this language in another, if there is one that bypasses the automaton
   * and so keeps more of the text.
   */
  default Optional<Formatter> translator(Language target) {
    return target.name().equals(name()) ? formatter() : Optional.empty();
  }

  /**
   * The {@link #translator}, with the game that its texts have to be equal to: by default what the
   * reader makes of the same text, since translators change no symbols.
   */
  default Optional<Translator> translatorWithOriginal(Language target) {
    return translator(target).map(writer -> Translator.of(writer, this));
  }

  /**
   * The writer that changes nothing but the white space of a text of this language, if there is
   * one. Lines end as they did ({@link LineEnds}).
   */
  default Optional<Formatter> layout() {
    return Optional.empty();
  }

  /** The generator of random games, if there is one. */
  default Optional<GameGenerator> generator() {
    return Optional.empty();
  }

  /** The maker of games from other games, if there is one. */
  default Optional<GameVariation> variation() {
    return Optional.empty();
  }

  /** The maker of games from texts with parameters, if texts can have any. */
  default Optional<GameFamilies> families() {
    return Optional.empty();
  }

  /** Why reading the first text takes seconds, for whoever waits; empty if it does not. */
  default String patience() {
    return "";
  }

  /** The describer of its games in English, if there is one. */
  default Optional<Describer> describer() {
    return Optional.empty();
  }

  /** The writer, if a game in this language is a folder of files. */
  default Optional<FolderEmitter> folderEmitter() {
    return Optional.empty();
  }

  /** The splitter of texts, if one text can describe several games. */
  default Optional<Splitter> splitter() {
    return Optional.empty();
  }

  /** The same language with these options for scripts, if its texts are scripts. */
  default Language withScripts(ScriptOptions options) {
    return this;
  }

  /** The reader of the options of texts, if texts can offer any. */
  default Optional<ChoiceReader> choices() {
    return Optional.empty();
  }

  /** The same language with these choices, if its texts offer options. */
  default Language withChoices(GameChoices choices) {
    return this;
  }

  /**
   * The notations among which a formatter can choose, by name, in order; {@link #formatter()} is
   * one of them. Empty where there is only one.
   */
  default Map<String, Formatter> styles() {
    return Map.of();
  }

  /** The reader of games with records of plays by other programs, if there are such records. */
  default Optional<RecordedGames> records() {
    return Optional.empty();
  }

  /** What editors need to know about its texts, if it provides that. */
  default Optional<Editing> editing() {
    return Optional.empty();
  }

  /** What begins a comment that ends with its line. */
  default String comment() {
    return "//";
  }

  /** Words and marks that mean something to the language, for colours. */
  default List<String> keywords() {
    return editing().map(Editing::keywords).orElse(List.of());
  }

  /** The page of the manual that describes the language. */
  default String manual() {
    return name() + ".md";
  }

  /** All languages on the class path, by name. */
  static List<Language> all() {
    return ServiceLoader.load(Language.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted((a, b) -> a.name().compareTo(b.name()))
        .toList();
  }
}
