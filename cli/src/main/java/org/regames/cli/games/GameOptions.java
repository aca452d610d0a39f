package org.regames.cli.games;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.draw.board.ViewFile;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.FactStructure;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.RecordedGames;
import org.regames.ir.language.RecordedGames.RecordedGame;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.language.Splitter;
import org.regames.ir.language.TranslatedText;
import org.regames.ir.language.Translator;
import org.regames.ir.validate.Validators;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that reads games. */
public final class GameOptions {
  private static final long USUAL_BYTES = 64L << 20;
  private static final long BYTES_OF_AN_ITEM = 16;

  @Option(
      names = "--from",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Readable.class,
      description =
          "The language of the games, if the suffix of a file does not tell: "
              + "${COMPLETION-CANDIDATES}.")
  public Optional<String> from = Optional.empty();

  @Mixin private BudgetOption budget = new BudgetOption();

  @Option(
      names = "--allow-io",
      description =
          "Let scripts read and write files, use the network and start processes: for scripts that "
              + "you trust.")
  boolean allowIo;

  @Option(
      names = "--trust-script",
      description =
          "Also run scripts where this system cannot sandbox them (not Linux, or an old one): for "
              + "scripts that you trust. REGAMES_TRUST_SCRIPTS=1 does the same for every command.")
  boolean trustScript;

  @Option(
      names = "--script-seconds",
      paramLabel = "N",
      description = "How long a script may run (default: ${DEFAULT-VALUE}).")
  int scriptSeconds = ScriptOptions.USUAL.seconds();

  @Option(
      names = "--script-seed",
      paramLabel = "N",
      description =
          "The seed for random numbers in scripts (default: ${DEFAULT-VALUE}); the same seed gives "
              + "the same games.")
  long scriptSeed = ScriptOptions.USUAL.seed();

  @Option(
      names = "--stacktrace",
      description = "For an error in a script, also show the internal stack trace.")
  boolean stacktrace;

  @Option(
      names = "--option",
      paramLabel = "HEADING/CHOICE",
      description =
          "Choose this option of the games; may be given several times. `regames check --options` "
              + "lists the options.")
  List<String> options = List.of();

  @Option(
      names = "--ruleset",
      paramLabel = "NAME",
      description = "Choose this predefined set of options.")
  Optional<String> ruleset = Optional.empty();

  @Option(
      names = "--ludii",
      paramLabel = "PATH",
      description =
          "Your copy of Ludii, a folder or a .jar, with the defines that .lud games use; games "
              + "inside a copy find them there. REGAMES_LUDII does the same for every command.")
  Optional<Path> ludii = Optional.empty();

  private Languages languages;

  /** The installed languages, looked up on the first call. */
  public synchronized Languages languages() {
    if (languages == null) {
      languages =
          Languages.installed(
              new ScriptOptions(allowIo, trustScript, scriptSeconds, stacktrace, scriptSeed),
              new GameChoices(options, ruleset, ludii));
    }
    return languages;
  }

  /** Sets these choices of game options, unless the user made any. */
  public synchronized void choose(GameChoices choices) {
    if (options.isEmpty() && ruleset.isEmpty()) {
      options = choices.options();
      ruleset = choices.ruleset();
      languages = null;
    }
  }

  /** The choices of game options; nothing for the defaults of their authors. */
  public Optional<GameChoices> chosen() {
    return options.isEmpty() && ruleset.isEmpty()
        ? Optional.empty()
        : Optional.of(new GameChoices(options, ruleset, Optional.empty()));
  }

  /** Whether a file found in a folder is a game to read, judging by its suffix. */
  public boolean isGame(String file) {
    return languages()
        .bySuffix(file)
        .filter(language -> language.frontend().isPresent())
        .filter(language -> from.isEmpty() || language.name().equals(from.get()))
        .filter(_ -> !file.endsWith(ViewFile.SUFFIX))
        .isPresent();
  }

  /**
   * The language of a file.
   *
   * @throws Failure if it is not known
   */
  public Language language(String file) {
    SourceFiles.check(file);
    return languageOf(file);
  }

