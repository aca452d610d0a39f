package org.regames.cli;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What lies in folders beside the jar of the command, and is loaded by the commands alone that need
 * it, so that no other starts later for it.
 */
final class BesideJar {
  private BesideJar() {}

  /**
   * Calls the static method {@code serve} of a class in folders.
   *
   * @throws Exception what it throws
   */
  static Object serve(String name, MethodType type, List<?> arguments, String... folders)
      throws Exception {
    try {
      Class<?> server = Class.forName(name, true, loader(folders));
      return MethodHandles.publicLookup()
          .findStatic(server, "serve", type)
          .invokeWithArguments(arguments);
    } catch (Exception | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Loads what is in folders. In a build there are none, and all is on the class path. */
  private static ClassLoader loader(String... folders) {
    ClassLoader own = BesideJar.class.getClassLoader();
    try {
      Path jar =
          Path.of(BesideJar.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      List<URL> urls = new ArrayList<>();
      if (Files.isRegularFile(jar)) {
        for (String folder : folders) {
          add(jar.resolveSibling(folder), urls);
        }
      }
      return urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
    } catch (IOException | URISyntaxException failure) {
      throw Failure.failed(String.join(", ", folders) + " cannot be read: " + failure.getMessage());
    }
  }

  private static void add(Path folder, List<URL> urls) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          urls.add(file.toUri().toURL());
        }
      }
    }
  }
}
