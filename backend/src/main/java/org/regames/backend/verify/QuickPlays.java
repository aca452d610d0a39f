package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Plays a compiled game many times, where the interpreter has time for few, and has the interpreter
 * follow what stops early: players without a move are rare where they have to be hemmed in first.
 * So in every other play each move is, of a few, the one that leaves the fewest to choose from.
 */
final class QuickPlays {
  private static final int MOST_MOVES = 1_000;
  private static final int LOOKED_AHEAD = 6;

  /** How many more plays there is time for than in the interpreter. */
  private static final int AS_MANY = 20;

  private final Interpreter interpreter;
  private final GameState state;
  private final GameState ahead;
  private final MoveBuffer moves;
  private final MoveBuffer movesAhead;
  private final Set<String> stopped = new HashSet<>();

  private QuickPlays(ForwardModel model, Interpreter interpreter) {
    this.interpreter = interpreter;
    this.state = model.newState();
    this.ahead = model.newState();
    this.moves = model.newMoves();
    this.movesAhead = model.newMoves();
  }

  /** Plays, if the game can be compiled; returns how often. */
  static int run(Game game, Interpreter interpreter, int plays, long seed, LongConsumer progress) {
    int number = 0;
    try {
      QuickPlays quick = new QuickPlays(JvmEngine.compile(game), interpreter);
      SplittableRandom seeds = new SplittableRandom(seed);
      for (; number < plays * AS_MANY; number++) {
        quick.play(seeds.split(), number % 2 == 1);
        progress.accept(number);
      }
    } catch (EndlessPlayException | DiagnosticException | IllegalArgumentException _) {
      return number; // what does not end or cannot be compiled is left to the interpreter
    }
    return number;
  }

  private void play(SplittableRandom random, boolean hemsIn) {
    state.model().reset(state);
    List<List<String>> play = new ArrayList<>();
    Map<GameState, Integer> visited = new HashMap<>();
    while (play.size() < MOST_MOVES && !state.isTerminal()) {
      if (visited.putIfAbsent(state.copy(), play.size()) != null) {
        follow("again", play);
        return;
      }
      state.legalMoves(moves);
      if (moves.size() == 0) {
        follow(state.node(), play);
        return;
      }
      int move = hemsIn ? hemmingIn(random) : random.nextInt(moves.size());
      play.add(state.tags(moves, move));
      state.apply(moves, move);
    }
  }

  private int hemmingIn(SplittableRandom random) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < Math.min(moves.size(), LOOKED_AHEAD); i++) {
      int move = random.nextInt(moves.size());
      ahead.copyFrom(state);
      ahead.apply(moves, move);
      int answers = ahead.isTerminal() ? Integer.MAX_VALUE - 1 : ahead.countMoves(movesAhead);
      if (answers < least) {
        least = answers;
        best = move;
      }
    }
    return best;
  }

  /** Follows the first play that stopped at a place; the interpreter reports what it meets. */
  private void follow(String place, List<List<String>> play) {
    if (!stopped.add(place)) {
      return;
    }
    Map<State, Integer> visited = new HashMap<>();
    Optional<State> reached = interpreter.settle(interpreter.initial());
    for (int number = 0; reached.isPresent(); number++) {
      State at = reached.get();
      Integer before = visited.putIfAbsent(at, at.play().size());
      if (before != null) {
        interpreter.repeat(at, at.play().size() - before);
        return;
      }
      List<Move> legal = interpreter.moves(at);
      if (number == play.size()) {
        return;
      }
      List<String> tags = play.get(number);
      reached =
          legal.stream()
              .filter(move -> move.tags().equals(tags))
              .findFirst()
              .flatMap(move -> interpreter.settle(move.next()));
    }
  }
}
