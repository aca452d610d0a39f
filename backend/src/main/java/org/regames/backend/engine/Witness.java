package org.regames.backend.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.Incidents;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.diagnostic.Origin;

/**
 * An interpreter that looks at some plays of a game compiled otherwise, to say what is improper in
 * them. Made when first needed.
 */
public final class Witness {
  private final Game game;
  private final List<Impropriety> givenUp = new ArrayList<>();
  private Interpreter interpreter;

  public Witness(Game game) {
    this.game = game;
  }

  /**
   * Follows plays to where they stopped.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException where the moves of a state cannot be
   *     found within the limits of the interpreter
   */
  public void follow(Incidents incidents) {
    incidents.stuck().forEach(this::follow);
    incidents.givenUp().forEach(this::giveUp);
  }

  private void giveUp(String node, List<Turn> play) {
    Automaton automaton = Automaton.of(game);
    int[] edges = automaton.outgoing(automaton.node(node).orElseThrow());
    Origin origin = edges.length == 0 ? Origin.UNKNOWN : automaton.edge(edges[0]).origin();
    givenUp.add(new Impropriety.EndlessPlay(node, false, play.size(), origin, play));
  }

  private void follow(List<Turn> play) {
    if (interpreter == null) {
      interpreter = Interpreter.of(game);
    }
    Optional<State> state = interpreter.settle(interpreter.initial());
    for (Turn turn : play) {
      if (state.isEmpty()) {
        return;
      }
      state = interpreter.settle(next(state.get(), turn.tags()));
    }
    state.ifPresent(interpreter::moves);
  }

  private State next(State state, List<String> tags) {
    for (Move move : interpreter.moves(state)) {
      if (move.tags().equals(tags)) {
        return move.next();
      }
    }
    throw new IllegalStateException("engines disagree: no move " + tags + " after " + state.play());
  }

  /** What was improper in the plays followed. */
  public List<Impropriety> findings() {
    List<Impropriety> all = new ArrayList<>();
    if (interpreter != null) {
      all.addAll(interpreter.findings().list());
    }
    all.addAll(givenUp);
    return List.copyOf(all);
  }
}
