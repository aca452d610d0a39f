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
   * The file suffixes of the language with their dot, the usual one first; none where a game is a
   * folder of files.
   */
  List<String> suffixes();

  /** The reader, where the language can be read. */
  default Optional<Frontend> frontend() {
    return Optional.empty();
  }

  /** The reader of games as propositional nets, where those of the language are. */
  default Optional<NetFrontend> nets() {
    return Optional.empty();
  }

  /**
   * The reader of games whose rules are asked in each state, where those of the language can be.
   */
  default Optional<RuleFrontend> rules() {
    return Optional.empty();
  }

  /** The writer, where the language can be written. */
  default Optional<Emitter> emitter() {
    return Optional.empty();
  }

  /** What draws statements, where the language is one of pictures that can. */
  default Optional<ChartEmitter> chartEmitter() {
    return Optional.empty();
  }

  /** The writer of games of this language only, where there is one. */
  default Optional<Formatter> formatter() {
    return Optional.empty();
  }

  /**
   * The writer of texts of this language in another, where there is one that does without the
   * automaton, and so keeps more of what the text says.
   */
  default Optional<Formatter> translator(Language target) {
    return target.name().equals(name()) ? formatter() : Optional.empty();
  }

  /**
   * The {@link #translator}, with the game that its texts have to be: what the reader makes of the
   * same text, where translators change no symbols.
   */
  default Optional<Translator> translatorWithOriginal(Language target) {
    return translator(target).map(writer -> Translator.of(writer, this));
  }

  /**
   * The writer that changes nothing but spaces and line breaks of a text of this language, where
   * there is one. Lines end as they did ({@link LineEnds}).
   */
  default Optional<Formatter> layout() {
    return Optional.empty();
  }

  /** The maker of random games, where there is one. */
  default Optional<GameGenerator> generator() {
    return Optional.empty();
  }

  /** The maker of games from other games, where there is one. */
  default Optional<GameVariation> variation() {
    return Optional.empty();
  }

  /** The maker of games from texts with parameters, where texts can have any. */
  default Optional<GameFamilies> families() {
    return Optional.empty();
  }

  /**
   * What makes the first reading of a text take seconds, for who waits for it; empty where nothing
   * does.
   */
  default String patience() {
    return "";
  }

  /** What puts the rules of its games into English, where anything can. */
  default Optional<Describer> describer() {
    return Optional.empty();
  }

  /** The writer, where a game in this language is a folder of files. */
  default Optional<FolderEmitter> folderEmitter() {
    return Optional.empty();
  }

  /** What takes texts apart, where one text can describe several games. */
  default Optional<Splitter> splitter() {
    return Optional.empty();
  }

  /** The same language with these options for scripts, where its texts are scripts. */
  default Language withScripts(ScriptOptions options) {
    return this;
  }

  /** The reader of what texts leave to choose, where they can leave anything. */
  default Optional<ChoiceReader> choices() {
    return Optional.empty();
  }

  /** The same language with these choices, where texts leave something to choose. */
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

  /** The reader of games with what other programs recorded of them, where there are records. */
  default Optional<RecordedGames> records() {
    return Optional.empty();
  }

  /** What editors need to know about its texts, where it says that. */
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
