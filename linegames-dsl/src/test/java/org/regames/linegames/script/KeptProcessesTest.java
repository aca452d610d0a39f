package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/** Processes are kept, whatever a script was like, and replaced when they end. */
@Tag("long")
class KeptProcessesTest {
  private static final String KOTLIN =
      """
      val width = param("width", 3..7 step 2)
      if (width == 7) error("seven")
      lineGame("random${random.nextInt(1000)}") {
          board { circle(4, length = width) }
          pawns { spokes() }
          captureOnce(false)
          limits(maxTurns = 9)
      }
      """;

  private static final String PYTHON =
      """
      from lineGames import *
      from random import randrange
      width = param('width', 3, 7, 2)
      if width == 7:
          raise ValueError('{}'.format('seven'))
      game = LineGame('random%d' % randrange(1000))
      game.addBoardAlquerque(width, 3)
      game.addPiecesAlquerque(InitialPieces.SQUARE_1ROWS)
      game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
      game.setLimits(9)
      game.printHRG()
      """;

  private static final KeptProcesses<String> COMPILERS =
      new KeptProcesses<>(
          50,
          1,
          _ -> ScriptJvm.builder(ScriptJvm.classPathOfCompiler(), List.of(), CompilerMain.class),
          _ -> true);

  private static void compile(String text) throws IOException {
    List<Answer> answers = new ArrayList<>();
    COMPILERS.talk("", new CompilerInput("game.linegame.kts", text), answers, 60, 60, "too slow");
    assertInstanceOf(Answer.Compiled.class, answers.getFirst());
  }

  private static Set<ProcessHandle> children() {
    return ProcessHandle.current().children().collect(Collectors.toSet());
  }

  @Test
  void aProcessServesManyScriptsAndIsReplacedWhenItEnded() throws Exception {
    Set<ProcessHandle> before = children();
    compile("val x = 1");
    Set<ProcessHandle> first = children();
    assertEquals(2, assertThrows(ScriptError.class, () -> compile("val x = 1\nval")).line());
    compile("val y = 2");
    assertEquals(first, children());

    first.removeAll(before);
    for (ProcessHandle process : first) {
      process.destroyForcibly();
      process.onExit().get(10, TimeUnit.SECONDS);
    }
    compile("val z = 3");
  }

  private static ScriptRuns.Left left(ScriptKind kind, String width) {
    return ScriptRuns.left(
        kind,
        new Source("kept" + kind.suffix(), kind == ScriptKind.KOTLIN ? KOTLIN : PYTHON),
        new ParameterValues(Map.of("width", width), Optional.empty(), Optional.empty()),
        ScriptOptions.USUAL);
  }

  /** In the same process, but as if nothing had run there before: the same random numbers. */
  @ParameterizedTest
  @EnumSource
  void aScriptWithParametersRunsAnewInItsProcess(ScriptKind kind) {
    List<Answer> first = left(kind, "3").answers();
    Set<ProcessHandle> started = children();
    ScriptRuns.Left wrong = left(kind, "7");
    assertTrue(wrong.mistake().orElseThrow().getMessage().contains("seven"), wrong::toString);
    List<Answer> other = left(kind, "5").answers();
    assertEquals(2, first.size(), first::toString);
    assertEquals(first, left(kind, "3").answers());
    assertNotEquals(first, other);
    assertEquals(name(first), name(other));

    Set<ProcessHandle> more = new HashSet<>(children());
    more.removeAll(started);
    assertEquals(Set.of(), more);
  }

  private static String name(List<Answer> answers) {
    return assertInstanceOf(Answer.Printed.class, answers.getLast()).game().name();
  }
}
