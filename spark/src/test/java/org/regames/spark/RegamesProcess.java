package org.regames.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command as it is shipped, in a process of its own. */
final class RegamesProcess {
  static final Path ROOT = Path.of(System.getProperty("regames.root"));
  static final Path BESIDE = ROOT.resolve("cli/target/spark");
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static final Path JAR = ROOT.resolve("cli/target/regames.jar");

  private final Process process;
  private final Path err;

  private RegamesProcess(Process process, Path err) {
    this.process = process;
    this.err = err;
  }

  /** What it printed. */
  record Ended(int exitCode, String out, String err) {}

  /** Starts it in the folder of the project with these words, separated by blanks. */
  static RegamesProcess start(String line) throws IOException {
    List<String> words = new ArrayList<>();
    words.addAll(
        List.of(
            JAVA,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dspark.driver.host=127.0.0.1",
            "-Dspark.driver.bindAddress=127.0.0.1"));
    words.addAll(List.of("-cp", JAR.toString(), "org.regames.cli.Main"));
    words.addAll(List.of(line.split(" ")));
    Path err = Files.createTempFile("regames", ".err");
    return new RegamesProcess(
        new ProcessBuilder(words).directory(ROOT.toFile()).redirectError(err.toFile()).start(),
        err);
  }

  static Ended run(String line) throws IOException, InterruptedException {
    return start(line).ended();
  }

  /** Waits until it has printed a line on standard output. */
  String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = process.getInputStream().read(); c >= 0 && c != '\n'; ) {
      line.append((char) c);
      c = process.getInputStream().read();
    }
    return line.toString();
  }

  Ended ended() throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exitCode = process.waitFor();
    String said = Files.readString(err);
    Files.delete(err);
    return new Ended(exitCode, out, said);
  }
}
