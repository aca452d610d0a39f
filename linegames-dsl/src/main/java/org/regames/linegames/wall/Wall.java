package org.regames.linegames.wall;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The sandbox in which a Linux process confines itself before it runs a script, so that a hole in
 * the checks of scripts is not yet an escape. It is built in two steps, since rules for files apply
 * only to a thread and its children, and a JVM has threads before it runs any code: the first JVM
 * imposes them on one thread, which then replaces the process by a second JVM; that one filters the
 * system calls of its threads.
 */
public final class Wall {
  private static final int NO_NEW_PRIVILEGES = 38; // PR_SET_NO_NEW_PRIVS
  private static final int SIGNAL_OF_PARENTS_DEATH = 1; // PR_SET_PDEATHSIG
  private static final long KILLED = 9;

  /** The folders of libraries, and the files that a JVM reads when it starts. */
  private static final List<Path> SYSTEM =
      Stream.of(
              "/lib",
              "/lib64",
              "/usr/lib",
              "/usr/lib64",
              "/etc/ld.so.cache",
              "/dev/null",
              "/dev/random",
              "/dev/urandom")
          .map(Path::of)
          .toList();

  private static final Optional<Linux> LINUX = Linux.here();

  private Wall() {}

  /** Ensures that this process ends when the thread that started it does, however that happens. */
  public static void dieWithParent() {
    LINUX.ifPresent(linux -> linux.control(SIGNAL_OF_PARENTS_DEATH, KILLED));
  }

  /**
   * The first step: rules for files, then this program again from the start. Returns only if the
   * second step is to follow in this process.
   *
   * @param readable what stays readable, besides the JDK and the libraries of the system
   * @param last the last word of the command line of the program that follows
   * @throws IOException if the program cannot be started again
   */
  public static void restartConfined(Collection<Path> readable, String last) throws IOException {
    if (LINUX.isEmpty()) {
      return;
    }
    Linux linux = LINUX.get();
    linux.control(NO_NEW_PRIVILEGES, 1);
    List<String> command = commandLine();
    Set<Path> all = new LinkedHashSet<>(SYSTEM);
    all.addAll(javaFolders());
    all.addAll(mappedFolders());
    all.addAll(readable);
    if (Landlock.confine(linux, all)) {
      command.set(command.size() - 1, last);
      long error = linux.execute(command, List.of("LC_ALL=C.UTF-8"));
      throw new IOException("cannot start Java again: error " + -error + " of the system");
    }
  }

  /**
   * The second step: a filter for the calls of all threads.
   *
   * @param files whether the first step succeeded
   * @return what is missing here, for a message to the user; empty if the wall is complete
   */
  public static List<String> close(boolean files) {
    if (LINUX.isEmpty()) {
      return List.of("wall round scripts (there is one for Linux on x86_64 and aarch64)");
    }
    LINUX.get().control(NO_NEW_PRIVILEGES, 1);
    List<String> missing = new ArrayList<>();
    if (!files) {
      missing.add("Landlock, which keeps scripts from reading files");
    }
    if (!Filter.install(LINUX.get())) {
      missing.add("seccomp filters, which keep scripts from the network and from other processes");
    }
    return missing;
  }

  /** The command line that this program was started with. */
  private static List<String> commandLine() throws IOException {
    String line = Files.readString(Path.of("/proc/self/cmdline"), StandardCharsets.UTF_8);
    return new ArrayList<>(List.of(line.split("\0", -1)).subList(0, (int) zeros(line)));
  }

  private static long zeros(String text) {
    return text.chars().filter(c -> c == 0).count();
  }

  /** The JDK, and what links in it lead to: some systems keep parts of it elsewhere. */
  private static Set<Path> javaFolders() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    Set<Path> folders = new LinkedHashSet<>(List.of(home));
    for (String part : List.of("conf", "lib", "bin")) {
      if (Files.exists(home.resolve(part))) {
        try (Stream<Path> files = Files.walk(home.resolve(part), 3)) {
          files
              .filter(Files::isSymbolicLink)
              .filter(Files::exists)
              .map(Wall::realPath)
              .forEach(folders::add);
        }
      }
    }
    return folders;
  }

  private static Path realPath(Path link) {
    try {
      return link.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folders of the libraries that this JVM has loaded, wherever the system keeps them. */
  private static Set<Path> mappedFolders() throws IOException {
    Set<Path> folders = new LinkedHashSet<>();
    for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
      int path = line.indexOf('/');
      if (path >= 0 && line.contains(".so")) {
        folders.add(Path.of(line.substring(path)).getParent());
      }
    }
    return folders;
  }
}
