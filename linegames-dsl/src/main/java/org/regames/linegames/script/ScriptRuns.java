package org.regames.linegames.script;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.files.Unfinished;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/** Runs scripts in Java processes of their own; those in Kotlin are compiled in another before. */
final class ScriptRuns {
  private static final String MEMORY = "-Xmx512m";

  /** How long compiling may take: so often the time that running may, and this at least. */
  private static final int COMPILING = 4;

  private static final int COMPILING_SECONDS = 40;

  /** How long Java may take to start, which it does not owe to the script. */
  private static final int STARTING_SECONDS = 60;

  /** Where the libraries of scripts lie beside the jar of the command. */
  private static final String LIBRARIES = "lib";

  /** What stays away from scripts: reflection, the compiler, and the other language. */
  private static final Pattern NOT_FOR_KOTLIN =
      Pattern.compile("(kotlin-(reflect|compiler|scripting-compiler|daemon)|jython).*");

  private static final Pattern NOT_FOR_PYTHON = Pattern.compile("kotlin.*");

  private static final Pattern NOT_FOR_COMPILING = Pattern.compile("jython.*");

  private final ScriptKind kind;
  private final Source source;
  private final ScriptOptions options;
  private final Script.Trust trust;
  private final OutputStream printed;
  private final ParameterValues values;
  private final List<Answer> answers = new ArrayList<>();

  /** What a script left, and the mistake that ended it, if one did. */
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
   * @throws ScriptError where it made a mistake or needed too much time or memory
   */
  static List<Answer> run(ScriptKind kind, Source source, ScriptOptions options) {
    return whole(left(kind, source, ParameterValues.exactly(Map.of()), options));
  }

  /** Runs a script whose parameters have these values, as far as it goes. */
  static Left left(ScriptKind kind, Source source, ParameterValues values, ScriptOptions options) {
    Script.Trust trust = options.allowIo() ? Script.Trust.FREE : Script.Trust.CHECKED;
    OutputStream printed = new FileOutputStream(FileDescriptor.err);
    return new ScriptRuns(kind, source, values, options, trust, printed).left();
  }

  /**
   * The same with a trust of its own.
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
    String classPath = classPath(NOT_FOR_COMPILING);
    Path jar;
    try {
      jar = CompiledScripts.jar(fileName(), source.text(), classPath);
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
        compileAndRun(jar, classPath);
      } finally {
        Files.deleteIfExists(jar);
        Files.deleteIfExists(folder);
      }
      return;
    }
    compileAndRun(jar, classPath);
  }

  private void compileAndRun(Path jar, String classPath) throws IOException {
    if (!Files.exists(jar)) {
      // Here, not in the process that compiles, which is killed when this one is asked to end.
      try (Unfinished compiled = Unfinished.file(jar.toAbsolutePath().getParent())) {
        compile(compiled.path(), classPath);
        compiled.moveTo(jar);
      }
    }
    run(jar);
  }

  private void compile(Path jar, String classPath) throws IOException {
    int seconds = Math.max(COMPILING_SECONDS, COMPILING * options.seconds());
    talk(
        builder(ScriptMain.Work.COMPILE, classPath, jar),
        seconds,
        "compiling it took longer than "
            + seconds
            + " seconds of work; --script-seconds N allows "
            + COMPILING
            + " N");
  }

  private void run(Path jar) throws IOException {
    String classPath =
        classPath(
            switch (kind) {
              case KOTLIN -> NOT_FOR_KOTLIN;
              case PYTHON -> NOT_FOR_PYTHON;
            });
    ProcessBuilder builder = builder(ScriptMain.Work.RUN, classPath, jar);
    if (trust != Script.Trust.FREE) {
      builder.environment().clear(); // it may hold secrets
    }
    talk(
        builder,
        STARTING_SECONDS,
        "it took longer than " + STARTING_SECONDS + " s of work to start");
  }

  private void talk(ProcessBuilder builder, int beginning, String tooSlow) throws IOException {
    try (ScriptProcess process = ScriptProcess.start(builder, printed)) {
      ScriptInput input = new ScriptInput(source.text(), values);
      process.talk(input, answers, beginning, options.seconds(), tooSlow);
    }
  }

  private ProcessBuilder builder(ScriptMain.Work work, String classPath, Path jar) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Starting counts here, not long runs; libraries of scripts use what Java warns about. What a
    // JVM leaves in files for others to watch it by, nobody may write here.
    command.addAll(
        List.of(
            MEMORY,
            "-Xss16m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-XX:+DisableAttachMechanism",
            "-Xlog:disable",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8"));
    command.addAll(List.of("-cp", classPath, ScriptMain.class.getName(), work.name(), kind.name()));
    command.addAll(List.of(fileName(), trust.name(), Long.toString(options.seed())));
    command.addAll(List.of(jar.toString(), ScriptMain.OUTSIDE));
    return new ProcessBuilder(command);
  }

  /**
   * What the script is called in there. One name for all that are compiled: the same text is
   * compiled once, whatever the names of its files.
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

  /** That of this process, and the libraries of scripts, which the command itself does not need. */
  private static String classPath(Pattern without) throws IOException {
    return entries().stream()
        .filter(entry -> !without.matcher(new File(entry).getName()).matches())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static List<String> entries() throws IOException {
    Path own;
    try {
      own = Path.of(ScriptRuns.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    Path libraries = own.resolveSibling(LIBRARIES);
    if (!Files.isRegularFile(own) || !Files.isDirectory(libraries)) {
      return List.of(System.getProperty("java.class.path").split(File.pathSeparator));
    }
    try (Stream<Path> files = Files.list(libraries)) {
      return Stream.concat(Stream.of(own), files.sorted()).map(Path::toString).toList();
    }
  }
}