  /** The same for a file that need not exist. */
  public Language languageOf(String file) {
    Language language = languages().source(from, file);
    if (language.choices().isEmpty() && (!options.isEmpty() || ruleset.isPresent())) {
      throw Failure.misused(
          file + ": games in " + language.name() + " have no options to choose from");
    }
    return language;
  }

  private Frontend reader(String file) {
    Language language = languageOf(file);
    return languages().reader(Optional.of(language.name()), file);
  }

  /** A game with the reader of its records by other programs. */
  public Result<RecordedGame> recorded(String file, Terminal terminal) {
    check();
    Language language = languageOf(file);
    RecordedGames records =
        language
            .records()
            .orElseThrow(
                () ->
                    Failure.misused(
                        file + ": no records of plays exist for games in " + language.name()));
    Source source = source(file, terminal);
    return findingsOf(() -> records.read(source, budget()));
  }

  /**
   * The options that the text in a file offers.
   *
   * @throws Failure if there is no text in the file, or its language has no options
   */
  public Result<OfferedChoices> choices(String file, Terminal terminal) {
    Source source = source(file, terminal);
    Language language = languageOf(file);
    return language
        .choices()
        .orElseThrow(
            () -> Failure.misused(file + ": games in " + language.name() + " have no options"))
        .read(source);
  }

  /**
   * Reads, lowers and validates the game in a file.
   *
   * @return the game, if it is valid, and all findings
   * @throws Failure if there is no text of a known language in the file
   */
  public Result<Game> read(String file, Terminal terminal) {
    return read(source(file, terminal), reader(file));
  }

  /**
   * The text of a game.
   *
   * @throws Failure if there is none of a known language in the file
   */
  public Source source(String file, Terminal terminal) {
    check();
    SourceFiles.check(file);
    reader(file);
    return SourceFiles.read(file, terminal.in(), mostBytes());
  }

  /** Reads, lowers and validates a text. */
  public Result<Game> read(Source source, Frontend frontend) {
    return findingsOf(() -> Validators.validated(frontend.read(source, budget()), source));
  }

  /** Lowers and validates the game that a text was translated from. */
  public Result<Game> read(Source source, TranslatedText.Original original) {
    return findingsOf(() -> Validators.validated(original.automaton(budget()), source));
  }

  /** A text in another language, with the game that it has to be equal to. */
  public Result<TranslatedText> translate(Source source, Translator translator) {
    return translator.translate(source, budget());
  }

  /** The findings of a reader, even if it is stopped. */
  private static <T> Result<T> findingsOf(Supplier<Result<T>> reader) {
    try {
      return reader.get();
    } catch (DiagnosticException end) {
      Diagnostics findings = new Diagnostics();
      findings.report(end.diagnostic());
      return Result.failure(findings);
    }
  }

  /**
   * A budget for one translation.
   *
   * @throws Failure if a reading option has an impossible value
   */
  public Budget budget() {
    return budget(_ -> {});
  }

  /**
   * The same.
   *
   * @param watcher receives the number of items taken
   */
  public Budget budget(LongConsumer watcher) {
    check();
    return new Budget(budget.items(), watcher);
  }

  /**
   * Writes a game with such a budget, and shows progress if that takes long.
   *
   * @throws Failure if a reading option has an impossible value
   */
  public Result<String> emit(Emitter emitter, Game game, Terminal terminal) {
    Progress.Unit unit = new Progress.Unit(" items", 1);
    try (Progress progress =
        new Progress(terminal, "translate", Progress.UNKNOWN, unit, Duration.ofSeconds(2))) {
      return emitter.emit(game, budget(taken -> progress.at(taken, "")));
    }
  }

  /** The maximum length of texts, generous enough for long names, comments and blanks. */
  private long mostBytes() {
    return Math.max(
        USUAL_BYTES,
        Math.min(budget.items(), Long.MAX_VALUE / BYTES_OF_AN_ITEM) * BYTES_OF_AN_ITEM);
  }

  private void check() {
    budget.check();
    if (scriptSeconds < 1) {
      throw Failure.misused(
          "--script-seconds: expected a number from 1 up, found " + scriptSeconds);
    }
  }

