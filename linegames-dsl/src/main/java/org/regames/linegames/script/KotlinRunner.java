package org.regames.linegames.script;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.output.ScriptError;

/**
 * Runs Kotlin scripts. Compiling takes seconds, so that what was compiled is kept, by the text of
 * the script and the class path.
 */
final class KotlinRunner implements ScriptKind.Runner {
  /** Where compiled scripts are kept; in the user's folder for such things unless this is set. */
  static final String CACHE = "regames.scripts.cache";

  @Override
  public void run(Script script, Runnable running) {
    try {
      Path jar = folder().resolve(key(script.name(), script.text()) + ".jar");
      if (!Files.exists(jar)) {
        KotlinCompilation.compile(script.name(), script.text(), jar);
      }
      if (!script.allowIo()) {
        AllowedClasses.check(jar);
      }
      running.run();
      run(script.name(), jar);
    } catch (IOException e) {
      throw new ScriptError(
          0, 0, "the compiled script cannot be kept or read: " + e, Stacks.text(e));
    }
  }

  /** The compiler keeps names of files and lines in the classes that it makes. */
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

  private static Path folder() throws IOException {
    String set = System.getProperty(CACHE);
    return Files.createDirectories(set == null ? usualFolder() : Path.of(set));
  }

  private static Path usualFolder() {
    String wanted = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
    Path caches =
        wanted.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(wanted);
    return caches.resolve("regames").resolve("scripts");
  }

  /** Different for every script, and for every version of what it is compiled against. */
  private static String key(String name, String text) throws IOException {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
    StringBuilder all = new StringBuilder(name).append('\n').append(Runtime.version()).append('\n');
    for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
      Path path = Path.of(entry);
      all.append(entry).append(' ');
      if (Files.exists(path)) {
        all.append(Files.getLastModifiedTime(path));
      }
      all.append('\n');
    }
    return HexFormat.of()
        .formatHex(digest.digest(all.append(text).toString().getBytes(StandardCharsets.UTF_8)));
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
          default -> cause.toString();
        };
    return new ScriptError(line, 0, message, Stacks.text(cause));
  }
}
