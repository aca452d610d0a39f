package org.regames.backend.diff;

import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;

/** A game as the interpreter plays it. */
record ComparedAutomaton(Interpreter interpreter) implements ComparedGame {
  @Override
  public List<String> players() {
    return interpreter.players();
  }

  @Override
  public Optional<Position> start() {
    return settled(interpreter, interpreter.initial());
  }

  @Override
  public long work() {
    return interpreter.work();
  }

  @Override
  public int takenParts() {
    return interpreter.takenEdges();
  }

  private static Optional<Position> settled(Interpreter interpreter, State state) {
    return interpreter.settle(state).map(reached -> new At(interpreter, reached));
  }

  private record At(Interpreter interpreter, State state) implements Position {
    @Override
    public boolean isTerminal() {
      return state.isTerminal();
    }

    @Override
    public String player() {
      return state.player();
    }

    @Override
    public String score(String player) {
      return state.score(player);
    }

    @Override
    public List<PossibleMove> moves() {
      return interpreter.moves(state).stream()
          .<PossibleMove>map(move -> new Legal(interpreter, move))
          .toList();
    }

    @Override
    public List<Turn> play() {
      return state.play();
    }
  }

  private record Legal(Interpreter interpreter, Move move) implements PossibleMove {
    @Override
    public List<String> tags() {
      return move.tags();
    }

    @Override
    public List<String> seenBy(String player) {
      return move.seenBy(player);
    }

    @Override
    public List<Turn> play() {
      return move.next().play();
    }

    @Override
    public Optional<Position> after() {
      return settled(interpreter, move.next());
    }
  }
}
