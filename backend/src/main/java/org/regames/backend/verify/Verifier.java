package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Checks whether a game is proper (RG paper, section 2.1, "Proper description"): in all its states
 * if there are few enough, otherwise in as many as requested, those with the shortest plays first,
 * and in random plays.
 *
 * @param states how many states to search, not counting those where the keeper is to move; fewer if
 *     moves are so many or so long that the interpreter follows more than {@value #WORK_OF_A_STATE}
 *     edges for each state
 * @param plays how many random plays the interpreter examines if there are more states, fewer if it
 *     follows more than {@value #WORK_OF_A_PLAY} edges for each; compiled games are played twenty
 *     times as often in addition
 * @param seed determines the random plays
 */
public record Verifier(int states, int plays, long seed) {
  /** Six times as many edges as a state of draughts takes, and ten times as many as a play. */
  private static final long WORK_OF_A_STATE = 20_000;

  private static final long WORK_OF_A_PLAY = 2_000_000;

  public Verifier {
    if (states < 1 || plays < 0) {
      throw new IllegalArgumentException("states must be positive, plays not negative");
    }
  }

  /**
   * Searches. Takes about as long as the interpreter needs to list the moves of this many states;
   * memory grows with the states and the moves between them.
   *
   * @param game a game without validation errors
   * @param progress receives now and then how many states were searched and plays examined
   */
  public Verification verify(Game game, LongConsumer progress) {
    Interpreter interpreter = Interpreter.of(game);
    Observations observations = new Observations(Builtins.complete(game));
    Exploration exploration = new Exploration(interpreter, observations);
    boolean exhaustive = exploration.run(states, WORK_OF_A_STATE * states, progress);
    exploration.reportShortestCycle();
    int played = 0;
    if (!exhaustive) {
      played =
          new RandomPlays(interpreter, observations, seed)
              .run(
                  plays,
                  WORK_OF_A_PLAY * plays,
                  done -> progress.accept((long) exploration.expanded() + done));
      long before = (long) exploration.expanded() + played;
      played +=
          QuickPlays.run(game, interpreter, plays, seed, done -> progress.accept(before + done));
    }
    List<Lint> lints = new ArrayList<>(DeadRules.of(game, interpreter));
    lints.addAll(observations.lints());
    lints.addAll(NeedlessTags.of(game));
    lints.addAll(UnreadVariables.of(game));
    return new Verification(
        exhaustive,
        exploration.expanded(),
        exploration.depth(),
        played,
        interpreter.findings().list(),
        lints);
  }
}
