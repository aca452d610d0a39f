package org.regames.agents.search;

import java.util.Map;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * The agent that has played best in games of a kind, by rules that {@code docs/agents.md} gives
 * with measurements: {@link AlphaBeta} for zero-sum games of two players without hidden information
 * or chance and with few moves at the start; {@link InformationSetUct} for hidden information; else
 * {@link Uct}, with GRAVE if there are many moves. Alpha-beta searches a small game to its end, and
 * so plays it perfectly.
 */
public final class Best implements AgentKind {
  /** With more moves at the start alpha-beta does not search deep enough. */
  private static final int MOST_MOVES = 60;

  @Override
  public String name() {
    return "best";
  }

  @Override
  public String summary() {
    return "The one of the others that plays best in games like this one.";
  }

  @Override
  public Clock usual() {
    return Clock.parse("1s");
  }

  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    SuitedAgent choice = chosen(seat.game());
    return choice.kind.sit(seat, choice.options);
  }

  /** An agent with the options that suit a game. */
  record SuitedAgent(AgentKind kind, AgentOptions options) {
    SuitedAgent(AgentKind kind) {
      this(kind, AgentOptions.NONE);
    }
  }

  /** The agent for a game. */
  static SuitedAgent chosen(PlayedGame game) {
    GameState start = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    if (game.hides()) {
      return new SuitedAgent(new InformationSetUct());
    }
    if (start.countMoves(moves) > MOST_MOVES) {
      return new SuitedAgent(new Uct(), new AgentOptions(Map.of("grave", "on")));
    }
    return new SuitedAgent(isPlainDuel(game) ? new AlphaBeta() : new Uct());
  }

  /** Whether a game is for two and zero-sum, and nothing is hidden or left to chance. */
  static boolean isPlainDuel(PlayedGame game) {
    if (game.hides() || game.players().size() != 2) {
      return false;
    }
    Evaluation evaluation = Evaluation.of(game);
    return evaluation.isConstantSum() && !evaluation.hasChance();
  }
}
