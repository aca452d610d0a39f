package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.Languages;
import org.regames.draw.board.ViewFile;

/**
 * The jar that is shipped has all classes that any command needs; parts of libraries are left out
 * of it. Runs after packaging: {@code mvn -pl cli -am verify}.
 */
@Tag("long")
class PackagedJarIT {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));
  private static final Path JAR = ROOT.resolve("cli/target/regames.jar");

  @TempDir private Path folder;

  @Test
  void everyCommandWorksOnEveryLanguage() throws Exception {
    assertTrue(Files.isRegularFile(JAR), JAR + " is not built");
    List<Path> games = new ArrayList<>(List.of(Run.game("nod.rg").toAbsolutePath()));
    games.addAll(smallest().values());
    URL[] place = {
      JAR.toUri().toURL(), EveryCommand.class.getProtectionDomain().getCodeSource().getLocation()
    };
    String classPath = System.setProperty("java.class.path", JAR.toString()); // of forks
    try (URLClassLoader loader = new URLClassLoader(place, ClassLoader.getPlatformClassLoader())) {
      Method failures =
          loader
              .loadClass(EveryCommand.class.getName())
              .getDeclaredMethod("failures", List.class, Path.class);
      failures.setAccessible(true);
      Thread.currentThread().setContextClassLoader(loader); // where services are looked for
      assertEquals(List.of(), failures.invoke(null, games, folder));
    } finally {
      System.setProperty("java.class.path", classPath);
      Thread.currentThread().setContextClassLoader(getClass().getClassLoader());
    }
  }

  /** The smallest of our games with each suffix. */
  private static SortedMap<String, Path> smallest() throws IOException {
    Languages languages = Languages.installed();
    SortedMap<String, Path> smallest = new TreeMap<>();
    for (Path file : GameFiles.filesIn(ROOT.resolve("games"), Optional.empty())) {
      String name = file.toString();
      boolean isGame =
          languages.bySuffix(name).filter(l -> l.frontend().isPresent()).isPresent()
              && !name.endsWith(ViewFile.SUFFIX);
      if (isGame && !name.contains("/target/")) {
        String suffix = name.substring(name.lastIndexOf('.'));
        smallest.merge(suffix, file, (one, other) -> size(other) < size(one) ? other : one);
      }
    }
    return smallest;
  }

  private static long size(Path file) {
    return file.toFile().length();
  }
}
