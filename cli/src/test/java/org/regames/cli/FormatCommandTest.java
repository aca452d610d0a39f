package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Language;

class FormatCommandTest {
  private static final String UNTIDY = "// Two.\ntype Player={x,y} ; // x begins\n";
  private static final String TIDY = "// Two.\ntype Player = {x, y};  // x begins\n";

  @TempDir private Path folder;

  @Test
  void filesAreChangedInPlaceAndKeepTheirComments() throws IOException {
    Path file = Files.writeString(folder.resolve("a.rg"), UNTIDY);

    assertEquals(new Run(0, file + "\n", ""), Run.of("format", file));
    assertEquals(TIDY, Files.readString(file));
    assertEquals(new Run(0, "", ""), Run.of("format", file));
  }

  @Test
  void aFileStaysWhatItIsButForItsLayout() throws IOException {
    Path file = folder.resolve("a.rg");
    Files.writeString(file, UNTIDY.replace("\n", "\r\n"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    Path other = Files.createLink(folder.resolve("b.rg"), file);

    assertEquals(new Run(0, file + "\n", ""), Run.of("format", file));
    assertEquals(TIDY.replace("\n", "\r\n"), Files.readString(other));
    assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(new Run(0, "", ""), Run.of("format", file));
  }

  @Test
  void checkOnlyTells() throws IOException {
    Path untidy = Files.writeString(folder.resolve("a.rg"), UNTIDY);
    Path tidy = Files.writeString(folder.resolve("b.rg"), TIDY);

    String told = untidy + ": would be changed\n2 files checked, 1 not in the usual style\n";
    assertEquals(new Run(1, told, ""), Run.of("format", "--check", untidy, tidy));
    assertEquals(UNTIDY, Files.readString(untidy));
    assertEquals(0, Run.of("format", "--check", tidy).exitCode());
  }

  @Test
  void nothingIsWrittenIfAnyFileHasErrors() throws IOException {
    Path untidy = Files.writeString(folder.resolve("a.rg"), UNTIDY);

    Run run = Run.of("format", untidy, Run.game("wrong.rg"));
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("wrong.rg:4:12: error: expected `:`"), run.err());
    assertEquals(UNTIDY, Files.readString(untidy));
  }

  @Test
  void standardInputGoesToStandardOutput() {
    byte[] input = UNTIDY.getBytes(StandardCharsets.UTF_8);

    assertEquals(new Run(0, TIDY, ""), Run.withInput(input, "format", "--from", "rg", "-"));
  }

  @Test
  void languagesWithoutAStyleAreRefused() {
    Language plain =
        Language.all().stream()
            .filter(language -> language.frontend().isPresent() && language.layout().isEmpty())
            .findFirst()
            .orElseThrow();

    Run run = Run.of("format", "--from", plain.name(), Run.game("nod.rg"));
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("have no usual style"), run.err());
  }
}
