package org.regames.pcg;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.agents.AgentSpec;
import org.regames.pcg.judge.SkillLadder;

/** Who says more of a game than random plays do, see {@link Evaluation}. */
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
   * Steps that cost more and more: the rules alone, then (after the random plays) the value of what
   * is small, searches that think more against such that think less, and plays of a search that
   * says what it thinks.
   *
   * @param states how many states may be looked at to solve the game
   * @param share how many playouts a search makes that says what it thinks, for each move that
   *     there is usually
   * @param plays how many plays it plays
   * @param work how many moves the playouts of a step of the ladder may have, and those of the
   *     plays after it; where a game is too large for that, searches think less
   */
  record ByLadder(long states, SkillLadder ladder, double share, int plays, double work)
      implements Judge {
    /**
     * The same with ten times the budget: half of it goes into more plays and the rest into
     * thinking.
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

  /** Ladders with names. */
  enum Level {
    /** About a second for a game: finds what is broken. */
    QUICK(new ByLadder(5_000, new SkillLadder(2, 1, 12), 8, 12, 2e6)),
    /** Some seconds: for a search of thousands of games. */
    STANDARD(new ByLadder(20_000, new SkillLadder(0.5, 3, 16), 8, 16, 8e6)),
    /** Some minutes: for games that a person will look at. */
    THOROUGH(new ByLadder(1_000_000, new SkillLadder(4, 3, 60), 64, 100, 1e9));

    private final ByLadder judge;

    Level(ByLadder judge) {
      this.judge = judge;
    }

    /** Its budgets. */
    public ByLadder judge() {
      return judge;
    }

    /** The level of a name as users type it. */
    public static Optional<Level> named(String name) {
      return Stream.of(values()).filter(level -> level.toString().equals(name)).findFirst();
    }

    /** All names. */
    public static List<String> names() {
      return Stream.of(values()).map(Level::toString).toList();
    }

    /** As users type it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
