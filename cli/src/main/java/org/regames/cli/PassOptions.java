package org.regames.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.passes.PassException;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import picocli.CommandLine.Option;

/** Which transformation passes a game goes through first. */
final class PassOptions {
  @Option(
      names = "--passes",
      paramLabel = "NAME",
      split = ",",
      description = {
        "Transformation passes to run first: none, all, or names (see regames passes).",
        "Default: none."
      })
  List<String> passes = List.of("none");

  private Optional<Pipeline> pipeline = Optional.empty();

  /**
   * Looks whether the passes exist.
   *
   * @throws Failure where one does not
   */
  void check() {
    try {
      pipeline = Optional.of(Passes.parse(String.join(",", passes)));
    } catch (DiagnosticException unknown) {
      Diagnostic finding = unknown.diagnostic();
      String hint = finding.hint().map(text -> "; " + text).orElse("");
      throw Failure.misused("--passes: " + finding.message() + hint);
    }
  }

  /**
   * Runs the passes.
   *
   * @throws Failure where one is asked for that does not exist, or fails
   */
  Game transform(Game game) {
    return transform(game, Pipeline.Listener.NONE);
  }

  /** Whether games stay as they are. */
  boolean areNone() {
    return passes.stream().allMatch("none"::equals);
  }

  /** The same as {@link #transform(Game)}, and tells of every step. */
  Game transform(Game game, Pipeline.Listener listener) {
    if (pipeline.isEmpty()) {
      check();
    }
    try {
      return pipeline.orElseThrow().run(game, listener);
    } catch (PassException failed) {
      throw failure(failed);
    }
  }

  /** Keeps the game that a pass failed on, for a report. */
  private static Failure failure(PassException failed) {
    Path file = Path.of("failed-" + failed.pass() + ".rg");
    Map<Path, String> text = new LinkedHashMap<>();
    text.put(file, Dumps.text(failed.before()));
    OutputFiles.write(text);
    return Failure.failed(
        failed.getMessage()
            + "; please report it with "
            + file
            + ", the game before it (regames translate --to rg --passes "
            + failed.pass()
            + " "
            + file
            + " fails again)");
  }
}
