package org.regames.cli;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.cli.console.Terminal;

/** One run of the command, inside this process. */
record Run(int exitCode, String out, String err) {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /** The games of these tests. */
  static final Path GAMES = Path.of("src/test/resources/games");

  /** Runs with these words after {@code regames}; paths may be given as such. */
  static Run of(Object... words) {
    return withInput(new byte[0], words);
  }

  /** The same with something on standard input. */
  static Run withInput(byte[] input, Object... words) {
    return reading(new ByteArrayInputStream(input), words);
  }

  /** The same with standard input that is read from somewhere. */
  static Run reading(InputStream input, Object... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(input, Terminal.printer(out), Terminal.printer(err), false, false, false);
    String[] args = List.of(words).stream().map(String::valueOf).toArray(String[]::new);
    int exitCode = Main.run(args, terminal);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /**
   * Runs a line as one types it, with quotes and with paths from the root of the project, which the
   * output has, too.
   */
  static Run ofLine(String line) {
    String root = System.getProperty("regames.root") + "/";
    Object[] words =
        words(line).map(word -> word.matches("(games|examples)/.*") ? root + word : word).toArray();
    Run run = of(words);
    return new Run(run.exitCode, run.out.replace(root, ""), run.err.replace(root, ""));
  }

  /** The words of a line, of which some stand in single quotes. */
  static Stream<String> words(String line) {
    return WORD.matcher(line)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1));
  }

  static Path game(String name) {
    return GAMES.resolve(name);
  }

  List<String> outLines() {
    return out.lines().toList();
  }

  List<String> errLines() {
    return err.lines().toList();
  }

  /** Standard output as JSON, one object for each line. */
  List<JsonObject> json() {
    return out.lines().map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
  }
}
