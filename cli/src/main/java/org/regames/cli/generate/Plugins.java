package org.regames.cli.generate;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.regames.cli.console.Failure;
import picocli.CommandLine.Option;

/** Third-party spaces and metrics, as services in jars. */
public final class Plugins {
  @Option(
      names = "--plugins",
      paramLabel = "JAR",
      description =
          "A jar with spaces and metrics of your own (docs/pcg.md). May be given several times.")
  private List<Path> jars = new ArrayList<>();

  /** Whether there are any. */
  boolean areWanted() {
    return !jars.isEmpty();
  }

  /**
   * Loads them for this thread and those that it starts.
   *
   * @throws Failure if there is no such jar
   */
  void load() {
    if (jars.isEmpty()) {
      return;
    }
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      if (!Files.isRegularFile(jar)) {
        throw Failure.misused("--plugins: " + jar + ": there is no such file");
      }
      try {
        urls.add(jar.toUri().toURL());
      } catch (MalformedURLException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    ClassLoader own = Plugins.class.getClassLoader();
    Thread.currentThread().setContextClassLoader(new URLClassLoader(urls.toArray(URL[]::new), own));
  }
}
