package org.regames.ir.files;

import java.io.IOException;
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
 * Replaces the content of files: an overwritten file keeps its owner, group, permissions and other
 * names (hard links), as far as the system supports these.
 */
public final class WrittenOver {
  private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rw-------");

  private WrittenOver() {}

  /**
   * Creates an empty file that will be filled and moved to a place. Nobody can read it who cannot
   * read the file that is there now.
   *
   * @throws IOException if that cannot be done, or the file already exists
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
      // Then the file keeps its creator as the owner, and only its content will be moved.
    }
  }

  /**
   * Moves a file to a place: atomically if that changes nothing but the content, else byte by byte.
   */
  public static void move(Path fresh, Path place) throws IOException {
    if (!Files.exists(place) || isAlike(fresh, place)) {
      Files.move(fresh, place, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    try (FileChannel from = FileChannel.open(fresh, StandardOpenOption.READ);
        FileChannel to = FileChannel.open(place, StandardOpenOption.WRITE)) {
      fill(from, to);
    }
    Files.delete(fresh);
  }

  /** Space on the disk is claimed first: if there is none, nothing has changed. */
  private static void fill(FileChannel from, FileChannel to) throws IOException {
    long before = to.size();
    try {
      copy(from, Math.min(before, from.size()), from.size(), to);
    } catch (IOException full) {
      to.truncate(before);
      throw full;
    }
    copy(from, 0, Math.min(before, from.size()), to);
    to.truncate(from.size());
  }

  private static void copy(FileChannel from, long start, long end, FileChannel to)
      throws IOException {
    to.position(start);
    for (long at = start; at < end; ) {
      at += from.transferTo(at, end - at, to);
    }
  }

  /** Whether two files differ only in their content, and have no other names. */
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
