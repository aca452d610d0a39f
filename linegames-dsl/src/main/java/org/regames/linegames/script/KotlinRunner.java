package org.regames.linegames.script;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.output.ScriptRandom;

/** Runs compiled Kotlin scripts. */
final class KotlinRunner implements ScriptKind.Runner {
  @Override
  public void run(Script script, Runnable running) {
    try {
      if (script.trust() == Script.Trust.CHECKED) {
        AllowedClasses.check(script.jar());
      }
      ScriptRandom.seed(script.seed());
      running.run();
      run(script.name(), script.jar());
    } catch (IOException e) {
      throw new ScriptError(0, 0, "the compiled script cannot be read: " + e, Stacks.text(e));
    }
  }

  /** The classes that the compiler makes contain the names of files and the lines. */
  @Override
  public int line(Script script) {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .map(StackWalker.StackFrame::toStackTraceElement)
                    .filter(frame -> script.name().equals(frame.getFileName()))
                    .findFirst())
        .map(StackTraceElement::getLineNumber)
        .orElse(0);
  }

  private static void run(String name, Path jar) throws IOException {
    String main;
    try (JarFile file = new JarFile(jar.toFile())) {
      main = file.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
    }
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, KotlinRunner.class.getClassLoader())) {
      loader.loadClass(main).getDeclaredConstructors()[0].newInstance();
    } catch (InvocationTargetException end) {
      throw mistake(name, end.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("not a compiled script: " + jar, e);
    }
  }

  private static ScriptError mistake(String name, Throwable cause) {
    if (cause instanceof OutOfMemoryError memory) {
      throw memory;
    }
    int line = 0;
    for (StackTraceElement frame : cause.getStackTrace()) {
      if (name.equals(frame.getFileName())) {
        line = frame.getLineNumber();
        break;
      }
    }
    String message =
        switch (cause) {
          case LineGameException wrong -> wrong.getMessage();
          case StackOverflowError _ -> "the script calls itself too often";
          default -> Stacks.message(cause);
        };
    return new ScriptError(line, 0, message, Stacks.text(cause));
  }
}
