package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {
  /** What bash offers for a word after others. */
  private static List<String> offered(Path folder, String... words) throws Exception {
    Path bash = Path.of("/bin/bash");
    assumeTrue(Files.isExecutable(bash), "skipped, there is no bash");
    Path script = folder.resolve("script");
    Files.writeString(script, Run.of("completion", "bash").out());
    String asked =
        "compopt() { :; }; source '%s'; COMP_WORDS=(regames %s); COMP_CWORD=%d; COMP_LINE=\"${COMP_WORDS[*]}\"; "
                .formatted(script, String.join(" ", words), words.length)
            + "_complete_regames; printf '%s\\n' \"${COMPREPLY[@]}\"";
    Process process = new ProcessBuilder(bash.toString(), "-c", asked).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    process.waitFor();
    return out.lines().toList();
  }

  @Test
  void bashCompletesCommandsAndOptions(@TempDir Path folder) throws Exception {
    assertEquals(List.of("translate"), offered(folder, "transl"));
    assertEquals(List.of("--playouts"), offered(folder, "run", "--playo"));
    assertEquals(List.of("bash", "zsh"), offered(folder, "completion", "''"));
  }

  @Test
  void zshReadsTheScriptForBash() throws IOException {
    Run zsh = Run.of("completion", "zsh");

    assertTrue(zsh.out().startsWith("autoload -U +X compinit"), zsh.out());
    assertTrue(zsh.out().endsWith(Run.of("completion", "bash").out()));
  }

  @Test
  void anotherShellIsToldTheOnesThereAre() {
    Run fish = Run.of("completion", "fish");

    assertEquals(2, fish.exitCode());
    assertTrue(fish.err().contains("bash, zsh"), fish.err());
  }
}
