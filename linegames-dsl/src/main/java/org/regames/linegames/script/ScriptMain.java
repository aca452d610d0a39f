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
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.output.Parameters;
import org.regames.linegames.output.PrintedGames;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.python.Border;
import org.regames.linegames.wall.Wall;

/**
 * Runs one script, once for each {@link ScriptInput} that it reads: its language, name, trust, seed
 * and jar are the arguments, and whether it may run without a wall. It writes {@link Answer}s; what
 * the script itself prints goes to the error stream, which is the user's. The last argument is
 * {@link #OUTSIDE} until the rules for files are in place.
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
    boolean trusted = Boolean.parseBoolean(args[5]);
    if (walled && args[6].equals(OUTSIDE)) {
      Wall.restartConfined(readable(jar), INSIDE);
    }
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    Incoming<ScriptInput> inputs = new Incoming<>(ScriptInput::readFrom);
    System.setIn(new ByteArrayInputStream(new byte[0]));
    List<String> missing = walled ? Wall.close(args[6].equals(INSIDE)) : List.of();
    ScriptKind.Runner runner = kind.runner();
    while (true) {
      ScriptInput input = inputs.next();
      Script script = new Script(args[1], input.text(), trust, Long.parseLong(args[3]), jar);
      if (trusted) {
        missing.forEach(part -> send(new Answer.Warning(0, unwalled(part)), out));
      }
      Parameters.take(input.values(), declared -> send(new Answer.Parameter(declared), out));
      finish(() -> run(kind, runner, script, trusted ? List.of() : missing, out), out);
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

  /** Runs a script to its end and writes the last answer. */
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
    } catch (RuntimeException | LinkageError failure) { // in the code that runs it, or in its own
      return new Answer.Mistake(
          0, 0, "the script cannot be run: " + failure.getClass().getName(), Stacks.text(failure));
    }
  }

  private static void run(
      ScriptKind kind,
      ScriptKind.Runner runner,
      Script script,
      List<String> missing,
      DataOutputStream out) {
    if (!missing.isEmpty()) {
      throw new ScriptError(
          0,
          0,
          "this system has no "
              + String.join(", and no ", missing)
              + ": a script could find a way to your files. Run it in a container, or with"
              + " --trust-script (REGAMES_TRUST_SCRIPTS=1) if you trust whoever wrote it",
          "");
    }
    PrintedGames.sendTo(
        new Consumer<>() {
          private int count;

          @Override
          public void accept(LineGame game) {
            if (++count > AnswerReader.MOST_GAMES) {
              throw new ScriptError(
                  runner.line(script),
                  0,
                  "it prints more than " + AnswerReader.MOST_GAMES + " games",
                  "");
            }
            send(new Answer.Printed(game), out);
          }
        },
        warning -> send(new Answer.Warning(runner.line(script), warning), out));
    runner.run(
        script,
        () -> {
          if (kind == ScriptKind.PYTHON && script.trust() == Script.Trust.CHECKED) {
            Border.close();
          }
          send(new Answer.Running(), out);
        });
  }

  static void send(Answer answer, DataOutputStream out) {
    try {
      answer.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
