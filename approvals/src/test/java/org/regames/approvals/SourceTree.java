package org.regames.approvals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources of all modules, for tests of the house rules. */
final class SourceTree {
  static final Path ROOT = Path.of(System.getProperty("regames.root"));

  private SourceTree() {}

  /** Every Java file below a folder of every module, such as {@code src/main}, in order. */
  static List<Path> javaFiles(String folder) {
    return modules().stream()
        .flatMap(module -> files(module.resolve(folder)))
        .filter(file -> file.toString().endsWith(".java"))
        .toList();
  }

  /** Every file of a name below the folders of all modules that people write sources in. */
  static List<Path> sources(Pattern name) {
    return modules().stream()
        .flatMap(module -> Stream.of("src", "tests", "examples", "web/src").map(module::resolve))
        .flatMap(SourceTree::files)
        .filter(file -> name.matcher(file.getFileName().toString()).matches())
        .toList();
  }

  /** The folders of all modules, in order. */
  static List<Path> modules() {
    try (Stream<Path> children = Files.list(ROOT)) {
      return children.filter(child -> Files.exists(child.resolve("pom.xml"))).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Every file below a folder, in order; none where there is no such folder. */
  static Stream<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
