package org.regames.linegames.script;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.output.Parameters;
import org.regames.linegames.output.PrintedGames;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.wall.Wall;

/**
 * Runs one script, once for each {@link ScriptInput} that comes in: its language, name, trust, seed
 * and jar are the arguments. {@link Answer}s go out; what the script itself prints goes to the
 * error stream, which is the user's. The last argument is {@link #OUTSIDE} until the rules for
 * files stand.
 */
public final class ScriptMain {
  static final String OUTSIDE = "outside";
  private static final String INSIDE = "inside";

  private ScriptMain() {}

  public static void main(String[] args) throws IOException {
    ScriptKind kind = ScriptKind.valueOf(args[0]);
    Script.Trust trust = Script.Trust.valueOf(args[2]);
    Path jar = Path.of(args[4]);
    Wall.dieWithParent();
    boolean walled = trust != Script.Trust.FREE;
    if (walled && args[5].equals(OUTSIDE)) {
      Wall.restartConfined(readable(jar), INSIDE);
    }
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    Incoming<ScriptInput> inputs = new Incoming<>(ScriptInput::readFrom);
    System.setIn(new ByteArrayInputStream(new byte[0]));
    List<String> missing = walled ? Wall.close(args[5].equals(INSIDE)) : List.of();
    ScriptKind.Runner runner = kind.runner();
    while (true) {
      ScriptInput input = inputs.next();
      Script script = new Script(args[1], input.text(), trust, Long.parseLong(args[3]), jar);
      missing.forEach(part -> send(new Answer.Warning(0, unwalled(part)), out));
      Parameters.take(
          input.values(), (name, value) -> send(new Answer.Parameter(name, value), out));
      finish(() -> run(runner, script, out), out);
    }
  }

  private static String unwalled(String missing) {
    return "this system has no " + missing + ": scripts are only checked, see SECURITY.md";
  }

  private static List<Path> readable(Path jar) {
    return Stream.concat(
            Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator)),
            Stream.of(jar.toString()))
        .filter(path -> !path.isEmpty())
        .map(path -> Path.of(path).toAbsolutePath())
        .toList();
  }

  /** Works on a script to its end, which the last answer tells. */
  static void finish(Runnable work, DataOutputStream out) throws IOException {
    Answer outcome = outcome(work);
    new FileOutputStream(FileDescriptor.err).write(ScriptProcess.END_OF_PRINTED);
    outcome.writeTo(out);
  }

  private static Answer outcome(Runnable work) {
    try {
      work.run();
      return new Answer.Done();
    } catch (ScriptError mistake) {
      return new Answer.Mistake(
          mistake.line(), mistake.column(), mistake.getMessage(), mistake.stack());
    } catch (OutOfMemoryError _) {
      return new Answer.Mistake(0, 0, "the script needs too much memory", "");
    } catch (StackOverflowError _) {
      return new Answer.Mistake(0, 0, "the script is nested too deeply", "");
    }
  }

  private static void run(ScriptKind.Runner runner, Script script, DataOutputStream out) {
    Set<String> names = new HashSet<>();
    PrintedGames.sendTo(
        game ->
            send(
                new Answer.Printed(
                    newName(game.name(), names), HrgWriter.text(game), BoardDrawing.svg(game)),
                out),
        warning -> send(new Answer.Warning(runner.line(script), warning), out));
    runner.run(script, () -> send(new Answer.Running(), out));
  }

  /** Games of one script become files side by side: the second of a name gets a number. */
  private static String newName(String name, Set<String> names) {
    String free = name;
    for (int number = 2; !names.add(free); number++) {
      free = name + "_" + number;
    }
    return free;
  }

  static void send(Answer answer, DataOutputStream out) {
    try {
      answer.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
