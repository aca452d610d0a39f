package org.regames.lud.expand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;

/**
 * The defines that come with Ludii, from a copy that the user has: a folder {@code def} beside the
 * folder {@code lud} that a game lies in, or in the folder or {@code Ludii.jar} that {@code
 * --ludii} or {@code REGAMES_LUDII} names. The search happens when the first define is needed.
 */
final class KnownDefines {
  private static final List<String> WHERE = List.of("def", "res/def", "Common/res/def");

  private final Source game;
  private final Optional<Path> ludii;
  private Map<String, TracedText> bodies;
  private final List<Path> found = new ArrayList<>();

  /**
   * @param game a text whose name is the path of its file, if it is one
   * @param ludii the path of a copy that the user gives
   */
  KnownDefines(Source game, Optional<Path> ludii) {
    this.game = game;
    this.ludii = ludii;
  }

  /** The body of a define. */
  Optional<TracedText> body(String name) {
    if (bodies == null) {
      bodies = read();
    }
    return Optional.ofNullable(bodies.get(name));
  }

  /** Where else the define was searched, as the end of a message. */
  String elsewhere() {
    return found.stream().map(folder -> " and not in " + folder).collect(Collectors.joining());
  }

  /** A hint on how to get more of them. */
  String remedy() {
    return !found.isEmpty()
        ? "is it a newer one? Look for a newer copy of Ludii, or write the define yourself"
        : "is it one of Ludii's? Give the path of a copy of Ludii (its folder or its .jar), with"
            + " --ludii or in REGAMES_LUDII";
  }

  private Map<String, TracedText> read() {
    Map<String, TracedText> all = new HashMap<>();
    above().ifPresent(folder -> read(folder, all));
    if (ludii.isPresent() && Files.isRegularFile(ludii.get())) {
      try (FileSystem jar = FileSystems.newFileSystem(ludii.get())) {
        read(jar.getPath("/def"), all);
      } catch (IOException | ProviderNotFoundException noJar) {
        // as if there were none: the message about the define says what to do
      }
    } else {
      ludii.flatMap(KnownDefines::within).ifPresent(folder -> read(folder, all));
    }
    return all;
  }

  private static Optional<Path> within(Path folder) {
    return Stream.concat(
            Stream.of(folder).filter(it -> it.endsWith("def")), WHERE.stream().map(folder::resolve))
        .filter(Files::isDirectory)
        .findFirst();
  }

  private Optional<Path> above() {
    try {
      Path folder = Path.of(game.name()).toAbsolutePath().getParent();
      while (folder != null) {
        if (Files.isDirectory(folder.resolve("def")) && Files.isDirectory(folder.resolve("lud"))) {
          return Optional.of(folder.resolve("def"));
        }
        folder = folder.getParent();
      }
    } catch (InvalidPathException notOne) {
      // a text that is not in a file
    }
    return Optional.empty();
  }

  private void read(Path folder, Map<String, TracedText> all) {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> files = paths.filter(path -> path.toString().endsWith(".def")).sorted().toList();
      for (Path file : files) {
        read(new Source(file.toString(), Files.readString(file)), all);
      }
      found.add(ludii.filter(Files::isRegularFile).filter(_ -> isOfJar(folder)).orElse(folder));
    } catch (IOException | UncheckedIOException unreadable) {
      // as if there were none: the message about the define says what to do
    }
  }

  private static boolean isOfJar(Path folder) {
    return folder.getFileSystem() != FileSystems.getDefault();
  }

  private static void read(Source source, Map<String, TracedText> all) {
    TracedText text = CommentRemoval.strip(TracedText.of(source));
    if (Brackets.match(text, new Diagnostics())) {
      Defines.takeFrom(text, all, new Diagnostics());
    }
  }
}
