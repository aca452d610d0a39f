package org.regames.cli.tooling;

import com.google.gson.JsonParseException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.regames.cli.Main;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;

/**
 * Measures in separate JVMs, one after the other, so that compiled code and memory layout of one
 * measurement do not affect the next.
 */
public final class Forks {
  /** How fast a game was played, as {@code regames run --json} prints it among other things. */
  record Rates(String engine, double playoutsPerSecond, double statesPerSecond) {}

  private final List<String> java = new ArrayList<>();

  Forks() {
    java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      // Java agents and caches are specific to this process.
      if (option.startsWith("-X") && !option.startsWith("-XX:AOT") && !option.startsWith("-Xlog")) {
        java.add(option);
      }
    }
    java.addAll(List.of("-cp", System.getProperty("java.class.path")));
  }

  /** Measures with {@code regames run}. */
  Rates run(List<String> words) {
    List<String> command = new ArrayList<>(List.of(Main.class.getName(), "run", "--json"));
    command.addAll(words);
    return measure(command);
  }

  /** Measures a hand-written game. */
  Rates runByHand(String file, double warmUp, double seconds) {
    return measure(
        List.of(
            CeilingMain.class.getName(), file, Double.toString(warmUp), Double.toString(seconds)));
  }

  private Rates measure(List<String> command) {
    List<String> words = new ArrayList<>(java);
    words.addAll(command);
    Process process = null;
    try {
      Path errors = Files.createTempFile("regames-bench", ".txt");
      try {
        process = new ProcessBuilder(words).redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out =
            new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        // The exit code for an improper game is 1, although it was measured.
        if (process.waitFor() > Failure.FAILED || out.isEmpty()) {
          throw Failure.failed("could not be measured: " + Files.readString(errors).strip());
        }
        return Json.read(out, Rates.class);
      } finally {
        Files.deleteIfExists(errors);
      }
    } catch (IOException | JsonParseException failure) {
      throw Failure.failed("no JVM for a measurement can be run: " + failure.getMessage());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw Failure.failed("interrupted");
    } finally {
      if (process != null) {
        process.destroy();
      }
    }
  }
}
