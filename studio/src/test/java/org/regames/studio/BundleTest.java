package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is committed of the page is what its sources become. */
class BundleTest {
  private static final Path WEB = Path.of("web");
  private static final Path PAGE = Path.of("src/main/resources/org/regames/studio/page");

  @TempDir private Path folder;

  private static List<String> names(Path of) throws IOException {
    try (Stream<Path> files = Files.list(of)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Needs Node and {@code npm ci} in {@code studio/web}; says so where these are missing. */
  @Test
  void thePageIsBuiltFromItsSources() throws Exception {
    assumeTrue(Files.isDirectory(WEB.resolve("node_modules")), "npm ci was not run in studio/web");
    Process build;
    try {
      build =
          new ProcessBuilder("node", "build.mjs", folder.toString())
              .directory(WEB.toFile())
              .redirectErrorStream(true)
              .start();
    } catch (IOException withoutNode) {
      build = abort("Node is not installed");
    }
    String said = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(true, build.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, build.exitValue(), said);
    assertEquals(names(folder), names(PAGE));
    for (String name : names(folder)) {
      boolean same = Files.mismatch(folder.resolve(name), PAGE.resolve(name)) < 0;
      assertEquals(true, same, name + " is old: run npm run build in studio/web");
    }
  }

  @Test
  void theLockFileNamesNoHost() throws IOException {
    String lock = Files.readString(WEB.resolve("package-lock.json"));

    assertFalse(lock.contains("\"resolved\""), "see studio/web/.npmrc");
  }
}
