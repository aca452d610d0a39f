package org.regames.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;

/** The languages on the class path, as command lines speak of them. */
record Languages(List<Language> all) {

  static Languages installed() {
    return new Languages(Language.all());
  }

  /**
   * The reader for a file: of the language named, or else of the one the suffix tells.
   *
   * @throws Failure where there is none
   */
  Frontend reader(Optional<String> name, String file) {
    Language language =
        name.isPresent()
            ? named(name.get(), "--from")
            : bySuffix(file).orElseThrow(() -> unknown(file));
    return language
        .frontend()
        .orElseThrow(
            () ->
                Failure.misused(
                    file
                        + ": games in "
                        + language.name()
                        + " can be written, not read; languages to read: "
                        + names(l -> l.frontend().isPresent())));
  }

  /**
   * The language that {@code --to} names.
   *
   * @throws Failure where there is none, or none that can be written
   */
  Language target(String name) {
    Language language = named(name, "--to");
    if (language.emitter().isEmpty()) {
      throw Failure.misused(
          "games in "
              + language.name()
              + " can be read, not written; languages for --to: "
              + String.join(", ", targets()));
    }
    return language;
  }

  /** The writer of a language that {@link #target} gave. */
  static Emitter writer(Language target) {
    return target.emitter().orElseThrow();
  }

  /** The language whose suffix the file name ends with; the longest suffix decides. */
  Optional<Language> bySuffix(String file) {
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

  private Language named(String name, String option) {
    return all.stream()
        .filter(language -> language.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.misused(
                    option + ": there is no language `" + name + "`; known: " + names(_ -> true)));
  }

  private Failure unknown(String file) {
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

  /** The names of the languages that can be written. */
  List<String> targets() {
    return all.stream().filter(l -> l.emitter().isPresent()).map(Language::name).toList();
  }

  private String names(Predicate<Language> which) {
    return all.stream().filter(which).map(Language::name).collect(Collectors.joining(", "));
  }
}
