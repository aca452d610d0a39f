package org.regames.cli.games;

import java.util.Optional;
import java.util.function.Supplier;
import org.regames.backend.plan.Plan;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;

/**
 * A game that was read to be played.
 *
 * @param net its net, if it has one
 * @param plan its plan, if that is what was read
 * @param automaton makes the automaton, or fails with the findings about it
 */
public record Loaded(Optional<NetGame> net, Optional<PlanOfFile> plan, Supplier<Game> automaton) {
  /** A plan, and the file it was read from. */
  public record PlanOfFile(String file, Plan plan) {}

  static Loaded ofPlan(String file, Plan plan) {
    return new Loaded(
        Optional.empty(),
        Optional.of(new PlanOfFile(file, plan)),
        () -> {
          throw PlanFiles.noGame(file);
        });
  }

  /** The automaton. */
  public Game game() {
    return automaton.get();
  }
}
