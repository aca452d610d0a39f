package org.regames.studio;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.regames.ir.files.Unfinished;
import org.regames.ir.language.LineEnds;

/**
 * The open folder: only its games can be listed, read and written. Links are followed only if they
 * stay inside it.
 */
final class Folder {
  /** Texts of games are far smaller; larger ones would make the page slow. */
  static final int MOST_BYTES = 2 << 20;

  private static final int MOST_FILES = 1_000;
  private static final int DEEPEST = 6;

  private final Path root;
  private final Predicate<String> isGame;

  /**
   * @param root an existing folder
   * @param isGame whether a file name is that of a game
   * @throws IOException if the folder cannot be read
   */
  Folder(Path root, Predicate<String> isGame) throws IOException {
    this.root = root.toRealPath();
    this.isGame = isGame;
  }

  String name() {
    return root.getFileName() == null ? root.toString() : root.getFileName().toString();
  }

  /** The games in it, by relative path with slashes, in order; of very many only the first. */
  List<String> games() {
    List<String> found = new ArrayList<>();
    try {
      Files.walkFileTree(root, Set.<FileVisitOption>of(), DEEPEST, new Finder(found));
    } catch (IOException unreadable) {
      throw new Refusal("the folder cannot be read: " + unreadable.getMessage());
    }
    found.sort(null);
    return found;
  }

  private final class Finder extends SimpleFileVisitor<Path> {
    private final List<String> found;

    Finder(List<String> found) {
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      String name = folder.equals(root) ? "" : folder.getFileName().toString();
      boolean isLeftOut = name.startsWith(".") || name.equals("node_modules");
      return isLeftOut ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && isGame.test(file.toString())) {
        found.add(slashed(root.relativize(file)));
      }
      return found.size() < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }
  }

  private static String slashed(Path path) {
    return String.join(
        "/", StreamSupport.stream(path.spliterator(), false).map(Path::toString).toList());
  }

  /** Whether there is such a file that can be read. */
  boolean has(String path) {
    try {
      Path file = root.resolve(path).normalize();
      return Files.isRegularFile(file) && file.toRealPath().startsWith(root);
    } catch (InvalidPathException | IOException unusable) {
      return false;
    }
  }

  /**
   * The text of a game.
   *
   * @throws Refusal if the path leads out of the folder, or not to a text
   */
  String read(String path) {
    Path file = inside(path);
    try {
      if (!Files.isRegularFile(file)) {
        throw new Refusal(path + ": there is no such file");
      }
      Path real = file.toRealPath();
      checkGame(path, real);
      if (Files.size(real) > MOST_BYTES) {
        throw new Refusal(path + ": has more than " + (MOST_BYTES >> 20) + " MB");
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(Files.readAllBytes(real)))
          .toString();
    } catch (CharacterCodingException noText) {
      throw new Refusal(path + ": is not UTF-8 text");
    } catch (IOException unreadable) {
      throw new Refusal(path + ": cannot be read");
    }
  }

  /**
   * Writes a game atomically. An overwritten file keeps its owner, permissions and other names, and
   * its line ends, which the page does not know.
   *
   * @throws Refusal if the path leads out of the folder, is not that of a game, or cannot be
   *     written
   */
  void write(String path, String text) {
    Path file = inside(path);
    if (text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
      throw new Refusal(path + ": has more than " + (MOST_BYTES >> 20) + " MB");
    }
    try {
      Path folder = file.getParent();
      if (!Files.isDirectory(folder)) {
        throw new Refusal(path + ": there is no such folder");
      }
      check(path, folder.toRealPath());
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        checkGame(path, file.toRealPath());
      }
      Path target = Files.exists(file) ? file.toRealPath() : file;
      String lines = Files.exists(target) ? LineEnds.of(read(path)).in(text) : text;
      try (Unfinished unfinished = Unfinished.over(target)) {
        try (OutputStream out = unfinished.open()) {
          out.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        unfinished.moveOver(target);
      }
    } catch (IOException unwritable) {
      throw new Refusal(path + ": cannot be written");
    }
  }

  /** The file that a path names, which may still be a link to somewhere else. */
  private Path inside(String path) {
    Path file;
    try {
      file = root.resolve(path).normalize();
    } catch (InvalidPathException invalid) {
      throw new Refusal("`" + path + "` is not the name of a file");
    }
    if (!file.startsWith(root) || file.equals(root)) {
      throw outside(path);
    }
    if (!isGame.test(file.getFileName().toString())) {
      throw new Refusal(path + ": only games are read and written, and no games have this suffix");
    }
    return file;
  }

  private void check(String path, Path real) {
    if (!real.startsWith(root)) {
      throw outside(path);
    }
  }

  /** The target of links must be a game, too. */
  private void checkGame(String path, Path real) {
    check(path, real);
    if (!isGame.test(real.getFileName().toString())) {
      throw new Refusal(path + ": leads to a file that is not a game");
    }
  }

  private static Refusal outside(String path) {
    return new Refusal(path + ": is outside the open folder");
  }
}
