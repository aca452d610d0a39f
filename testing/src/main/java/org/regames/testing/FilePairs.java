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
 * Pairs of files in a folder: an input and, under the same name with another suffix, the expected
 * output. To add a case, add the input; to accept the present output, run the test with {@code
 * -Dapprove=true} and review the difference.
 *
 * @param inputs the suffixes of inputs, such as {@code .hrg}
 * @param output the suffix of expected outputs, such as {@code .expected}
 */
public record FilePairs(Path folder, List<String> inputs, String output) {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  public FilePairs {
    inputs = List.copyOf(inputs);
  }

  /** The input files, in the order of their names; none if there is no folder. */
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

  /** Fails if the output for a file is not the expected one. */
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

  /** Fails if a file has no partner, unless expected outputs are being written. */
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
