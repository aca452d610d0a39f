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

  /** Where the libraries of scripts lie beside the jar of the command. */
  private static final String FOLDER = "lib";

  /**
   * The property that lists more folders with such libraries, as packages for Python bring them.
   */
  private static final String FOLDERS = "regames.libraries";

  /** What stays away from scripts: reflection, the compiler, and the other language. */
  private static final Pattern NOT_FOR_KOTLIN =
      Pattern.compile("(kotlin-(reflect|compiler|scripting-compiler|daemon)|jython).*");

  private static final Pattern NOT_FOR_PYTHON = Pattern.compile("kotlin.*");

  private static final Pattern NOT_FOR_COMPILING = Pattern.compile("jython.*");

  private ScriptJvm() {}

  /** A process that runs a class of ours. */
  static ProcessBuilder builder(
      String classPath, List<String> options, Class<?> main, String... arguments) {
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
            "--finalization=disabled",
            // Counted, so that what is ordered by hash codes has the same order each time.
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
   * Asks for the library without which no script of a language runs.
   *
   * @throws ScriptError where it is not installed, as the packages for Python leave it to be chosen
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

  /** How the classes of a language are loaded. */
  static List<String> loader(ScriptKind kind) {
    return switch (kind) {
      case KOTLIN -> List.of();
      case PYTHON -> List.of("-Djava.system.class.loader=" + JythonLoader.class.getName());
    };
  }

  /** What scripts of a language run with. */
  static String classPath(ScriptKind kind) throws IOException {
    return classPath(
        switch (kind) {
          case KOTLIN -> NOT_FOR_KOTLIN;
          case PYTHON -> NOT_FOR_PYTHON;
        });
  }

  /** What scripts in Kotlin are compiled with and against. */
  static String classPathOfCompiler() throws IOException {
    return classPath(NOT_FOR_COMPILING);
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
