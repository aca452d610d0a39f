package org.regames.cli.games;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Source;

/** Reads text files, and says in one line what is wrong with others. */
public final class SourceFiles {
  private static final Pattern SUFFIXES = Pattern.compile("^(.+?)(?:\\.\\p{Alpha}\\w*)+$");

  /** The name for standard input on a command line. */
  public static final String STANDARD_INPUT = "-";

  /** The maximum size of an array. */
  private static final long MOST_BYTES = Integer.MAX_VALUE - 9;

  private SourceFiles() {}

  /**
   * The text of a file, or of standard input for {@value #STANDARD_INPUT}, without a byte order
   * mark.
   *
   * @throws Failure if there is no such file, or it cannot be read, or is not text
   */
  public static Source read(String name, InputStream standardInput) {
    return read(name, standardInput, MOST_BYTES);
  }

  /**
   * The text of a file that an option names, after checking it; findings are printed.
   *
   * @param reader reads it, and throws a {@link DiagnosticException} if it cannot
   * @throws Failure if something is wrong, or there is no such file
   */
  public static Source checked(String name, Terminal terminal, Consumer<Source> reader) {
    Source text = readAny(name, terminal.in(), MOST_BYTES);
    try {
      reader.accept(text);
      return text;
    } catch (DiagnosticException wrong) {
      List<Diagnostic> findings = List.of(wrong.diagnostic());
      new Findings(terminal).print(findings);
      throw Failure.misused(findings);
    }
  }

  /**
   * The text of a file or of standard input, of at most this many bytes.
   *
   * @throws Failure if there is more
   */
  public static Source read(String name, InputStream standardInput, long mostBytes) {
    Source source = readAny(name, standardInput, mostBytes);
    if (source.text().isBlank()) {
      throw Failure.failed(source.name() + ": is empty, expected a game");
    }
    return source;
  }

  /** The same for a file that may be empty. */
  private static Source readAny(String name, InputStream standardInput, long mostBytes) {
    check(name);
    if (name.equals(STANDARD_INPUT)) {
      return new Source("<stdin>", text("<stdin>", bytes("<stdin>", standardInput, mostBytes)));
    }
    try (InputStream in = Files.newInputStream(path(name))) {
      if (Files.size(path(name)) > mostBytes) {
        throw tooLarge(name, mostBytes);
      }
      return new Source(name, text(name, bytes(name, in, mostBytes)));
    } catch (IOException failure) {
      throw unreadable(name, failure);
    }
  }

  /**
   * Checks that there is a file to read.
   *
   * @throws Failure if there is none
   */
  public static void check(String name) {
    Path path = path(name);
    if (name.equals(STANDARD_INPUT) || Files.isRegularFile(path)) {
      return;
    }
    if (Files.isDirectory(path)) {
      throw Failure.misused(name + ": is a folder, expected a file");
    }
    if (Files.isSymbolicLink(path) && !Files.exists(path)) {
      throw Failure.failed(name + ": is a link to a file that does not exist");
    }
    if (!Files.exists(path)) {
      throw Failure.misused(name + ": there is no such file" + similar(path));
    }
  }

  /** Advice if the folder has a file with a similar name. */
  private static String similar(Path path) {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return "";
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      return NearestName.among(names)
          .find(path.getFileName().toString())
          .map(name -> "; did you mean " + path.resolveSibling(name) + "?")
          .orElse("");
    } catch (IOException _) {
      return ""; // no advice without permission to list the folder
    }
  }

  /**
   * The path that a command line names.
   *
   * @throws Failure if the system does not allow such a name
   */
  public static Path path(String name) {
    if (name.isEmpty()) {
      throw Failure.misused("expected the name of a file, found an empty one");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException invalid) {
      throw Failure.misused("`" + name + "` is not a file name: " + invalid.getReason());
    }
  }

  /** A path that is the same for all names of a file, if the file exists. */
  public static Path canonical(Path path) {
    if (Files.exists(path)) {
      try {
        return path.toRealPath();
      } catch (IOException _) {
        // The name itself has to do for a file that cannot be looked up.
      }
    }
    return path.toAbsolutePath().normalize();
  }

  /**
   * The name of a game from the name of its file: without suffixes, each a dot and a word. A dot
   * followed by other characters, as in {@code Mill (St. Ives).lud}, belongs to the name.
   */
  public static String stem(String file) {
    String name = path(file).getFileName().toString();
    return SUFFIXES.matcher(name).replaceFirst("$1");
  }

  private static Failure tooLarge(String name, long mostBytes) {
    return Failure.failed(
        name
            + ": has more than "
            + (mostBytes >> 20)
            + " MB, too many for a game within the limits; raise them with --budget if the size is "
            + "intended");
  }

  private static byte[] bytes(String name, InputStream in, long mostBytes) {
    try {
      byte[] bytes = in.readNBytes((int) Math.min(MOST_BYTES, mostBytes) + 1);
      if (bytes.length > mostBytes) {
        throw tooLarge(name, mostBytes);
      }
      return bytes;
    } catch (IOException failure) {
      throw unreadable(name, failure);
    }
  }

  /** The failure to read a file or folder. */
  public static Failure unreadable(Object name, IOException failure) {
    return Failure.misused(name + ": cannot be read (" + reason(failure) + ")");
  }

  private static String text(String name, byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      throw Failure.failed(name + ": is not a text file (expected UTF-8)");
    }
    if (text.indexOf('\0') >= 0) {
      throw Failure.failed(name + ": is not a text file (it contains zero bytes)");
    }
    if (text.startsWith("\uFEFF")) {
      text = text.substring(1);
    }
    return text;
  }

  /** The message of the system, without the file name that it often repeats. */
  public static String reason(IOException failure) {
    return switch (failure) {
      case java.nio.file.AccessDeniedException denied when denied.getReason() == null ->
          "permission denied";
      case java.nio.file.FileAlreadyExistsException file -> file.getFile() + " is not a folder";
      case java.nio.file.NoSuchFileException _ -> "there is no such place";
      case java.nio.file.FileSystemException system when system.getReason() != null ->
          system.getReason();
      default -> failure.getMessage();
    };
  }
}
