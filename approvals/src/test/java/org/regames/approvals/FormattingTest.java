package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * All Java code is formatted by google-java-format. With {@code -Dformat=write} the test mends what
 * is not. Each run looks at what the last {@value #COMMITS} commits and the work since have
 * changed; the runs before it have seen the others. Without git, and with {@code -Dsample=1}, it
 * looks at everything.
 */
class FormattingTest {
  private static final int COMMITS = 60;

  private static final String REMEDY =
      "mvn -pl approvals -am test -Dtest=FormattingTest -Dformat=write"
          + " -Dsurefire.failIfNoSpecifiedTests=false";

  @Test
  void allJavaCodeIsFormatted() throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>(SourceTree.javaFiles("src"));
    SourceTree.files(SourceTree.ROOT.resolve("examples/java"))
        .filter(file -> file.toString().endsWith(".java"))
        .forEach(files::add);
    assertFalse(files.isEmpty(), "there is Java code below " + SourceTree.ROOT);
    if (Integer.getInteger("sample", 0) != 1) {
      changed().ifPresent(files::retainAll);
    }

    List<Path> unformatted =
        files.parallelStream()
            .filter(file -> !formatted(file).equals(SourceTree.text(file)))
            .sorted()
            .toList();

    if ("write".equals(System.getProperty("format"))) {
      for (Path file : unformatted) {
        Files.writeString(file, formatted(file));
      }
    } else {
      assertEquals(List.of(), unformatted, "not formatted; this mends it: " + REMEDY);
    }
  }

  /** What is not as it was so many commits ago, where git can say it. */
  private static Optional<Set<Path>> changed() throws IOException, InterruptedException {
    Optional<Set<Path>> changed = git("diff", "--name-only", "HEAD~" + COMMITS);
    Optional<Set<Path>> added = git("ls-files", "--others", "--exclude-standard");
    added.ifPresent(files -> changed.ifPresent(all -> all.addAll(files)));
    return added.isEmpty() ? Optional.empty() : changed;
  }

  private static Optional<Set<Path>> git(String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-C", SourceTree.ROOT.toString()));
    command.addAll(List.of(arguments));
    Process git;
    try {
      git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException noGit) {
      return Optional.empty();
    }
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return git.waitFor() != 0
        ? Optional.empty()
        : Optional.of(
            said.lines()
                .map(SourceTree.ROOT::resolve)
                .collect(Collectors.toCollection(HashSet::new)));
  }

  private static String formatted(Path file) {
    try {
      return new Formatter().formatSourceAndFixImports(SourceTree.text(file));
    } catch (FormatterException failure) {
      throw new UncheckedIOException(new IOException(file + ": " + failure.getMessage(), failure));
    }
  }
}
