package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a file that the page saves. */
class FolderTest {
  @TempDir private Path root;

  private Folder folder() throws IOException {
    return new Folder(root, name -> name.endsWith(".hrg"));
  }

  @Test
  void aSavedFileKeepsItsPermissionsNamesAndLineEnds() throws IOException {
    Path file = Files.writeString(root.resolve("a.hrg"), "// one\r\n// two\r\n");
    Path other = Files.createLink(root.resolve("b.hrg"), file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    folder().write("a.hrg", "// one\n// 2\n");
    assertEquals("// one\r\n// 2\r\n", Files.readString(other));
    assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aNewFileIsAsTheSystemMakesThemAndAsThePageHasIt() throws IOException {
    Path made = Files.createFile(root.resolve("made"));
    folder().write("new.hrg", "// one\n// two\n");
    Path file = root.resolve("new.hrg");
    assertEquals("// one\n// two\n", Files.readString(file));
    assertEquals(Files.getPosixFilePermissions(made), Files.getPosixFilePermissions(file));
  }
}
