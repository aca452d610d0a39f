package org.regames.backend.verify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.regames.backend.explore.Lookahead;
import org.regames.backend.explore.NoveltyArchive;
import org.regames.backend.explore.Trail;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Plays a compiled game many times, where the interpreter has time for few, and has the interpreter
 * replay plays that stop early. Players without a move are rare if they have to be hemmed in first,
 * so in some plays each move is, of a few, the one that leaves the fewest choices. States repeat if
 * plays go on after counters have reached their end, so in others it leaves the most; and every
 * other play begins where an earlier one found something rare, see {@link NoveltyArchive}.
 */
final class QuickPlays {
  private static final int MOST_MOVES = 1_000;
  private static final int LOOKED_AHEAD = 6;

  /** How many times more plays there is time for than in the interpreter. */
  private static final int AS_MANY = 20;

  /** The average total of legal moves in a play that there is time for. */
  private static final long MEAN_CHOICES = 4_000;

  /** With more edges compiling takes longer than the plays save: minutes for 200 000. */
  private static final int MOST_EDGES = 20_000;

  /** Which moves are played. */
  private enum Style {
    ANY,
    FEWEST_ANSWERS,
    MOST_ANSWERS
  }

  /** A state and the play that led to it. */
  private record Saved(GameState state, Trail trail) {}

  private final Interpreter interpreter;
  private final NoveltyArchive<Saved> archive;
  private final CounterLoops loops;
  private final GameState state;
  private final Lookahead lookahead;
  private final MoveBuffer moves;
  private final Set<String> stopped = new HashSet<>();
  private long choices;

  private QuickPlays(Game game, ForwardModel model, Interpreter interpreter) {
    this.interpreter = interpreter;
    Set<String> counters = counters(game);
    this.archive = new NoveltyArchive<>(model, counters);
    this.loops = new CounterLoops(model, counters);
    this.state = model.newState();
    this.lookahead = new Lookahead(model, LOOKED_AHEAD);
    this.moves = model.newMoves();
  }

  /** Plays if the game can be compiled in reasonable time; returns the number of plays. */
  static int run(Game game, Interpreter interpreter, int plays, long seed, LongConsumer progress) {
    if (game.edges().size() > MOST_EDGES) {
      return 0;
    }
    int number = 0;
    try {
      QuickPlays quick = new QuickPlays(game, JvmEngine.compile(game), interpreter);
      SplittableRandom seeds = new SplittableRandom(seed);
      long most = MEAN_CHOICES * AS_MANY * plays;
      for (; number < plays * AS_MANY && quick.choices < most; number++) {
        Style style = Style.values()[number / 2 % Style.values().length];
        quick.play(seeds.split(), style, number % 2 == 1);
        progress.accept(number);
      }
    } catch (EndlessPlayException | DiagnosticException | IllegalArgumentException _) {
      return number; // games that do not end or cannot be compiled are left to the interpreter
    }
    return number;
  }

  /** Variables that step from one value to the next: {@code clock = more[clock]}. */
  private static Set<String> counters(Game game) {
    Set<String> counters = new HashSet<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Assignment(Expression left, Expression right)
          && left instanceof Expression.Reference(String variable, _)
          && right instanceof Expression.Access(_, Expression.Reference(String key, _), _)
          && key.equals(variable)) {
        counters.add(variable);
      }
    }
    return counters;
  }

  private void play(SplittableRandom random, Style style, boolean goesOn) {
    Optional<Saved> begun = goesOn ? archive.choose(random) : Optional.empty();
    begun.ifPresentOrElse(saved -> state.copyFrom(saved.state), () -> state.model().reset(state));
    Trail trail = begun.map(Saved::trail).orElse(Trail.START);
    int last = trail.length() + MOST_MOVES;
    Set<GameState> visited = new HashSet<>();
    loops.begin();
    while (trail.length() < last && !state.isTerminal()) {
      if (!visited.add(state.copy())) {
        follow("again", trail.moves());
        return;
      }
      Trail repeated = loops.look(state, trail);
      if (repeated != null) {
        follow("again", repeated.moves());
        return;
      }
      state.legalMoves(moves);
      choices += moves.size();
      if (moves.size() == 0) {
        follow(state.node(), trail.moves());
        return;
      }
      Trail here = trail;
      archive.look(state, moves.size(), random, () -> new Saved(state.copy(), here));
      int move =
          switch (style) {
            case ANY -> random.nextInt(moves.size());
            case FEWEST_ANSWERS -> lookahead.least(state, moves, random, lookahead::answers);
            case MOST_ANSWERS ->
                lookahead.least(state, moves, random, next -> -lookahead.answers(next));
          };
      trail = trail.then(state.tags(moves, move));
      state.apply(moves, move);
    }
  }

  /** Replays the first play that stopped at a place; the interpreter reports what it finds. */
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
