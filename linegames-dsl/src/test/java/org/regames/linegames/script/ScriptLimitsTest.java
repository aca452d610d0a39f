package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/** Processes of scripts that take too long are stopped, whatever they are busy with. */
class ScriptLimitsTest {
  /** Works without end and never answers, as a compiler may. */
  static final class Busy {
    private Busy() {}

    public static void main(String[] args) {
      long sum = 0;
      while (sum >= 0) {
        sum = (sum + 1) & 1;
      }
    }
  }

  @Test
  @Tag("long")
  void compilingHasALimitOfWork() throws IOException {
    ProcessBuilder busy =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Busy.class.getName());
    ScriptInput input = new ScriptInput("val x = 1", ParameterValues.exactly(Map.of()));
    try (ScriptProcess process = ScriptProcess.start(busy, OutputStream.nullOutputStream())) {
      ScriptError error =
          assertThrows(
              ScriptError.class,
              () -> process.talk(input, new ArrayList<>(), 1, 1, "it is too slow"));
      assertEquals("the script was stopped: it is too slow", error.getMessage());
    }
  }
}
