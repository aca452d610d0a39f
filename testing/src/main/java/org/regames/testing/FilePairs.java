package org.regames.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pairs of files in a folder: what goes in, and beside it, under the same name with another suffix,
 * what must come out. To add a case, add the first file; to accept what comes out now, run the test
 * with {@code -Dapprove=true} and read the difference.
 *
 * @param inputs the suffixes of what goes in, such as {@code .hrg}
 * @param output the suffix of what comes out, such as {@code .expected}
 */
public record FilePairs(Path folder, List<String> inputs, String output) {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  public FilePairs {
    inputs = List.copyOf(inputs);
  }

  /** The files that go in, in the order of their names; none where there is no folder. */
  public List<Path> files() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(this::isInput).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private boolean isInput(Path file) {
    return inputs.stream().anyMatch(file.toString()::endsWith) && !file.toString().endsWith(output);
  }

  /** Fails where something else came out of a file than stands beside it. */
  public void check(Path file, String found) {
    Path expected = folder.resolve(name(file) + output);
    try {
      if (APPROVE) {
        Files.writeString(expected, found);
      }
      String text =
          Files.exists(expected)
              ? Files.readString(expected)
              : "(no such file; -Dapprove=true writes it)";
      assertEquals(text, found, () -> file + " and " + expected.getFileName());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Fails where a file has no partner, but for those that are being written. */
  public void checkPairs() {
    Set<String> names =
        files().stream().map(FilePairs::name).collect(Collectors.toCollection(TreeSet::new));
    Set<String> expected =
        new FilePairs(folder, List.of(output), "/")
            .files().stream().map(FilePairs::name).collect(Collectors.toCollection(TreeSet::new));
    if (APPROVE) {
      names.retainAll(expected);
    }
    assertEquals(names, expected, () -> "files without a partner in " + folder);
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }
}
