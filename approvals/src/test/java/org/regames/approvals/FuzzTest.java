package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Texts of every notation with random changes: each becomes a game that all parts of the project
 * agree on, or messages with places, within 10 s of work and 1 GiB. The seeds are fixed; {@code
 * -Dfuzz=100000} tries so many texts of each notation, {@code -Dfuzz.from=400} others, and {@code
 * -Dnotation=HRG} those of one. Texts that fail are left, as small as can be, in {@code
 * target/fuzz}.
 */
@Tag("long")
class FuzzTest {
  private static final long TEXTS = Long.getLong("fuzz", 0);
  private static final long FIRST = Long.getLong("fuzz.from", 0);
  private static final String ONLY = System.getProperty("notation", "");

  private static final int USUALLY = 2;

  /** How many more are only read, which takes a small part of the time. */
  private static final int USUALLY_READ = 5;

  /** Compiling the first one takes about two seconds. */
  private static final int USUALLY_KOTLIN = 1;

  private static final int TRIES_OF_ENDLESS = 20;
  private static final Path FOLDER = Path.of("target", "fuzz");

  private int tried;
  private int read;
  private long next;

  @TestFactory
  Stream<DynamicTest> changedTextsAreGamesOrRefusedWithPlaces() {
    List<FuzzNotation> notations =
        Stream.of(FuzzNotation.values())
            .filter(notation -> ONLY.isEmpty() || notation.name().equals(ONLY))
            .toList();
    return TEXTS > 0
        ? notations.stream().map(each -> DynamicTest.dynamicTest(each.name(), () -> fuzzLong(each)))
        : Stream.of(DynamicTest.dynamicTest("a few", () -> fuzzFew(notations)));
  }

  /** All in one process: most of the time of a few texts goes into loading classes. */
  private void fuzzFew(List<FuzzNotation> notations) throws IOException, InterruptedException {
    List<String> ranges = new ArrayList<>();
    for (FuzzNotation notation : notations) {
      boolean isKotlin = notation == FuzzNotation.KOTLIN;
      long firstRead = FIRST + (isKotlin ? USUALLY_KOTLIN : USUALLY);
      ranges.addAll(
          range(notation, FIRST, firstRead, isKotlin ? firstRead : firstRead + USUALLY_READ));
    }
    List<String> lines = new ArrayList<>();
    assertEquals(0, run(ranges, lines::add), lines::toString);
    assertEquals(List.of(), lines.stream().filter(line -> line.startsWith("failure\t")).toList());
    lines.removeIf(line -> !line.startsWith("tried\t"));
    assertEquals(notations.size(), lines.size());
    List<String> without = new ArrayList<>();
    for (int place = 0; place < notations.size(); place++) {
      String[] cells = lines.get(place).split("\t");
      if (Integer.parseInt(cells[1]) >= USUALLY && cells[2].equals("0")) {
        without.add(notations.get(place) + " in " + cells[1] + " texts");
      }
    }
    assertEquals(List.of(), without, "no game");
  }

  private void fuzzLong(FuzzNotation notation) throws IOException, InterruptedException {
    List<String> failures = new ArrayList<>();
    long end = FIRST + TEXTS;
    tried = 0;
    read = 0;
    for (next = FIRST; next < end; ) {
      int exit = run(range(notation, next, end, end), line -> take(notation, line, failures));
      if (exit == FuzzProcess.ENDLESS) {
        makeSmaller(notation, FOLDER.resolve(notation + "-" + (next - 1) + notation.suffix()));
      } else if (exit != FuzzProcess.ENDLESS_SCRIPT) {
        assertEquals(0, exit, failures::toString);
        next = end;
      }
    }
    assertEquals(List.of(), failures);
    assertTrue(tried < USUALLY || read > 0, "none of " + tried + " is a game");
  }

  /** Those from {@code firstRead} on are only read. */
  private static List<String> range(FuzzNotation notation, long first, long firstRead, long end) {
    return Stream.of(FOLDER, notation, first, firstRead, end).map(Object::toString).toList();
  }

  /** A text that takes too long, and each that still does, costs a process. */
  private void makeSmaller(FuzzNotation notation, Path file) throws IOException {
    Path some = Files.createTempFile(FOLDER, "smaller", notation.suffix());
    String smaller =
        Shrinking.lines(
            Files.readString(file),
            TRIES_OF_ENDLESS,
            lines -> {
              try {
                Files.writeString(some, lines);
                return run(List.of(notation.name(), some.toString()), _ -> {})
                    == FuzzProcess.ENDLESS;
              } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    Files.delete(some);
    Files.writeString(file, smaller);
  }

  private static int run(List<String> arguments, Consumer<String> lines)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (TEXTS == 0) {
      command.add("-XX:TieredStopAtLevel=1"); // a few texts end before more would pay
    }
    command.addAll(
        List.of(
            "-Xmx1g",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Dregames.root=" + Games.ROOT,
            "-Dkotlin.script.classpath=" + classPathOfScripts(),
            "-cp",
            System.getProperty("java.class.path"),
            FuzzProcess.class.getName()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader reader = process.inputReader()) {
      reader.lines().forEach(lines);
    }
    return process.waitFor();
  }

  /** What the Kotlin compiler looks at for each script: of all that tests need that takes half. */
  private static String classPathOfScripts() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.contains("linegames-dsl") || entry.contains("kotlin-s"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void take(FuzzNotation notation, String line, List<String> failures) {
    String[] cells = line.split("\t");
    switch (cells[0]) {
      case "failure" -> failures.add(line);
      case "stopped" -> next = Long.parseLong(cells[1]) + 1;
      case "tried" -> {
        tried += Integer.parseInt(cells[1]);
        read += Integer.parseInt(cells[2]);
      }
      default -> {
        // the rest of a failure, or how far it got
      }
    }
    System.out.println(notation + "\t" + line);
  }
}
