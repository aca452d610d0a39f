package org.regames.linegames.script;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.regames.linegames.draw.BoardDrawing;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.output.PrintedGames;

/**
 * Runs scripts in this process, for tests of thousands of them: checked as usual, but without the
 * wall.
 */
public final class ScriptsHere {
  private static final ScriptKind.Runner PYTHON = ScriptKind.PYTHON.runner();

  private ScriptsHere() {}

  /**
   * The HRG of what a script in Python prints.
   *
   * @param running what to do when it is compiled and begins
   * @throws org.regames.linegames.output.ScriptError where it has a mistake
   */
  public static List<String> python(String text, Runnable running) {
    return run(PYTHON, "fuzz.py", text, Path.of(""), running);
  }

  /**
   * Compiles and checks a script in Python, without running it.
   *
   * @throws org.regames.linegames.output.ScriptError where it has a mistake
   */
  public static void compilePython(String text) {
    PythonRunner.code(new Script("fuzz.py", text, Script.Trust.CHECKED, 0, Path.of("")), _ -> {});
  }

  /** The same as {@link #python} for Kotlin. */
  public static List<String> kotlin(String text, Runnable running) throws java.io.IOException {
    Path folder = Files.createTempDirectory("fuzz");
    Path jar = folder.resolve("script.jar");
    try {
      Files.write(jar, KotlinCompilation.compile("fuzz.linegame.kts", text));
      return run(ScriptKind.KOTLIN.runner(), "fuzz.linegame.kts", text, jar, running);
    } finally {
      Files.deleteIfExists(jar);
      Files.deleteIfExists(folder);
    }
  }

  private static List<String> run(
      ScriptKind.Runner runner, String name, String text, Path jar, Runnable running) {
    List<LineGame> games = new ArrayList<>();
    PrintedGames.sendTo(games::add, _ -> {});
    Script script = new Script(name, text, Script.Trust.CHECKED, 0, jar);
    runner.run(script, running);
    games.forEach(BoardDrawing::svg);
    return games.stream().map(HrgWriter::text).toList();
  }
}
