package org.regames.linegames.script;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.files.Unfinished;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/** Runs scripts in Java processes of their own; those in Kotlin are first compiled in another. */
final class ScriptRuns {
  /**
   * How long compiling may take: this many times as long as running, and at least these seconds.
   */
  private static final int COMPILING = 4;

  private static final int COMPILING_SECONDS = 40;

  /** How long Java may take to start, which does not depend on the script. */
  private static final int STARTING_SECONDS = 60;

  /** The environment variable which says that scripts are trusted. */
  private static final String TRUST = "REGAMES_TRUST_SCRIPTS";

  /** A compiler is used only for some scripts, since each may leave something in it. */
  private static final KeptProcesses<ScriptKind> COMPILERS =
      new KeptProcesses<>(
          50,
          Runtime.getRuntime().availableProcessors(),
          _ -> ScriptJvm.builder(ScriptJvm.classPathOfCompiler(), List.of(), CompilerMain.class),
          _ -> true);

  /** Scripts with parameters are often run again soon, with other values. */
  private static final KeptProcesses<Runner> RUNNERS =
      new KeptProcesses<>(
          200,
          Runtime.getRuntime().availableProcessors(),
          runner -> builder(runner.kind, runner.script, runner.trusted),
          answers -> answers.stream().anyMatch(answer -> answer instanceof Answer.Parameter));

  /** What a process runs: always the same script, since a script may leave traces in it. */
  private record Runner(ScriptKind kind, Script script, boolean trusted) {}

  private final ScriptKind kind;
  private final Source source;
  private final ScriptOptions options;
  private final Script.Trust trust;
  private final OutputStream printed;
  private final ParameterValues values;
  private final List<Answer> answers = new ArrayList<>();

  /** The results of a script, and the mistake that ended it, if there was one. */
  record Left(List<Answer> answers, Optional<ScriptError> mistake) {}

  private ScriptRuns(
      ScriptKind kind,
      Source source,
      ParameterValues values,
      ScriptOptions options,
      Script.Trust trust,
      OutputStream printed) {
    this.kind = kind;
    this.source = source;
    this.values = values;
    this.options = options;
    this.trust = trust;
    this.printed = printed;
  }

  /**
   * Runs a script to its end.
   *
   * @return the games it printed and warnings, in order
   * @throws ScriptError if it has a mistake or needs too much time or memory
   */
  static List<Answer> run(ScriptKind kind, Source source, ScriptOptions options) {
    return whole(left(kind, source, ParameterValues.exactly(Map.of()), options));
  }

  /** Runs a script whose parameters have these values, as far as it goes. */
  static Left left(ScriptKind kind, Source source, ParameterValues values, ScriptOptions options) {
    Script.Trust trust = options.allowIo() ? Script.Trust.FREE : Script.Trust.CHECKED;
    OutputStream printed = ScriptProcess.toUser();
    return new ScriptRuns(kind, source, values, options, trust, printed).left();
  }

  /**
   * The same with a given trust.
   *
   * @param printed where to pass on what the script prints
   */
  static List<Answer> run(
      ScriptKind kind,
      Source source,
      ScriptOptions options,
      Script.Trust trust,
      OutputStream printed) {
    ParameterValues values = ParameterValues.exactly(Map.of());
    return whole(new ScriptRuns(kind, source, values, options, trust, printed).left());
  }

  private static List<Answer> whole(Left left) {
    left.mistake.ifPresent(
        mistake -> {
          throw mistake;
        });
    return left.answers;
  }

  private Left left() {
    try {
      ScriptJvm.requireLibrary(kind);
      switch (kind) {
        case KOTLIN -> compileAndRun();
        case PYTHON -> run(Path.of(""));
      }
      return new Left(answers, Optional.empty());
    } catch (ScriptError mistake) {
      return new Left(answers, Optional.of(mistake));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void compileAndRun() throws IOException {
    Path jar;
    try {
      jar = CompiledScripts.jar(fileName(), source.text(), ScriptJvm.classPathOfCompiler());
    } catch (IOException _) {
      answers.add(
          new Answer.Warning(
              0,
              "the compiled script cannot be kept, since "
                  + CompiledScripts.wantedFolder()
                  + " cannot be written; it is compiled each time"));
      Path folder = Files.createTempDirectory("regames");
      jar = folder.resolve("script.jar");
      try {
        compileAndRun(jar);
      } finally {
        Files.deleteIfExists(jar);
        Files.deleteIfExists(folder);
      }
      return;
    }
    compileAndRun(jar);
  }

  private void compileAndRun(Path jar) throws IOException {
    if (!Files.exists(jar)) {
      byte[] compiled = compile();
      try (Unfinished unfinished = Unfinished.file(jar.toAbsolutePath().getParent())) {
        try (OutputStream out = unfinished.open()) {
          out.write(compiled);
        }
        // Confined processes may only read the file that was there when they were confined, so it
        // is never replaced.
        unfinished.moveIfAbsent(jar);
      }
    }
    run(jar);
  }

  private byte[] compile() throws IOException {
    int seconds = Math.max(COMPILING_SECONDS, COMPILING * options.seconds());
    List<Answer> compiled = new ArrayList<>();
    COMPILERS.talk(
        ScriptKind.KOTLIN,
        new CompilerInput(fileName(), source.text()),
        compiled,
        seconds,
        seconds,
        "compiling it took longer than "
            + seconds
            + " seconds of work; --script-seconds N allows "
            + COMPILING
            + " N");
    return ((Answer.Compiled) compiled.getFirst()).jar();
  }

  private void run(Path jar) throws IOException {
    ScriptInput input = new ScriptInput(source.text(), values);
    Script script = new Script(fileName(), source.text(), trust, options.seed(), jar);
    String tooSlow = "it took longer than " + STARTING_SECONDS + " s of work to start";
    if (trust == Script.Trust.CHECKED) {
      RUNNERS.talk(
          new Runner(kind, script, isTrusted()),
          input,
          answers,
          STARTING_SECONDS,
          options.seconds(),
          tooSlow);
      return;
    }
    try (ScriptProcess process = ScriptProcess.start(builder(kind, script, isTrusted()), printed)) {
      process.talk(input, answers, STARTING_SECONDS, options.seconds(), tooSlow);
    }
  }

  private static ProcessBuilder builder(ScriptKind kind, Script script, boolean trusted)
      throws IOException {
    ProcessBuilder builder =
        ScriptJvm.builder(
            ScriptJvm.classPath(kind),
            ScriptJvm.loader(kind),
            ScriptMain.class,
            kind.name(),
            script.name(),
            script.trust().name(),
            Long.toString(script.seed()),
            script.jar().toString(),
            Boolean.toString(trusted),
            ScriptMain.OUTSIDE);
    if (script.trust() != Script.Trust.FREE) {
      builder.environment().clear(); // it may hold secrets
    }
    return builder;
  }

  /** Whether the script may run without a wall. */
  private boolean isTrusted() {
    return options.trusted()
        || !List.of("", "0", "false").contains(System.getenv().getOrDefault(TRUST, ""));
  }

  /**
   * The name of the script in the process. Compiled scripts share one name, so that equal texts are
   * compiled once, whatever the names of their files.
   */
  private String fileName() {
    return switch (kind) {
      case KOTLIN -> "game" + kind.suffix();
      case PYTHON -> nameOfSource();
    };
  }

  private String nameOfSource() {
    Path name = Path.of(source.name()).getFileName();
    return name == null ? source.name() : name.toString();
  }
}
