package org.regames.cli.translate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.Dumps;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Languages;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.PassOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.games.WorkOptions;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.Splitter;
import org.regames.ir.language.TranslatedText;
import org.regames.ir.language.Translator;
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
        "Writes to standard output, to a file or, for several games, to a folder. Nothing is "
            + "written for a game with errors; the others of several are written as each is done.",
    footer = {"", "Example: regames translate games/hrg/breakthrough.hrg --to rg"})
public final class TranslateCommand implements Callable<Integer> {
  public static final String SUMMARY = "Translate games into another language.";

  private static final int MOST_NAMED = 5;

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
          "The language to translate into, if the suffix of OUT does not tell: "
              + "${COMPLETION-CANDIDATES}.")
  private Optional<String> to = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "The file to write, - for standard output; for several games or a folder of games, a "
              + "folder that mirrors the tree of the input. For languages of several files, the "
              + "folder for them.")
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
      description = "Fail, and write nothing, if the target language cannot express everything.")
  private boolean strict;

  @Option(
      names = "--names",
      paramLabel = "NAMES",
      description =
          "With --passes mangle-symbols: a file for what each new name stands for: the new and the "
              + "old name on each line, separated by a tab. For one game.")
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
          "The notation to write, if a language has several and the games are already in that "
              + "language, such as prefix or infix.")
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
          "Turn moves of the keeper that have tags, which engines leave out, into moves of random. "
              + "They begin with a tag of their own.")
  private boolean announce;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to translate at a time (default: ${DEFAULT-VALUE}); 0 for one per core.")
  private int threads = 1;

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private WorkOptions work;
  @Mixin private HrgDumps hrg;
  @Mixin private TranslationCheck check;

  private Optional<String> newNames = Optional.empty();
  private Optional<Certificates> certificates = Optional.empty();

  public TranslateCommand(Terminal terminal) {
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
      throw Failure.misused("--certify is for passes, which keep the moves; --announce adds some");
    }
    Language target = target();
    if (nodes && target.chartEmitter().isEmpty()) {
      throw Failure.misused("--nodes goes with --to svg");
    }
    hrg.check(target);
    if (dumpAfter.isPresent() || hrg.areDumped()) {
      return dump(target);
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
   * First translates files whose outputs may clash, so that this is found before anything is
   * written; then the others, each of which is written when it is done, so that many large games
   * need no more memory than one.
   */
  private int translate(List<TranslationPlan.Job> jobs, Language target) {
    List<TranslationPlan.Job> alone = TranslationPlan.withPlacesOfTheirOwn(jobs, this::isOneGame);
    List<TranslationPlan.Job> together = new ArrayList<>(jobs);
    together.removeAll(alone);
    Map<String, Path> places = new LinkedHashMap<>();
    alone.forEach(job -> places.put(job.input(), job.output().orElseThrow()));
    new TranslationFiles(games, target).refuseToReplace(inputs(jobs), places.values());
    OutputFiles.check(places.values());
    if (jobs.size() == 1) {
      OutputFiles.check(jobs.getFirst().output().filter(Files::isRegularFile).stream().toList());
    }
    Map<String, Map<String, String>> texts = new ConcurrentHashMap<>();
    int exitCode =
        eachOf(
            inputs(together),
            jobs.size() > 1,
            (file, shown) -> texts.put(file, translations(file, target, shown)));
    together.removeIf(job -> !texts.containsKey(job.input()));
    files(target)
        .deliver(together, texts, places)
        .ifPresent(
            text -> {
              terminal.printDocument(text);
              terminal.out().flush();
            });
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

  /** Whether a file is certainly a single game, before it is read. */
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
          Game game = transformed(announced(games.load(file, shown)), Pipeline.Listener.NONE);
          files(target)
              .write(folders.keySet(), texts(game, file, target, folders.get(file), shown));
        });
  }

  /** The writer of translations and of the other requested files. */
  private TranslationFiles files(Language target) {
    TranslationFiles all = new TranslationFiles(games, target);
    newNames.ifPresent(text -> all.add("--names", names.orElseThrow(), text));
    certificates.ifPresent(found -> all.add("--certify", certify.orElseThrow(), found.text()));
    return all;
  }

  /** The files of a game in a language in which a game is several files. */
  private Map<Path, String> texts(
      Game game, String file, Language target, Path folder, Terminal terminal) {
    Map<Path, String> texts = new LinkedHashMap<>();
    String title = TranslationPlan.title(file);
    checked(target.folderEmitter().orElseThrow().emit(game, title), terminal)
        .forEach((name, text) -> texts.put(folder.resolve(name), text));
    return texts;
  }

  private int dump(Language target) {
    if (output.isEmpty() || files.size() != 1) {
      String option = dumpAfter.isPresent() ? "--dump-after" : "--dump-hrg-after";
      throw Failure.misused(option + " needs one game and, with -o, a folder to write to");
    }
    Path folder = SourceFiles.path(output.get());
    Optional<Dumps> dumps = dumpAfter.map(pass -> new Dumps(pass, folder, terminal));
    Pipeline.Listener listener =
        dumps.map(Pipeline.Listener.class::cast).orElse(Pipeline.Listener.NONE);
    return new EachFile(terminal)
        .run(
            files,
            file -> {
              Game game = games.load(file, terminal);
              Map<Path, String> texts = new LinkedHashMap<>();
              if (target.folderEmitter().isPresent()) {
                Game passed = transformed(announced(game), listener);
                texts.putAll(texts(passed, file, target, folder.resolve("result"), terminal));
              } else {
                String name = "result" + target.suffixes().getFirst();
                texts.put(folder.resolve(name), emit(file, game, target, listener, terminal));
              }
              dumps.ifPresent(found -> texts.putAll(found.files()));
              texts.putAll(hrg.files(folder));
              files(target).write(files, texts);
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

  /** The translations of the games of a file, by name. */
  private Map<String, String> translations(String file, Language target, Terminal terminal) {
    Language source = games.languages().source(games.from, file);
    if (source.splitter().isEmpty() || style.isPresent()) {
      return Map.of(TranslationPlan.title(file), translate(file, source, target, terminal));
    }
    List<Splitter.Part> parts =
        checked(games.split(file, terminal, source.splitter().get()), terminal);
    if (parts.size() > 1 && names.isPresent()) {
      throw Failure.misused(file + ": --names needs one game, found " + parts.size());
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
    if (text == null || !isPlain()) {
      games.languages().writer(target); // before reading, which takes longer
      Game game = games.load(part, terminal);
      return emit(part.name(), game, target, Pipeline.Listener.NONE, terminal);
    }
    // The first text is the game itself.
    if (!part.texts().firstEntry().getKey().equals(target.name()) && check.looksAt(target)) {
      Result<Game> original = Result.success(games.load(part, terminal));
      check.tell(
          check.verdict(original, target, text, false, games), part.name(), target, terminal);
    }
    return text;
  }

  private String translate(String file, Language source, Language target, Terminal terminal) {
    Optional<Translator> translator =
        isPlain() && !nodes ? translator(source, target) : Optional.empty();
    if (style.isPresent() && translator.isEmpty()) {
      throw Failure.misused(
          "--style is for games that are already in the language to write, without --passes and "
              + "--announce");
    }
    if (translator.isEmpty()) {
      games.languages().writer(target); // before reading, which takes longer
      return emit(file, games.load(file, terminal), target, Pipeline.Listener.NONE, terminal);
    }
    Source text = games.source(file, terminal);
    TranslatedText written = checked(games.translate(text, translator.get()), terminal);
    return check.looksAt(target)
        ? compared(file, text, source, target, written, terminal)
        : written.text();
  }

  /**
   * A translation made from the text, after comparing it with the game; if they differ, the
   * translation of the automaton.
   */
  private String compared(
      String file,
      Source text,
      Language source,
      Language target,
      TranslatedText written,
      Terminal terminal) {
    boolean isOther = !source.name().equals(target.name());
    TranslationCheck.Verdict verdict = check.verdict(written, text, target, isOther, games);
    if (isOther
        && target.emitter().isPresent()
        && verdict instanceof TranslationCheck.Verdict.Wrong(String what)) {
      new Findings(terminal)
          .warning(
              file
                  + " in "
                  + target.name()
                  + ": written from its automaton, since rule by rule "
                  + what
                  + "; please report this bug in regames");
      Game game = checked(games.read(text, written.original()), terminal);
      return emit(file, game, target, Pipeline.Listener.NONE, terminal);
    }
    check.tell(verdict, file, target, terminal);
    return written.text();
  }

  /** The automaton of a game, after the passes, in another language. */
  private String emit(
      String name, Game read, Language target, Pipeline.Listener listener, Terminal terminal) {
    Emitter writer = hrg.restricted(games.languages().writer(target));
    Game game = announced(read);
    Game passed = transformed(game, listener);
    String text = checked(games.emit(writer, passed, terminal), terminal);
    if (check.looksAt(target)) {
      // Passes do not change the game, but this one changes its names.
      Game original = passes.isMangling() ? passed : game;
      check.tell(
          check.verdict(Result.success(original), target, text, false, games),
          name,
          target,
          terminal);
    }
    return text;
  }

  private Optional<Translator> translator(Language source, Language target) {
    if (style.isEmpty()) {
      return source.translatorWithOriginal(target);
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
    return Optional.of(Translator.of(formatter, source));
  }

  private Game announced(Game read) {
    return announce ? new AnnounceKeeper().apply(read) : read;
  }

  /** Whether games are written without passes. */
  private boolean isPlain() {
    return passes.isNone() && !announce && !hrg.areAsked();
  }

  private Game transformed(Game game, Pipeline.Listener listener) {
    names.ifPresent(_ -> newNames = Optional.of(passes.newNames(game)));
    certificates = certify.map(_ -> new Certificates(game, work));
    return passes.transform(game, certificates.map(Pipeline.Listener.class::cast).orElse(listener));
  }

  /** The text, after printing what the language could not express. */
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

  private void note(List<String> passedOver) {
    if (!passedOver.isEmpty()) {
      int shown = Math.min(passedOver.size(), MOST_NAMED);
      String more = passedOver.size() > shown ? ", …" : "";
      terminal
          .err()
          .println(
              "note: skipped "
                  + Findings.count(passedOver.size(), "file")
                  + " of no known language: "
                  + String.join(", ", passedOver.subList(0, shown))
                  + more);
    }
  }
}
