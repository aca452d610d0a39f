package org.regames.agents.ggp;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.View;

/** Has an agent play on an engine. */
final class EngineSeat implements MatchSeat, AutoCloseable {
  private final RuleSheet rules;
  private final Position position;
  private final int role;
  private final Agent agent;

  /**
   * A seat at the start of a match. Takes as long as the agent takes to prepare.
   *
   * @param game the same game on an engine
   * @param role the number of the role
   */
  EngineSeat(RuleSheet rules, PlayedGame game, int role, AgentSpec spec, long seed) {
    this.rules = rules;
    this.position = new Position(rules);
    this.role = role;
    int player = game.players().indexOf(rules.net().roles().get(role).symbol());
    this.agent = spec.kind().sit(new Seat(game, player, seed, true), spec.options());
  }

  @Override
  public boolean step(List<Kif> moves) {
    return position.step(moves, rules.roles());
  }

  @Override
  public List<Kif> legal() {
    return position.isOver() ? List.of() : position.legal(role).stream().map(rules::move).toList();
  }

  @Override
  public Kif choose(Clock clock, Consumer<Kif> found) {
    View view = position.view(role);
    int choice = view.legal().indexOf(agent.choose(view, clock));
    return rules.move(position.legal(role).get(choice));
  }

  @Override
  public void ponder(Optional<Kif> own, Clock.Running clock) {
    if (!position.isOver()) {
      agent.ponder(position.seen(role, own.flatMap(move -> position.legal(role, move))), clock);
    }
  }

  @Override
  public Optional<String> result() {
    return position.isOver()
        ? Optional.of(position.score(role).orElse("no score"))
        : Optional.empty();
  }

  @Override
  public void close() {
    agent.close();
  }
}
