package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands that are ended at any moment, by a signal they may see or by one they may not: what is
 * there then is whole, or was there before; nothing else stays but what a killed process could not
 * remove, and the next run is as if nothing had been. {@code -Dinterrupts=200} ends so many.
 */
@Tag("long")
class InterruptsTest {
  private static final int INTERRUPTS = Integer.getInteger("interrupts", 1);
  private static final long SEED = Long.getLong("interrupts.seed", 1);
  private static final int PATIENCE_MINUTES = 10;
  private static final Path JAR = Games.ROOT.resolve("cli/target/regames.jar");
  private static final String OLD = "old";

  private enum Signal {
    INT,
    TERM,
    KILL
  }

  /**
   * A command that leaves files.
   *
   * @param command its words, of which {@code FOLDER} is where it leaves them
   * @param isUnfinished what only a process that was killed may leave besides, by its path in the
   *     folder
   * @param isKept what it may leave at any time that is no result
   */
  private record Victim(
      String name,
      List<String> command,
      Predicate<String> isUnfinished,
      Predicate<String> isKept) {}

  @TempDir private Path temporary;

  /** What cleans up after the test wonders about links to elsewhere. */
  @AfterEach
  void forgetTheLibrary() throws IOException {
    Files.deleteIfExists(temporary.resolve("launcher").resolve("games"));
  }

