package org.regames.backend.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.Incidents;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Origin;

/**
 * Finds what is improper in plays of a game without an automaton: a net or a plan. There plays can
 * only get stuck or never end.
 */
final class ModelWitness implements Follower {
  private final ForwardModel model;
  private final Function<String, Origin> rules;
  private final List<Impropriety> findings = new ArrayList<>();

  /**
   * @param rules where the rules about moves at a node begin
   */
  ModelWitness(ForwardModel model, Function<String, Origin> rules) {
    this.model = model;
    this.rules = rules;
  }

  @Override
  public void follow(Incidents incidents) {
    incidents.stuck().forEach(this::follow);
    incidents
        .givenUp()
        .forEach(
            (node, play) ->
                findings.add(
                    new Impropriety.EndlessPlay(node, false, play.size(), Origin.UNKNOWN, play)));
  }

  private void follow(List<Turn> play) {
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    try {
      for (Turn turn : play) {
        state.legalMoves(moves);
        state.apply(moves, move(state, moves, turn));
      }
    } catch (EndlessPlayException endless) {
      findings.add(
          new Impropriety.EndlessKeeper(
              state.node(), false, GameState.MOST_KEEPER_MOVES, Origin.UNKNOWN, play));
      return;
    }
    int mover = state.currentPlayer();
    String player = mover < 0 ? Builtins.RANDOM : model.players().get(mover);
    findings.add(new Impropriety.DeadEnd(player, state.node(), rules.apply(state.node()), play));
  }

  private static int move(GameState state, MoveBuffer moves, Turn turn) {
    int move = 0;
    while (!state.tags(moves, move).equals(turn.tags())) {
      move++;
    }
    return move;
  }

  @Override
  public List<Impropriety> findings() {
    return List.copyOf(findings);
  }
}
