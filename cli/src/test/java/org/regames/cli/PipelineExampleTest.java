package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in {@code examples/kotlin} does what its first line says. */
@Tag("long")
class PipelineExampleTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("regames.root"), "examples/kotlin/pipeline.kts");

  @Test
  void gamesAreWritten(@TempDir Path folder) throws IOException, InterruptedException {
    String classPath = System.getProperty("java.class.path");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classPath,
            "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
            "-no-stdlib",
            "-no-reflect",
            "-cp",
            classPath,
            "-script",
            SCRIPT.toString(),
            folder.toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    List<String> lines = process.inputReader().readAllLines();
    assertEquals(0, process.waitFor(), lines::toString);
    assertTrue(lines.contains("8 of 8 games pass the gates"), lines::toString);
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> games = files.toList();
      assertEquals(2, games.size());
      assertEquals(0, Run.of("check", games.getFirst()).exitCode());
    }
  }
}
