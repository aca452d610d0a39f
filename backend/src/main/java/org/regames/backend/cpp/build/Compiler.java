package org.regames.backend.cpp.build;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/**
 * An installed C++ compiler.
 *
 * @param command the command
 * @param options the options for every source
 * @param identity distinguishes compilers, versions and processors: all predefined macros
 */
public record Compiler(String command, List<String> options, String identity) {
  private static final List<String> NAMES = List.of("c++", "g++", "clang++");

  /**
   * Words of sets are not packed into vectors: packing and unpacking takes longer than the
   * operations on them.
   */
  private static final List<String> NATIVE = List.of("-march=native", "-fno-tree-slp-vectorize");

  /** Link-time optimization, which inlines functions with a single caller. */
  private static final List<String> WHOLE = List.of("-flto=auto");

  public Compiler {
    options = List.copyOf(options);
  }

  /**
   * The compiler named by the environment variable {@code CXX}, or else the first of {@code c++},
   * {@code g++} and {@code clang++} that works.
   *
   * @param environment usually {@link System#getenv()}
   */
  public static Optional<Compiler> find(Map<String, String> environment) {
    String named = environment.getOrDefault("CXX", "");
    List<String> commands = named.isBlank() ? NAMES : List.of(named);
    return commands.stream().flatMap(command -> of(command).stream()).findFirst();
  }

  /**
   * The same, with a finding for the user if there is none.
   *
   * @throws DiagnosticException if no compiler works; the hint says what to install
   */
  public static Compiler installed() {
    return find(System.getenv()).orElseThrow(Compiler::missing);
  }

  private static DiagnosticException missing() {
    String named = System.getenv().getOrDefault("CXX", "");
    String message =
        named.isBlank()
            ? "no C++ compiler is installed: tried " + String.join(", ", NAMES)
            : "the compiler that CXX names does not work: " + named;
    return new DiagnosticException(
        Diagnostic.error("no-compiler", Origin.UNKNOWN, message)
            .withHint(advice(System.getProperty("os.name")) + "; or play with another --engine"));
  }

  /** What to install on a system, with its command. */
  static String advice(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return "install one with `xcode-select --install`";
    }
    if (name.contains("windows")) {
      return "install one with `winget install BrechtSanders.WinLibs.POSIX.UCRT`";
    }
    return "install one: `sudo apt install g++` (Debian, Ubuntu), `sudo dnf install gcc-c++`"
        + " (Fedora), `sudo pacman -S gcc` (Arch), `apk add g++` (Alpine)";
  }

  /**
   * A compiler by its command, tuned for this processor if possible. Only GCC always has a linker
   * for link-time optimization; Clang accepts the option even if its linker lacks it.
   */
  private static Optional<Compiler> of(String command) {
    List<String> whole = Stream.concat(NATIVE.stream(), WHOLE.stream()).toList();
    return of(command, whole)
        .filter(compiler -> !compiler.identity.contains("__clang__"))
        .or(() -> of(command, NATIVE))
        .or(() -> of(command, List.of()));
  }

  private static Optional<Compiler> of(String command, List<String> target) {
    List<String> options = new ArrayList<>(List.of("-std=c++20", "-O3", "-DNDEBUG", "-pthread"));
    options.addAll(target);
    List<String> words = new ArrayList<>(List.of(command.split(" +")));
    words.addAll(options);
    words.addAll(List.of("-E", "-dM", "-x", "c++", "-"));
    try (Child child = Child.start(words)) {
      child.closeInput();
      String macros = child.output();
      return child.exitCode() == 0
          ? Optional.of(new Compiler(command, options, macros))
          : Optional.empty();
    } catch (IOException _) {
      return Optional.empty(); // there is no such program
    }
  }

  /** The command line that builds a program. */
  List<String> build(List<String> sources, String program) {
    List<String> words = new ArrayList<>(List.of(command.split(" +")));
    words.addAll(options);
    words.addAll(sources);
    words.addAll(List.of("-o", program));
    return words;
  }

  /** The command line that builds a library for other languages to load. */
  public List<String> buildLibrary(List<String> sources, String library) {
    List<String> words = build(sources, library);
    words.addAll(List.of("-shared", "-fPIC"));
    return words;
  }

  /** The same compiler with options added at the end, such as {@code -O1}. */
  public Compiler with(String... more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of(more));
    return new Compiler(command, all, identity);
  }
}
