package org.regames.linegames.script;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.output.PrintedGames;
import org.regames.linegames.output.ScriptError;

/**
 * Runs one script: its language, its name and whether it may do input and output are the arguments,
 * its text comes in, {@link Answer}s go out. What the script itself prints goes to the error
 * stream, which is the user's.
 */
public final class ScriptMain {
  private ScriptMain() {}

  public static void main(String[] args) throws IOException {
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    String text;
    try (FileInputStream in = new FileInputStream(FileDescriptor.in)) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Script script =
        new Script(args[1], text, Boolean.parseBoolean(args[2]), Long.parseLong(args[3]));
    ScriptKind.Runner runner = ScriptKind.valueOf(args[0]).runner();
    Set<String> names = new HashSet<>();
    PrintedGames.sendTo(
        game ->
            send(
                new Answer.Printed(
                    newName(game.name(), names), HrgWriter.text(game), BoardDrawing.svg(game)),
                out),
        warning -> send(new Answer.Warning(runner.line(script), warning), out));
    Answer last;
    try {
      runner.run(script, () -> send(new Answer.Running(), out));
      last = new Answer.Done();
    } catch (ScriptError mistake) {
      last =
          new Answer.Mistake(
              mistake.line(), mistake.column(), mistake.getMessage(), mistake.stack());
    } catch (OutOfMemoryError _) {
      last = new Answer.Mistake(0, 0, "the script needs too much memory", "");
    }
    last.writeTo(out);
    Runtime.getRuntime().halt(0); // threads of the script do not matter any more
  }

  /** Games of one script become files side by side: the second of a name gets a number. */
  private static String newName(String name, Set<String> names) {
    String free = name;
    for (int number = 2; !names.add(free); number++) {
      free = name + "_" + number;
    }
    return free;
  }

  private static void send(Answer answer, DataOutputStream out) {
    try {
      answer.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
