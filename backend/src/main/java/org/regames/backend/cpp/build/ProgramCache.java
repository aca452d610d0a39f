package org.regames.backend.cpp.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.files.Unfinished;

/**
 * Built programs in a folder, by a hash of their sources, the compiler and its options. Several
 * processes may use it at once: programs are built elsewhere and then moved into place. The folder
 * may be deleted at any time.
 */
public final class ProgramCache {
  private static final int SHOWN_LINES = 12;

  private final Path folder;

  /**
   * @param folder where programs are stored; created when needed
   */
  public ProgramCache(Path folder) {
    this.folder = folder;
  }

  /** The cache of the user: in {@code XDG_CACHE_HOME}, or where the system keeps caches. */
  public static ProgramCache ofUser() {
    return new ProgramCache(
        folder(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv()));
  }

  static Path folder(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    String wanted = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path caches;
    if (!wanted.isBlank()) {
      caches = Path.of(wanted);
    } else if (name.contains("windows") && environment.containsKey("LOCALAPPDATA")) {
      caches = Path.of(environment.get("LOCALAPPDATA"));
    } else {
      caches = Path.of(home).resolve(name.contains("mac") ? "Library/Caches" : ".cache");
    }
    return caches.resolve("regames").resolve("cpp");
  }

  /**
   * A built program.
   *
   * @param file the executable
   * @param notKept why it is not in the folder and is deleted with this process, for the user
   */
  public record Program(Path file, Optional<String> notKept) {}

  /**
   * The program of some sources, built if it is not in the cache; if the folder is not writable it
   * is built for this process alone.
   *
   * @param sources texts by file names; those that end with {@code .cpp} are compiled
   * @param words makes the command line from the names of the sources and the program
   * @param waiting is run several times a second while the compiler works
   * @throws DiagnosticException where it cannot be built
   */
  public Program program(
      Map<String, String> sources, Compiler compiler, Command words, Runnable waiting) {
    List<String> compiled = sources.keySet().stream().filter(n -> n.endsWith(".cpp")).toList();
    List<String> command = words.of(compiled, "program");
    Path kept = folder.resolve(key(sources, compiler, command)).resolve("program");
    if (Files.isExecutable(kept)) {
      return new Program(kept, Optional.empty());
    }
    boolean isKept = isWritable(kept.getParent());
    try {
      Path program = isKept ? kept : temporary();
      build(sources, command, program, waiting);
      return new Program(program, isKept ? Optional.empty() : Optional.of(notKept()));
    } catch (IOException failure) {
      throw failed("the C++ of the game cannot be built: " + failure);
    }
  }

  /** Whether a folder exists or can be created, and is writable. */
  private static boolean isWritable(Path place) {
    try {
      return Files.isWritable(Files.createDirectories(place));
    } catch (IOException _) {
      return false;
    }
  }

  private String notKept() {
    return "the compiled program cannot be kept, since "
        + folder
        + " cannot be written; it is compiled each time";
  }

  /** A folder for a program that is deleted when this process ends. */
  private static Path temporary() throws IOException {
    Path place = Files.createTempDirectory("regames");
    Path program = place.resolve("program");
    place.toFile().deleteOnExit(); // deleted in reverse order
    program.toFile().deleteOnExit();
    return program;
  }

  /** Makes a command line. */
  @FunctionalInterface
  public interface Command {
    List<String> of(List<String> sources, String program);
  }

  private static String key(Map<String, String> sources, Compiler compiler, List<String> command) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(compiler.identity().getBytes(StandardCharsets.UTF_8));
      digest.update(String.join("\0", command).getBytes(StandardCharsets.UTF_8));
      sources.forEach(
          (name, text) ->
              digest.update((name + "\0" + text + "\0").getBytes(StandardCharsets.UTF_8)));
      return HexFormat.of().formatHex(digest.digest(), 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private void build(
      Map<String, String> sources, List<String> command, Path program, Runnable waiting)
      throws IOException {
    // Beside the program, so that it can be moved there atomically.
    try (Unfinished unfinished = Unfinished.folder(program.getParent())) {
      Path work = unfinished.path();
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Files.writeString(work.resolve(source.getKey()), source.getValue());
      }
      Path log = work.resolve("log");
      try (Child child = Child.start(command, work, log)) {
        if (child.exitCode(waiting) != 0) {
          throw failed(
              "the compiler "
                  + command.getFirst()
                  + " does not take the C++ of the game: "
                  + firstError(Files.readString(log)));
        }
      }
      Files.move(work.resolve("program"), program, StandardCopyOption.ATOMIC_MOVE);
    }
  }

  /** The output of a compiler from its first error on, which may follow many other lines. */
  static String firstError(String log) {
    List<String> lines = log.lines().filter(line -> !line.isBlank()).toList();
    int first = 0;
    while (first < lines.size() && !lines.get(first).toLowerCase(Locale.ROOT).contains("error")) {
      first++;
    }
    List<String> from = first < lines.size() ? lines.subList(first, lines.size()) : lines;
    return from.isEmpty()
        ? "it does not say why"
        : String.join("\n  ", from.subList(0, Math.min(from.size(), SHOWN_LINES)));
  }

  private static DiagnosticException failed(String message) {
    return new DiagnosticException(
        Diagnostic.error("build-failed", Origin.UNKNOWN, message.stripTrailing()));
  }
}
