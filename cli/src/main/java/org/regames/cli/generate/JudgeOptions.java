package org.regames.cli.generate;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.agents.AgentSpec;
import org.regames.cli.console.Failure;
import org.regames.cli.play.AgentGames;
import org.regames.pcg.Judge;
import picocli.CommandLine.Option;

/**
 * The options for who judges games that random plays do not rule out, and for the length of plays.
 */
public final class JudgeOptions {
  private static final String NOBODY = "none";

  @Option(
      names = "--judge",
      paramLabel = "LEVEL",
      completionCandidates = Levels.class,
      description =
          "How thoroughly games are judged: ${COMPLETION-CANDIDATES}. Besides random plays, judges "
              + "look at the rules alone, the values of small games, longer searches against "
              + "shorter ones, and the evaluations of a search along its plays; docs/pcg.md has "
              + "the budgets. By default evolve uses standard, unless --agent or --fitness is "
              + "given, and evaluate none.")
  private Optional<String> level = Optional.empty();

  @Option(
      names = "--agent",
      paramLabel = "A",
      description =
          "The agent that judges games by playing them, instead of --judge, such as mcts:200it "
              + "(docs/agents.md).")
  private Optional<String> agent = Optional.empty();

  @Option(
      names = "--agent-plays",
      paramLabel = "N",
      description =
          "How often the agent plays itself, and random players (default: ${DEFAULT-VALUE}).")
  private int agentPlays;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "After how many moves a play is cut short (default: ${DEFAULT-VALUE}).")
  private int mostPlies;

  JudgeOptions(int agentPlays, int mostPlies) {
    this.agentPlays = agentPlays;
    this.mostPlies = mostPlies;
  }

  /** The names of the levels, for the help. */
  static final class Levels implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(Stream.of(NOBODY), Judge.Level.names().stream()).iterator();
    }
  }

  /**
   * Checks that the options make sense.
   *
   * @throws Failure if they do not
   */
  void check() {
    Failure.unlessPositive("--agent-plays", agentPlays);
    Failure.unlessPositive("--plies", mostPlies);
    judge(Optional.empty());
  }

  int agentPlays() {
    return agentPlays;
  }

  int mostPlies() {
    return mostPlies;
  }

  /** The specification of the judging agent, if given. */
  Optional<String> agent() {
    return agent;
  }

  /** The level, if given and other than that of nobody. */
  Optional<String> level() {
    return level.filter(name -> !name.equals(NOBODY));
  }

  /**
   * The judge.
   *
   * @param usual the level if neither option is given
   * @throws Failure if both are given, or one is wrong
   */
  Optional<Judge> judge(Optional<Judge.Level> usual) {
    if (agent.isPresent() && level().isPresent()) {
      throw Failure.misused("--judge: has searches of its own; leave out --agent");
    }
    if (agent.isPresent()) {
      AgentSpec spec = AgentGames.agent(agent.get());
      return Optional.of(new Judge.ByAgent(spec, agentPlays));
    }
    if (level.isEmpty()) {
      return usual.map(Judge.Level::judge);
    }
    return level().map(JudgeOptions::level).map(Judge.Level::judge);
  }

  private static Judge.Level level(String name) {
    return Judge.Level.named(name)
        .orElseThrow(
            () ->
                Failure.misused(
                    "--judge: expected "
                        + String.join(", ", new Levels())
                        + ", found `"
                        + name
                        + "`"));
  }
}
