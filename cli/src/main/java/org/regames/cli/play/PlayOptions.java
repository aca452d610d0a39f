package org.regames.cli.play;

import org.regames.agents.AgentSpec;
import org.regames.cli.console.Failure;
import org.regames.pcg.Evaluation;
import picocli.CommandLine.Option;

/** How long plays are that measure a game, and how many an agent makes. */
public final class PlayOptions {
  @Option(
      names = "--agent-plays",
      paramLabel = "N",
      description =
          "How often the agent plays all players, and meets random ones (default: "
              + "${DEFAULT-VALUE}).")
  private int agentPlays;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "After how many moves a play is broken off (default: ${DEFAULT-VALUE}).")
  private int mostPlies;

  public PlayOptions(int agentPlays, int mostPlies) {
    this.agentPlays = agentPlays;
    this.mostPlies = mostPlies;
  }

  /**
   * Looks whether the options make sense.
   *
   * @throws Failure where they do not
   */
  public void check() {
    Failure.unlessPositive("--agent-plays", agentPlays);
    Failure.unlessPositive("--plies", mostPlies);
  }

  public int agentPlays() {
    return agentPlays;
  }

  public int mostPlies() {
    return mostPlies;
  }

  /** How an agent judges a game. */
  public Evaluation.Judge judge(AgentSpec agent) {
    return new Evaluation.Judge(agent, agentPlays);
  }
}
