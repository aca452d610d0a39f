package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.linegames.output.ScriptError;

/** The processes that compile are kept, whatever a script was like, and replaced when they end. */
class CompilersTest {
  @TempDir Path folder;

  private Path compiled(String text) throws IOException {
    Path jar = folder.resolve("script.jar");
    Files.deleteIfExists(jar);
    Compilers.compile(new CompilerInput("game.linegame.kts", text, jar), 60, "too slow");
    return jar;
  }

  private static Set<ProcessHandle> children() {
    return ProcessHandle.current().children().collect(Collectors.toSet());
  }

  @Test
  void aProcessServesManyScriptsAndIsReplacedWhenItEnded() throws Exception {
    assertTrue(Files.exists(compiled("val x = 1")));
    Set<ProcessHandle> first = children();
    assertEquals(2, assertThrows(ScriptError.class, () -> compiled("val x = 1\nval")).line());
    assertTrue(Files.exists(compiled("val y = 2")));
    assertEquals(first, children());

    for (ProcessHandle process : first) {
      process.destroyForcibly();
      process.onExit().get(10, TimeUnit.SECONDS);
    }
    assertTrue(Files.exists(compiled("val z = 3")));
  }
}
