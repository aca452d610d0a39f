package org.regames.backend.cpp.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.diagnostic.DiagnosticException;

@Tag("long")
class ProgramCacheTest {
  @TempDir private Path folder;

  private static Compiler compiler() {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    return compiler.get().with("-O0");
  }

  private Path build(String text) {
    Compiler compiler = compiler();
    return new ProgramCache(folder)
        .program(Map.of("a.cpp", text), compiler, compiler::build, () -> {})
        .file();
  }

  @Test
  void buildsOnce() throws IOException {
    Path program = build("int main() { return 0; }");
    FileTime built = Files.getLastModifiedTime(program);

    assertEquals(program, build("int main() { return 0; }"));
    assertEquals(built, Files.getLastModifiedTime(program));
  }

  @Test
  void otherSourcesAreOtherPrograms() {
    Path program = build("int main() { return 0; }");

    assertTrue(!program.equals(build("int main() { return 1; }")));
  }

  @Test
  void saysWhatTheCompilerDoesNotTake() throws IOException {
    DiagnosticException failure =
        assertThrows(DiagnosticException.class, () -> build("int main() { return nothing; }"));

    assertTrue(failure.diagnostic().message().contains("nothing"), failure.toString());
    try (Stream<Path> left = Files.walk(folder)) {
      assertEquals(List.of(), left.filter(Files::isRegularFile).toList());
    }
  }

  @Test
  void worksWithoutACache() throws IOException {
    Compiler compiler = compiler();
    Path file = Files.createFile(folder.resolve("file"));
    ProgramCache.Program program =
        new ProgramCache(file.resolve("programs"))
            .program(
                Map.of("a.cpp", "int main() { return 0; }"), compiler, compiler::build, () -> {});

    assertTrue(Files.isExecutable(program.file()), program.toString());
    assertTrue(program.notKept().orElseThrow().contains(file.toString()), program.toString());
  }

  @Test
  void liesWhereTheSystemKeepsCaches() {
    Path home = Path.of("/home/me");
    assertEquals(
        home.resolve(".cache/regames/cpp"), ProgramCache.folder("Linux", "/home/me", Map.of()));
    assertEquals(
        home.resolve("Library/Caches/regames/cpp"),
        ProgramCache.folder("Mac OS X", "/home/me", Map.of()));
    assertEquals(
        Path.of("/fast/regames/cpp"),
        ProgramCache.folder("Linux", "/home/me", Map.of("XDG_CACHE_HOME", "/fast")));
  }

  @Test
  void adviceNamesWhatTheSystemInstallsWith() {
    assertTrue(Compiler.advice("Linux").contains("apt install g++"));
    assertTrue(Compiler.advice("Mac OS X").contains("xcode-select"));
    assertTrue(Compiler.advice("Windows 11").contains("winget"));
  }

  @Test
  void aCompilerThatDoesNotWorkIsNone() {
    assertEquals(Optional.empty(), Compiler.find(Map.of("CXX", "/nowhere/c++")));
  }
}
