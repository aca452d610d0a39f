package org.regames.cli.translate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.cli.console.Failure;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.language.Language;

/** Writes the translations of a command to their places, and the other requested files. */
public final class TranslationFiles {
  /** A game's translation and where it goes. */
  private record Output(String input, Path file, String text) {}

  /** Another file to write, with the option that names it. */
  private record Beside(String option, String file, String text) {}

  private final GameOptions games;
  private final Language target;
  private final List<Beside> beside = new ArrayList<>();

  TranslationFiles(GameOptions games, Language target) {
    this.games = games;
    this.target = target;
  }

  /** Adds a file that an option names, to be written with the translation. */
  void add(String option, String file, String text) {
    beside.add(new Beside(option, file, text));
  }

  /**
   * Writes the games of inputs, one or several of each.
   *
   * @param texts the games of each input, by their names
   * @param taken the places of inputs that are written separately
   * @return the text that goes to standard output, if one does
   * @throws Failure if two have the same place, or one would replace a game of another language
   */
  Optional<String> deliver(
      List<TranslationPlan.Job> jobs,
      Map<String, Map<String, String>> texts,
      Map<String, Path> taken) {
    String suffix = target.suffixes().getFirst();
    Map<Path, Output> places = new LinkedHashMap<>();
    taken.forEach(
        (input, file) ->
            places.put(file.toAbsolutePath().normalize(), new Output(input, file, "")));
    Optional<String> printed = Optional.empty();
    for (TranslationPlan.Job job : jobs) {
      Map<String, String> named = texts.get(job.input());
      if (named.size() == 1 && job.output().isEmpty()) {
        printed = Optional.of(named.values().iterator().next());
        continue;
      }
      named.forEach(
          (name, text) -> {
            Path file =
                named.size() == 1 ? job.output().orElseThrow() : place(job, named, name + suffix);
            Output output = new Output(job.input(), file, text);
            Output earlier = places.putIfAbsent(file.toAbsolutePath().normalize(), output);
            // A game that exists in two languages with the same translation is not a mistake.
            if (earlier != null && !earlier.text.equals(text)) {
              throw TranslationPlan.clash(earlier.input, job.input(), file);
            }
          });
    }
    Map<Path, String> outputs = new LinkedHashMap<>();
    places.values().stream()
        .filter(output -> !taken.containsKey(output.input))
        .forEach(output -> outputs.put(output.file, output.text));
    write(jobs.stream().map(TranslationPlan.Job::input).toList(), outputs);
    return printed;
  }

  private static Path place(TranslationPlan.Job job, Map<String, String> games, String file) {
    Path folder =
        job.folder()
            .orElseThrow(
                () ->
                    Failure.misused(
                        job.input()
                            + ": has "
                            + games.size()
                            + " games ("
                            + String.join(", ", games.keySet())
                            + "), which need a folder: add -o FOLDER"));
    // A script names its games, and a link may already have such a name.
    Path place = folder.resolve(file);
    boolean isInside =
        Files.exists(place)
            ? SourceFiles.canonical(place).startsWith(SourceFiles.canonical(folder))
            : place.normalize().startsWith(folder.normalize());
    if (!isInside) {
      throw Failure.failed(
          place + ": leads out of " + folder + "; remove the link there, or name another folder");
    }
    return place;
  }

  /**
   * Writes translations, and the table of new names.
   *
   * @throws Failure if that would replace a game by something else
   */
  void write(Collection<String> inputs, Map<Path, String> translations) {
    Map<Path, String> outputs = new LinkedHashMap<>(translations);
    Set<Path> places = new HashSet<>(refuseToReplace(inputs, translations.keySet()));
    inputs.forEach(input -> places.add(SourceFiles.canonical(SourceFiles.path(input))));
    beside.forEach(each -> addBeside(outputs, places, each));
    OutputFiles.write(outputs);
  }

  /**
   * The places of translations, none of which may replace a game in another language.
   *
   * @throws Failure if one would
   */
  Set<Path> refuseToReplace(Collection<String> inputs, Collection<Path> translations) {
    Set<Path> places =
        translations.stream().map(SourceFiles::canonical).collect(Collectors.toSet());
    for (String input : inputs) {
      if (places.contains(SourceFiles.canonical(SourceFiles.path(input)))
          && !games.languages().source(games.from, input).name().equals(target.name())) {
        throw Failure.misused(
            input + ": would be replaced by its translation; name another place with -o");
      }
    }
    return places;
  }

  private static void addBeside(Map<Path, String> outputs, Set<Path> places, Beside beside) {
    Path file = SourceFiles.path(beside.file());
    if (places.contains(SourceFiles.canonical(file))) {
      throw Failure.misused(beside.option() + " " + file + ": is a game; name another file");
    }
    outputs.put(file, beside.text());
  }
}
