package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.hrg.HrgWriter;

/** The scripts of {@code docs/linegames-tutorial.md} run, and describe the same game. */
@Tag("long")
class TutorialTest {
  private static final Path PAGE =
      Path.of(System.getProperty("regames.root")).resolve("docs/linegames-tutorial.md");

  private static String hrg(ScriptKind kind, String language) throws IOException {
    Matcher block =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(PAGE));
    assertTrue(block.find());
    List<Answer> answers =
        ScriptRuns.run(
            kind, new Source("cross" + kind.suffix(), block.group(1)), ScriptOptions.USUAL);
    return HrgWriter.text(((Answer.Printed) answers.getLast()).game());
  }

  @Test
  void bothLanguagesDescribeTheSameGame() throws IOException {
    String python = hrg(ScriptKind.PYTHON, "python");
    String kotlin = hrg(ScriptKind.KOTLIN, "kotlin");
    assertEquals(kotlin, python);
    var read =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source("cross.hrg", python), new Budget());
    assertEquals(List.of(), read.diagnostics());
    assertTrue(new ModelPerft(JvmEngine.compile(read.value().orElseThrow())).count(3) > 0);
  }
}
