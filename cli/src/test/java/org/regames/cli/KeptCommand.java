package org.regames.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.regames.cli.console.Terminal;

/**
 * A process in a folder that runs one command after another, since most of the time of a short
 * command goes into the start of a JVM.
 */
final class KeptCommand implements AutoCloseable {
  private static final String END = "\0";

  private final Process process;
  private final Writer words;
  private final BufferedReader printed;

  KeptCommand(Path folder) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                KeptCommand.class.getName())
            .directory(folder.toFile())
            .redirectErrorStream(true);
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    process = builder.start();
    words = process.outputWriter(StandardCharsets.UTF_8);
    printed = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Runs with these words; both outputs are one, as on a terminal. */
  Run run(String... command) throws IOException {
    words.write(String.join("\t", command) + "\n");
    words.flush();
    StringBuilder out = new StringBuilder();
    for (String line = printed.readLine(); line != null; line = printed.readLine()) {
      int end = line.indexOf(END);
      if (end >= 0) {
        out.append(line, 0, end);
        return new Run(Integer.parseInt(line.substring(end + 1)), out.toString(), "");
      }
      out.append(line).append('\n');
    }
    throw new IOException("the process ended: " + out);
  }

  @Override
  public void close() throws IOException {
    words.close();
    process.destroy();
  }

  static void main() throws IOException, InterruptedException {
    Terminal terminal = Terminal.into(System.out);
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      int exitCode = Main.runDeep(line.split("\t"), terminal);
      terminal.out().println(END + exitCode);
    }
  }
}
