package org.regames.cli.generate;

import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.cli.Main;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.ir.language.Language;
import org.regames.pcg.cluster.Cluster;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/**
 * The option for a cluster on which games are measured instead of this machine alone. Spark needs a
 * JVM with special options, so the command line is run again in such a JVM, unless {@code
 * spark-submit} has started this one.
 */
public final class ClusterOption {
  /** The message that some options do not work on a cluster. */
  static final String WITHOUT_OTHERS =
      "measures games without --known, --metric, --mutator, --judge-command and --plugins";

  private static final String FOLDER = "spark";
  private static final String BUILD = "mvn -q -Pspark -pl spark -am package -Dmaven.test.skip=true";

  private static final Pattern OPENS = Pattern.compile("--add-opens=([^/]+)/([^=]+)=.*");

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "Measure on Spark, at local[*], spark://HOST:PORT or another master (docs/pcg.md); "
              + "the results are the same.")
  private Optional<String> master = Optional.empty();

  boolean isWanted() {
    return master.isPresent();
  }

  /** Whether the classes of Spark are missing here. */
  boolean needsAnotherJvm() {
    return isWanted()
        && ClusterOption.class.getClassLoader().getResource("org/apache/spark/SparkContext.class")
            == null;
  }

  /**
   * Runs the whole command line again in a JVM for Spark; returns the exit code.
   *
   * @throws Failure if Spark is missing
   */
  int runInAnotherJvm(CommandSpec spec) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!option.startsWith("-XX:AOT")) { // the cache is for another class path
        words.add(option);
      }
    }
    words.addAll(optionsOfSpark());
    String jars =
        BesideJar.folder(FOLDER).map(folder -> folder.resolve("*")).orElseThrow().toString();
    words.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path") + File.pathSeparator + jars,
            Main.class.getName()));
    words.addAll(spec.root().commandLine().getParseResult().originalArgs());
    try {
      Process process = new ProcessBuilder(words).inheritIO().start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
      return process.waitFor();
    } catch (IOException failure) {
      throw Failure.failed("--spark: no JVM can be started: " + failure.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw Failure.failed("interrupted");
    }
  }

  private static List<String> optionsOfSpark() {
    try {
      String[] all =
          (String[])
              BesideJar.call(
                  "org.apache.spark.launcher.JavaModuleOptions",
                  "defaultModuleOptionArray",
                  MethodType.methodType(String[].class),
                  List.of(),
                  FOLDER);
      return Stream.of(all).filter(ClusterOption::isQuiet).toList();
    } catch (ClassNotFoundException missing) {
      throw Failure.misused(
          "--spark: Spark is not here yet; in the folder of the sources: " + BUILD);
    } catch (RuntimeException mistake) {
      throw mistake;
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** Whether the JVM does not warn about an option, as it does for missing modules and packages. */
  private static boolean isQuiet(String option) {
    Matcher opens = OPENS.matcher(option);
    return !option.startsWith("--add-modules")
        && (!opens.matches()
            || ModuleLayer.boot()
                .findModule(opens.group(1))
                .filter(module -> module.getPackages().contains(opens.group(2)))
                .isPresent());
  }

  /**
   * Checks whether other machines can read games of a language.
   *
   * @throws Failure if they cannot
   */
  void check(Language language) {
    boolean isHere = master.orElse("local").startsWith("local");
    if (!isHere && language.families().isPresent()) {
      throw Failure.misused(
          "--spark: scripts run on this machine only, with --spark local[*]; others take what"
              + " regames translate --to hrg makes of them");
    }
  }

  /**
   * Connects to the cluster.
   *
   * @param worker the class that processes of the cluster instantiate with the setting, see {@link
   *     Cluster}
   * @param terminal shows if no machine of the cluster is working
   * @throws Failure if there is no such cluster
   */
  Cluster open(Class<?> worker, Record setting, Terminal terminal) {
    MethodType type =
        MethodType.methodType(
            Cluster.class, String.class, List.class, String.class, String.class, Consumer.class);
    List<Path> jars = Files.isRegularFile(BesideJar.own()) ? List.of(BesideJar.own()) : List.of();
    Consumer<String> says = line -> terminal.err().println(line);
    List<?> arguments =
        List.of(master.orElseThrow(), jars, worker.getName(), Json.line(setting), says);
    try {
      return (Cluster)
          BesideJar.call("org.regames.spark.SparkCluster", "open", type, arguments, FOLDER);
    } catch (IllegalArgumentException wrong) {
      throw Failure.misused("--spark: " + wrong.getMessage());
    } catch (ClassNotFoundException missing) {
      throw Failure.misused(
          "--spark: the jar of Regames for Spark is not here; in the folder of the sources: "
              + BUILD);
    } catch (RuntimeException other) {
      throw other;
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** The options of a command line that a mixin also has, as arguments. */
  static List<String> shared(CommandSpec spec, Class<?> mixin) {
    CommandSpec other = CommandSpec.forAnnotatedObject(mixin);
    List<String> words = new ArrayList<>();
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
      String name = option.longestName();
      if (other.findOption(name) != null) {
        if (option.arity().max() == 0) {
          words.add(name);
        } else {
          option.originalStringValues().forEach(value -> words.add(name + "=" + value));
        }
      }
    }
    return words;
  }
}
