package org.regames.backend.interpreter;

import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.MovePath;
import org.regames.backend.interpreter.search.Search;
import org.regames.backend.interpreter.search.Trace;

/** Reports what is improper about the moves of a state or about a run of moves. */
record Reports(ResolvedGame rules, ImproprietyLog findings, Watch watch, Search search) {
  /** Reports what is improper about the moves found for a state other than the end. */
  void check(State state, Moves moves) {
    int count = moves.count();
    if (count == 0) {
      ImproprietyLog.Key key =
          new ImproprietyLog.Key(Impropriety.DeadEnd.class, state.nodeNumber());
      findings.report(key, () -> deadEnd(state));
    } else if (count > 1 && state.isKeepersTurn()) {
      ImproprietyLog.Key key =
          new ImproprietyLog.Key(Impropriety.SeveralKeeperMoves.class, state.nodeNumber());
      findings.report(key, () -> severalKeeperMoves(state, moves.firstTwo()));
    } else if (moves.ambiguous() != null) {
      ImproprietyLog.Key key =
          new ImproprietyLog.Key(Impropriety.AmbiguousMove.class, state.nodeNumber());
      findings.report(key, () -> ambiguousMove(state, moves.ambiguous()));
    }
    if (moves.uneven() != null) {
      whoSeesUnevenly(moves.uneven())
          .ifPresent(
              player -> {
                ImproprietyLog.Key key =
                    new ImproprietyLog.Key(Impropriety.UnevenVisibility.class, state.nodeNumber());
                findings.report(key, () -> unevenVisibility(state, player, moves.uneven()));
              });
    }
  }

  private Impropriety deadEnd(State state) {
    return new Impropriety.DeadEnd(
        state.player(), state.node(), rules.origin(state.nodeNumber()), state.play());
  }

  private Impropriety severalKeeperMoves(State state, Moves.Pair pair) {
    MovePath first = path(state, pair.first());
    MovePath second = path(state, pair.second());
    return new Impropriety.SeveralKeeperMoves(
        pair.first().tags(), first, pair.second().tags(), second, state.play());
  }

  private Impropriety ambiguousMove(State state, Moves.Pair pair) {
    MovePath first = path(state, pair.first());
    MovePath second = path(state, pair.second());
    return new Impropriety.AmbiguousMove(pair.first().tags(), first, second, state.play());
  }

  private Impropriety unevenVisibility(State state, String player, Moves.Pair pair) {
    MovePath first = path(state, pair.first());
    MovePath second = path(state, pair.second());
    return new Impropriety.UnevenVisibility(
        pair.first().tags(), player, first, second, state.play());
  }

  private Optional<String> whoSeesUnevenly(Moves.Pair pair) {
    return rules.playerNames().stream()
        .filter(player -> !pair.first().seenBy(player).equals(pair.second().seenBy(player)))
        .findFirst();
  }

  /** Searches again for the first path of a move, this time keeping track of edges. */
  private MovePath path(State state, Move move) {
    Trace[] found = new Trace[1];
    watch.start(state);
    search.moves(
        state.nodeNumber(),
        state.semistate(),
        true,
        (node, semistate, tags, trace) -> {
          if (found[0] == null
              && tags.equals(move.labels())
              && tags.sameVisibility(move.labels())
              && state.after(tags, node, semistate).equals(move.next())) {
            found[0] = trace;
          }
        });
    return found[0].path(rules.automaton());
  }

  void endlessKeeper(State state, boolean repeats, long moves) {
    int node = state.nodeNumber();
    findings.report(
        new ImproprietyLog.Key(Impropriety.EndlessKeeper.class, node),
        () ->
            new Impropriety.EndlessKeeper(
                state.node(), repeats, moves, rules.origin(node), state.play()));
  }

  void endlessPlay(State state, boolean repeats, long moves) {
    int node = state.nodeNumber();
    findings.report(
        new ImproprietyLog.Key(Impropriety.EndlessPlay.class, node),
        () ->
            new Impropriety.EndlessPlay(
                state.node(), repeats, moves, rules.origin(node), state.play()));
  }

  void repeatedState(State state, int moves) {
    int node = state.nodeNumber();
    List<Turn> play = state.play();
    findings.report(
        new ImproprietyLog.Key(Impropriety.RepeatedState.class, node),
        () ->
            new Impropriety.RepeatedState(
                state.node(),
                play.subList(play.size() - moves, play.size()),
                rules.origin(node),
                play));
  }
}