  /** The same options as arguments for another command line. */
  public List<String> words() {
    List<String> words =
        new ArrayList<>(
            List.of(
                "--budget=" + budget.items(),
                "--script-seconds=" + scriptSeconds,
                "--script-seed=" + scriptSeed));
    from.ifPresent(language -> words.add("--from=" + language));
    options.forEach(option -> words.add("--option=" + option));
    ruleset.ifPresent(name -> words.add("--ruleset=" + name));
    ludii.ifPresent(path -> words.add("--ludii=" + path));
    if (allowIo) {
      words.add("--allow-io");
    }
    if (trustScript) {
      words.add("--trust-script");
    }
    return words;
  }

  /** The text of a file in the plain form of its own language. */
  public Result<String> format(String file, Terminal terminal, Formatter formatter) {
    check();
    SourceFiles.check(file);
    return formatter.format(SourceFiles.read(file, terminal.in(), mostBytes()), budget());
  }

  /** The games of a text that may describe several. */
  public Result<List<Splitter.Part>> split(String file, Terminal terminal, Splitter splitter) {
    check();
    SourceFiles.check(file);
    return splitter.split(SourceFiles.read(file, terminal.in(), mostBytes()), budget());
  }

  /**
   * Reads one of several games, which must be valid, and prints all findings.
   *
   * @throws Failure if it is not
   */
  public Game load(Splitter.Part part, Terminal terminal) {
    Map.Entry<String, String> text = part.texts().firstEntry();
    Language language = languages().named(text.getKey());
    Source source = new Source(part.name() + language.suffixes().getFirst(), text.getValue());
    Result<Game> read = read(source, language.frontend().orElseThrow());
    new Findings(terminal).print(read.diagnostics());
    return read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
  }

  /**
   * Reads a game that must be valid, and prints all findings.
   *
   * @throws Failure if it is not
   */
  public Game load(String file, Terminal terminal) {
    return load(file, source(file, terminal), terminal);
  }

  /** The same with the text of the file. */
  public Game load(String file, Source source, Terminal terminal) {
    Result<Game> read = read(source, reader(file));
    new Findings(terminal).print(read.diagnostics());
    return read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
  }

  /**
   * Reads a game that must be valid to be played, and prints all findings.
   *
   * @param asNet whether to read it only up to its net, if its language has nets
   * @throws Failure if it is not
   */
  public Loaded load(String file, Terminal terminal, boolean asNet) {
    check();
    if (from.isEmpty() && PlanFiles.isPlan(file)) {
      return Loaded.ofPlan(file, PlanFiles.read(file, terminal));
    }
    SourceFiles.check(file);
    Optional<NetFrontend> nets = languages().source(from, file).nets();
    if (!asNet || nets.isEmpty()) {
      Game game = load(file, terminal);
      return new Loaded(Optional.empty(), Optional.empty(), () -> game);
    }
    Source source = SourceFiles.read(file, terminal.in());
    Findings findings = new Findings(terminal);
    NetReading reading = reading(nets.get(), source, findings);
    return new Loaded(
        Optional.of(reading.net()),
        Optional.empty(),
        () -> automaton(reading.automaton().get(), source, findings));
  }

  private NetReading reading(NetFrontend nets, Source source, Findings findings) {
    Result<NetReading> read = findingsOf(() -> nets.read(source, budget()));
    findings.print(read.diagnostics());
    return read.value().orElseThrow(Failure::reported);
  }

  /**
   * Reads the structures recovered from the facts of a game, and prints all findings.
   *
   * @throws Failure if the game is wrong, or its language has no facts
   */
  public List<FactStructure> structure(String file, Terminal terminal) {
    Language language = language(file);
    NetFrontend nets =
        language
            .nets()
            .orElseThrow(
                () ->
                    Failure.misused(
                        file
                            + ": "
                            + language.name()
                            + " has variables, no facts to make them of"));
    return reading(nets, SourceFiles.read(file, terminal.in()), new Findings(terminal)).structure();
  }

  private static Game automaton(Result<Game> read, Source source, Findings findings) {
    Result<Game> valid = Validators.validated(read, source);
    findings.print(valid.diagnostics());
    return valid.value().orElseThrow(Failure::reported);
  }
}
