package org.regames.backend.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.Incidents;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * An interpreter that replays some plays of a compiled game, to report what is improper in them.
 * Created when first needed.
 */
public final class Witness implements Follower {
  private static final int LOOKED_AT = 40;

  /** Takes less than a tenth of a second for a state. */
  private static final Limits FEW = new Limits(1_000_000, 5_000_000, 1000);

  private final Game game;
  private final List<Impropriety> givenUp = new ArrayList<>();
  private Interpreter interpreter;

  public Witness(Game game) {
    this.game = game;
  }

  @Override
  public void follow(Incidents incidents) {
    incidents.stuck().forEach(this::follow);
    incidents.givenUp().forEach(this::giveUp);
  }

  private void giveUp(String node, List<Turn> play) {
    Automaton automaton = Automaton.of(game);
    int[] edges = automaton.outgoing(automaton.node(node));
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

  /**
   * Whether in a few states at the start of a random play the keeper has several moves. Compiled
   * games play only the first; this is checked if it cannot be proved that there is only one.
   */
  public boolean seesSeveralKeeperMoves() {
    ImproprietyLog seen = new ImproprietyLog();
    Interpreter player = Interpreter.of(game, FEW, new Budget()).reportingTo(seen);
    SplittableRandom random = new SplittableRandom(1);
    try {
      Optional<State> state = player.settle(player.initial());
      for (int states = 0; states < LOOKED_AT && state.isPresent(); states++) {
        List<Move> moves = player.moves(state.get());
        state =
            moves.isEmpty()
                ? player.settle(player.initial())
                : player.settle(moves.get(random.nextInt(moves.size())).next());
      }
    } catch (DiagnosticException _) {
      // Too much work to look at more states than that.
    }
    return seen.first(Impropriety.SeveralKeeperMoves.class).isPresent();
  }

  private State next(State state, List<String> tags) {
    for (Move move : interpreter.moves(state)) {
      if (move.tags().equals(tags)) {
        return move.next();
      }
    }
    throw new IllegalStateException("engines disagree: no move " + tags + " after " + state.play());
  }

  @Override
  public List<Impropriety> findings() {
    List<Impropriety> all = new ArrayList<>();
    if (interpreter != null) {
      all.addAll(interpreter.findings().list());
    }
    all.addAll(givenUp);
    return List.copyOf(all);
  }
}
