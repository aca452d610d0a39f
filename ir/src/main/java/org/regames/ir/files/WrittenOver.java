package org.regames.ir.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/**
 * Files that take the place of others: what is written over keeps its owner, its group, what they
 * and others may do with it, and its other names (hard links). Where a system has none of these,
 * there is nothing to keep.
 */
public final class WrittenOver {
  private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rw-------");

  private WrittenOver() {}

  /**
   * Makes an empty file that is to be filled and moved to a place. Nobody can read it who cannot
   * read what is there now.
   *
   * @throws IOException where that cannot be done, or there is such a file
   */
  public static void create(Path fresh, Path place) throws IOException {
    PosixFileAttributeView old = view(place);
    if (old == null || !Files.isRegularFile(place)) {
      Files.createFile(fresh);
      return;
    }
    PosixFileAttributes kept = old.readAttributes();
    Files.createFile(fresh, PosixFilePermissions.asFileAttribute(OWN));
    PosixFileAttributeView view = view(fresh);
    try {
      view.setGroup(kept.group());
      view.setOwner(kept.owner());
      view.setPermissions(kept.permissions());
    } catch (IOException notAllowed) {
      // Then it stays its maker's, and only its content will be moved.
    }
  }

  /**
   * Moves a file to a place: all at once where that changes nothing but the content, else byte by
   * byte.
   */
  public static void move(Path fresh, Path place) throws IOException {
    if (!Files.exists(place) || isAlike(fresh, place)) {
      Files.move(fresh, place, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    byte[] before = Files.readAllBytes(place);
    try {
      fill(place, Files.readAllBytes(fresh));
    } catch (IOException failure) {
      fill(place, before);
      throw failure;
    }
    Files.delete(fresh);
  }

  private static void fill(Path place, byte[] content) throws IOException {
    try (FileChannel file = FileChannel.open(place, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
      file.truncate(content.length);
    }
  }

  /** Whether one file is as good as the other, but for its content, and has no more names. */
  private static boolean isAlike(Path fresh, Path place) throws IOException {
    if (view(place) == null) {
      return true;
    }
    String wanted = "unix:nlink,uid,gid,mode";
    Map<String, Object> old = Files.readAttributes(place, wanted);
    return old.get("nlink").equals(1) && old.equals(Files.readAttributes(fresh, wanted));
  }

  private static PosixFileAttributeView view(Path path) {
    return Files.getFileAttributeView(path, PosixFileAttributeView.class);
  }
}
