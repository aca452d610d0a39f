package org.regames.agents.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;

/**
 * The announcements of the keeper in a play: the tags of its moves, which compiled states do not
 * have. The play is interpreted in parallel to get them.
 */
final class KeeperWords {
  private final Interpreter interpreter;

  /** Nothing once the play cannot be followed because one move leads to several states. */
  private Optional<State> state;

  KeeperWords(Interpreter interpreter) {
    this.interpreter = interpreter.reportingTo(new ImproprietyLog());
    this.state = Optional.of(interpreter.initial());
  }

  /** The moves of the keeper with tags before anybody moves; to be called first. */
  List<Move> first() {
    return settled();
  }

  /** The moves of the keeper with tags that follow a move. */
  List<Move> after(Turn turn) {
    state = state.flatMap(before -> interpreter.after(before, turn).stream().findFirst());
    return settled();
  }

  private List<Move> settled() {
    List<Move> words = new ArrayList<>();
    while (state.filter(at -> at.isKeepersTurn() && !at.isTerminal()).isPresent()) {
      Optional<Move> move = interpreter.moves(state.get()).stream().findFirst();
      move.filter(said -> !said.tags().isEmpty()).ifPresent(words::add);
      state = move.map(Move::next);
    }
    return words;
  }
}
