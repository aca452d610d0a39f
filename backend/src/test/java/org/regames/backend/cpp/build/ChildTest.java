package org.regames.backend.cpp.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class ChildTest {
  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped, there is no /bin/sh");
  }

  @Test
  void tellsOutputAndExitCode() throws IOException {
    try (Child child = Child.start(List.of("/bin/sh", "-c", "echo out; echo err >&2; exit 3"))) {
      assertEquals("out\nerr", child.output());
      assertEquals(3, child.exitCode());
    }
  }

  @Test
  void endsWithAllItsProcesses() throws IOException, InterruptedException {
    long grandchild;
    try (Child child = Child.start(List.of("/bin/sh", "-c", "sleep 600 & echo $!; wait"))) {
      grandchild = Long.parseLong(child.lines().readLine());
      assertTrue(ProcessHandle.of(grandchild).orElseThrow().isAlive());
    }

    while (ProcessHandle.of(grandchild).map(ProcessHandle::isAlive).orElse(false)) {
      Thread.sleep(10);
    }
  }

  @Test
  void anInterruptEndsTheProgram() throws IOException {
    try (Child child = Child.start(List.of("/bin/sh", "-c", "sleep 600"))) {
      Thread.currentThread().interrupt();
      String message = "";
      try {
        child.exitCode();
      } catch (IOException interrupted) {
        message = interrupted.getMessage();
      }
      assertTrue(Thread.interrupted());
      assertEquals("interrupted", message);
    }
  }
}
