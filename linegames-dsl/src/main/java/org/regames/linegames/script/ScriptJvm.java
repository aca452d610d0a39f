package org.regames.linegames.script;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.python.JythonLoader;

/** The Java processes that work on scripts: their options and class paths. */
final class ScriptJvm {
  private static final String MEMORY = "-Xmx512m";

  /** The folder of the libraries for scripts, beside the jar of the command. */
  private static final String FOLDER = "lib";

  /**
   * The property that lists more folders with such libraries, as packages for Python bring them.
   */
  private static final String FOLDERS = "regames.libraries";

  /** What scripts must not reach: reflection, the compiler, and the other language. */
  private static final Pattern NOT_FOR_KOTLIN =
      Pattern.compile("(kotlin-(reflect|compiler|scripting-compiler|daemon)|jython).*");

  private static final Pattern NOT_FOR_PYTHON = Pattern.compile("kotlin.*");

  private static final Pattern NOT_FOR_COMPILING = Pattern.compile("jython.*");

  private ScriptJvm() {}

  /** A process that runs one of our classes. */
  static ProcessBuilder builder(
      String classPath, List<String> options, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Startup time matters here, not long runs; libraries of scripts use features that Java warns
    // about. Files for monitoring the JVM are disabled, since nothing may be written here.
    command.addAll(
        List.of(
            MEMORY,
            "-Xss16m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-XX:+DisableAttachMechanism",
            "--finalization=disabled",
            // Consecutive numbers, so that anything ordered by hash codes has the same order each
            // time.
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=3",
            "-Xlog:disable",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  /**
   * Checks for the library that scripts of a language need.
   *
   * @throws ScriptError if it is not installed, since it is optional in the packages for Python
   */
  static void requireLibrary(ScriptKind kind) throws IOException {
    if (entries().stream()
        .noneMatch(entry -> new File(entry).getName().startsWith(kind.library()))) {
      String remedy = "pip install \"regames[" + kind.extra() + "]\"";
      throw new ScriptError(
          0,
          0,
          "scripts in %s need %s, which is not installed; %s installs it"
              .formatted(kind.notation(), kind.library(), remedy),
          "");
    }
  }

  /** The options for loading the classes of a language. */
  static List<String> loader(ScriptKind kind) {
    return switch (kind) {
      case KOTLIN -> List.of();
      case PYTHON -> List.of("-Djava.system.class.loader=" + JythonLoader.class.getName());
    };
  }

  /** The class path for running scripts of a language. */
  static String classPath(ScriptKind kind) throws IOException {
    return classPath(
        switch (kind) {
          case KOTLIN -> NOT_FOR_KOTLIN;
          case PYTHON -> NOT_FOR_PYTHON;
        });
  }

  /** The class path for compiling scripts in Kotlin. */
  static String classPathOfCompiler() throws IOException {
    return classPath(NOT_FOR_COMPILING);
  }

  /**
   * The class path of this process, and the libraries of scripts, which the command itself does not
   * need.
   */
  private static String classPath(Pattern without) throws IOException {
    return entries().stream()
        .filter(entry -> !without.matcher(new File(entry).getName()).matches())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static List<String> entries() throws IOException {
    Path own;
    try {
      own = Path.of(ScriptJvm.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    List<String> entries = new ArrayList<>(List.of(own.toString()));
    for (Path folder : folders(own)) {
      try (Stream<Path> files = Files.list(folder)) {
        files.sorted().map(Path::toString).forEach(entries::add);
      }
    }
    return Files.isRegularFile(own) && entries.size() > 1
        ? entries
        : List.of(System.getProperty("java.class.path").split(File.pathSeparator));
  }

  private static List<Path> folders(Path own) {
    Stream<String> named = Stream.of(System.getProperty(FOLDERS, "").split(File.pathSeparator));
    return Stream.concat(
            Stream.of(own.resolveSibling(FOLDER)),
            named.filter(folder -> !folder.isEmpty()).map(Path::of))
        .filter(Files::isDirectory)
        .toList();
  }
}
