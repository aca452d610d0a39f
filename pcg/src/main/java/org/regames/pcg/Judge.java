package org.regames.pcg;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.agents.AgentSpec;
import org.regames.pcg.judge.SkillLadder;

/** Who judges a game beyond random plays, see {@link Evaluation}. */
public sealed interface Judge {
  /**
   * An agent that plays all players, and each of them once against random ones.
   *
   * @param plays how many times it plays all players, and in how many plays it meets random players
   */
  record ByAgent(AgentSpec agent, int plays) implements Judge {
    public ByAgent {
      if (plays < 1) {
        throw new IllegalArgumentException("a game is measured by at least one play");
      }
    }
  }

  /**
   * Stages of increasing cost: the rules alone, then (after the random plays) solving small games,
   * strong searches against weaker ones, and plays of a search that records its evaluations.
   *
   * @param states how many states may be searched to solve the game
   * @param share how many playouts the recording search makes per typical number of legal moves
   * @param plays the number of its plays
   * @param work how many moves all playouts of a step of the ladder, and of the plays after it, may
   *     have; in games too large for that, searches make fewer playouts
   */
  record ByLadder(long states, SkillLadder ladder, double share, int plays, double work)
      implements Judge {
    /**
     * The same with ten times the budget: half of it goes into more plays and the rest into more
     * playouts.
     */
    public ByLadder tenfold() {
      return new ByLadder(
          10 * states,
          new SkillLadder(2 * ladder.share(), ladder.steps(), 5 * ladder.plays()),
          2 * share,
          5 * plays,
          10 * work);
    }
  }

  /** Named ladders. */
  enum Level {
    /** About a second per game: finds broken games. */
    QUICK(new ByLadder(5_000, new SkillLadder(2, 1, 12), 8, 12, 2e6)),
    /** Some seconds per game: for a search of thousands of games. */
    STANDARD(new ByLadder(20_000, new SkillLadder(0.5, 3, 16), 8, 16, 8e6)),
    /** Some minutes per game: for games that a person will look at. */
    THOROUGH(new ByLadder(1_000_000, new SkillLadder(4, 3, 60), 64, 100, 1e9));

    private final ByLadder judge;

    Level(ByLadder judge) {
      this.judge = judge;
    }

    /** Its budgets. */
    public ByLadder judge() {
      return judge;
    }

    /** The level with a name as users type it. */
    public static Optional<Level> named(String name) {
      return Stream.of(values()).filter(level -> level.toString().equals(name)).findFirst();
    }

    /** All names. */
    public static List<String> names() {
      return Stream.of(values()).map(Level::toString).toList();
    }

    /** The name as users type it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
