package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Pairs of files in a folder of the test resources: what goes in and what must come out. To add a
 * case, add the first file; to accept what comes out now, run the test with {@code -Dapprove=true}
 * and read the difference.
 */
record Approved(String folder, String input, String output) {
  Stream<Path> inputs() {
    return Games.files(Games.resources(folder), input).stream();
  }

  void check(Path file, String found) throws IOException {
    Path approved = Path.of(file.toString().replace(input, output));
    if (Boolean.getBoolean("approve")) {
      Files.writeString(approved, found);
    }
    assertEquals(
        Files.exists(approved) ? Files.readString(approved) : "(no " + approved + ")", found);
  }

  void checkPairs() {
    Set<String> inputs = names(input);
    Set<String> outputs = names(output);
    assertEquals(inputs, outputs, "files without a partner");
  }

  private Set<String> names(String suffix) {
    Set<String> names = new TreeSet<>();
    for (Path file : Games.files(Games.resources(folder), suffix)) {
      names.add(file.getFileName().toString().replace(suffix, ""));
    }
    return names;
  }
}