  @Test
  void whatIsThereAfterAnInterruptIsWhole() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Victim> victims = victims();
    int[] ended = new int[Signal.values().length];
    // Each in turn; without a whole run only the first one is interrupted.
    for (int turn = 0; turn < Math.min(INTERRUPTS, victims.size()); turn++) {
      Victim victim = victims.get(turn);
      int interrupts = (INTERRUPTS - turn + victims.size() - 1) / victims.size();
      Path folder = Files.createDirectories(temporary.resolve(victim.name));
      clear(folder);
      long start = System.nanoTime();
      assertEquals(0, start(victim, folder).waitFor(), victim.name);
      long length = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      Map<String, String> whole = results(victim, folder);
      assertTrue(!whole.isEmpty(), victim.name);
      for (int i = 0; i < interrupts; i++) {
        clear(folder);
        Map<String, String> before = random.nextBoolean() ? old(victim, folder, whole) : Map.of();
        Signal signal = Signal.values()[random.nextInt(Signal.values().length)];
        if (end(start(victim, folder), signal, random.nextLong(length))) {
          ended[signal.ordinal()]++;
        }
        check(victim, folder, signal, before, whole);
        assertEquals(0, start(victim, folder).waitFor(), victim.name + " after " + signal);
        Map<String, String> after = results(victim, folder);
        if (signal == Signal.KILL && !victim.name.equals("launcher")) {
          // What it was making is left alone for an hour, as others could still be making it. The
          // launcher has a lock, so it knows.
          after.keySet().removeIf(victim.isUnfinished);
        }
        assertEquals(whole, after, victim.name + " after " + signal);
      }
      if (INTERRUPTS > victims.size()) {
        System.out.printf(
            "%s: %d interrupts; ended by INT, TERM, KILL so far: %s%n",
            victim.name, interrupts, Arrays.toString(ended));
      }
    }
  }

  private List<Victim> victims() throws IOException {
    List<Victim> victims = new ArrayList<>();
    List<String> games = Stream.of("hrg/hex.hrg", "sbg/cannons.sbg").map(this::game).toList();
    List<String> translate = new ArrayList<>(regames("translate"));
    translate.addAll(games);
    translate.addAll(List.of("--to", "rg", "--passes", "all", "-o", "FOLDER"));
    victims.add(new Victim("outputs", translate, path -> path.endsWith(".tmp"), _ -> false));
    List<String> run = regames("run", game("hrg/tictactoe.hrg"), "--engine=cpp", "--playouts=1");
    victims.add(new Victim("programs", run, path -> path.contains("/.unfinished"), _ -> false));
    List<String> script = regames("translate", game("linegames/pretwa.linegame.kts"), "--to=hrg");
    victims.add(new Victim("scripts", script, path -> path.contains("/.unfinished"), _ -> false));
    if (Files.isRegularFile(JAR) && Files.isExecutable(Path.of("/bin/sh"))) {
      victims.add(launcher());
    } else {
      System.out.println("the launcher is left out: " + JAR + " is not built");
    }
    return victims;
  }

  private String game(String name) {
    return Games.LIBRARY.resolve(name).toString();
  }

  private static List<String> regames(String... words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.regames.cli.Main"));
    command.addAll(List.of(words));
    return command;
  }

  /** The launcher in a checkout of its own, where Maven is a script that copies what is built. */
  private Victim launcher() {
    return new Victim(
        "launcher",
        List.of("/bin/sh", "FOLDER/regames", "--version"),
        path ->
            path.matches(
                "cli/target/launcher/(lock|(built|same)\\.new|builds/new/.*|.*\\.aot\\.\\d.*)"),
        path -> !path.startsWith("cli/target/launcher/") || path.endsWith(".log"));
  }

  private static void checkout(Path folder) throws IOException {
    Files.copy(Games.ROOT.resolve("regames"), folder.resolve("regames"));
    Files.createSymbolicLink(folder.resolve("games"), Games.LIBRARY);
    Files.createDirectories(folder.resolve("docs"));
    Files.createDirectories(folder.resolve("cli/src/main"));
    for (String file : List.of("pom.xml", "docs/errors.md", "cli/pom.xml", "cli/src/main/Main")) {
      Files.writeString(folder.resolve(file), "");
    }
    Path maven = folder.resolve("bin/mvn");
    Files.createDirectories(maven.getParent());
    Files.writeString(
        maven,
        """
        #!/bin/sh
        mkdir -p "%1$s/cli/target/lib" "%1$s/cli/target/lsp" "%1$s/cli/target/dap" "%1$s/cli/target/parquet" "%1$s/cli/target/pdf" "%1$s/cli/target/studio"
        cp "%2$s" "%1$s/cli/target/regames.jar"
        """
            .formatted(folder, JAR));
    assertTrue(maven.toFile().setExecutable(true));
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
    Files.createDirectories(folder);
    if (folder.endsWith("launcher")) {
      checkout(folder);
    }
  }

  /** Puts older results where new ones will be, if the command replaces any. */
  private static Map<String, String> old(Victim victim, Path folder, Map<String, String> whole)
      throws IOException {
    if (!victim.command.contains("-o")) {
      return Map.of();
    }
    Map<String, String> old = new TreeMap<>();
    for (String path : whole.keySet()) {
      Files.writeString(folder.resolve(path), OLD);
      old.put(path, content(folder.resolve(path)));
    }
    return old;
  }

  private static Process start(Victim victim, Path folder) throws IOException {
    List<String> command =
        victim.command.stream().map(word -> word.replace("FOLDER", folder.toString())).toList();
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.put("XDG_CACHE_HOME", folder.toString());
    environment.put("REGAMES_JAVA_HOME", System.getProperty("java.home"));
    environment.merge("PATH", folder.resolve("bin") + ":", (path, own) -> own + path);
    return builder
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Says whether the process was ended by the signal, rather than by itself before. */
  private static boolean end(Process process, Signal signal, long millis) throws Exception {
    if (process.waitFor(millis, TimeUnit.MILLISECONDS)) {
      return false;
    }
    List<ProcessHandle> descendants = process.descendants().toList();
    new ProcessBuilder("sh", "-c", "kill -s " + signal + " " + process.pid()).start().waitFor();
    assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), "goes on after " + signal);
    for (ProcessHandle descendant : descendants) {
      descendant.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
    }
    return true;
  }

  private static void check(
      Victim victim,
      Path folder,
      Signal signal,
      Map<String, String> before,
      Map<String, String> whole)
      throws IOException {
    Map<String, String> left = results(victim, folder);
    for (Map.Entry<String, String> file : left.entrySet()) {
      String path = file.getKey();
      String about = victim.name + " after " + signal + ": " + path;
      if (whole.containsKey(path)) {
        assertTrue(
            List.of(whole.get(path), before.getOrDefault(path, "")).contains(file.getValue()),
            about);
      } else {
        assertTrue(signal == Signal.KILL && victim.isUnfinished.test(path), about);
      }
    }
    assertTrue(left.keySet().containsAll(before.keySet()), victim.name + " after " + signal);
  }

  /** All files that a command has left, with what has to be the same each time. */
  private static Map<String, String> results(Victim victim, Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(path -> !Files.isDirectory(path)).toList()) {
        String path = folder.relativize(file).toString();
        if (!victim.isKept.test(path)) {
          contents.put(path, victim.isUnfinished.test(path) ? "" : content(file));
        }
      }
    }
    return contents;
  }

  private static String content(Path file) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(".jar")) {
      return entries(file);
    }
    // What the JVM has learnt is not the same twice.
    byte[] bytes = Files.readAllBytes(file);
    return name.endsWith(".aot") ? "empty: " + (bytes.length == 0) : Arrays.toString(bytes);
  }

  private static String entries(Path jar) throws IOException {
    StringBuilder all = new StringBuilder();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        int sum = Arrays.hashCode(file.getInputStream(entry).readAllBytes());
        all.append(entry.getName()).append(' ').append(sum).append('\n');
      }
    } catch (IOException broken) {
      return "broken";
    }
    return all.toString();
  }
}
