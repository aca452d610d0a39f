package org.regames.cli;

import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How games are played; every command that plays has these options. */
final class EngineOptions {
  private static final String INTERPRETER = "interpreter";

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "What plays the game; so far only interpreter, the default.")
  String engine = INTERPRETER;

  @Mixin private PassOptions passes;

  /**
   * Looks whether the engine and the passes exist, before any game is read.
   *
   * @throws Failure where one of them does not
   */
  void check() {
    passes.check();
    if (!engine.equals(INTERPRETER)) {
      throw Failure.misused(
          "--engine: `" + engine + "` does not exist yet; available: " + INTERPRETER);
    }
  }

  /**
   * Makes a game ready to be played.
   *
   * @throws Failure where an engine or pass is asked for that does not exist
   */
  Interpreter start(Game game) {
    check();
    return Interpreter.of(passes.transform(game));
  }
}
