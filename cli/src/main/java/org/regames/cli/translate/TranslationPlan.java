package org.regames.cli.translate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.regames.cli.console.Failure;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.SourceFiles;

/** Determines which input is translated into which file, before anything is read. */
public final class TranslationPlan {
  /**
   * One input and where its translation goes.
   *
   * @param output the file to write if it has one game, or nothing for standard output
   * @param folder the folder for the games if it has several; nothing if there is none
   */
  record Job(String input, Optional<Path> output, Optional<Path> folder) {
    /** Its place, in a canonical form. */
    private Path place() {
      return output.orElseThrow().toAbsolutePath().normalize();
    }
  }

  /** An input and its relative place, which the folder of outputs mirrors. */
  private record Input(String name, Path place) {}

  private final Predicate<String> isGame;
  private final Optional<String> output;
  private final List<Input> inputs = new ArrayList<>();
  private final List<String> passedOver = new ArrayList<>();
  private boolean manyInputs;

  /**
   * @param arguments files, folders or {@code -} for standard input
   * @param output the file or folder to write, or nothing for standard output
   * @param isGame whether a file in a folder is a game
   * @throws Failure if a folder cannot be read or has no games
   */
  TranslationPlan(List<String> arguments, Optional<String> output, Predicate<String> isGame) {
    this.isGame = isGame;
    this.output = output;
    this.manyInputs = arguments.size() > 1;
    arguments.forEach(this::add);
  }

  /** Files in folders that are not games, in order. */
  List<String> passedOver() {
    return passedOver;
  }

  /**
   * The translations in the order of the command line, sorted within folders.
   *
   * @param suffix the suffix of files in the target language
   * @throws Failure if outputs are missing
   */
  List<Job> jobs(String suffix) {
    if (output.isEmpty()) {
      if (manyInputs) {
        throw Failure.misused("several games need a folder to be written into: add -o FOLDER");
      }
      return List.of(new Job(inputs.getFirst().name, Optional.empty(), Optional.empty()));
    }
    Path out = SourceFiles.path(output.get());
    boolean intoFolder = manyInputs || output.get().endsWith("/") || Files.isDirectory(out);
    if (!intoFolder) {
      boolean isFile = Files.exists(out) || output.get().endsWith(suffix);
      return List.of(
          new Job(
              inputs.getFirst().name,
              Optional.of(out),
              isFile ? Optional.empty() : Optional.of(out)));
    }
    if (Files.exists(out) && !Files.isDirectory(out)) {
      throw Failure.misused("-o " + out + ": is a file, but several games need a folder");
    }
    return inputs.stream()
        .map(
            input -> {
              Path file = out.resolve(renamed(input, suffix));
              return new Job(input.name, Optional.of(file), Optional.of(file.resolveSibling("")));
            })
        .toList();
  }

  /**
   * The jobs whose output file cannot clash with others.
   *
   * @param isOneGame whether an input has one game, so that it goes to that very file
   */
  static List<Job> withPlacesOfTheirOwn(List<Job> jobs, Predicate<String> isOneGame) {
    if (jobs.size() == 1) {
      return List.of(); // it may go to standard output, or have accompanying files
    }
    Map<Path, Long> uses =
        jobs.stream().collect(Collectors.groupingBy(Job::place, Collectors.counting()));
    return jobs.stream()
        .filter(job -> uses.get(job.place()) == 1 && isOneGame.test(job.input))
        .toList();
  }

  /** The failure that two inputs would be written to the same place. */
  static Failure clash(String input, String other, Path place) {
    return Failure.misused(input + " and " + other + " would both be written to " + place);
  }

  /**
   * The translations if each makes a folder: for one game the output itself, for several a
   * subfolder with the name of each.
   *
   * @param language what is written, for the message
   * @throws Failure if outputs are missing or not all different
   */
  List<Job> folders(String language) {
    if (output.isEmpty()) {
      throw Failure.misused(language + " takes several files: name a folder for them with -o");
    }
    Path out = SourceFiles.path(output.get());
    if (Files.exists(out) && !Files.isDirectory(out)) {
      throw Failure.misused(
          "-o " + out + ": is a file, but " + language + " takes several files; name a folder");
    }
    List<Job> jobs =
        manyInputs
            ? jobs("")
            : List.of(new Job(inputs.getFirst().name, Optional.of(out), Optional.of(out)));
    Map<Path, Job> places = new LinkedHashMap<>();
    for (Job job : jobs) {
      Path place = job.output.orElseThrow();
      Job earlier = places.putIfAbsent(job.place(), job);
      if (earlier != null) {
        throw clash(earlier.input, job.input, place);
      }
    }
    return jobs;
  }

  private void add(String argument) {
    Path path = SourceFiles.path(argument);
    if (!Files.isDirectory(path)) {
      inputs.add(new Input(argument, path.getFileName()));
      return;
    }
    manyInputs = true;
    int before = inputs.size();
    Optional<Path> skipped = output.map(out -> Path.of(out).toAbsolutePath().normalize());
    for (Path file : GameFiles.filesIn(path, skipped)) {
      if (isGame.test(file.toString())) {
        inputs.add(new Input(file.toString(), path.relativize(file)));
      } else {
        passedOver.add(file.toString());
      }
    }
    if (inputs.size() == before) {
      throw GameFiles.withoutGames(argument);
    }
  }

  private static Path renamed(Input input, String suffix) {
    return input.place.resolveSibling(SourceFiles.stem(input.place.toString()) + suffix);
  }

  /** The title of a game from the name of its file. */
  static String title(String input) {
    return input.equals(SourceFiles.STANDARD_INPUT) ? "game" : SourceFiles.stem(input);
  }
}
