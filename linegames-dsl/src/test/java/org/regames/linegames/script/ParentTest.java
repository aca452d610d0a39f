package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.ScriptOptions;

/** Scripts end with the command that runs them, however that ends. */
class ParentTest {
  /** Runs a script that does not end by itself. */
  public static final class Endless {
    private Endless() {}

    public static void main(String[] args) {
      ScriptRuns.run(
          ScriptKind.PYTHON,
          new Source("x.py", "while True:\n    pass\n"),
          new ScriptOptions(false, false, 60, false, 0));
    }
  }

  @Test
  @Tag("long")
  void aScriptDoesNotOutliveAKilledCommand() throws Exception {
    Process command =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    Endless.class.getName()))
            .inheritIO()
            .start();
    try {
      while (command.isAlive() && command.children().findAny().isEmpty()) {
        Thread.sleep(10);
      }
      ProcessHandle script = command.children().findAny().orElseThrow();
      command.destroyForcibly().waitFor();
      script.onExit().get(60, TimeUnit.SECONDS);
      assertTrue(!script.isAlive());
    } finally {
      command.destroyForcibly();
    }
  }
}
