package org.regames.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

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

  /** Waits until it has printed a line that begins so; false where it ends without. */
  boolean hasPrinted(String beginning) throws IOException {
    while (true) {
      int from = printed.size();
      int c = process.getInputStream().read();
      for (; c >= 0 && c != '\n'; c = process.getInputStream().read()) {
        printed.write(c);
      }
      if (c < 0) {
        return false;
      }
      printed.write(c);
      String line = printed.toString(StandardCharsets.UTF_8).substring(from);
      if (line.startsWith(beginning)) {
        return true;
      }
    }
  }

  /** Waits until it has said this on standard error; false where it does not in so many seconds. */
  boolean saidWithin(int seconds, String words) throws InterruptedException {
    for (int tries = 10 * seconds; tries > 0 && process.isAlive(); tries--) {
      if (said().contains(words)) {
        return true;
      }
      Thread.sleep(100);
    }
    return false;
  }

  /** What it has said on standard error so far. */
  String said() {
    try {
      return Files.readString(err);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Ended ended() throws IOException, InterruptedException {
    process.getInputStream().transferTo(printed);
    int exitCode = process.waitFor();
    String said = said();
    Files.delete(err);
    return new Ended(exitCode, printed.toString(StandardCharsets.UTF_8), said);
  }
}
