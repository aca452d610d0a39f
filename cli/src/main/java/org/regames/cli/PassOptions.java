package org.regames.cli;

import java.util.List;
import org.regames.ir.Game;
import picocli.CommandLine.Option;

/** Which transformation passes a game goes through first. */
final class PassOptions {
  private static final String NONE = "none";

  @Option(
      names = "--passes",
      paramLabel = "NAME",
      split = ",",
      description = "Transformation passes to run first: ${DEFAULT-VALUE}, the only choice so far.")
  List<String> passes = List.of(NONE);

  /**
   * Looks whether the passes exist.
   *
   * @throws Failure where one does not
   */
  void check() {
    for (String pass : passes) {
      if (!pass.equals(NONE)) {
        throw Failure.misused("--passes: `" + pass + "` does not exist yet; available: " + NONE);
      }
    }
  }

  /**
   * Runs the passes.
   *
   * @throws Failure where one is asked for that does not exist
   */
  Game transform(Game game) {
    check();
    return game;
  }
}
