package org.regames.linegames.script;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.wall.Wall;

/**
 * Compiles scripts in Kotlin, one after the other: reads {@link CompilerInput}s and writes {@link
 * Answer}s. It writes no files, and ends when nobody listens any more.
 */
public final class CompilerMain {
  private CompilerMain() {}

  public static void main(String[] args) throws IOException {
    Wall.dieWithParent();
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    Incoming<CompilerInput> scripts = new Incoming<>(CompilerInput::readFrom);
    while (true) {
      CompilerInput script = scripts.next();
      ScriptMain.finish(
          () ->
              ScriptMain.send(
                  new Answer.Compiled(KotlinCompilation.compile(script.name(), script.text())),
                  out),
          out);
    }
  }
}
