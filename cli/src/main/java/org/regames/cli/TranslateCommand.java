package org.regames.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.Splitter;
import org.regames.ir.passes.AnnounceKeeper;
import org.regames.ir.passes.Pipeline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames translate}: games from one language to another. */
@Command(
    name = "translate",
    header = TranslateCommand.SUMMARY,
    description =
        "Writes to standard output, to a file or, for several games, to a folder. Of a game with "
            + "which anything is wrong nothing is written; the others of several are, each when it "
            + "is done.",
    footer = {"", "Example: regames translate games/hrg/breakthrough.hrg --to rg"})
final class TranslateCommand implements Callable<Integer> {
  static final String SUMMARY = "Translate games into another language.";

  private static final int MOST_NAMED = 5;

  /** A game's translation and where it goes. */
  private record Output(String input, Path file, String text) {}

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games, folders of games, or - for standard input (which needs --from).")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Writable.class,
      description =
          "The language to translate into, where the suffix of OUT does not tell: "
              + "${COMPLETION-CANDIDATES}.")
  private Optional<String> to = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "The file to write, - for standard output; for several games or a folder of games, a"
              + " folder, in which the tree of the input is mirrored. For languages of several"
              + " files, the folder for them.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--dump-after",
      paramLabel = "PASS",
      description =
          "Write the automaton after each step of this pass, or of all, that changed something, "
              + "and the translation, to the folder OUT. For one game.")
  private Optional<String> dumpAfter = Optional.empty();

  @Option(
      names = "--strict",
      description = "Fail, and write nothing, where the target language cannot say everything.")
  private boolean strict;

  @Option(
      names = "--names",
      paramLabel = "NAMES",
      description =
          "With --passes mangle-symbols: the file to write what each new name stands for, the new "
              + "and the old name on a line, with a tab between. For one game.")
  private Optional<String> names = Optional.empty();

  @Option(
      names = "--certify",
      paramLabel = "PROOF",
      description =
          "Write to this file, step by step, why the passes kept the game tree; regames certify "
              + "checks it. For one game.")
  private Optional<String> certify = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description =
          "The notation to write, where a language has several and the games are in it already, "
              + "such as prefix or infix.")
  private Optional<String> style = Optional.empty();

  @Option(
      names = "--nodes",
      description =
          "With --to svg, draw the automaton of HRG games rather than the statements of their text;"
              + " with --passes it is drawn anyway.")
  private boolean nodes;

  @Option(
      names = "--announce",
      description =
          "Make moves of the keeper that have tags, which engines leave out, moves of random. They "
              + "begin with a tag that nothing else has.")
  private boolean announce;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to translate at a time (default: ${DEFAULT-VALUE}); 0 for one each core.")
  private int threads = 1;

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private WorkOptions work;

  private Optional<String> newNames = Optional.empty();
  private Optional<Certificates> certificates = Optional.empty();

  TranslateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    work.check();
    output = output.filter(file -> !file.equals("-"));
    if (names.isPresent() && (files.size() != 1 || !passes.isMangling())) {
      throw Failure.misused("--names needs one game and --passes with mangle-symbols");
    }
    if (certify.isPresent() && (files.size() != 1 || passes.isNone() || dumpAfter.isPresent())) {
      throw Failure.misused("--certify needs one game and --passes, and no --dump-after");
    }
    if (announce && certify.isPresent()) {
      throw Failure.misused("--certify is of passes, which keep the moves; --announce adds some");
    }
    Language target = target();
    if (nodes && target.chartEmitter().isEmpty()) {
      throw Failure.misused("--nodes goes with --to svg");
    }
    if (dumpAfter.isPresent()) {
      return dump(dumpAfter.get(), target);
    }
    if (target.folderEmitter().isPresent()) {
      return writeFolders(target);
    }
    TranslationPlan plan = new TranslationPlan(files, output, games::isGame);
    List<TranslationPlan.Job> jobs = plan.jobs(target.suffixes().getFirst());
    note(plan.passedOver());
    return translate(jobs, target);
  }

  /**
   * Translates first what may have the same place as another, so that this is found before anything
   * is written; then the others, each of which is written when it is done, so that many large games
   * need no more memory than one.
   */
  private int translate(List<TranslationPlan.Job> jobs, Language target) {
    List<TranslationPlan.Job> alone = TranslationPlan.withPlacesOfTheirOwn(jobs, this::isOneGame);
    List<TranslationPlan.Job> together = new ArrayList<>(jobs);
    together.removeAll(alone);
    Map<String, Path> places = new LinkedHashMap<>();
    alone.forEach(job -> places.put(job.input(), job.output().orElseThrow()));
    refuseToReplace(inputs(jobs), target, places.values());
    OutputFiles.check(places.values());
    Map<String, Map<String, String>> texts = new ConcurrentHashMap<>();
    int exitCode =
        eachOf(
            inputs(together),
            jobs.size() > 1,
            (file, shown) -> texts.put(file, translations(file, target, shown)));
    together.removeIf(job -> !texts.containsKey(job.input()));
    deliver(together, texts, target, places);
    int others =
        eachOf(
            List.copyOf(places.keySet()),
            jobs.size() > 1,
            (file, shown) -> {
              Map<String, String> text = translations(file, target, shown);
              OutputFiles.write(Map.of(places.get(file), text.values().iterator().next()));
            });
    return Math.max(exitCode, others);
  }

  /** Whether a file is one game for certain, before it is read. */
  private boolean isOneGame(String file) {
    return style.isPresent() || games.languages().source(games.from, file).splitter().isEmpty();
  }

  private static List<String> inputs(List<TranslationPlan.Job> jobs) {
    return jobs.stream().map(TranslationPlan.Job::input).toList();
  }

  private int eachOf(List<String> inputs, boolean several, EachFile.Work work) {
    return new EachFile(terminal, Threads.count(threads), Optional.of(new Json()))
        .run(inputs, several, work);
  }

  /** Translates into a language where each game becomes a folder of files. */
  private int writeFolders(Language target) {
    TranslationPlan plan = new TranslationPlan(files, output, games::isGame);
    Map<String, Path> folders = new LinkedHashMap<>();
    plan.folders(target.name())
        .forEach(job -> folders.put(job.input(), job.output().orElseThrow()));
    note(plan.passedOver());
    return eachOf(
        List.copyOf(folders.keySet()),
        folders.size() > 1,
        (file, shown) -> {
          Game game = transformed(file, Pipeline.Listener.NONE, shown);
          write(folders.keySet(), target, texts(game, file, target, folders.get(file), shown));
        });
  }

  /** The files of a translation whose place is a folder, or a file with the suffix added. */
  private Map<Path, String> texts(
      Game game, String file, Language target, Path place, Terminal terminal) {
    Map<Path, String> texts = new LinkedHashMap<>();
    if (target.folderEmitter().isPresent()) {
      String title = TranslationPlan.title(file);
      checked(target.folderEmitter().get().emit(game, title), terminal)
          .forEach((name, text) -> texts.put(place.resolve(name), text));
    } else {
      String text = checked(games.emit(games.languages().writer(target), game, terminal), terminal);
      texts.put(place.resolveSibling(place.getFileName() + target.suffixes().getFirst()), text);
    }
    return texts;
  }

  private int dump(String pass, Language target) {
    if (output.isEmpty() || files.size() != 1) {
      throw Failure.misused("--dump-after needs one game and, with -o, a folder to write to");
    }
    Path folder = SourceFiles.path(output.get());
    Dumps dumps = new Dumps(pass, folder, terminal);
    return new EachFile(terminal)
        .run(
            files,
            file -> {
              Game game = transformed(file, dumps, terminal);
              Map<Path, String> texts = new LinkedHashMap<>(dumps.files());
              texts.putAll(texts(game, file, target, folder.resolve("result"), terminal));
              write(files, target, texts);
            });
  }

  private Language target() {
    if (to.isPresent()) {
      return games.languages().target(to.get());
    }
    return output
        .flatMap(games.languages()::bySuffix)
        .map(language -> games.languages().target(language.name()))
        .orElseThrow(
            () ->
                Failure.misused(
                    "name the language to translate into: --to "
                        + String.join("|", games.languages().targets())));
  }

  /** What the games of a file become, by their names. */
  private Map<String, String> translations(String file, Language target, Terminal terminal) {
    Language source = games.languages().source(games.from, file);
    if (source.splitter().isEmpty() || style.isPresent()) {
      return Map.of(TranslationPlan.title(file), translate(file, source, target, terminal));
    }
    List<Splitter.Part> parts =
        checked(games.split(file, terminal, source.splitter().get()), terminal);
    if (parts.size() > 1 && names.isPresent()) {
      throw Failure.misused(file + ": --names needs one game, and here are " + parts.size());
    }
    Map<String, String> texts = new LinkedHashMap<>();
    for (Splitter.Part part : parts) {
      if (texts.put(part.name(), translate(part, target, terminal)) != null) {
        throw Failure.failed(file + ": two games are called " + part.name());
      }
    }
    return texts;
  }

  private String translate(Splitter.Part part, Language target, Terminal terminal) {
    String text = part.texts().get(target.name());
    if (text != null && isPlain()) {
      return text;
    }
    Emitter writer = games.languages().writer(target);
    Game game = transformed(games.load(part, terminal), Pipeline.Listener.NONE);
    return checked(games.emit(writer, game, terminal), terminal);
  }

  private String translate(String file, Language source, Language target, Terminal terminal) {
    Optional<Formatter> formatter =
        isPlain() && !nodes ? formatter(source, target) : Optional.empty();
    if (style.isPresent() && formatter.isEmpty()) {
      throw Failure.misused(
          "--style is for games that are in the language to write already, without --passes and"
              + " --announce");
    }
    Result<String> text =
        formatter.isPresent()
            ? games.format(file, terminal, formatter.get())
            : emit(file, games.languages().writer(target), terminal);
    return checked(text, terminal);
  }

  private Optional<Formatter> formatter(Language source, Language target) {
    if (style.isEmpty()) {
      return source.translator(target);
    }
    if (!source.name().equals(target.name())) {
      return Optional.empty();
    }
    Formatter formatter = target.styles().get(style.get());
    if (formatter == null) {
      throw Failure.misused(
          "--style: "
              + (target.styles().isEmpty()
                  ? target.name() + " has one notation only"
                  : "expected one of " + String.join(", ", target.styles().keySet()))
              + ", found `"
              + style.get()
              + "`");
    }
    return Optional.of(formatter);
  }

  private Result<String> emit(String file, Emitter emitter, Terminal terminal) {
    return games.emit(emitter, transformed(file, Pipeline.Listener.NONE, terminal), terminal);
  }

  private Game transformed(String file, Pipeline.Listener listener, Terminal terminal) {
    return transformed(games.load(file, terminal), listener);
  }

  /** Whether games are written as they were read. */
  private boolean isPlain() {
    return passes.isNone() && !announce;
  }

  private Game transformed(Game read, Pipeline.Listener listener) {
    Game game = announce ? new AnnounceKeeper().apply(read) : read;
    names.ifPresent(_ -> newNames = Optional.of(passes.newNames(game)));
    certificates = certify.map(_ -> new Certificates(game, work));
    return passes.transform(game, certificates.map(Pipeline.Listener.class::cast).orElse(listener));
  }

  /** The text, after telling what the language could not express. */
  private <T> T checked(Result<T> text, Terminal terminal) {
    List<Diagnostic> found =
        strict
            ? text.diagnostics().stream().map(TranslateCommand::asError).toList()
            : text.diagnostics();
    new Findings(terminal).print(found);
    if (Findings.errors(found) > 0) {
      throw Failure.reported(found);
    }
    return text.value().orElseThrow(Failure::reported);
  }

  private static Diagnostic asError(Diagnostic finding) {
    Diagnostic error = Diagnostic.error(finding.code(), finding.origin(), finding.message());
    return finding.hint().map(error::withHint).orElse(error);
  }

  private void deliver(
      List<TranslationPlan.Job> jobs,
      Map<String, Map<String, String>> texts,
      Language target,
      Map<String, Path> taken) {
    String suffix = target.suffixes().getFirst();
    Map<Path, Output> places = new LinkedHashMap<>();
    taken.forEach(
        (input, file) ->
            places.put(file.toAbsolutePath().normalize(), new Output(input, file, "")));
    String printed = "";
    for (TranslationPlan.Job job : jobs) {
      Map<String, String> games = texts.get(job.input());
      if (games.size() == 1 && job.output().isEmpty()) {
        printed = games.values().iterator().next();
        continue;
      }
      games.forEach(
          (name, text) -> {
            Path file =
                games.size() == 1 ? job.output().orElseThrow() : place(job, games, name + suffix);
            Output output = new Output(job.input(), file, text);
            Output earlier = places.putIfAbsent(file.toAbsolutePath().normalize(), output);
            // A game that is there in two languages, and the same in both, is no mistake.
            if (earlier != null && !earlier.text.equals(text)) {
              throw TranslationPlan.clash(earlier.input, job.input(), file);
            }
          });
    }
    Map<Path, String> outputs = new LinkedHashMap<>();
    places.values().stream()
        .filter(output -> !taken.containsKey(output.input))
        .forEach(output -> outputs.put(output.file, output.text));
    write(inputs(jobs), target, outputs);
    terminal.printDocument(printed);
    terminal.out().flush();
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
    return folder.resolve(file);
  }

  /**
   * Writes translations, and what new names stand for.
   *
   * @throws Failure where that would replace a game by something else
   */
  private void write(Collection<String> inputs, Language target, Map<Path, String> translations) {
    Map<Path, String> outputs = new LinkedHashMap<>(translations);
    Set<Path> places = new HashSet<>(refuseToReplace(inputs, target, translations.keySet()));
    inputs.forEach(input -> places.add(SourceFiles.canonical(SourceFiles.path(input))));
    newNames.ifPresent(text -> addBeside(outputs, places, "--names", names, text));
    certificates.ifPresent(found -> addBeside(outputs, places, "--certify", certify, found.text()));
    OutputFiles.write(outputs);
  }

  /**
   * The places of translations, by which no game may be replaced that is in another language.
   *
   * @throws Failure where one would be
   */
  private Set<Path> refuseToReplace(
      Collection<String> inputs, Language target, Collection<Path> translations) {
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

  private static void addBeside(
      Map<Path, String> outputs,
      Set<Path> places,
      String option,
      Optional<String> name,
      String text) {
    Path file = SourceFiles.path(name.orElseThrow());
    if (places.contains(SourceFiles.canonical(file))) {
      throw Failure.misused(option + " " + file + ": is a game; name another file");
    }
    outputs.put(file, text);
  }

  private void note(List<String> passedOver) {
    if (!passedOver.isEmpty()) {
      int shown = Math.min(passedOver.size(), MOST_NAMED);
      String more = passedOver.size() > shown ? ", …" : "";
      terminal
          .err()
          .println(
              "note: passed over "
                  + Findings.count(passedOver.size(), "file")
                  + " of no known language: "
                  + String.join(", ", passedOver.subList(0, shown))
                  + more);
    }
  }
}
