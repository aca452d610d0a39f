package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Language;

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
    node("build.mjs", folder.toString());
    assertEquals(names(folder), names(PAGE));
    for (String name : names(folder)) {
      boolean same = Files.mismatch(folder.resolve(name), PAGE.resolve(name)) < 0;
      assertEquals(true, same, name + " is old: run npm run build in studio/web");
    }
  }

  /** Types, the linter and the tests of what knows nothing of pages; skipped as above. */
  @Test
  void theSourcesAreCheckedAndTested() throws Exception {
    node("node_modules/typescript/bin/tsc", "--noEmit");
    node("node_modules/oxlint/bin/oxlint", "--deny-warnings", "src", "test");
    node("test.mjs");
  }

  /** Runs a program of the page's, which has to succeed. */
  private static void node(String... words) throws Exception {
    assumeTrue(Files.isDirectory(WEB.resolve("node_modules")), "npm ci was not run in studio/web");
    List<String> command = new ArrayList<>(List.of("node"));
    command.addAll(List.of(words));
    Process run;
    try {
      run = new ProcessBuilder(command).directory(WEB.toFile()).redirectErrorStream(true).start();
    } catch (IOException withoutNode) {
      run = abort("Node is not installed");
    }
    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(true, run.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, run.exitValue(), said);
  }

  /** The server says which languages there are, and how their texts look. */
  @Test
  void theSourcesNameNoLanguage() throws IOException {
    Set<String> names = new TreeSet<>();
    Language.all().stream()
        .filter(it -> it.frontend().isPresent())
        .forEach(language -> names.add(language.name()));
    Pattern quoted = Pattern.compile("['\"`]\\.?(" + String.join("|", names) + ")(\\.md)?['\"`]");
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(WEB.resolve("src"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".ts")).sorted().toList()) {
        quoted
            .matcher(Files.readString(file))
            .results()
            .forEach(one -> found.add(file.getFileName() + ": " + one.group()));
      }
    }
    assertEquals(List.of(), found);
    assertTrue(names.size() > 5, names::toString);
  }

  @Test
  void theLockFileNamesNoHost() throws IOException {
    String lock = Files.readString(WEB.resolve("package-lock.json"));

    assertFalse(lock.contains("\"resolved\""), "see studio/web/.npmrc");
  }
}
