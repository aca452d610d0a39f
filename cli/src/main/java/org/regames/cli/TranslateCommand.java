package org.regames.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.ir.Game;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
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
        "Writes to standard output, to a file or, for several games, to a folder. If anything is "
            + "wrong with any game, nothing is written.",
    footer = {"", "Example: regames translate games/hrg/breakthrough.hrg --to rg"})
final class TranslateCommand implements Callable<Integer> {
  static final String SUMMARY = "Translate games into another language.";

  private static final int MOST_NAMED = 5;

  private final Terminal terminal;
  private final Findings findings;

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
          "The file to write; for several games or a folder of games, a folder, in which the tree "
              + "of the input is mirrored. For languages of several files, the folder for them.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--dump-after",
      paramLabel = "PASS",
      description =
          "Write the automaton after each step of this pass, or of all, that changed something, "
              + "and the translation, to the folder OUT. For one game.")
  private Optional<String> dumpAfter = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description =
          "The notation to write, where a language has several and the games are in it already, "
              + "such as prefix or infix.")
  private Optional<String> style = Optional.empty();

  @Option(
      names = "--names",
      paramLabel = "NAMES",
      description =
          "With --passes mangle-symbols: the file to write what each new name stands for, the new "
              + "and the old name on a line, with a tab between. For one game.")
  private Optional<String> names = Optional.empty();

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;

  private Optional<String> newNames = Optional.empty();

  TranslateCommand(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  @Override
  public Integer call() {
    passes.check();
    if (names.isPresent() && (files.size() != 1 || !passes.isMangling())) {
      throw Failure.misused("--names needs one game and --passes with mangle-symbols");
    }
    Language target = target();
    if (dumpAfter.isPresent()) {
      return dump(dumpAfter.get(), target);
    }
    if (target.folderEmitter().isPresent()) {
      return writeFolders(target);
    }
    TranslationPlan plan = new TranslationPlan(files, output, games::isGame);
    List<TranslationPlan.Job> jobs = plan.jobs(target.suffixes().getFirst());
    note(plan.passedOver());
    Map<String, String> texts = new LinkedHashMap<>();
    List<String> inputs = jobs.stream().map(TranslationPlan.Job::input).toList();
    int exitCode =
        new EachFile(terminal).run(inputs, file -> texts.put(file, translate(file, target)));
    if (exitCode == Failure.DONE) {
      deliver(jobs, texts);
    }
    return exitCode;
  }

  /** Translates into a language where each game becomes a folder of files. */
  private int writeFolders(Language target) {
    TranslationPlan plan = new TranslationPlan(files, output, games::isGame);
    Map<String, Path> folders = new LinkedHashMap<>();
    plan.folders(target.name())
        .forEach(job -> folders.put(job.input(), job.output().orElseThrow()));
    note(plan.passedOver());
    Map<Path, String> texts = new LinkedHashMap<>();
    int exitCode =
        new EachFile(terminal)
            .run(
                List.copyOf(folders.keySet()),
                file -> {
                  Game game = transformed(file, Pipeline.Listener.NONE);
                  texts.putAll(texts(game, file, target, folders.get(file)));
                });
    if (exitCode == Failure.DONE) {
      addNames(texts);
      OutputFiles.write(texts);
    }
    return exitCode;
  }

  /** The files of a translation whose place is a folder, or a file with the suffix added. */
  private Map<Path, String> texts(Game game, String file, Language target, Path place) {
    Map<Path, String> texts = new LinkedHashMap<>();
    if (target.folderEmitter().isPresent()) {
      String title = TranslationPlan.title(file);
      checked(target.folderEmitter().get().emit(game, title))
          .forEach((name, text) -> texts.put(place.resolve(name), text));
    } else {
      String text = checked(Languages.writer(target).emit(game, games.budget()));
      texts.put(place.resolveSibling(place.getFileName() + target.suffixes().getFirst()), text);
    }
    return texts;
  }

  private int dump(String pass, Language target) {
    if (output.isEmpty() || files.size() != 1) {
      throw Failure.misused("--dump-after needs one game and, with -o, a folder to write to");
    }
    Path folder = Path.of(output.get());
    Dumps dumps = new Dumps(pass, folder, terminal);
    return new EachFile(terminal)
        .run(
            files,
            file -> {
              Game game = transformed(file, dumps);
              Map<Path, String> texts = new LinkedHashMap<>(dumps.files());
              texts.putAll(texts(game, file, target, folder.resolve("result")));
              addNames(texts);
              OutputFiles.write(texts);
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

  private String translate(String file, Language target) {
    Language source = games.languages().source(games.from, file);
    Optional<Formatter> formatter =
        source.name().equals(target.name()) && passes.isNone()
            ? formatter(target)
            : Optional.empty();
    if (style.isPresent() && formatter.isEmpty()) {
      throw Failure.misused("--style is for games that are in the language to write already");
    }
    Result<String> text =
        formatter.isPresent()
            ? games.format(file, terminal, formatter.get())
            : emit(file, Languages.writer(target));
    return checked(text);
  }

  private Optional<Formatter> formatter(Language target) {
    if (style.isEmpty()) {
      return target.formatter();
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

  private Result<String> emit(String file, Emitter emitter) {
    return emitter.emit(transformed(file, Pipeline.Listener.NONE), games.budget());
  }

  private Game transformed(String file, Pipeline.Listener listener) {
    Game game = games.load(file, terminal);
    names.ifPresent(_ -> newNames = Optional.of(passes.newNames(game)));
    return passes.transform(game, listener);
  }

  /** The text, after telling what the language could not express. */
  private <T> T checked(Result<T> text) {
    findings.print(text.diagnostics());
    return text.value().orElseThrow(Failure::reported);
  }

  private void deliver(List<TranslationPlan.Job> jobs, Map<String, String> texts) {
    Map<Path, String> outputs = new LinkedHashMap<>();
    for (TranslationPlan.Job job : jobs) {
      String text = texts.get(job.input());
      job.output().ifPresentOrElse(file -> outputs.put(file, text), () -> print(text));
    }
    addNames(outputs);
    OutputFiles.write(outputs);
  }

  private void addNames(Map<Path, String> outputs) {
    newNames.ifPresent(text -> outputs.put(Path.of(names.orElseThrow()), text));
  }

  private void print(String text) {
    terminal.out().print(text);
    terminal.out().flush();
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
