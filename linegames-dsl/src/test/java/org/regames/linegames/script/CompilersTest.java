package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.linegames.output.ScriptError;

/** The processes that compile are kept, whatever a script was like, and replaced when they end. */
class CompilersTest {
  private static byte[] compiled(String text) throws IOException {
    return Compilers.compile(new CompilerInput("game.linegame.kts", text), 60, "too slow");
  }

  private static Set<ProcessHandle> children() {
    return ProcessHandle.current().children().collect(Collectors.toSet());
  }

  @Test
  void aProcessServesManyScriptsAndIsReplacedWhenItEnded() throws Exception {
    assertNotEquals(0, compiled("val x = 1").length);
    Set<ProcessHandle> first = children();
    assertEquals(2, assertThrows(ScriptError.class, () -> compiled("val x = 1\nval")).line());
    assertNotEquals(0, compiled("val y = 2").length);
    assertEquals(first, children());

    for (ProcessHandle process : first) {
      process.destroyForcibly();
      process.onExit().get(10, TimeUnit.SECONDS);
    }
    assertNotEquals(0, compiled("val z = 3").length);
  }
}
