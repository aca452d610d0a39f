package org.regames.ir.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenOverTest {
  @TempDir private Path folder;
  private Path place;

  @BeforeEach
  void assumePermissions() throws IOException {
    assumeTrue(
        FileSystems.getDefault().supportedFileAttributeViews().contains("unix"),
        "skipped, this system has no permissions of Unix");
    place = Files.writeString(folder.resolve("game"), "old and longer");
  }

  private void writeOver(String text) throws IOException {
    Path fresh = folder.resolve("fresh");
    WrittenOver.create(fresh, place);
    Files.writeString(fresh, text);
    WrittenOver.move(fresh, place);
    assertEquals(text, Files.readString(place));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(), left.filter(file -> file.endsWith("fresh")).toList());
    }
  }

  private Object attribute(String name) throws IOException {
    return Files.getAttribute(place, "unix:" + name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-rw-r--", "rw-------", "rwxr-x--x", "rw-rw-rw-"})
  void permissionsAreKept(String permissions) throws IOException {
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString(permissions));
    writeOver("new");
    assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(place)));
  }

  @Test
  void whatIsNotFinishedIsReadByNobodyElse() throws IOException {
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-------"));
    Path fresh = folder.resolve("fresh");
    WrittenOver.create(fresh, place);
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(fresh)));
    assertThrows(FileAlreadyExistsException.class, () -> WrittenOver.create(fresh, place));
  }

  @Test
  void otherNamesStayNamesOfTheFile() throws IOException {
    Path other = Files.createLink(folder.resolve("other"), place);
    Object number = attribute("ino");
    writeOver("new");
    assertEquals("new", Files.readString(other));
    assertEquals(number, attribute("ino"));
    assertEquals(2, attribute("nlink"));
  }

  /** Only who may give files away can try it. */
  @Test
  void theOwnerIsKept() throws IOException {
    try {
      Files.setAttribute(place, "unix:uid", 12_345);
      Files.setAttribute(place, "unix:gid", 54_321);
    } catch (IOException notAllowed) {
      abort("skipped, files cannot be given away here");
    }
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-rw-r--"));
    writeOver("new");
    assertEquals(12_345, attribute("uid"));
    assertEquals(54_321, attribute("gid"));
    assertEquals(0664, (Integer) attribute("mode") & 0777);
  }

  @Test
  void aNewFileIsAsTheSystemMakesThem() throws IOException {
    Path made = Files.createFile(folder.resolve("made"));
    place = folder.resolve("another");
    writeOver("new");
    assertEquals(Files.getPosixFilePermissions(made), Files.getPosixFilePermissions(place));
  }

  @Test
  void aFileOfTheStudioIsWrittenOverToo() throws IOException {
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-rw-r--"));
    try (Unfinished text = Unfinished.over(place)) {
      Files.writeString(text.path(), "new");
      text.moveOver(place);
    }
    assertEquals("new", Files.readString(place));
    assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(place)));
  }
}
