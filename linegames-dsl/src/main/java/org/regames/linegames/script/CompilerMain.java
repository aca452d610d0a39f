package org.regames.linegames.script;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.wall.Wall;

/**
 * Compiles scripts in Kotlin, one after the other: a {@link CompilerInput} comes in, {@link
 * Answer}s go out. It writes no files. Ends when nobody listens any more.
 */
public final class CompilerMain {
  private CompilerMain() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Wall.dieWithParent();
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    BlockingQueue<CompilerInput> scripts = new SynchronousQueue<>();
    Thread.ofPlatform().daemon().start(() -> read(scripts));
    while (true) {
      CompilerInput script = scripts.take();
      ScriptMain.outcome(
              () ->
                  ScriptMain.send(
                      new Answer.Compiled(KotlinCompilation.compile(script.name(), script.text())),
                      out))
          .writeTo(out);
    }
  }

  /** Beside the compiling, so that it ends when the input does. */
  private static void read(BlockingQueue<CompilerInput> scripts) {
    DataInputStream in = new DataInputStream(new FileInputStream(FileDescriptor.in));
    try {
      while (true) {
        scripts.put(CompilerInput.readFrom(in));
      }
    } catch (IOException | InterruptedException _) {
      Runtime.getRuntime().halt(1);
    }
  }
}
