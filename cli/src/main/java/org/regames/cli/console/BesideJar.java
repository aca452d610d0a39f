package org.regames.cli.console;

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
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Classes in folders beside the jar of the command, loaded only by the commands that need them, so
 * that no other command starts more slowly.
 */
public final class BesideJar {
  private BesideJar() {}

  /**
   * Calls a static method of a class in folders.
   *
   * @param owner the name of the class
   * @throws ClassNotFoundException if there is no such class
   * @throws Exception whatever the method throws
   */
  public static Object call(
      String owner, String method, MethodType type, List<?> arguments, String... folders)
      throws Exception {
    try {
      return MethodHandles.publicLookup()
          .findStatic(Class.forName(owner, true, loader(folders)), method, type)
          .invokeWithArguments(arguments);
    } catch (Exception | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A class loader for folders. In a build there are none, and everything is on the class path. */
  private static ClassLoader loader(String... folders) {
    ClassLoader own = BesideJar.class.getClassLoader();
    try {
      List<URL> urls = new ArrayList<>();
      for (String name : folders) {
        Optional<Path> folder = folder(name);
        if (folder.isPresent()) {
          add(folder.get(), urls);
        }
      }
      return urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
    } catch (IOException failure) {
      throw Failure.failed(String.join(", ", folders) + " cannot be read: " + failure.getMessage());
    }
  }

  /** A folder beside the jar, if both exist. */
  public static Optional<Path> folder(String name) {
    return Optional.of(own())
        .filter(Files::isRegularFile)
        .map(jar -> jar.resolveSibling(name))
        .filter(Files::isDirectory);
  }

  /** The jar of the command; in a build a folder of classes. */
  public static Path own() {
    try {
      return Path.of(BesideJar.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void add(Path folder, List<URL> urls) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        urls.add(file.toUri().toURL());
      }
    }
  }
}
